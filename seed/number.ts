/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 4;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = 'e0ceb180cb0fc32983dba6b831225e460be27a1cb43907aae373b1abfcf3d086';
