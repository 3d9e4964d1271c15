/** German texts of the design groups of calendars, and the words their sheets begin with. */
export const calendarDesignTexts = {
  'calendar.group.galerie': 'Galerie',
  'calendar.group.galerie.note': 'Das Foto gerahmt auf ruhigem Papier.',
  'calendar.group.vollbild': 'Vollbild',
  'calendar.group.vollbild.note': 'Das Foto bis an alle Kanten.',
  'calendar.group.zweige': 'Zweige',
  'calendar.group.zweige.note': 'Blätter in zwei Tönen, die Monate von Hand gesetzt.',
  'calendar.group.linol': 'Linol',
  'calendar.group.linol.note': 'Sonne und Hügel in drei warmen Farben.',
  'calendar.group.ziffer': 'Ziffer',
  'calendar.group.ziffer.note': 'Die Zahl des Monats so groß, wie sie passt.',

  'calendar.colouring.weiss': 'Weiß',
  'calendar.colouring.kalk': 'Kalk',
  'calendar.colouring.nacht': 'Nacht',
  'calendar.colouring.hell': 'Hell',
  'calendar.colouring.dunkel': 'Dunkel',
  'calendar.colouring.salbei': 'Salbei',
  'calendar.colouring.rose': 'Rosé',
  'calendar.colouring.terrakotta': 'Terrakotta',
  'calendar.colouring.see': 'See',
  'calendar.colouring.rot': 'Rot',
  'calendar.colouring.safran': 'Safran',

  'calendar.cover-title': 'Unser Jahr',
  'calendar.week': 'Woche {number}',
} as const;
