/** German texts of the start pages of both channels. */
export const homeTexts = {
  'home.city': 'München',
  'home.title': 'Einladungen und Karten selbst gestalten',
  'poster.title': 'Poster und Bilder im echten Maßstab',
  'poster.line1': 'Häng',
  'poster.line2': 'was an',
  'poster.line3': 'die Wand.',
  'poster.text': 'Der Wandbild-Katalog öffnet später. Karten und Einladungen gibt es schon jetzt bei Federleicht.',
  'poster.button': 'Zu den Karten',
  'poster.size.title': 'So groß ist groß.',
  'poster.size.text': 'Das Sofa misst zwei Meter. Daran siehst du, wie weit die Formate reichen.',
  'poster.size.image': 'Ein Sofa von zwei Metern Breite, darüber drei Formate im gleichen Maßstab',
} as const;
