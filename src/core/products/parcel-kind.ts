/** How a piece travels, rising: beyond a parcel it costs a surcharge. */
export const parcelKinds = ['parcel', 'large', 'bulky', 'freight'] as const;
export type ParcelKind = (typeof parcelKinds)[number];
export const chargedKinds = ['large', 'bulky', 'freight'] as const satisfies readonly Exclude<ParcelKind, 'parcel'>[];

/** What all pieces together travel as. */
export function largestKind(kinds: readonly ParcelKind[]): ParcelKind {
  return parcelKinds[Math.max(0, ...kinds.map((kind) => parcelKinds.indexOf(kind)))] ?? 'parcel';
}
