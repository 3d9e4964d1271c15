/** How a piece travels, rising: beyond a parcel it costs a surcharge. */
export const parcelKinds = ['parcel', 'bulky', 'freight'] as const;
export type ParcelKind = (typeof parcelKinds)[number];

/** What all pieces together travel as. */
export function largestKind(kinds: readonly ParcelKind[]): ParcelKind {
  return parcelKinds[Math.max(0, ...kinds.map((kind) => parcelKinds.indexOf(kind)))] ?? 'parcel';
}
