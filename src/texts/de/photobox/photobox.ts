/** German texts of photo boxes: boxes, papers, lids, and what does not fit. A key with `.sie` is the form with Sie. */
export const photoboxTexts = {
  'photobox.title': 'Fotobox',
  'photobox.format': '{box} {size}',
  'photobox.text': '{box}, {prints}, {lid}',
  'photobox.prints': '{count} Fotos auf {material}',
  'photobox.type.small': 'Kleine Fotobox',
  'photobox.type.photoprint': 'Große Fotobox',
  'photobox.type.note': '{min} bis {max} Fotos in {size}',

  'photobox.material.matt': 'Fotopapier matt',
  'photobox.material.matt.note': '240 g/m², spiegelt nicht',
  'photobox.material.glossy': 'Fotopapier glänzend',
  'photobox.material.glossy.note': '240 g/m², tiefes Schwarz',
  'photobox.material.hahnemuehle': 'Hahnemühle FineArt',
  'photobox.material.hahnemuehle.note': 'Baumwollpapier, 310 g/m², leicht rau',

  'photobox.lid.natur': 'Deckel aus Graupappe',
  'photobox.lid.natur.note': 'unbedruckt, Farbe der Pappe',
  'photobox.lid.weiss': 'Deckel weiß',
  'photobox.lid.weiss.note': 'mit weißem Papier bezogen',
  'photobox.lid.motiv': 'Deckel bedruckt',
  'photobox.lid.motiv.note': 'mit deinem Foto oder einer Farbe, auch um den Rand',
  'photobox.lid.motiv.note.sie': 'mit Ihrem Foto oder einer Farbe, auch um den Rand',

  'photobox.border.0': 'ohne Rand',
  'photobox.border.mm': 'weißer Rand, {border, select, 3 {0,3 cm} 5 {0,5 cm} other {schmal}}',

  'delivery.photo-box.today': 'Heute bis {hour} Uhr bestellt, ist deine Fotobox bis {arrival} bei dir.',
  'delivery.photo-box.today.sie': 'Heute bis {hour} Uhr bestellt, ist Ihre Fotobox bis {arrival} bei Ihnen.',
  'delivery.photo-box.tomorrow': 'Morgen bis {hour} Uhr bestellt, ist deine Fotobox bis {arrival} bei dir.',
  'delivery.photo-box.tomorrow.sie': 'Morgen bis {hour} Uhr bestellt, ist Ihre Fotobox bis {arrival} bei Ihnen.',
  'delivery.photo-box.later': 'Bis {day}, {hour} Uhr bestellt, ist deine Fotobox bis {arrival} bei dir.',
  'delivery.photo-box.later.sie': 'Bis {day}, {hour} Uhr bestellt, ist Ihre Fotobox bis {arrival} bei Ihnen.',

  'photobox.not-sold': '{name} ist zurzeit nicht lieferbar.',
  'photobox.format-differs': '{box}: Die Fotos darin haben das Format {format}.',
  'photobox.count': '{box}, {material}: Es passen {min} bis {max} Fotos hinein, nicht {count}. Am nächsten kommt {nearest}.',
  'photobox.too-many': '{box}, {material}: Es passen {max} Fotos hinein, das sind {count}.',
  'photobox.unknown': '„{value}“ gibt es bei Fotoboxen nicht. Am nächsten kommt „{nearest}“.',
  'photobox.whole': 'Die Zahl der Fotos ist eine ganze Zahl, nicht „{value}“. Am nächsten kommt {nearest}.',
  'photobox.amount': 'Fotoboxen gibt es in ganzen Stückzahlen von 1 bis {max}. Am nächsten kommt {nearest}.',
} as const;
