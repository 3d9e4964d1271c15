/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 10;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = '824f822c83835344b9f2e992c555f27286e4c1ce6f3c2aef15ae224270474d3d';
