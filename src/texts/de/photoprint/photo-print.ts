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

  'prints.start': 'Startseite',
  'prints.title': 'Fotoabzüge',
  'prints.meta':
    'Fotoabzüge ab {from}: von 9 × 13 bis 30 × 45, matt, glänzend oder auf Hahnemühle. Viele Fotos auf einmal hochladen, jedes in seinem Format.',
  'prints.lead':
    'Deine Fotos auf echtem Papier. Lade alle auf einmal hoch und sieh jedes so, wie es geschnitten wird, bevor es gedruckt ist.',
  'prints.from': 'ab {price} je Abzug',
  'prints.from.note': 'Der erste Abzug kostet ab {single}, mit der Menge wird es günstiger. Inkl. MwSt., zzgl. Versand.',
  'prints.upload': 'Fotos hochladen',
  'prints.delivery': 'Lieferung',
  'prints.formats': 'Formate und Preise',
  'prints.formats.caption':
    'Preis je Abzug auf mattem oder glänzendem Fotopapier, darunter das genaue Maß. Gezählt wird je Format: Die ersten 49 kosten den vollen Preis, jeder weitere weniger. Auf Hahnemühle kostet ein Abzug das Vierfache.',
  'prints.format': 'Format',
  'prints.block': 'ab {from}',
  'prints.block.first': '1 bis {to}',
  'prints.care': 'Kein Kopf wird abgeschnitten',
  'prints.care.crop': 'Ausschnitt selbst bestimmen',
  'prints.care.crop.text':
    'Kamerafotos haben selten die Form des Papiers. Du siehst, was wegfällt, und schiebst den Ausschnitt, bis er stimmt.',
  'prints.care.whole': 'Oder das ganze Foto',
  'prints.care.whole.text': 'Mit weißen Rändern fehlt nichts vom Bild. Auch ringsum weiß geht, schmal oder breit.',
  'prints.care.fit': 'Passendes Format',
  'prints.care.fit.text': 'Ein Tipp, und jedes Foto bekommt das Format, das zu ihm passt: 4:3 wird 10 × 13, 3:2 wird 10 × 15.',
  'prints.care.sharp': 'Scharf oder nicht',
  'prints.care.sharp.text': 'Zu kleine Fotos und doppelte sind markiert, bevor du bestellst.',
  'prints.max': 'In einem Satz sind bis zu {max} Abzüge.',
} as const;
