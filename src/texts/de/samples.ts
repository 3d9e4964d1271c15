/** German texts of samples: in the cart, on orders and in the message after one was added. */
export const samplesTexts = {
  'sample.name': 'Muster: {name}',
  'sample.stock.papers': 'Papierfächer',
  'sample.stock.papers.text': 'Ein Blatt von jedem Papier, A6',
  'sample.free': 'Kostenlos. Eines von drei Mustern, die nichts kosten.',
  'sample.charged': 'Drei Muster sind kostenlos, jedes weitere kostet {price}.',
  'sample.used': 'Für diese E-Mail-Adresse gab es in den letzten 30 Tagen schon kostenlose Muster. Dieses kostet {price}.',
  'sample.added': 'Das Muster liegt im Warenkorb: {count} von 3 kostenlosen.',
  'sample.added.charged': 'Das Muster liegt im Warenkorb. {note}',
  'sample.toCart': 'Zum Warenkorb',
} as const;
