/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 6;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = 'd0c3aeb65fe26415a0fd6cb19df395f6cc7ae480de93883ad6daa8f349dd4b72';
