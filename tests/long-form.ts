/**
 * `npm test` runs a covering sample of the cases, `npm run test:all` all of them (TESTS=all). The code and the seeds are the same. Files named
 * `*.long.test.ts` run in `npm run test:all` only.
 */
export const isLongForm = process.env.TESTS === 'all';

/**
 * Every `step`-th case; all cases in the long form.
 * @param offset The first case that is taken, below `step`. Different offsets in neighbouring tests cover different cases.
 */
export function sampled<T>(cases: readonly T[], step: number, offset = 0): readonly T[] {
  return isLongForm ? cases : cases.filter((_, index) => index % step === offset % step);
}
