/**
 * `npm test` runs a covering sample of the cases, `npm run test:all` all of them (TESTS=all). The code and the seeds are the same. Files named
 * `*.long.test.ts` run in `npm run test:all` only.
 */
export const isLongForm = process.env.TESTS === 'all';

/**
 * Every `step`-th case; all cases in the long form, or those of its part.
 * @param offset The first case that is taken, below `step`. Different offsets in neighbouring tests cover different cases.
 */
export function sampled<T>(cases: readonly T[], step: number, offset = 0): readonly T[] {
  return isLongForm ? sharedOut(cases) : cases.filter((_, index) => index % step === offset % step);
}

/**
 * The cases of one part of the long form: all of them, unless several parts share them out.
 * @param share "2/8" for the second of eight shares, as tools/test-parts.ts sets it.
 */
export function sharedOut<T>(cases: readonly T[], share = process.env.TESTS_SHARE ?? '1/1'): readonly T[] {
  const [number = 1, shares = 1] = share.split('/').map(Number);
  return cases.filter((_, index) => index % shares === number - 1);
}
