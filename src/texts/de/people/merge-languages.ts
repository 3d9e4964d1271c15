/** German texts of the page on which the texts of a card are written in the languages of its guests. A key with `.sie` is the form with Sie. */
export const mergeLanguageTexts = {
  'merge-languages.title': 'Texte in anderen Sprachen',
  'merge-languages.lead': 'Jeder Gast liest seine Karte in der Sprache, die in der Liste steht. Hier stehen die Texte dafür.',
  'merge-languages.none': 'In der Liste stehen nur Gäste mit der Sprache der Karte.',
  'merge-languages.none.text': 'Die Sprache eines Haushalts oder eines Gastes lässt sich in der Liste ändern.',
  'merge-languages.none.button': 'Liste öffnen',
  'merge-languages.texts.none': 'Auf der Karte stehen nur Namen und Zahlen. Da gibt es nichts zu übersetzen.',
  'merge-languages.count': '{language}, {count, plural, one {eine Karte} other {{count} Karten}}',
  'merge-languages.missing': '{missing, plural, =0 {Alle Texte sind da.} one {Ein Text fehlt noch.} other {{missing} Texte fehlen noch.}}',
  'merge-languages.same': 'Bleibt in dieser Sprache, wie es ist',
  'merge-languages.fields': 'Was in Klammern steht, wie {field}, ist bei jedem Gast ein anderes Wort. Es kommt so auch in die Übersetzung.',
  'merge-languages.save': '{language} übernehmen',
  'merge-languages.done': 'Die Texte sind übernommen.',
  'merge-languages.back': 'Zu den Karten',
  'merge-languages.where': 'Wo diese Seite steht',
} as const;
