/** German texts of samples: in the cart, on orders and in the message after one was added. */
export const samplesTexts = {
  'sample.name': 'Muster: {name}',
  'sample.stock.papers': 'Papierfächer',
  'sample.stock.papers.text': 'Ein Blatt von jedem Papier, A6',
  'sample.stock.finishes': 'Folien und Relief',
  'sample.stock.finishes.text': 'Eine Karte A6 mit jeder Veredelung, auf demselben Papier',
  'sample.stock.envelopes': 'Formate mit Umschlägen',
  'sample.stock.envelopes.text': 'Eine Karte in jedem Format, die in ihrem Umschlag steckt',
  'sample.piece.envelope': '{card} im Umschlag {envelope}',
  'sample.letter': 'Wiegt mit Umschlag {weight} und kommt als {name}. Das Porto zahlen wir.',
  'sample.letter.weight': 'Wiegt mit Umschlag {weight}. Das Porto zahlen wir.',
  'sample.set.order': 'Set bestellen',
  'sample.set.soldOut': 'Gerade vergriffen',
  'sample.set.free':
    '{free, plural, =3 {Drei Muster} one {Ein Muster} other {# Muster}} einer Bestellung kosten nichts, einmal in 30 Tagen: Karten aus dem Katalog, Sets oder von beidem. Jedes weitere kostet höchstens {price}.',
  'sample.free': 'Kostenlos, eines von drei Gratismustern.',
  'sample.charged': 'Drei Muster sind kostenlos, jedes weitere kostet {price}.',
  'sample.used': 'Für diese E-Mail-Adresse gab es in den letzten 30 Tagen schon kostenlose Muster. Dieses kostet {price}.',
  'sample.added': 'Das Muster liegt im Warenkorb: {count} von 3 kostenlosen.',
  'sample.added.charged': 'Das Muster liegt im Warenkorb. {note}',
  'sample.toCart': 'Zum Warenkorb',
} as const;
