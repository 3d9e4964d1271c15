/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 2;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = '8c40f499da2a30f6bd31724e070980cb7f5d8b4dd93ef0ebee728fac1d03a149';
