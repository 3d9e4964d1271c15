/** German texts of the page on which a party approves what is printed with a list. A key with `.sie` is the form with Sie. */
export const approvalTexts = {
  'party.title': 'Bitte ansehen und freigeben',
  'party.title.card': 'Freigabe: {card}',
  'party.hello': 'Für {name}',
  'party.lead':
    'So wird gedruckt, {count, plural, one {eine Karte} other {{count} Karten}} in {languages, plural, one {einer Sprache} other {{languages} Sprachen}}. Lies bitte alles, auch die andere Sprache: Gedruckt wird, wenn alle freigegeben haben.',
  'party.lead.sie':
    'So wird gedruckt, {count, plural, one {eine Karte} other {{count} Karten}} in {languages, plural, one {einer Sprache} other {{languages} Sprachen}}. Bitte lesen Sie alles, auch die andere Sprache: Gedruckt wird, wenn alle freigegeben haben.',
  'party.until': 'Der Link gilt bis {day}.',
  'party.page': '{panel}, {language}',
  'party.count': '{count, plural, one {eine Karte} other {{count} Karten}}',
  'party.worst': 'Diese Namen waren am schwersten zu setzen',
  'party.worst.card': 'Karte mit einem langen Namen, {language}',
  'party.approve': 'Freigeben',
  'party.approve.hint':
    'Die Freigabe gilt für genau das, was hier steht. Ändert sich ein Buchstabe, gilt sie nicht mehr, und wir sagen Bescheid.',
  'party.not-ready': 'Freigeben geht noch nicht: Ein Text oder Name passt noch nicht. Wer gestaltet, sieht es auch.',
  'party.none': 'Gerade gibt es hier nichts freizugeben. Wer gestaltet, hat die Gästeliste gelöst.',
  'party.state.approved': 'Freigegeben am {day}. Gedruckt wird genau das.',
  'party.state.changed':
    'Die Freigabe vom {day} gilt nicht mehr: Seither hat sich etwas geändert. Hier steht, was jetzt gedruckt wird. Bitte noch einmal ansehen.',
  'party.state.wish': 'Der Änderungswunsch vom {day} ist angekommen. Sobald alles passt, lässt es sich hier freigeben.',
  'party.wish': 'Änderung wünschen',
  'party.wish.where': 'Auf welcher Seite?',
  'party.wish.text': 'Was soll anders werden?',
  'party.wish.hint': 'Eine Freigabe gilt dann nicht mehr.',
  'party.wish.send': 'Wunsch schicken',
  'party.wish.missing': 'Hier fehlt noch, was anders werden soll.',
  'party.ended': 'Dieser Link gilt nicht mehr',
  'party.unknown': 'Diesen Link gibt es nicht',
  'party.home': 'Zur Startseite',
} as const;
