/** Names of the local copies of drafts before their first save: a browser holds one new draft of each name. */
export const draftNames = {
  calendar: () => 'calendar',
  card: ({ card }: { card: string }) => `card:${card}`,
  collage: () => 'collage',
  merch: ({ sku }: { sku: string }) => `merch:${sku}`,
  photobook: () => 'photobook',
  photobox: () => 'photobox:photo',
  photoframe: ({ poster }: { poster?: string | undefined }) => `photoframe:${poster ?? 'photo'}`,
  photoprint: () => 'photoprint:photo',
};
