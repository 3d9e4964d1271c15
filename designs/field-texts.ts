/** Texts with fields: what the texts of pieces that are printed with names become when names are put in. */
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { addressTexts } from '#core/envelope/plain-envelope.ts';

type Texts = Readonly<Record<string, string>>;

function oneLine(text = ''): string {
  return text.replaceAll('\n', ' ');
}

/** Where the words within a thank-you card begin: their heading, and the text below it. */
const letters = [
  ['inside-heading', 'inside-text'],
  ['inside-bottom-title', 'inside-bottom-text'],
  ['panel-3-title', 'panel-3-text'],
] as const;

/** They speak to a child, or go on with the heading that the name would stand in the place of. */
const otherLetters = ['bilderfolge', 'morgenlicht', 'weidenzweig'];

/** The opening takes the place of the heading; what the heading began is begun below it. */
function letterTexts({ id, texts }: DesignTemplate): Texts {
  const [heading, body] = letters.find(([key]) => texts[key] !== undefined) ?? [];
  const words = body && texts[body];
  if (!heading || !words || otherLetters.includes(id)) return {};
  const begun = /^für /i.test(words)
    ? `Danke ${words.slice(0, 1).toLowerCase()}${words.slice(1)}`
    : `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
  return { [heading]: `{{anredezeile:${oneLine(texts[heading])}}}!`, ...(begun === words ? {} : { [body]: begun }) };
}

/** The name as the title. Where the line below the title was for whom it is, the title moves there. */
function tagTexts({ texts: { 'front-title': title = '', 'front-under': under = '' } }: DesignTemplate): Texts {
  const words = oneLine(title);
  return under.startsWith('für ') ? { 'front-title': '{{rufname}}', 'front-under': words } : { 'front-title': `{{rufname:${words}}}` };
}

/** By the row's category. */
const textsOf: Readonly<Record<string, (row: DesignTemplate) => Texts>> = {
  'place-card': () => ({ 'front-name': '{{name}}' }),
  'menu-card': ({ texts }) => ({ 'menu-title': `${texts['menu-title']}{{?vorname: für …}}` }),
  'table-number': () => ({ 'front-title': '{{tisch}}', 'back-title': '{{tisch}}' }),
  'gift-tag': tagTexts,
  envelope: () => addressTexts,
  'recipient-sticker': () => ({ 'front-text': '{{adresse}}' }),
  'thank-you-card': letterTexts,
};

/** The row with its texts with fields, where it is a piece that is printed with names. Blank cards have no texts. */
export function withFieldTexts(row: DesignTemplate): DesignTemplate {
  const fieldTexts = row.isBlank ? {} : (textsOf[row.category]?.(row) ?? {});
  return Object.keys(fieldTexts).length > 0 ? { ...row, fieldTexts } : row;
}
