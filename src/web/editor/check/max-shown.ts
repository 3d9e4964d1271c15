/** Of several formats the one that shows the most of a photo. Pure. */

/** `share`: of the photo's area that is seen, 0..1; `area`: of the format, in any unit that is the same for all. */
export type ShownIn<Format> = { format: Format; share: number; area: number };

/** Formats that differ by less are one shape: rounded to whole millimetres they show nearly the same. */
const sameShare = 0.02;

/** The format of the best share; of formats of that shape the one nearest in size to `area`. Null where there is none. */
export function maxShown<Format>(formats: readonly ShownIn<Format>[], area: number): ShownIn<Format> | null {
  const best = Math.max(...formats.map(({ share }) => share));
  const away = (one: ShownIn<Format>) => Math.abs(Math.log(one.area / area));
  const [nearest] = formats.filter(({ share }) => share > best - sameShare).toSorted((a, b) => away(a) - away(b));
  return nearest ?? null;
}
