/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 5;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = 'c7fba902814b8cda00413aba085a28f5a526d62e5dab615cfee06a2d8adbffd4';
