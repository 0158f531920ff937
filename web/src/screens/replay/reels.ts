import { SvelteMap } from "svelte/reactivity";
import { get } from "../../net/api";
import type { ReplayFrame, Replay } from "../../shapes";

const PAGE = 1000; // frames that the server gives at once

/** The frames of one game by seat (null: a spectator's), fetched page by page when they are wanted. */
export class Reels {
  private pages = new SvelteMap<string, ReplayFrame[]>();
  private coming = new Map<string, Promise<void>>();

  constructor(private readonly id: string) {}

  frame(seat: number | null, at: number): ReplayFrame | undefined {
    return this.pages.get(key(seat, at))?.[at % PAGE];
  }

  load(seat: number | null, at: number): Promise<void> {
    const page = key(seat, at);
    if (this.pages.has(page)) return Promise.resolve();
    const coming = this.coming.get(page) ?? this.fetch(seat, at).finally(() => this.coming.delete(page));
    this.coming.set(page, coming);
    return coming;
  }

  private async fetch(seat: number | null, at: number): Promise<void> {
    const eyes = seat === null ? "" : `&seat=${seat}`;
    const from = at - (at % PAGE);
    const { frames } = await get<Replay>(
      `/api/played/${encodeURIComponent(this.id)}/replay?from=${from}&count=${PAGE}${eyes}`,
    );
    this.pages.set(key(seat, at), frames);
  }
}

const key = (seat: number | null, at: number) => `${seat ?? "-"}/${Math.floor(at / PAGE)}`;
