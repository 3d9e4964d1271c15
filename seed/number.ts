/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 12;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = '8629372b4d1e5d761b7790e2c4c0379b73a832bfa93770189ac827ef5f40109c';
