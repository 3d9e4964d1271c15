/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 3;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = 'fab46f879a55c2461a87b95e3a7d01ddc554fd81e41748f6b6d5af9feab4a69f';
