/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 3;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = 'c6b7c8a88f79bb36626f07fd88409c98e290c60f8becffa07d8d29c25ae57222';
