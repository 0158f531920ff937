import { afterEach, expect, test, vi } from "vitest";
import { afterFrame } from "./frame";

afterEach(() => vi.restoreAllMocks());

const frames = async () => {
  await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done));
};

test("work waits for the frame, and can be prevented until then", async () => {
  const [wanted, unwanted] = [vi.fn(), vi.fn()];
  afterFrame(wanted);
  afterFrame(unwanted)();
  expect(wanted).not.toHaveBeenCalled();
  await frames();
  expect(wanted).toHaveBeenCalledOnce();
  expect(unwanted).not.toHaveBeenCalled();
});

test("in a hidden tab, where no frame comes, it is done at once", () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  const work = vi.fn();
  afterFrame(work);
  expect(work).toHaveBeenCalledOnce();
});
