/** German texts below a form's fields, for the checks of core that browser and server share. */
export const fieldErrorTexts = {
  'field.too-long': 'Hier passen höchstens {max} Zeichen hinein.',

  'field.message.missing': 'Hier fehlt noch die Nachricht.',
  'field.message.too-short': 'Das ist noch sehr kurz. Ab {min} Zeichen verstehen wir mehr.',
  'field.message.too-long': 'Das sind {length} Zeichen. Hier passen höchstens {max} hinein.',
  'field.email.missing': 'Hier fehlt noch die E-Mail-Adresse.',
  'field.email.malformed': 'Das ist noch keine E-Mail-Adresse. Sie sieht aus wie name@beispiel.de.',
  'field.order.malformed': 'Eine Bestellnummer sieht aus wie F1000001. Das Feld darf auch leer bleiben.',

  'field.close.missing': 'Hier fehlt noch die E-Mail-Adresse des Kontos.',
  'field.close.other': 'Das ist nicht die E-Mail-Adresse dieses Kontos.',
  'field.email.in-use': 'Zu dieser Adresse gibt es schon ein Konto.',
  'field.firstName.missing': 'Hier fehlt noch der Vorname.',
  'field.lastName.missing': 'Hier fehlt noch der Nachname.',
  'field.company.missing': 'Hier fehlt noch der Name der Firma.',
  'field.password.missing': 'Hier fehlt noch das Passwort.',
  'field.password.wrong': 'Das Passwort stimmt nicht.',
  'field.password.too-short': 'Das Passwort braucht mindestens {min} Zeichen. Mit 15 ist es besser.',
  'field.password.too-long': 'Das Passwort darf höchstens {max} Zeichen haben.',
  'field.password.common': 'Dieses Passwort steht auf Listen, die Angreifer zuerst probieren. Bitte ein anderes wählen.',
  'field.password.personal': 'Dieses Passwort enthält einen Namen, der leicht zu erraten ist. Bitte ein anderes wählen.',
  'field.password.simple': 'Dieses Passwort ist zu leicht zu erraten. Bitte ein anderes wählen.',

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
