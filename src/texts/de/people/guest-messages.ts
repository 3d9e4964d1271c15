/** German texts of what is said about guest lists, their rows and changes. A key with `.sie` is the form with Sie. */
export const guestMessageTexts = {
  'guests.missing.names': 'Hier fehlt noch ein Name.',
  'guests.missing.street': 'Straße oder Postfach fehlen noch.',
  'guests.missing.postcode': 'Hier fehlt noch die Postleitzahl.',
  'guests.missing.city': 'Hier fehlt noch der Ort.',
  'guests.missing.country': 'Hier fehlt noch das Land.',
  'guests.part.names': 'der Name',
  'guests.part.street': 'Straße oder Postfach',
  'guests.part.postcode': 'die Postleitzahl',
  'guests.part.city': 'der Ort',
  'guests.part.country': 'das Land',
  'guests.envelope.incomplete': 'Auf dem Umschlag fehlt noch: {parts}. Das lässt sich in der Gästeliste ergänzen.',
  'guests.envelope.code': 'Die Postleitzahl „{code}“ gibt es dort nicht. {reason}',
  'guests.hint.postcode': 'Stimmt {code}? Diese Postleitzahl gibt es dort vermutlich nicht.',
  'guests.wrong.country': '„{text}“ kennen wir nicht als Land. Schreib zum Beispiel Österreich oder AT.',
  'guests.wrong.country.sie': '„{text}“ kennen wir nicht als Land. Bitte schreiben Sie zum Beispiel Österreich oder AT.',
  'guests.wrong.too-many':
    'In einen Haushalt passen {max} Personen. Gespeichert ist davon nichts. Verteil sie auf zwei Haushalte, dann klappt es.',
  'guests.wrong.too-many.sie':
    'In einen Haushalt passen {max} Personen. Gespeichert ist davon nichts. Bitte verteilen Sie sie auf zwei Haushalte.',
  'guests.wrong.plus-ones': 'Ein Haushalt kann höchstens {max} Begleitpersonen haben, und nicht weniger, als schon eingetragen sind.',
  'guests.wrong.fewer-plus-ones':
    '{count, plural, one {Eine Begleitperson ist} other {{count} Begleitpersonen sind}} schon eingetragen. Die Zahl kann nicht kleiner sein.',
  'guests.wrong.target': 'Diesen anderen Haushalt gibt es nicht. Verschoben ist niemand.',
  'guests.changed-elsewhere': 'In einem anderen Fenster steht hier inzwischen: {value}',
  'guests.change.add': '{count, plural, one {{names} hinzugefügt} other {{count} Haushalte hinzugefügt}}',
  'guests.change.edit': '{count, plural, one {{names} geändert} other {{count} Haushalte geändert}}',
  'guests.change.paste': '{count, plural, one {Eine Zeile} other {{count} Zeilen}} eingefügt',
  'guests.change.delete': '{names} gelöscht',
  'guests.change.move': '{names} verschoben',
  'guests.change.split': '{names}: eigener Haushalt',
  'guests.change.merge': '{names}: Haushalte zusammengelegt',
  'guests.change.settings': 'Angaben zur Liste geändert',
  'guests.change.import': '{names} eingelesen: {count, plural, one {ein Haushalt} other {{count} Haushalte}}',
  'guests.change.undo': 'Änderung zurückgenommen: {names}',
  'fault.no-guest-list': 'Diese Gästeliste gibt es hier nicht. Vielleicht wurde sie gelöscht, oder sie gehört zu einem anderen Konto.',
  'fault.no-household': 'Diesen Haushalt gibt es in der Liste nicht mehr. Der Rest der Liste ist unverändert.',
  'fault.no-import': 'Diese eingelesene Datei gibt es hier nicht mehr. Die Gästeliste selbst ist unverändert.',
  'fault.import-changed':
    'In einem anderen Fenster wurde das inzwischen geändert oder übernommen. Überschrieben ist nichts. Bitte die Seite neu laden.',
  'fault.imports-full':
    'In diese Liste sind schon {max} Dateien eingelesen. Die Liste ist unverändert. Bitte für weitere eine zweite anlegen.',
  'fault.guest-lists-full': 'Es ist Platz für {max} Gästelisten. Bitte eine löschen, um eine andere anzulegen.',
  'fault.guest-list-full':
    'In eine Liste passen {households} Haushalte und {guests} Personen. Die Liste ist unverändert. Bitte für weitere Gäste eine zweite anlegen.',
  'fault.list-changed':
    'In einem anderen Fenster wurde das inzwischen geändert. Das Gespeicherte bleibt erhalten. Bitte die Seite neu laden.',
  'fault.list-settings-changed':
    'Die Angaben zur Liste wurden inzwischen in einem anderen Fenster geändert. Überschrieben ist nichts. Bitte die Seite neu laden.',
  'fault.household-changed': '{names}: In einem anderen Fenster wurde dieser Haushalt inzwischen geändert. Überschrieben ist nichts.',
} as const;
