/** Whether the text is on the clipboard now; without a secure connection there is only the old way, through a field. */
export async function copied(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select();
    return document.execCommand("copy");
  }
}

/** Opens what the device shares with; whoever changes their mind there has done nothing wrong. */
export async function shared(url: string): Promise<void> {
  await navigator.share({ title: "Katzentisch", url }).catch(() => {});
}
