/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 8;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = 'c9257d9982db2ce914e3504346943e55f8df6bc899a1426f39da6ccbd31fb726';
