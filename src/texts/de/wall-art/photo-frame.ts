/** German texts of the configurator of photo frames and wall art. */
export const photoFrameTexts = {
  'photo-frame.title': 'Wandbild gestalten',
  'photo-frame.view': 'An der Wand',
  'photo-frame.missing.start': 'Neues Wandbild beginnen',
  'photo-frame.waiting': 'Die Vorschau wird geladen …',

  'photo-frame.start': 'Lade zuerst dein Foto hoch. Danach zeigt jede Größe, wie scharf es dort gedruckt wird.',
  'photo-frame.size': 'Größe',
  'photo-frame.family': 'Seitenverhältnis',
  'photo-frame.turn.standing': 'Hochformat',
  'photo-frame.turn.lying': 'Querformat',
  'photo-frame.orientation': 'Ausrichtung',
  'photo-frame.level.fine': 'gestochen scharf',
  'photo-frame.level.distant': 'scharf, wenn es hängt',
  'photo-frame.level.soft': 'scharf genug',
  'photo-frame.level.least': 'etwas weich',
  'photo-frame.level.refused': 'zu unscharf',
  'photo-frame.ppi': '{size}: {ppi} dpi, mindestens {least}',

  'photo-frame.material': 'Material',
  'photo-frame.stretcher': 'Keilrahmen',
  'photo-frame.edge': 'Rand',
  'photo-frame.edgeColour': 'Farbe des Randes',
  'photo-frame.refinement': 'Folie',
  'photo-frame.frameType': 'Rahmen',
  'photo-frame.frameColour': 'Farbe des Rahmens',
  'photo-frame.matSize': 'Passepartout',
  'photo-frame.hanging': 'Aufhängung',

  'photo-frame.surcharge': 'Kommt als {kind}: {price} mehr Versand, einmal je Bestellung.',
} as const;
