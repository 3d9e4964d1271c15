/** Work in steps: who runs it may do something else between two of them. */
export type Steps<Result> = Generator<void, Result>;

/** The result of all steps without a pause. */
export function finished<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Items that are sorted at once. */
const run = 512;
/** Items that are merged in a step. */
const mergedAtOnce = 4_096;

/** `items` in order, as `toSorted` has them: equal ones stay in theirs. Each step takes time for some thousand items. */
export function* sortSteps<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): Steps<Item[]> {
  let from: Item[] = [];
  for (let at = 0; at < items.length; at += run) {
    for (const item of items.slice(at, at + run).sort(compare)) from.push(item);
    yield;
  }
  for (let width = run; width < from.length; width *= 2) {
    const to: Item[] = [];
    for (let low = 0; low < from.length; low += 2 * width) {
      const [middle, end] = [Math.min(low + width, from.length), Math.min(low + 2 * width, from.length)];
      let [left, right] = [low, middle];
      while (left < middle || right < end) {
        const isLeft = right >= end || (left < middle && compare(from[left] as Item, from[right] as Item) <= 0);
        to.push(from[isLeft ? left++ : right++] as Item);
        if (to.length % mergedAtOnce === 0) yield;
      }
    }
    from = to;
    yield;
  }
  return from;
}
