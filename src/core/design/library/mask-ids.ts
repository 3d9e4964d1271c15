/** Names of the masks that photos are cut by: figures, and capital letters and digits by themselves. Apart from their outlines, which few designs need. */
export const maskFigures = ['hexagon', 'oval', 'cloud', 'scallop', 'leaf', 'drop', 'star', 'torn', 'brush', 'ticket'] as const;
export type MaskFigure = (typeof maskFigures)[number];

export const maskIdPattern = new RegExp(`^(${maskFigures.join('|')}|[A-Z\\d])$`);
