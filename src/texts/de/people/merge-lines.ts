/** German texts of the form in which the name on one card is broken otherwise. A key with `.sie` is the form with Sie. */
export const mergeLinesTexts = {
  'merge-lines.title': 'Karte {number} anders trennen: {name}',
  'merge-lines.ways': 'Wie der Name getrennt wird',
  'merge-lines.own': 'Wie die anderen Karten',
  'merge-lines.own.hint': 'So groß wie möglich, mit der besten Trennung',
  'merge-lines.size':
    '{size} pt, {count, plural, one {eine Zeile} =2 {zwei Zeilen} =3 {drei Zeilen} =4 {vier Zeilen} other {{count} Zeilen}}',
  'merge-lines.picture': 'Karte für {name}, wie sie jetzt ist',
  'merge-lines.save': 'So trennen',
  'merge-lines.cancel': 'Lassen, wie es ist',
  'merge-lines.none': 'Dieser Name passt nur so auf die Karte.',
} as const;
