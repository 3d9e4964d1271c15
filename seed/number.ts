/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 2;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = '35bbe8d1d0d8fd2c540be6854d93949aef3db61b11f72b61463e6093424e7959';
