/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 3;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = '0b64ce00b28643dd8ba942321f696a21604edca85673dd24cbe97f284cdcc5d6';
