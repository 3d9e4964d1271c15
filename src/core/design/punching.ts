/** Punchings of a trimmed edge that a customer chooses (F200); products with a contour of their own take none. */
export const punchingKeys = ['none', 'heart-corners', 'round-corners', 'wave'] as const;
export type Punching = (typeof punchingKeys)[number];
