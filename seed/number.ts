/**
 * Number of the seed: rows and stories of `seed/` and `designs/`. It rises with every change of them, so that a program of an older release that
 * is started again beside a newer one leaves its rows alone. `src/app/seed-number.test.ts` prints the hash.
 */
export const seedNumber = 9;
/** SHA-256 of this number with all rows and stories. @internal */
export const seedHash = '53a3df538ad55bb60c6eeec17f024a57c466904972f7458e3d3a31870062fad8';
