/** German texts of what is said about who sits where, also in files. */
export const eventSeatingMessageTexts = {
  'seating.companion': 'Begleitung von {name}',
  'seating.nameless': 'Ohne Namen',
  'seating.names': '{names} und {last}',
  'seating.names.more': '{names} und {count, plural, one {noch jemandem} other {{count} weiteren}}',
  'seating.reason.near': 'neben {names}',
  'seating.reason.apart': 'getrennt von {names}',
  'seating.reason.side': 'Seite {side}',
  'seating.child': 'Kind',
  'seating.undecided': 'noch keine Antwort',
  'fault.seating-changed': 'Der Sitzplan oder eine Antwort wurde inzwischen geändert. Gespeichert ist nichts. Bitte die Seite neu laden.',
  'fault.table-full':
    'Am Tisch „{name}“ wären {persons} Personen, er hat {seats, plural, one {einen Platz} other {{seats} Plätze}}. Gespeichert ist nichts. Bitte den Tisch größer machen oder jemanden woanders setzen.',
  'fault.wish-of-one': 'Ein Wunsch braucht zwei verschiedene Personen. Gespeichert ist nichts. Bitte beide wählen.',
  'fault.tables-full': 'Mehr als {max} Tische gehen nicht. Angelegt ist keiner davon. Bitte weniger Tische wählen.',
  'fault.wishes-full': 'Mehr als {max} Wünsche gehen nicht. Gespeichert ist dieser nicht. Bitte einen anderen löschen.',
} as const;
