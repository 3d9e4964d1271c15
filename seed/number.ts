/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 3;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = '2ead22c6b4073642fe6c08864e8188a0d2529cffd41a2ce159c30aa813516cb3';
