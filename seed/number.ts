/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 4;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = '466a1ba823946b28f7034483cb1368e4229b049a9b31bb5523dc2cd017cc524b';
