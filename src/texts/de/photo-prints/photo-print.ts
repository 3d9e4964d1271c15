/** German texts of the configurator of photo prints and of their page. */
export const photoPrintTexts = {
  'photo-print.title': 'Fotoabzüge gestalten',
  'photo-print.format': '{format} cm',
  'photo-print.paper': 'Papier',
  'photo-print.border': 'Rand',
  'photo-print.count': '{count, plural, one {Ein Abzug} other {{count} Abzüge}}',
  'photo-print.parts': 'Preis nach Formaten',
  'photo-print.average': 'im Schnitt {price} je Abzug',
  'photo-print.vat': 'inkl. MwSt., zzgl. Versand',
  'photo-print.days': '{days, plural, one {In einem Werktag gedruckt} other {In {days} Werktagen gedruckt}}',
  'photo-print.missing.start': 'Neue Fotoabzüge gestalten',
} as const;
