/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 13;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = '92620d3d1eb5c7b0852e25c55f2cf38cbbf25705eeb62c0af082f79e4ca0d436';
