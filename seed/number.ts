/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 7;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = '70bfa8e62f08a5bc2ab05b0ffd667f3dc78ba0eaa0deaf82a246891040fd03a1';
