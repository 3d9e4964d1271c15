/** What a customer types once for the tiles of all designs: names, a day ('2027-06-12') and a place. */
export type TileWords = { first: string; second?: string | undefined; date?: string | undefined; place?: string | undefined };

export const tileWordKinds = ['first', 'second', 'date', 'place'] as const;
export type TileWordKind = (typeof tileWordKinds)[number];

/** Characters of what is typed. */
export const tileWordLengths = { first: 60, second: 60, place: 120 } as const;
