/** Rows of a suite's pieces in forms of their own: what is folded, bound, stuck on, laid in or put around. */
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import { cardTypes } from '#core/products/card/types.ts';
import type { SuiteWords, Wedding } from '#designs/suites/words.ts';
import { bookletWords } from './booklet-words.ts';

type Words = Record<string, string>;

type SpecialPiece = {
  /** End of the id: 'olivia-leporello'. */
  id: string;
  form: CardForm;
  formats?: readonly CardFormat[];
  category: string;
};

/** A piece of one design, with its words. */
export type FeastPiece = SpecialPiece & Pick<DesignTemplate, 'description' | 'texts'>;

type SpecialForm = SpecialPiece & {
  description: (name: string) => string;
  words: (given: Wedding) => Words;
  /** Designs whose ornament suits the form. */
  leads: readonly string[];
};

const oneLine = (names: string) => names.replace('\n', ' ');
const caps = (words: string) => words.toUpperCase();
const schedule = '14.00 Uhr  Trauung\n15.30 Uhr  Sektempfang\n18.00 Uhr  Essen\n21.00 Uhr  Tanz';
const stay = 'Zimmer sind für euch reserviert,\ndas Stichwort ist „Hochzeit“.\nEin Bus fährt um Mitternacht zurück.';

/** First letters of the couple: "S & J". */
function initials(names: string): string {
  const [first = '', second = ''] = names.split('\n').map((name) => name.replace(/^(&|und)\s*/u, ''));
  return `${first.slice(0, 1)} & ${second.slice(0, 1)}`;
}

export function letter(panel: string, title: string, text: string, under?: string): Words {
  return { [`${panel}-title`]: title, [`${panel}-text`]: text, ...(under === undefined ? {} : { [`${panel}-under`]: under }) };
}

const specialForms: readonly SpecialForm[] = [
  {
    id: 'postkarte',
    form: 'postcard',
    formats: ['a6-landscape', 'a6'],
    category: 'save-the-date',
    leads: ['olivia', 'beerenzeit', 'mondbluete', 'alpenglut'],
    description: (name) => `Die Ankündigung als Postkarte, im Stil der Einladung ${name}: hinten bleibt Platz für Anschrift und Marke.`,
    words: ({ names, date, place, invite, caps: line }) => ({
      'front-over': 'SAVE THE DATE',
      'front-names': names,
      'front-under': caps(date),
      ...letter('back', 'Haltet euch\nden Tag frei', `${invite}\n${place}`, line),
    }),
  },
  {
    id: 'querkarte',
    form: 'folded-top',
    formats: ['a6-landscape'],
    category: 'thank-you-card',
    leads: ['sommerwiese', 'magnolie', 'rosenbrief'],
    description: (name) => `Die Dankeskarte zu ${name} im Querformat: Sie öffnet sich nach oben und steht wie ein Bild.`,
    words: ({ danke, caps: line, thanks: [heading, text] }) => ({
      'front-title': danke ?? 'Danke',
      ...letter('inside-bottom', heading, text, line),
    }),
  },
  {
    id: 'doppelklappkarte',
    form: 'double-folded',
    formats: ['a6', 'square'],
    category: 'invitation',
    leads: ['olivia', 'alpenglut', 'mondbluete'],
    description: (name) => `Die Einladung ${name} mit sechs Seiten: innen der ganze Tag, dazu Anfahrt und Übernachtung.`,
    words: ({ names, date, place, caps: line }) => ({
      'front-over': 'WIR HEIRATEN',
      'front-names': names,
      'front-under': caps(date),
      ...letter('flap', 'Gut zu wissen', stay),
      ...letter('inside-left', 'Wir sagen Ja', `Am ${date}\n${place}.\nWir freuen uns auf euch.`, line),
      ...letter('inside-right', 'Unser Tag', schedule, 'ANTWORT BIS 1. MAI'),
    }),
  },
  {
    id: 'leporello',
    form: 'leporello',
    formats: ['a6', 'square-small'],
    category: 'thank-you-card',
    leads: ['rosenbrief', 'mondbluete', 'lorbeer'],
    description: (name) => `Acht Seiten im Zickzack mit vier Bildern vom Fest, im Stil der Einladung ${name}.`,
    words: ({ danke, caps: line, thanks: [heading, text] }) => ({
      'front-title': danke ?? 'Danke',
      'front-under': line,
      ...letter('panel-3', heading, text),
      ...letter('panel-6', 'Wir denken\ngern zurück', 'an Reden und Lachen,\nan Torte um Mitternacht\nund an jede Umarmung.', line),
    }),
  },
  {
    id: 'pocketfold',
    form: 'pocketfold',
    formats: ['a6', 'square'],
    category: 'invitation',
    leads: ['olivia', 'mondbluete', 'beerenzeit'],
    description: (name) => `Die Einladung ${name} als Mappe: links der Brief, rechts die Tasche mit einer Karte für Ablauf und Antwort.`,
    words: ({ names, date, place, caps: line }) => ({
      'front-over': 'WIR HEIRATEN',
      'front-names': names,
      'front-under': caps(date),
      ...letter('inside-left', 'Wir sagen Ja', `Am ${date}\n${place}.\nWir freuen uns auf euch.`, line),
      ...letter('card-front', 'Unser Tag', schedule),
      ...letter('card-back', 'Seid ihr dabei?', 'Bitte sagt uns bis 1. Mai,\nwer kommt und was ihr gern esst.'),
    }),
  },
  {
    id: 'kartentrio',
    form: 'trio',
    formats: ['a6'],
    category: 'invitation',
    leads: ['mondbluete', 'alpenglut', 'beerenzeit'],
    description: (name) => `Drei gestaffelte Karten zur Einladung ${name}, mit einem Band gebunden: Namen, Ablauf, Wissenswertes.`,
    words: ({ names, date, place }) => ({
      'card-1-front-names': names,
      'card-1-front-under': caps(date),
      ...letter('card-2-front', 'Unser Tag', `${place}\n\n${schedule}`),
      ...letter('card-3-front', 'Gut zu wissen', `${stay}\n\nBitte antwortet uns bis 1. Mai.`),
    }),
  },
  {
    id: 'faecher',
    form: 'fan',
    category: 'drink-card',
    leads: ['sommerwiese', 'alpenglut', 'gartentor'],
    description: (name) => `Die Getränke als Fächer, fünf Blätter an einer Buchschraube, in den Farben von ${name}.`,
    words: ({ names, drinks }) => {
      const blades = drinks.split('\n').map((drink, at) => bladeWords(at + 2, drink));
      return Object.assign({ 'blade-1-front-title': 'Zum\nWohl', 'blade-1-front-under': initials(names) }, ...blades);
    },
  },
  {
    id: 'kirchenheft',
    form: 'booklet',
    formats: ['a5', 'a6'],
    category: 'church-booklet',
    leads: ['olivia', 'lorbeer', 'magnolie', 'rosenbrief'],
    description: (name) =>
      `Das Heft für die Trauung im Stil von ${name}: Ablauf, Lesung, Lieder und Fürbitten, erweiterbar bis achtundvierzig Seiten.`,
    words: bookletWords,
  },
  {
    id: 'fotostreifen',
    form: 'photo-strip',
    category: 'memory-picture',
    leads: ['sommerwiese', 'rosenbrief', 'alpenglut'],
    description: (name) => `Drei Bilder wie aus dem Automaten, darunter eure Namen in der Schrift von ${name}.`,
    words: ({ names, date }) => ({
      'front-names': names,
      'front-under': caps(date),
      'back-text': 'Das waren wir,\nkurz bevor\ndie Musik begann.',
    }),
  },
  {
    id: 'polaroid',
    form: 'polaroid',
    category: 'memory-picture',
    leads: ['sommerwiese', 'olivia', 'lorbeer'],
    description: (name) => `Ein Bild im Format des Sofortbilds, die Zeile darunter in der Schrift von ${name}.`,
    words: ({ names, caps: line, thanks: [heading, text] }) => ({ 'front-names': oneLine(names), ...letter('back', heading, text, line) }),
  },
  {
    id: 'siegel',
    form: 'sticker-round',
    formats: ['round-50', 'round-40'],
    category: 'seal-sticker',
    leads: ['olivia', 'lorbeer', 'rosenbrief'],
    description: (name) => `Ein runder Aufkleber mit euren Anfangsbuchstaben, der Umschläge im Stil von ${name} verschließt.`,
    words: ({ names }) => ({ 'front-title': initials(names) }),
  },
  {
    id: 'herzaufkleber',
    form: 'sticker-heart',
    category: 'gift-sticker',
    leads: ['rosenbrief', 'olivia', 'sommerwiese'],
    description: (name) => `Ein Herz für Gastgeschenke, in den Farben von ${name}.`,
    words: ({ names }) => ({ 'front-title': 'Danke', 'front-under': initials(names) }),
  },
  {
    id: 'absender',
    form: 'sticker-rect',
    formats: ['label-70', 'label-99'],
    category: 'address-sticker',
    leads: ['olivia', 'sommerwiese', 'rosenbrief'],
    description: (name) => `Der Absender zum Aufkleben, mit dem Ornament von ${name}.`,
    words: ({ names }) => ({ 'front-names': oneLine(names), 'front-text': 'Lindenweg 8\n80331 München' }),
  },
  {
    id: 'flaschenetikett',
    form: 'bottle-label',
    category: 'bottle-label',
    leads: ['alpenglut', 'mondbluete', 'lorbeer'],
    description: (name) => `Für Wein, Sekt und Sirup auf euren Tischen: das Etikett zu ${name}.`,
    words: ({ names, date }) => ({ 'front-over': 'UNSER HOCHZEITSWEIN', 'front-names': names, 'front-under': caps(date) }),
  },
  {
    id: 'wunderkerze',
    form: 'sparkler-label',
    category: 'sparkler-label',
    leads: ['mondbluete', 'rosenbrief', 'sommerwiese'],
    description: (name) => `Hält eine Wunderkerze für jeden Gast, im Stil von ${name}.`,
    words: ({ names, date }) => ({ 'front-title': 'Funkelt\nmit uns', 'front-names': names, 'front-under': caps(date) }),
  },
  {
    id: 'anhaenger',
    form: 'gift-tag',
    formats: ['tag', 'tag-round', 'tag-heart', 'tag-seal', 'tag-narrow'],
    category: 'gift-tag',
    leads: ['olivia', 'sommerwiese', 'lorbeer'],
    description: (name) => `Ein Anhänger für Gastgeschenke in fünf Formen, passend zu ${name}.`,
    words: ({ names }) => ({ 'front-title': 'Danke', 'front-under': initials(names), 'back-text': 'Schön, dass\ndu da bist.' }),
  },
  {
    id: 'tischnummer',
    form: 'table-folded',
    formats: ['a6'],
    category: 'table-number',
    leads: ['lorbeer', 'mondbluete', 'rosenbrief'],
    description: (name) => `Steht von selbst und ist von beiden Seiten zu lesen: die Tischnummer im Stil von ${name}.`,
    words: () => ({ 'front-over': 'TISCH', 'front-title': '7', 'back-over': 'TISCH', 'back-title': '7' }),
  },
  {
    id: 'sitzplan',
    form: 'group-table-card',
    category: 'seating-plan',
    leads: ['mondbluete', 'gartentor', 'olivia'],
    description: (name) => `Wer sitzt wo: die Gäste eines Tischs auf einer Karte, im Stil von ${name}.`,
    words: ({ guest }) => ({
      'front-title': 'Tisch 3',
      'front-text': `${guest}\nRuth und Henning\nAnnelie Brandt\nOnkel Konrad\nMira und Jonas\nFrau Professor Lang`,
    }),
  },
  {
    id: 'einlegeblatt',
    form: 'insert-sheet',
    formats: ['insert-a6', 'insert-square'],
    category: 'inlay',
    leads: ['olivia', 'lorbeer', 'mondbluete'],
    description: (name) => `Anfahrt und Übernachtung auf einem Blatt, das in der Einladung ${name} liegt.`,
    words: ({ place }) => letter('front', 'Gut zu wissen', `${place}\n\n${stay}`, 'WIR FREUEN UNS AUF EUCH'),
  },
  {
    id: 'antwortkarte',
    form: 'insert-card',
    formats: ['insert-a6', 'insert-din-long'],
    category: 'reply-card',
    leads: ['olivia', 'rosenbrief', 'lorbeer', 'sommerwiese'],
    description: (name) => `Die Antwort liegt der Einladung ${name} gleich bei: ankreuzen, ausfüllen, zurückschicken.`,
    words: ({ caps: line, date }) => ({
      ...letter('front', 'Seid ihr dabei?', `Bitte antwortet uns bis 1. Mai:\nwer am ${date} kommt,\nund was ihr nicht esst.`),
      'back-text': 'Lindenweg 8\n80331 München',
      'back-under': line,
    }),
  },
  {
    id: 'banderole',
    form: 'band',
    category: 'band',
    leads: ['olivia', 'modeldruck', 'lorbeer'],
    description: (name) => `Hält Einladung und Einleger zusammen: ein Streifen im Stil von ${name}.`,
    words: ({ names, date }) => ({ 'front-names': oneLine(names), 'front-under': caps(date) }),
  },
  {
    id: 'konfetti',
    form: 'confetti',
    category: 'confetti',
    leads: ['olivia', 'rosenbrief', 'sommerwiese'],
    description: (name) => `Runde Blättchen mit euren Anfangsbuchstaben, in den Farben von ${name}.`,
    words: ({ names }) => ({ 'front-title': initials(names) }),
  },
  {
    id: 'windlicht',
    form: 'wind-light',
    category: 'wind-light-card',
    leads: ['alpenglut', 'sommerwiese', 'lorbeer'],
    description: (name) => `Vier Wände um ein Teelicht: Der Zweig von ${name} leuchtet am Abend.`,
    words: ({ names, date, caps: line }) => ({
      'front-names': names,
      'front-under': caps(date),
      ...letter('wall-3', 'Ein Licht\nfür euch', 'Danke, dass ihr diesen Abend\nmit uns verbringt.', line),
    }),
  },
  {
    id: 'ballonkarte',
    form: 'balloon-card',
    category: 'greeting-card',
    leads: ['sommerwiese', 'magnolie', 'rosenbrief'],
    description: (name) => `Eine leichte Karte mit Loch für die Schnur: Wünsche, die mit ${name} steigen.`,
    words: ({ names }) => ({
      'front-title': 'Gute Reise,\nkleiner\nWunsch',
      'front-under': initials(names),
      'back-title': 'Mein Wunsch\nfür euch',
    }),
  },
  {
    id: 'umschlag',
    form: 'envelope',
    formats: ['envelope-c6', 'envelope-b6', 'envelope-din-long', 'envelope-square'],
    category: 'envelope',
    leads: ['olivia', 'sommerwiese', 'mondbluete', 'rosenbrief'],
    description: (name) => `Der bedruckte Umschlag zur Einladung ${name}: vorn die Anschrift, hinten Ornament und Absender.`,
    words: ({ caps: line, guest }) => ({ 'front-text': `${guest}\nAm Marktplatz 4\n97070 Würzburg`, 'back-under': line }),
  },
];

/** A drink and where it comes from: "Riesling-Sekt, Rheingau". */
function bladeWords(blade: number, drink: string): Words {
  const [title = '', region] = drink.split(', ');
  const panel = `blade-${blade}-front`;
  const heading = title.replace(/ /g, '\n');
  return region === undefined ? { [`${panel}-title`]: heading } : letter(panel, heading, region);
}

/** Small pieces and everything on thin or special paper is printed in ink alone. */
const refinedForms: readonly CardForm[] = ['postcard', 'folded-top', 'double-folded', 'leporello', 'pocketfold', 'trio'];

const created = '2026-07-20';

/** The row of a piece, behind all designs and usual pieces. `order` is its place among the pieces of its design. */
export function specialRow(
  lead: DesignTemplate,
  { id, form, formats, category }: SpecialPiece,
  { description, texts }: Pick<DesignTemplate, 'description' | 'texts'>,
  order: number,
): DesignTemplate {
  return {
    ...lead,
    id: `${lead.id}-${id}`,
    category,
    suite: lead.id,
    description,
    forms: (formats ?? cardTypes[form].formats).map((format) => ({ form, format })),
    refinements: refinedForms.includes(form) ? lead.refinements : [],
    texts,
    sort: 2000 + lead.sort * 40 + order,
    popularity: Math.round(lead.popularity / 20),
    created,
    label: null,
  };
}

/** The pieces of a wedding design in forms of their own, after its four usual ones. */
export function specialRows(lead: DesignTemplate, { given }: SuiteWords): DesignTemplate[] {
  return specialForms
    .filter(({ leads }) => leads.includes(lead.id))
    .map((piece, at) => specialRow(lead, piece, { description: piece.description(lead.name), texts: piece.words(given) }, at));
}
