/** German texts of the page of an address that leads nowhere. */
export const notFoundTexts = {
  'error.404.headline.federleicht': 'Diese Seite ist davongeflogen.',
  'error.404.headline.myposter': 'Hier hängt nichts.',
  'error.404.subline': 'Zur Startseite findest du hier zurück.',
  'error.404.control': 'Nicht gefunden',
  'error.404.button': 'Zur Startseite',
  'error.404.image.federleicht': 'Eine leere Karte und eine Feder auf einer hellen Wand',
  'error.404.image.myposter': 'Ein heller Fleck mit einem Nagel an der Wand, davor ein leerer Rahmen',
} as const;
