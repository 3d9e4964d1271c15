/** German texts of the day by which an order is needed. A key with `.sie` is the form with Sie. */
export const neededByTexts = {
  'needed.question': 'Bis wann soll es da sein?',
  'needed.hint': 'Freiwillig. Wir zeigen dann, welche Lieferung rechtzeitig ankommt.',
  'needed.event': 'Aus dem Zeitplan von {event}.',
  'needed.check': 'Prüfen',
  'needed.save': 'Tag merken',
  'needed.drop': 'Ohne Tag bestellen',
  'needed.offer': '{name} bis {day}',
  'needed.in-time': 'rechtzeitig da',
  'needed.late': 'kommt zu spät',
  'needed.none': 'Bis {day} kommt keine Lieferung an. Am frühesten ist {first} da.',
  'needed.of': 'Gebraucht bis',
  'needed.of.in-time': '{day}, kommt rechtzeitig an',
  'needed.of.late': '{day}, kommt später an',
  'needed.wrong.none': 'Diesen Tag gibt es nicht. Bitte prüfen und noch einmal eingeben.',
  'needed.wrong.past': 'Dieser Tag ist schon vorbei. Bitte einen Tag ab heute wählen oder das Feld leeren.',
  'needed.wrong.far': 'So weit voraus planen wir nicht. Bitte einen Tag in den nächsten drei Jahren wählen oder das Feld leeren.',
} as const;
