/** German texts of feature flags, for operators. */
export const flagTexts = {
  'flag.problem.name':
    'Ein Name hat 1 bis 100 Zeichen: Buchstaben von a bis z, Ziffern, Punkte, Binde- und Unterstriche. Er beginnt mit einem Buchstaben oder einer Ziffer.',
  'flag.problem.treatment':
    'Eine Variante heißt mit 1 bis 100 Buchstaben von a bis z, Ziffern, Punkten, Binde- und Unterstrichen, vorn ein Buchstabe oder eine Ziffer.',
  'flag.problem.control': '„control“ ist vergeben: So heißt die Antwort, wenn ein Flag nicht ausgewertet werden kann.',
  'flag.problem.partitions': 'Die Anteile ergeben zusammen {sum} Prozent. Es müssen genau 100 sein.',
  'flag.problem.seed': 'Dieser Startwert steht fest. Mit einem anderen bekämen Besucher eine andere Variante als bisher.',
  'flag.problem.no-conditions': 'Ohne eine Regel antwortet das Flag allen mit „control“. Eine Regel für alle genügt.',
  'flag.problem.no-matchers': 'Diese Regel braucht mindestens eine Bedingung.',
  'flag.problem.matcher-type': 'Die Bedingung {type} ist nicht bekannt.',
  'flag.problem.matcher-data': 'Der Bedingung {type} fehlen Angaben, oder sie passen nicht zu ihr.',
  'flag.problem.unknown-flag': 'Das Flag {name} gibt es nicht.',
  'flag.problem.unknown-segment': 'Das Segment {name} gibt es nicht.',
  'flag.problem.circle': 'Die Regeln fragen im Kreis: {names}.',
  'flag.problem.pattern-long': 'Das Muster ist länger als 200 Zeichen.',
  'flag.problem.pattern-malformed': 'Das Muster ist kein gültiger regulärer Ausdruck.',
  'flag.problem.pattern-nested':
    'Das Muster wiederholt eine Gruppe, die selbst Wiederholungen oder Alternativen hat. Das kann beliebig lange dauern.',
  'flag.problem.pattern-costly': 'Das Muster hat mehr als drei unbegrenzte Wiederholungen (* oder +). Das kann sehr lange dauern.',
  'flag.problem.traffic-type': 'Die Besucherart (trafficTypeName) wird klein geschrieben und darf nicht leer sein.',
  'flag.problem.set': 'Der Set-Name „{name}“ passt nicht: 1 bis 50 Kleinbuchstaben, Ziffern und Unterstriche, vorn kein Unterstrich.',
  'flag.problem.variants': 'Daraus werden {count} Fassungen einer Seite. Höchstens {max} sind erlaubt.',
  'flag.problem.page-flags': 'Eine Seite darf höchstens {max} Flags haben. Zusammen auf einer Seite stehen: {names}.',
} as const;
