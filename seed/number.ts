/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 2;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = 'cf8af089d15f17556f65204eff6049799c0be3366bb08cebcd36d1f09c9c33c0';
