/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 16;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = '31b17b97cb0cb0c84244406cbd9926600a22796e4c7dffc386be78beb65c897b';
