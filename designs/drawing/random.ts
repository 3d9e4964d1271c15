/** Seeded pseudo-random numbers for ornaments. */
export { type Random, random } from '#core/values/numbers/random.ts';
