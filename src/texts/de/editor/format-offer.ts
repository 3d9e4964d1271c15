/** German texts of the offer of another format, in which less of a photo falls away. Browsers load them with it. */
export const formatOfferTexts = {
  'format-offer.more': 'Format {name}: {price} mehr',
  'format-offer.less': 'Format {name}: {price} weniger',
  'format-offer.same': 'Format {name}: gleicher Preis',
  'format-offer.label': '{action}. {text}',
} as const;
