/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 6;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = '11dd6ad8497838d3779724f3926470915a3213e78ceb0c3cd09def07c0fbf9f4';
