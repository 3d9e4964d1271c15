/** German texts of what is said about requests for addresses, and of their mails. A key with `.sie` is the form with Sie. */
export const addressMessageTexts = {
  'address.source': 'Anschrift per Link',
  'address.wrong.email': 'Diese E-Mail-Adresse hat einen Tippfehler. Sie sieht zum Beispiel so aus: anna@beispiel.de',
  'address.wrong.deadline': 'Dieser Tag ist schon vorbei. Die Frist liegt in der Zukunft, oder das Feld bleibt leer.',
  'guests.change.answers': '{count, plural, one {Anschrift übernommen: {names}} other {{count} Anschriften übernommen}}',
  'fault.no-address-request': 'Dieser Link gilt nicht oder nicht mehr. Bitte bei den Gastgebern nach einem neuen fragen.',
  'fault.no-own-address-request':
    'Für diese Liste gibt es keine laufende Abfrage. Die Gästeliste ist unverändert. Bitte die Seite neu laden.',
  'fault.address-request-open': 'Für diese Liste läuft schon eine Abfrage. Ihre Links bleiben, wie sie sind. Bitte die Seite neu laden.',
  'fault.address-form-old':
    'Die Seite war zu lange offen oder wurde zu schnell abgeschickt. Alles Eingetippte bleibt stehen. Bitte noch einmal schicken.',
  'fault.too-many-addresses':
    'Von hier kamen gerade sehr viele Anschriften. Das Eingetippte bleibt stehen, geschickt ist es nicht. Bitte später noch einmal versuchen.',
  'fault.address-answers-full':
    'Über diesen Link sind schon sehr viele Anschriften gekommen. Geschickt ist diese nicht. Bitte die Gastgeber direkt fragen.',
  'fault.address-answer-changed':
    'Eine dieser Anschriften wurde inzwischen geändert oder schon entschieden. Die Gästeliste ist unverändert. Bitte die Seite neu laden.',
  'fault.address-mail-host':
    'Mails an Gäste gehen nur von einem Konto mit bestätigter E-Mail-Adresse. Verschickt ist nichts. Bitte anmelden oder die Links selbst weitergeben.',
  'address.mail.sender': '{title} (über {brand})',
  'address.mail.greeting': 'Hallo,',
  'address.mail.greeting.names': 'Hallo {names},',
  'address.mail.request.subject': '{title}: Wohin dürfen wir schreiben?',
  'address.mail.request.lead': '{title} möchte dir Post schicken und bittet dich um deine Anschrift.',
  'address.mail.request.lead.sie': '{title} möchte Ihnen Post schicken und bittet Sie um Ihre Anschrift.',
  'address.mail.request.button': 'Anschrift eintragen',
  'address.mail.reminder.subject': '{title}: Deine Anschrift fehlt noch',
  'address.mail.reminder.subject.sie': '{title}: Ihre Anschrift fehlt noch',
  'address.mail.reminder.lead': '{title} möchte dir Post schicken. Deine Anschrift fehlt noch, eine Minute genügt.',
  'address.mail.reminder.lead.sie': '{title} möchte Ihnen Post schicken. Ihre Anschrift fehlt noch, eine Minute genügt.',
  'address.mail.reminder.button': 'Anschrift eintragen',
  'address.mail.thanks.subject': '{title}: Danke für die Anschrift',
  'address.mail.thanks.lead': 'Danke, {title} hat deine Anschrift bekommen. Über den Link kannst du sie ansehen, ändern oder löschen.',
  'address.mail.thanks.lead.sie': 'Danke, {title} hat Ihre Anschrift bekommen. Über den Link können Sie sie ansehen, ändern oder löschen.',
  'address.mail.thanks.button': 'Anschrift ansehen',
  'address.mail.note': '{title} schreibt dazu: {note}',
  'address.mail.deadline': 'Gebraucht wird sie bis {day}.',
  'address.mail.why':
    'Diese Mail kommt, weil {title} diese E-Mail-Adresse in einer Gästeliste bei {brand} hat oder weil sie dort eingetragen wurde. Eine Antwort geht an {title}.',
  'address.mail.kept':
    'Nur {title} sieht die Anschrift, wir nutzen sie für nichts anderes. Der Link gilt bis {day}. Unbenutzte Antworten löschen wir einen Monat danach, übernommene mit der Gästeliste.',
  'address.mail.stop': 'Keine Mails mehr dazu',
  'address.mail.imprint': 'Impressum',
  'address.mail.digest.subject': '{count, plural, one {Eine neue Anschrift} other {{count} neue Anschriften}}',
  'address.mail.digest.lead':
    'Seit gestern {count, plural, one {ist eine Anschrift} other {sind {count} Anschriften}} für deine Gästeliste gekommen. Dort kannst du sie ansehen und übernehmen.',
  'address.mail.digest.button': 'Anschriften ansehen',
} as const;
