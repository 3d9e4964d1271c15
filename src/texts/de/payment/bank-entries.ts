/** German texts for operators about entries of the bank account. */
export const bankEntryTexts = {
  'bank-entry.day': 'Tag',
  'bank-entry.sum': 'Betrag',
  'bank-entry.payer': 'Name',
  'bank-entry.result': 'Ergebnis',
  'bank-entry.id': 'Kennung',
  'bank-entry.result.paid': 'bezahlt {numbers}',
  'bank-entry.result.refunded': 'Erstattung {numbers} ist überwiesen',
  'bank-entry.result.open': '{count, plural, =0 {offen, keine Bestellung passt} other {offen, vielleicht {numbers}}}',
  'bank-entry.result.ignored': 'betrifft keine Bestellung',
  'bank-entry.result.before': 'schon früher eingelesen',
  'bank-entry.none': 'Die Datei hat keine Buchungen.',
  'bank-entry.sums':
    '{taken, plural, one {# Buchung} other {# Buchungen}} zugeordnet, {open} offen, {ignored} ohne Bestellung, {before} schon bekannt.',
  'bank-entry.hint':
    'Offene Buchungen ordnest du mit npm run orders -- match KENNUNG NUMMER zu, oder legst sie mit npm run orders -- ignore KENNUNG beiseite.',
  'bank-entry.no-file': 'Die Datei {file} lässt sich nicht lesen. Es wurde nichts verändert.',
  'bank-entry.unknown': 'Eine Buchung {entry} gibt es nicht. Die Kennungen zeigt npm run orders -- bank DATEI. Es wurde nichts verändert.',
  'bank-entry.before':
    'Die Buchung {entry} ist schon {state, select, matched {einer Bestellung zugeordnet} other {beiseitegelegt}}. Es wurde nichts verändert.',
  'bank-entry.currency': 'Die Bestellung {number} ist in einer anderen Währung als die Buchung. Es wurde nichts verändert.',
  'bank-entry.other-way': 'Die Bestellung {number} wird nicht per Überweisung bezahlt. Es wurde nichts verändert.',
  'bank-entry.no-refund': 'Zur Bestellung {number} ist keine Erstattung über diesen Betrag offen. Es wurde nichts verändert.',
  'bank-entry.paid': '{sum} sind der Bestellung {number} zugeordnet. Sie ist bezahlt.',
  'bank-entry.part': '{sum} sind der Bestellung {number} zugeordnet. Es fehlen noch {rest}.',
  'bank-entry.surplus': '{sum} sind der Bestellung {number} zugeordnet. {surplus} sind zu viel und gehen zurück.',
  'bank-entry.refunded': 'Die Erstattung zur Bestellung {number} ist als überwiesen vermerkt.',
  'bank-entry.ignored': 'Die Buchung {entry} ist beiseitegelegt.',
};
