/** Names of the masks that photos are cut by: figures, and letters and digits, each named by itself. Apart from their outlines, which few designs need. */
export const maskFigures = ['hexagon', 'oval', 'cloud', 'scallop', 'leaf', 'drop', 'star', 'torn', 'brush', 'ticket'] as const;
export type MaskFigure = (typeof maskFigures)[number];
