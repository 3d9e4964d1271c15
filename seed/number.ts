/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 5;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = '290b88293c3098f57b9b49d061551f172d46ce4d3565cb9f0557d7648980de35';
