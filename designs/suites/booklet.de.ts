/** Sample words of a church booklet: the order of a wedding, a reading, a song and prayers. Bible texts follow Luther 1912. */
import type { Wedding } from '#designs/suites/wedding.ts';

const pages: readonly (readonly [title: string, text: string])[] = [
  ['Ablauf', 'Einzug\nBegrüßung\nLesung und Predigt\nTrauung und Segen\nFürbitten\nAuszug'],
  [
    'Lesung',
    'Die Liebe ist langmütig\nund freundlich,\nsie verträgt alles, sie glaubt alles,\nsie hofft alles, sie duldet alles.\nDie Liebe höret nimmer auf.\n\n1. Korinther 13',
  ],
  [
    'Lied',
    'Lobe den Herren,\nden mächtigen König der Ehren,\nlob ihn, o Seele,\nvereint mit den himmlischen Chören.\n\nJoachim Neander, 1680',
  ],
  [
    'Fürbitten',
    'Für alle, die heute mit uns feiern.\nFür alle, die uns fehlen.\nFür alle, die Liebe suchen.\n\nWir bitten dich, erhöre uns.',
  ],
  ['Danke', 'allen, die diesen Tag\nmit uns begehen, und allen,\ndie ihn vorbereitet haben.'],
];

/** Texts of all pages a booklet may have; those beyond the eighth are empty. */
export function bookletWords({ names, date, place, caps }: Wedding): Record<string, string> {
  const words: Record<string, string> = {
    'front-over': 'UNSERE TRAUUNG',
    'front-names': names,
    'front-under': date.toUpperCase(),
  };
  for (const [at, [title, text]] of pages.entries()) {
    words[`page-${at + 3}-title`] = title;
    words[`page-${at + 3}-text`] = text;
  }
  words['page-7-under'] = caps;
  words['page-3-under'] = place.toUpperCase();
  return words;
}
