/** German words on the pieces of a wedding's suite. */
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { bookletWords } from './booklet.de.ts';
import type { SpecialPieceId } from './special-pieces.ts';
import type { PieceKey } from './suite.ts';
import type { Wedding } from './wedding.ts';

type Words = Record<string, string>;

/** `description`: one sentence on the product page, by the name of the design; `texts`: sample texts by slot. */
export type PieceWords = { description: (name: string) => string; texts: (wedding: Wedding) => DesignTemplate['texts'] };

const oneLine = (names: string) => names.replace('\n', ' ');
const caps = (words: string) => words.toUpperCase();
const schedule = '14.00 Uhr  Trauung\n15.30 Uhr  Sektempfang\n18.00 Uhr  Essen\n21.00 Uhr  Tanz';
const stay = 'Zimmer sind für euch reserviert,\ndas Stichwort ist „Hochzeit“.\nEin Bus fährt um Mitternacht zurück.';

/** First letters of the couple: "S & J". */
function initials(names: string): string {
  const [first = '', second = ''] = names.split('\n').map((name) => name.replace(/^(&|und)\s*/u, ''));
  return `${first.slice(0, 1)} & ${second.slice(0, 1)}`;
}

function letter(panel: string, title: string, text: string, under?: string): Words {
  return { [`${panel}-title`]: title, [`${panel}-text`]: text, ...(under === undefined ? {} : { [`${panel}-under`]: under }) };
}

/** A drink and where it comes from: "Riesling-Sekt, Rheingau". */
function bladeWords(blade: number, drink: string): Words {
  const [title = '', region] = drink.split(', ');
  const panel = `blade-${blade}-front`;
  const heading = title.replace(/ /g, '\n');
  return region === undefined ? { [`${panel}-title`]: heading } : letter(panel, heading, region);
}

export const usualWords: Readonly<Record<PieceKey, PieceWords>> = {
  'save-the-date': {
    description: (name) => `Hält den Tag frei, lange bevor die Einladung ${name} im Briefkasten liegt.`,
    texts: ({ heading, names, date, place, invite, caps: line }) => ({
      'front-heading': heading ?? 'SAVE THE DATE',
      'front-names': names,
      'front-date': date,
      'front-place': place,
      'inside-heading': 'Haltet euch\nden Tag frei',
      'inside-text': invite,
      'inside-date': line,
    }),
  },
  'menu-card': {
    description: (name) => `Die Speisenfolge in den Farben der Einladung ${name}, auf der Rückseite die Getränke.`,
    texts: ({ title, drinks, caps: line, courses }) => ({
      'menu-title': title ?? 'Menü',
      'inside-heading': 'Dazu im Glas',
      'inside-text': drinks,
      'inside-date': line,
      ...Object.fromEntries(
        courses.flatMap(([course, dish], at) => [
          [`menu-course-${at + 1}`, course],
          [`menu-dish-${at + 1}`, dish],
        ]),
      ),
    }),
  },
  'place-card': {
    description: (name) => `Ein kleiner Aufsteller mit dem Namen jedes Gastes, im Stil der Einladung ${name}.`,
    texts: ({ guest }) => ({ 'front-name': guest }),
  },
  'thank-you-card': {
    description: (name) => `Der Dank nach dem Fest, passend zur Einladung ${name} und mit Platz für ein Bild davon.`,
    texts: ({ danke, line, caps: couple, thanks: [heading, text] }) => ({
      'front-heading': danke ?? 'Danke',
      'front-names': line ?? couple,
      'inside-heading': heading,
      'inside-text': text,
      'inside-date': couple,
    }),
  },
};

/** Of the colourway without a ground that sheets of transparent paper have. */
export const transparentName = 'Transparent';

export const specialWords: Readonly<Record<SpecialPieceId, PieceWords>> = {
  postkarte: {
    description: (name) => `Die Ankündigung als Postkarte, im Stil der Einladung ${name}: hinten bleibt Platz für Anschrift und Marke.`,
    texts: ({ names, date, place, invite, caps: line }) => ({
      'front-over': 'SAVE THE DATE',
      'front-names': names,
      'front-under': caps(date),
      ...letter('back', 'Haltet euch\nden Tag frei', `${invite}\n${place}`, line),
    }),
  },
  querkarte: {
    description: (name) => `Die Dankeskarte zu ${name} im Querformat: Sie öffnet sich nach oben und steht wie ein Bild.`,
    texts: ({ danke, caps: line, thanks: [heading, text] }) => ({
      'front-title': danke ?? 'Danke',
      ...letter('inside-bottom', heading, text, line),
    }),
  },
  doppelklappkarte: {
    description: (name) => `Die Einladung ${name} mit sechs Seiten: innen der ganze Tag, dazu Anfahrt und Übernachtung.`,
    texts: ({ names, date, place, caps: line }) => ({
      'front-over': 'WIR HEIRATEN',
      'front-names': names,
      'front-under': caps(date),
      ...letter('flap', 'Gut zu wissen', stay),
      ...letter('inside-left', 'Wir sagen Ja', `Am ${date}\n${place}.\nWir freuen uns auf euch.`, line),
      ...letter('inside-right', 'Unser Tag', schedule, 'ANTWORT BIS 1. MAI'),
    }),
  },
  leporello: {
    description: (name) => `Acht Seiten im Zickzack mit vier Bildern vom Fest, im Stil der Einladung ${name}.`,
    texts: ({ danke, caps: line, thanks: [heading, text] }) => ({
      'front-title': danke ?? 'Danke',
      'front-under': line,
      ...letter('panel-3', heading, text),
      ...letter('panel-6', 'Wir denken\ngern zurück', 'an Reden und Lachen,\nan Torte um Mitternacht\nund an jede Umarmung.', line),
    }),
  },
  pocketfold: {
    description: (name) => `Die Einladung ${name} als Mappe: links der Brief, rechts die Tasche mit einer Karte für Ablauf und Antwort.`,
    texts: ({ names, date, place, caps: line }) => ({
      'front-over': 'WIR HEIRATEN',
      'front-names': names,
      'front-under': caps(date),
      ...letter('inside-left', 'Wir sagen Ja', `Am ${date}\n${place}.\nWir freuen uns auf euch.`, line),
      ...letter('card-front', 'Unser Tag', schedule),
      ...letter('card-back', 'Seid ihr dabei?', 'Bitte sagt uns bis 1. Mai,\nwer kommt und was ihr gern esst.'),
    }),
  },
  kartentrio: {
    description: (name) => `Drei gestaffelte Karten zur Einladung ${name}, mit einem Band gebunden: Namen, Ablauf, Wissenswertes.`,
    texts: ({ names, date, place }) => ({
      'card-1-front-names': names,
      'card-1-front-under': caps(date),
      ...letter('card-2-front', 'Unser Tag', `${place}\n\n${schedule}`),
      ...letter('card-3-front', 'Gut zu wissen', `${stay}\n\nBitte antwortet uns bis 1. Mai.`),
    }),
  },
  faecher: {
    description: (name) => `Die Getränke als Fächer, fünf Blätter an einer Buchschraube, in den Farben von ${name}.`,
    texts: ({ names, drinks }) => {
      const blades = drinks.split('\n').map((drink, at) => bladeWords(at + 2, drink));
      return Object.assign({ 'blade-1-front-title': 'Zum\nWohl', 'blade-1-front-under': initials(names) }, ...blades);
    },
  },
  kirchenheft: {
    description: (name) =>
      `Das Heft für die Trauung im Stil von ${name}: Ablauf, Lesung, Lieder und Fürbitten, erweiterbar bis achtundvierzig Seiten.`,
    texts: bookletWords,
  },
  fotostreifen: {
    description: (name) => `Drei Bilder wie aus dem Automaten, darunter eure Namen in der Schrift von ${name}.`,
    texts: ({ names, date }) => ({
      'front-names': names,
      'front-under': caps(date),
      'back-text': 'Das waren wir,\nkurz bevor\ndie Musik begann.',
    }),
  },
  polaroid: {
    description: (name) => `Ein Bild im Format des Sofortbilds, die Zeile darunter in der Schrift von ${name}.`,
    texts: ({ names, caps: line, thanks: [heading, text] }) => ({ 'front-names': oneLine(names), ...letter('back', heading, text, line) }),
  },
  siegel: {
    description: (name) => `Ein runder Aufkleber mit euren Anfangsbuchstaben, der Umschläge im Stil von ${name} verschließt.`,
    texts: ({ names }) => ({ 'front-title': initials(names) }),
  },
  herzaufkleber: {
    description: (name) => `Ein Herz für Gastgeschenke, in den Farben von ${name}.`,
    texts: ({ names }) => ({ 'front-title': 'Danke', 'front-under': initials(names) }),
  },
  absender: {
    description: (name) => `Der Absender zum Aufkleben, mit dem Ornament von ${name}.`,
    texts: ({ names }) => ({ 'front-names': oneLine(names), 'front-text': 'Lindenweg 8\n80331 München' }),
  },
  flaschenetikett: {
    description: (name) => `Für Wein, Sekt und Sirup auf euren Tischen: das Etikett zu ${name}.`,
    texts: ({ names, date }) => ({ 'front-over': 'UNSER HOCHZEITSWEIN', 'front-names': names, 'front-under': caps(date) }),
  },
  wunderkerze: {
    description: (name) => `Hält eine Wunderkerze für jeden Gast, im Stil von ${name}.`,
    texts: ({ names, date }) => ({ 'front-title': 'Funkelt\nmit uns', 'front-names': names, 'front-under': caps(date) }),
  },
  anhaenger: {
    description: (name) => `Ein Anhänger für Gastgeschenke in fünf Formen, passend zu ${name}.`,
    texts: ({ names }) => ({ 'front-title': 'Danke', 'front-under': initials(names), 'back-text': 'Schön, dass\ndu da bist.' }),
  },
  tischnummer: {
    description: (name) => `Steht von selbst und ist von beiden Seiten zu lesen: die Tischnummer im Stil von ${name}.`,
    texts: () => ({ 'front-over': 'TISCH', 'front-title': '7', 'back-over': 'TISCH', 'back-title': '7' }),
  },
  sitzplan: {
    description: (name) => `Wer sitzt wo: die Gäste eines Tischs auf einer Karte, im Stil von ${name}.`,
    texts: ({ guest }) => ({
      'front-title': 'Tisch 3',
      'front-text': `${guest}\nRuth und Henning\nAnnelie Brandt\nOnkel Konrad\nMira und Jonas\nFrau Professor Lang`,
    }),
  },
  einlegeblatt: {
    description: (name) => `Anfahrt und Übernachtung auf einem Blatt, das in der Einladung ${name} liegt.`,
    texts: ({ place }) => letter('front', 'Gut zu wissen', `${place}\n\n${stay}`, 'WIR FREUEN UNS AUF EUCH'),
  },
  antwortkarte: {
    description: (name) => `Die Antwort liegt der Einladung ${name} gleich bei: ankreuzen, ausfüllen, zurückschicken.`,
    texts: ({ caps: line, date }) => ({
      ...letter('front', 'Seid ihr dabei?', `Bitte antwortet uns bis 1. Mai:\nwer am ${date} kommt,\nund was ihr nicht esst.`),
      'back-text': 'Lindenweg 8\n80331 München',
      'back-under': line,
    }),
  },
  banderole: {
    description: (name) => `Hält Einladung und Einleger zusammen: ein Streifen im Stil von ${name}.`,
    texts: ({ names, date }) => ({ 'front-names': oneLine(names), 'front-under': caps(date) }),
  },
  konfetti: {
    description: (name) => `Runde Blättchen mit euren Anfangsbuchstaben, in den Farben von ${name}.`,
    texts: ({ names }) => ({ 'front-title': initials(names) }),
  },
  windlicht: {
    description: (name) => `Vier Wände um ein Teelicht: Der Zweig von ${name} leuchtet am Abend.`,
    texts: ({ names, date, caps: line }) => ({
      'front-names': names,
      'front-under': caps(date),
      ...letter('wall-3', 'Ein Licht\nfür euch', 'Danke, dass ihr diesen Abend\nmit uns verbringt.', line),
    }),
  },
  ballonkarte: {
    description: (name) => `Eine leichte Karte mit Loch für die Schnur: Wünsche, die mit ${name} steigen.`,
    texts: ({ names }) => ({
      'front-title': 'Gute Reise,\nkleiner\nWunsch',
      'front-under': initials(names),
      'back-title': 'Mein Wunsch\nfür euch',
    }),
  },
  umschlag: {
    description: (name) => `Der bedruckte Umschlag zur Einladung ${name}: vorn die Anschrift, hinten Ornament und Absender.`,
    texts: ({ caps: line, guest }) => ({ 'front-text': `${guest}\nAm Marktplatz 4\n97070 Würzburg`, 'back-under': line }),
  },
};
