/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 6;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = '71fd4e26c957fe0bcab8104e01dd3d7d5aa85475e7cecd3a48ceb767ca3abb52';
