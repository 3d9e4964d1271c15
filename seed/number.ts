/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 1;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = 'ba43a6642d972a650dfd606fff91bf5377087346b023f2e379b77450827e61b6';
