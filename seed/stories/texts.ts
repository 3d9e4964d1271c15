/** Text collections: lines of our own and words whose authors have long been in the public domain, by occasion. */
import type { StorySeed } from '#core/content/story-seed.ts';
import { page, startPage, to } from './words.ts';

type Quote = { text: string; author?: string; source?: string };

const wedding: readonly Quote[] = [
  { text: 'Wir sagen Ja. Kommt und hört zu.' },
  { text: 'Zwei Namen, ein Datum, ein langer Tisch.\nEiner der Plätze ist deiner.' },
  { text: 'Aus deinem und meinem wird unser Tag.' },
  { text: 'Wir heiraten. Tanzschuhe nicht vergessen.' },
  { text: 'Erst das Ja, dann der Kuchen, dann Musik bis zwei.' },
  {
    text: 'Doch alles, was uns anrührt, dich und mich,\nnimmt uns zusammen wie ein Bogenstrich.',
    author: 'Rainer Maria Rilke',
    source: 'Liebes-Lied',
  },
  { text: 'Glücklich allein ist die Seele, die liebt.', author: 'Johann Wolfgang von Goethe', source: 'Egmont' },
  { text: 'Die Liebe ist das einzige, was wächst, indem wir es verschwenden.', author: 'Ricarda Huch' },
];

const birth: readonly Quote[] = [
  { text: 'Klein, warm und endlich da.' },
  { text: 'Zehn Finger, zehn Zehen, ein neuer Name an der Tür.' },
  { text: 'Wir sind jetzt mehr.' },
  { text: 'Seit Dienstag schlafen wir weniger und lachen mehr.' },
  { text: 'Kinder sind eine Brücke zum Himmel.', author: 'aus Persien' },
  { text: 'Ein Kind ist ein Buch, aus dem wir lesen und in das wir schreiben sollen.', author: 'Peter Rosegger' },
];

const baptism: readonly Quote[] = [
  { text: 'Ein Tropfen Wasser, viele gute Wünsche.' },
  { text: 'Wir taufen unser Kind und möchten euch dabeihaben.' },
  {
    text: 'Denn er hat seinen Engeln befohlen über dir, daß sie dich behüten auf allen deinen Wegen.',
    author: 'Psalm 91,11',
    source: 'Luther 1912',
  },
  { text: 'Der Herr ist mein Hirte; mir wird nichts mangeln.', author: 'Psalm 23,1', source: 'Luther 1912' },
];

const youth: readonly Quote[] = [
  { text: 'Ich gehe meinen Weg. An diesem Tag geht ein Stück mit.' },
  { text: 'Einmal im Mittelpunkt stehen, das muss man feiern.' },
  { text: 'Halte, was du hast, daß niemand deine Krone nehme!', author: 'Offenbarung 3,11', source: 'Luther 1912' },
];

const birthday: readonly Quote[] = [
  { text: 'Mein Geburtstag ist rund, der Tisch ist lang. Setzt euch dazu.' },
  { text: 'Ein Jahr älter, ein Kuchen größer.' },
  { text: 'Dreißig ist nur eine Zahl. Eine, auf die man anstoßen kann.' },
  { text: 'Man muss die Feste feiern, wie sie fallen.', author: 'Sprichwort' },
];

const christmas: readonly Quote[] = [
  { text: 'Ein Jahr in einem Umschlag: danke, dass du darin vorkamst.' },
  { text: 'Frohe Weihnachten und einen Januar ohne Eile.' },
  { text: 'Markt und Straßen stehn verlassen,\nstill erleuchtet jedes Haus.', author: 'Joseph von Eichendorff', source: 'Weihnachten' },
];

const mourning: readonly Quote[] = [
  { text: 'Wir sind dankbar für jeden Tag, den wir miteinander hatten.' },
  { text: 'Die Stühle am Tisch stehen noch, wie sie standen. Einer bleibt leer.' },
  {
    text: 'Und meine Seele spannte\nweit ihre Flügel aus,\nflog durch die stillen Lande,\nals flöge sie nach Haus.',
    author: 'Joseph von Eichendorff',
    source: 'Mondnacht',
  },
  { text: 'Der Tod ist groß.\nWir sind die Seinen\nlachenden Munds.', author: 'Rainer Maria Rilke', source: 'Schlußstück' },
];

const thanks: readonly Quote[] = [
  { text: 'Danke, dass ihr da wart. Ohne euch wäre es nur ein Tag gewesen.' },
  { text: 'Für Worte, Blumen, Umarmungen und den letzten Tanz: danke.' },
  { text: 'Wir haben alles gelesen, alles gegessen und alles behalten.' },
];

const collections = [
  { path: 'hochzeit', name: 'Sprüche und Texte zur Hochzeit', short: 'Hochzeit', occasion: 'hochzeit', quotes: wedding },
  { path: 'geburt', name: 'Sprüche und Texte zur Geburt', short: 'Geburt', occasion: 'geburt', quotes: birth },
  { path: 'taufe', name: 'Taufsprüche', short: 'Taufe', occasion: 'taufe', quotes: baptism },
  {
    path: 'jugendfeiern',
    name: 'Sprüche zu Kommunion, Konfirmation und Jugendweihe',
    short: 'Jugendfeiern',
    occasion: 'konfirmation',
    quotes: youth,
  },
  { path: 'geburtstag', name: 'Sprüche zum Geburtstag', short: 'Geburtstag', occasion: 'geburtstag-60', quotes: birthday },
  { path: 'weihnachten', name: 'Weihnachtsgrüße', short: 'Weihnachten', occasion: 'weihnachten', quotes: christmas },
  { path: 'trauer', name: 'Trauersprüche', short: 'Trauer', occasion: 'trauer', quotes: mourning },
  { path: 'danke', name: 'Texte zum Danken', short: 'Danke', occasion: 'hochzeit', quotes: thanks },
] as const;

function collection({ path, name, occasion, quotes }: (typeof collections)[number]): StorySeed {
  return page(`federleicht/sprueche-und-texte/${path}`, {
    name,
    description: `${name}: kurze und lange Zeilen, zum Kopieren und Weiterschreiben.`,
    body: [
      {
        component: 'page-headline',
        headline: name,
        headlineType: 'h1',
        subline: 'Zum Kopieren, Kürzen und Weiterschreiben.',
        trail: [{ name: 'Sprüche und Texte', link: to('/sprueche-und-texte/') }],
        mb: 'medium',
      },
      { component: 'quotes-category', quotes },
      { component: 'product-list', headline: 'Karten für diese Worte', occasion, count: '4', sort: 'popularity' },
    ],
  });
}

const overview = startPage('federleicht/sprueche-und-texte', {
  name: 'Sprüche und Texte',
  description: 'Textsammlungen für Einladungen, Geburtskarten, Trauerpost und Danksagungen.',
  body: [
    {
      component: 'page-headline',
      headline: 'Sprüche und Texte',
      headlineType: 'h1',
      subline: 'Für den Moment, in dem man vor der leeren Karte sitzt.',
      mb: 'medium',
    },
    {
      component: 'link-box',
      boxes: collections.map(({ path, short, occasion, quotes }) => ({
        title: short,
        text: (quotes[0]?.text ?? '').replace(/\n.*/s, ''),
        link: to(`/sprueche-und-texte/${path}/`),
        occasion,
      })),
    },
  ],
});

export const textStories: readonly StorySeed[] = [overview, ...collections.map(collection)];
