/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 6;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = '6c9a8842473ae201a726be4d314a05a3b91eb6960def08396d8d08d336a6f9ca';
