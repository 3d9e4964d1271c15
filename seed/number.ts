/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 3;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = 'f816f829205c4e7457fcbc130478696fa29c5894b348544e130c8e21afff3f85';
