/** German texts of what is said about the code for all of an event, codes that are typed, and hosts who lead it together. */
export const eventOpenMessageTexts = {
  'event.source': 'Antwort zu {title}',
  'event.wrong.names': 'Bitte einen Namen eintragen.',
  'event.wrong.persons': 'Mehr als {max} Personen gehen in einer Antwort nicht. Bitte eine zweite schicken.',
  'event.wrong.answers': 'Bitte zu einem Programmpunkt etwas auswählen.',
  'event.wrong.email': 'Diese Adresse ist keine E-Mail-Adresse.',
  'event.wrong.reason': 'Bitte in einem Satz schreiben, worum es geht.',
  'event.wrong.link': 'Adressen von Webseiten gehen hier nicht. Bitte ohne schreiben.',
  'event.report.subject': 'Gemeldete Seite einer Feier {event}',
  'event.report.title': 'Titel',
  'event.report.event': 'Feier',
  'event.report.from': 'Antwort an',
  'fault.event-right': 'Dafür fehlt das Recht. Geändert ist nichts. Bitte die Gastgeber fragen, die die Feier angelegt haben.',
  'fault.event-form-old': 'Das Formular ist zu alt oder wurde sehr schnell ausgefüllt. Geschickt ist nichts. Bitte noch einmal abschicken.',
  'fault.open-answers-paused': 'Von hier kamen gerade sehr viele Antworten. Geschickt ist diese nicht. Bitte später noch einmal versuchen.',
  'fault.open-answers-full': 'Mehr Antworten passen hier nicht. Geschickt ist diese nicht. Bitte direkt bei den Gastgebern melden.',
  'fault.open-reply-changed':
    'Über diese Antwort wurde inzwischen anders entschieden, oder der Gast hat sie geändert. Bitte den Posteingang neu ansehen.',
  'fault.too-many-event-codes':
    'Von hier kamen gerade zu viele Versuche. Gesperrt ist nichts auf Dauer. Bitte in einer Viertelstunde noch einmal.',
  'fault.too-many-reports': 'Von hier kamen gerade sehr viele Meldungen. Geschickt ist diese nicht. Bitte später noch einmal versuchen.',
  'fault.no-host-link': 'Dieser Link gilt nicht oder nicht mehr. Bitte die Gastgeber nach einem neuen fragen.',
  'fault.hosts-full': 'Mehr als {max} Mitgastgeber gehen nicht. Bitte zuerst einen entfernen.',
} as const;
