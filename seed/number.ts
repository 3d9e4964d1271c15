/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 4;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = 'b28f260a19ac3c54e302b85a9e29c423085057b9509a1d260ab1c1e29493d706';
