/** German texts of the page with the uploaded pictures. */
export const accountPictureTexts = {
  'account.pictures.kept': 'Bilder, die nirgends verwendet werden, löschen wir {days} Tage nach dem Hochladen oder dem letzten Gebrauch.',
  'account.pictures.clear': 'Alle löschen',
  'account.pictures.clear.ask': 'Was in Entwürfen, im Warenkorb oder auf der Seite einer Feier steht, bleibt.',
  'account.pictures.clear.button': 'Alle anderen endgültig löschen',
  'account.pictures.cleared':
    '{deleted, plural, =0 {Kein Bild war zu löschen.} one {# Bild ist gelöscht.} other {# Bilder sind gelöscht.}} {kept, plural, =0 {} one {# Bild ist in Gebrauch und bleibt.} other {# Bilder sind in Gebrauch und bleiben.}}',
  'account.pictures.more': 'Ältere Bilder',
  'account.picture.until': 'Bleibt bis {day}',
  'account.picture.used': 'In Gebrauch',
};
