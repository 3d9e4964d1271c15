/** German texts of the code that opens a household's page of an event, as the editor puts it on a card. */
export const eventCodeTexts = {
  'code.note':
    'Jeder Haushalt bekommt seinen eigenen Code zum Antworten, mit der Adresse daneben. Er kommt aus der Feier, die zur Gästeliste gehört.',
  'code.add': 'Code je Haushalt einsetzen',
  'code.remove': 'Code entfernen',
  'code.in': 'Der Code steht auf der Karte. Wo er liegt und wie er aussieht, lässt sich ändern wie bei jedem Element.',
  'code.free': 'Mit Adresse an freier Stelle',
  'code.done': 'Der Code steht jetzt auf: {panel}.',
  'code.none': 'Für den Code und seine Adresse ist auf keiner Seite Platz. Mit kürzeren Texten geht es.',
  'code.failed': 'Der Code ließ sich gerade nicht einsetzen. Bitte noch einmal versuchen.',
  'code.words': 'Antwort und Ablauf:',
} as const;
