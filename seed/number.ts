/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 11;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = '11bfbe196a264c88d00f456d1c16f13c1cc27e2938f35b8a2f6ba10ce72da846';
