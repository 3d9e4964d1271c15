/** German texts of the page on which hosts note gifts, and whom they thanked. */
export const eventThanksTexts = {
  'feier.thanks': 'Geschenke und Dank',
  'feier.thanks.lead':
    '{open, plural, =0 {Allen ist gedankt.} one {Noch ohne Dank: ein Haushalt.} other {Noch ohne Dank: {open} Haushalte.}}',
  'feier.thanks.none': 'Noch hat niemand zugesagt oder etwas geschenkt.',
  'feier.thanks.household': 'Von wem',
  'feier.thanks.household.none': 'Nicht auf der Liste',
  'feier.thanks.text': 'Geschenk',
  'feier.thanks.text.of': 'Geschenk von {names}',
  'feier.thanks.text.hint': 'So kann es auf der Dankeskarte stehen: die Vase',
  'feier.thanks.add': 'Notieren',
  'feier.thanks.new': 'Geschenk notieren',
  'feier.thanks.save': 'Speichern',
  'feier.thanks.yes': 'Bedankt',
  'feier.thanks.yes.of': '{names} ist gedankt',
  'feier.thanks.no': 'Noch nicht',
  'feier.thanks.no.of': '{names} ist noch nicht gedankt',
  'feier.thanks.done': 'gedankt',
  'feier.thanks.back': 'Zum Drucken',
  'feier.thanks.done.added': 'Notiert.',
  'feier.thanks.done.saved': 'Gespeichert.',
} as const;
