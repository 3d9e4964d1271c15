/** German texts of what is said about events and the answers of their guests. */
export const eventMessageTexts = {
  'event.answer.yes': 'kommt',
  'event.answer.no': 'kommt nicht',
  'event.answer.open': 'noch offen',
  'event.answer.with': '{answer}, {menu}',
  'event.changed-elsewhere':
    'Auf einem anderen Gerät steht hier inzwischen: {value}. Gilt, was hier gewählt ist? Dann bitte noch einmal abschicken.',
  'event.wrong.companions':
    '{max, plural, =0 {Mehr Begleitung ist nicht vorgesehen.} other {Es ist noch Platz für {max}.}} Bitte bei den Gastgebern fragen.',
  'event.wrong.consent': 'Ohne dieses Häkchen dürfen wir nichts über das Essen speichern. Bitte ankreuzen oder das Feld leeren.',
  'event.wrong.password': 'Dieses Passwort passt nicht. Es steht meist auf der Einladung.',
  'event.wrong.last-day': 'Der letzte Tag liegt vor dem ersten.',
  'event.wrong.deadline': 'Die Frist liegt hinter der Feier. Sie endet spätestens am letzten Tag.',
  'event.wrong.occasion': 'Bitte einen Anlass wählen.',
  'event.wrong.look': 'Diese Gestaltung gibt es nicht mehr. Bitte eine andere wählen.',
  'event.wrong.end': 'Das Ende liegt vor dem Anfang.',
  'fault.no-event': 'Diese Feier gibt es nicht oder nicht mehr. Bitte die Übersicht der Feiern öffnen.',
  'fault.no-event-page': 'Dieser Link gilt nicht oder nicht mehr. Bitte bei den Gastgebern nach einem neuen fragen.',
  'fault.event-changed': 'Die Feier wurde inzwischen geändert. Gespeichert ist nichts. Bitte die Seite neu laden.',
  'fault.events-full': 'Mehr als {max} Feiern gehen nicht. Bitte eine alte löschen.',
  'fault.gifts-full': 'Mehr als {max} Geschenke gehen nicht. Gespeichert ist alles bis hierher. Bitte alte löschen.',
  'fault.answers-changed':
    'Auf einem anderen Gerät wurde inzwischen anders geantwortet. Geschickt ist noch nichts. Bitte die markierten Stellen ansehen.',
  'fault.answers-closed': 'Die Frist ist vorbei. Geändert ist nichts. Bitte direkt bei den Gastgebern melden.',
  'fault.too-many-answers':
    'Von diesem Link kamen gerade sehr viele Antworten. Geschickt ist diese nicht. Bitte später noch einmal versuchen.',
  'fault.too-many-deletions':
    'Von diesem Link wurde gerade sehr oft gelöscht. Jetzt ist nichts gelöscht. Bitte später noch einmal versuchen.',
  'fault.too-many-event-passwords': 'Das Passwort wurde zu oft falsch eingegeben. Bitte in einer Viertelstunde noch einmal versuchen.',
} as const;
