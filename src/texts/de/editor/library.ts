/** German texts of the library of a visitor's pictures. */
export const libraryButtonTexts = {
  'library.open': 'Aus deinen Bildern',
  'library.open.sie': 'Aus Ihren Bildern',
};

export const libraryTexts = {
  'library.title': 'Deine Bilder',
  'library.title.sie': 'Ihre Bilder',
  'library.filter': 'Welche Bilder',
  'library.filter.all': 'Alle',
  'library.filter.unused': 'Noch nicht verwendet',
  'library.filter.fresh': 'Zuletzt hochgeladen',
  'library.waiting': 'Die Bilder werden geladen …',
  'library.none': 'Hier ist noch kein Bild. Was du hochlädst, findest du in jedem Produkt wieder.',
  'library.none.sie': 'Hier ist noch kein Bild. Was Sie hochladen, finden Sie in jedem Produkt wieder.',
  'library.none.filtered': 'Kein Bild passt zu dieser Auswahl.',
  'library.day.none': 'Ohne Datum',
  'library.day.all': 'Alle wählen',
  'library.picture': '{name}, {day}',
  'library.picture.used': '{name}, {day}, schon verwendet',
  'library.used': 'verwendet',
  'library.place': '{count, plural, =0 {Bilder einsetzen} one {# Bild einsetzen} other {# Bilder einsetzen}}',
  'library.left': '{count, plural, one {Für # Bild ist kein Platz mehr frei.} other {Für # Bilder ist kein Platz mehr frei.}}',
  'library.close': 'Schließen',
  'library.kept': 'Bilder, die nirgends verwendet werden, löschen wir {days} Tage nach dem Hochladen oder dem letzten Gebrauch.',
  'library.kept.first': 'Das nächste geht am {day}.',
  'library.clear': 'Alle löschen',
  'library.clear.ask': 'Alle Bilder endgültig löschen? Was in Entwürfen und im Warenkorb steht, bleibt.',
  'library.clear.yes': 'Endgültig löschen',
  'library.clear.no': 'Behalten',
  'library.clear.unsaved': 'Der Entwurf ist noch nicht gespeichert, darum haben wir nichts gelöscht. Bitte gleich noch einmal versuchen.',
  'library.clear.failed': 'Das hat nicht geklappt, es ist nichts gelöscht. Bitte noch einmal versuchen.',
  'library.cleared':
    '{deleted, plural, =0 {Kein Bild war zu löschen.} one {# Bild ist gelöscht.} other {# Bilder sind gelöscht.}} {kept, plural, =0 {} one {# Bild ist in Gebrauch und bleibt.} other {# Bilder sind in Gebrauch und bleiben.}}',
};
