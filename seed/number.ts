/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 4;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = '7a3e0452dca0533a02ded2bdf539e5bcfef42c5eb23c6fcfb99f059165fce248';
