/** German texts below a form's fields, for the checks of core that browser and server share. */
export const fieldErrorTexts = {
  'field.too-long': 'Hier passen höchstens {max} Zeichen hinein.',

  'field.message.missing': 'Hier fehlt noch die Nachricht.',
  'field.message.too-short': 'Das ist noch sehr kurz. Ab {min} Zeichen verstehen wir mehr.',
  'field.message.too-long': 'Das sind {length} Zeichen. Hier passen höchstens {max} hinein.',
  'field.email.missing': 'Hier fehlt noch die E-Mail-Adresse.',
  'field.email.malformed': 'Das ist noch keine E-Mail-Adresse. Sie sieht aus wie name@beispiel.de.',
  'field.order.malformed': 'Eine Bestellnummer sieht aus wie F1000001. Das Feld darf auch leer bleiben.',

  'field.name.letters': 'Hier gehören nur Buchstaben hinein. Oder lass das Feld leer.',
  'field.day.unknown': 'Diesen Tag gibt es nicht. Bitte Tag, Monat und Jahr prüfen.',
  'field.birthday.future': 'Dieser Geburtstag liegt noch in der Zukunft.',
  'field.day.far': 'Dieser Tag liegt mehr als zehn Jahre voraus. Stimmt das Jahr?',
  'field.consent.missing': 'Ohne dein Einverständnis dürfen wir dir nicht schreiben. Bitte setz den Haken.',

  'field.vat-id': 'Das ist noch keine USt-IdNr. Sie sieht zum Beispiel so aus: {example}.',
  'field.postal-code.missing': 'Hier fehlt noch die Postleitzahl.',
  'field.postal-code.NL': 'In den Niederlanden hat die Postleitzahl vier Ziffern und zwei Buchstaben, zum Beispiel 1012 AB.',
  'field.postal-code.too-short': 'Da fehlen noch Ziffern. Die Postleitzahl hat hier {length}.',
  'field.postal-code.too-long': 'Das sind zu viele Ziffern. Die Postleitzahl hat hier {length}.',
  'field.postal-code.digits': 'Die Postleitzahl besteht hier aus {length} Ziffern.',
} as const;
