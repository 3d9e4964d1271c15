/** German texts of photo prints: formats, papers, borders, and what does not go together. */
export const photoprintTexts = {
  'photoprint.title': 'Fotoabzüge',
  'photoprint.count': '{count} Fotoabzüge',
  'photoprint.count.one': '1 Fotoabzug',
  'photoprint.part': '{count, plural, one {1 Abzug} other {# Abzüge}} {format} cm',
  'photoprint.and': '{text}, {more}',

  'photoprint.format.9x13': '9 × 13',
  'photoprint.format.10x13': '10 × 13',
  'photoprint.format.10x15': '10 × 15',
  'photoprint.format.11x17': '11 × 17',
  'photoprint.format.13x18': '13 × 18',
  'photoprint.format.15x20': '15 × 20',
  'photoprint.format.20x30': '20 × 30',
  'photoprint.format.30x45': '30 × 45',
  'photoprint.format.10x10': '10 × 10',
  'photoprint.format.13x13': '13 × 13',
  'photoprint.format.retro': 'Retro 9 × 11',
  'photoprint.format.cm': '{format} cm',
  'photoprint.formats': 'in {formats} cm',
  'photoprint.formats.all': 'in allen Formaten',
  'photoprint.format.unknown': 'Das Format „{value}“ gibt es nicht. Am nächsten kommt {nearest} cm.',

  'photoprint.paper.matt': 'Fotopapier matt',
  'photoprint.paper.matt.note': 'spiegelt nicht, 225 g/m²',
  'photoprint.paper.glossy': 'Fotopapier glänzend',
  'photoprint.paper.glossy.note': 'satte Farben, tiefes Schwarz, 225 g/m²',
  'photoprint.paper.hahnemuehle': 'Hahnemühle FineArt',
  'photoprint.paper.hahnemuehle.note': 'Baumwollpapier, leicht rau, 308 g/m²',
  'photoprint.paper.unknown': 'Das Papier „{value}“ gibt es nicht. Am nächsten kommt {nearest}.',
  'photoprint.paper.refused': '{paper} gibt es erst ab {nearest} cm, nicht in {format} cm. Nimm {nearest} cm oder ein anderes Papier.',

  'photoprint.border.0': 'ohne Rand',
  'photoprint.border.0.note': 'Das Foto reicht bis an die Kante.',
  'photoprint.border.mm': 'weißer Rand {border, select, 3 {0,3 cm} 5 {0,5 cm} other {schmal}}',
  'photoprint.border.3.note': 'ein schmaler Rand ringsum',
  'photoprint.border.5.note': 'ein Rand zum Anfassen',
  'photoprint.border.unknown':
    'Einen Rand von {border} mm gibt es nicht. Am nächsten kommt {nearest, select, 0 {ein Abzug ohne Rand} other {ein Rand von {nearest} mm}}.',

  'photoprint.delivery': 'Jetzt bestellt, bis {day} bei dir.',
  'photoprint.delivery.express': 'Jetzt bestellt, bis {day} bei dir. Mit Express noch früher.',
  'photoprint.not-sold': '{name} bieten wir zurzeit nicht an.',
  'photoprint.too-many': 'Das wären {count} Abzüge. In einen Satz passen höchstens {max}: Leg die übrigen in einen zweiten Satz.',
  'photoprint.twice': 'Mit den Fotos ist etwas durcheinandergeraten. Lade die Seite neu, deine Fotos bleiben erhalten.',
  'photoprint.next-block':
    '{left, plural, one {Noch ein Abzug} other {Noch {left} Abzüge}} in {format} cm, dann kostet jeder weitere {unit}.',
} as const;
