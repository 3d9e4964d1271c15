/** What a customer can choose for a card, and the reason for everything that does not go together. Rows come from seed/options.ts. */

import { type Punching, punchingKeys } from '#core/design/punching.ts';
import type { Refinement } from '#core/design/refinement.ts';
import type { OptionValue } from '#core/products/product.ts';
import type { FieldError } from '#core/values/fault.ts';
import { formatted, type Message, message, verbatim } from '#core/values/message.ts';
import type { CardForm, CardShape } from './formats.ts';
import { formatName, formName } from './names.ts';
import type { PaperKey } from './paper-keys.ts';
import { cardFormats } from './sizes.ts';
import { cardTypes, comesIn } from './types.ts';

export type { PaperKey };

export type Paper = {
  key: PaperKey;
  /** "Feinstpapier matt" */
  name: string;
  gramsPerM2: number;
  thicknessUm: number;
  /** How it feels, one sentence. */
  feel: string;
  /** Finishes it takes; 'none' always goes (D32). */
  refinements: readonly Exclude<Refinement, 'none'>[];
  /** Why it refuses a finish, without the name of the paper: "Die Prägung der Oberfläche lässt Folie nicht haften". */
  refusal: string;
  /** Papers to offer instead, nearest in look and feel first. */
  kin: readonly PaperKey[];
};

export type CardOptions = {
  /** The ten papers (D32). */
  papers: readonly Paper[];
  /** Papers of products that come on none of the ten. Absent in rows of before. */
  specialPapers?: readonly Paper[];
  refinements: readonly { key: Refinement; name: string; note: string }[];
};

/** Paper a card begins with. */
export const defaultPaper: PaperKey = 'feinstpapier';

/** What a catalogue row decides about options. */
export type CardOffer = { forms: readonly CardShape[]; refinements: readonly Exclude<Refinement, 'none'>[] };
export type CardSelection = CardShape & {
  paper: string;
  refinementType: Refinement;
  punching?: Punching | undefined;
  pageCount?: number | undefined;
};

export function findPaper(key: string, { papers, specialPapers = [] }: CardOptions): Paper | null {
  return [...papers, ...specialPapers].find((paper) => paper.key === key) ?? null;
}

/** The papers that are shown for a form: all ten, or its special ones. */
function shownPapers(form: CardForm, { papers, specialPapers = [] }: CardOptions): readonly Paper[] {
  const own = cardTypes[form].papers;
  const special = specialPapers.filter(({ key }) => own.includes(key));
  return special.length > 0 ? special : papers;
}

/** The paper a form begins with. */
export function defaultPaperOf(form: CardForm): PaperKey {
  return cardTypes[form].papers.find((key) => key === defaultPaper) ?? cardTypes[form].papers[0];
}

export function paperAllows(paper: Paper, refinement: Refinement): boolean {
  return refinement === 'none' || paper.refinements.includes(refinement);
}

function refinementName(key: Refinement, options: CardOptions): string {
  return options.refinements.find((refinement) => refinement.key === key)?.name ?? key;
}

/** "Feinstpapier matt 300" */
export function paperName(paper: Paper): string {
  return `${paper.name} ${paper.gramsPerM2}`;
}

/** "300 g/m²" */
export function grammage({ gramsPerM2 }: Pick<Paper, 'gramsPerM2'>): Message {
  return message('card.grammage', { grams: gramsPerM2 });
}

/** The nearest allowed paper of a form to one that refuses a finish; null when none takes it. */
function nearestPaper(paper: Paper, refinement: Refinement, options: CardOptions, form: CardForm): Paper | null {
  const near = paper.kin.map((key) => findPaper(key, options)).filter((kin) => kin !== null);
  const fits = (one: Paper) => one !== paper && cardTypes[form].papers.includes(one.key) && paperAllows(one, refinement);
  return [...near, ...shownPapers(form, options)].find(fits) ?? null;
}

export type OptionIssue = { reason: Message; nearest: PaperKey | null };

/** A refusal with the nearest paper as a way out, where there is one. */
function paperRefusal(kind: 'refused' | 'form-refused', facts: Record<string, string | Message>, nearest: Paper | null): OptionIssue {
  if (!nearest) return { reason: message(`card.${kind}`, facts), nearest: null };
  return { reason: message(`card.${kind}.nearest`, { ...facts, nearest: paperName(nearest) }), nearest: nearest.key };
}

/** Why paper, form and finish do not go together, in one or two sentences with the way out; null when they do (D32). */
export function paperIssue(paper: Paper, refinement: Refinement, options: CardOptions, form: CardForm = 'flat'): OptionIssue | null {
  const type = cardTypes[form];
  if (!type.papers.includes(paper.key)) {
    const reason = message(`card.no-paper.${type.paperRefusal ?? 'special'}`);
    const facts = { form: formName(form), paper: paperName(paper), reason };
    return paperRefusal('form-refused', facts, nearestPaper(paper, refinement, options, form));
  }
  if (paperAllows(paper, refinement)) return null;
  const facts = { refinement: refinementName(refinement, options), paper: paperName(paper), reason: paper.refusal };
  return paperRefusal('refused', facts, nearestPaper(paper, refinement, options, form));
}

/** Why a form takes no foil and no relief, or null. */
export function cardRefinementIssue(form: CardForm, refinement: Refinement): Message | null {
  const { refinementRefusal } = cardTypes[form];
  if (refinement === 'none' || refinementRefusal === null) return null;
  return message('card.no-refinement', { form: formName(form), reason: message(`card.no-refinement.${refinementRefusal}`) });
}

/** Why a form takes no punching, or null (F200). */
export function punchingIssue(form: CardForm, punching: Punching): Message | null {
  const { punchingRefusal } = cardTypes[form];
  if (punching === 'none' || punchingRefusal === null) return null;
  return message('card.no-punching', { form: formName(form), reason: message(`card.no-punching.${punchingRefusal}`) });
}

/** Numbers of pages a bound form comes in; empty for the others. */
export function pageCountsOf(form: CardForm): number[] {
  const { pageCounts } = cardTypes[form];
  if (!pageCounts) return [];
  const { least, most, step } = pageCounts;
  return Array.from({ length: (most - least) / step + 1 }, (_, at) => least + at * step);
}

export type CardOptionGroups = Record<'formats' | 'papers' | 'refinements' | 'punchings' | 'pageCounts', OptionValue[]>;

/** Every option of a card under the present selection, with the reasons (E002). */
export function cardOptions(selection: CardSelection, offer: CardOffer, options: CardOptions): CardOptionGroups {
  const { form, refinementType } = selection;
  const chosen = findPaper(selection.paper, options);
  const value = (key: string, name: Message, note: Message, refused: Message | null = null) => ({ value: key, name, note, refused });
  return {
    formats: offer.forms.map((shape) =>
      value(`${shape.form}.${shape.format}`, formatName(shape.form, shape.format), formatted(cardFormats[shape.format])),
    ),
    papers: shownPapers(form, options).map((paper) =>
      value(paper.key, verbatim(paper.name), grammage(paper), paperIssue(paper, refinementType, options, form)?.reason ?? null),
    ),
    refinements: options.refinements
      .filter(({ key }) => key === 'none' || offer.refinements.includes(key) || cardRefinementIssue(form, key))
      .map(({ key, name, note }) => {
        const refused = cardRefinementIssue(form, key) ?? (chosen ? (paperIssue(chosen, key, options, form)?.reason ?? null) : null);
        return value(key, verbatim(name), verbatim(note), refused);
      }),
    punchings: punchingKeys.map((key) =>
      value(key, message(`card.punching.${key}`), message(`card.punching.${key}.note`), punchingIssue(form, key)),
    ),
    pageCounts: pageCountsOf(form).map((count) => value(String(count), message('card.pages', { count }), verbatim(''))),
  };
}

/** What is wrong with a selection for this card; empty when it can be printed. */
export function selectionErrors(selection: CardSelection, offer: CardOffer, options: CardOptions): FieldError[] {
  const { form, format, refinementType: refinement, punching = 'none', pageCount } = selection;
  const errors: FieldError[] = [];
  const refuse = (field: string, code: string, text: Message | null | undefined) => text && errors.push({ field, code, message: text });
  const isOffered = comesIn(selection) && offer.forms.some((one) => one.form === form && one.format === format);
  if (!isOffered) refuse('format', 'not-offered', message('fault.no-format-of-design'));
  if (refinement !== 'none' && !offer.refinements.includes(refinement)) {
    const text = message('fault.no-refinement-of-design', { refinement: refinementName(refinement, options) });
    refuse('refinementType', 'not-offered', text);
  }
  refuse('refinementType', 'form-refuses', cardRefinementIssue(form, refinement));
  const paper = findPaper(selection.paper, options);
  if (!paper) refuse('paper', 'not-offered', message('fault.no-paper'));
  else refuse('paper', 'paper-refuses', paperIssue(paper, refinement, options, form)?.reason);
  refuse('punching', 'form-refuses', punchingIssue(form, punching));
  if (pageCount !== undefined && !pageCountsOf(form).includes(pageCount)) refuse('pageCount', 'not-offered', pageCountIssue(form));
  return errors;
}

/** What numbers of pages there are of a form. */
export function pageCountIssue(form: CardForm): Message {
  const { pageCounts } = cardTypes[form];
  return pageCounts
    ? message('card.no-page-count', { form: formName(form), ...pageCounts })
    : message('card.no-pages', { form: formName(form) });
}

/** "Klappkarte A6, Feinstpapier matt 300, Goldfolie": what an order line says. */
export function selectionText(selection: CardSelection, options: CardOptions): Message {
  const { form, format, paper: key, refinementType, punching = 'none', pageCount } = selection;
  const paper = findPaper(key, options);
  const plain = message('card.text', { format: formatName(form, format), paper: paper ? paperName(paper) : key });
  const pages = pageCount ?? cardTypes[form].pageCounts?.least;
  const counted = pages === undefined ? plain : message('card.text.and', { text: plain, more: message('card.pages', { count: pages }) });
  const refined =
    refinementType === 'none' ? counted : message('card.text.and', { text: counted, more: refinementName(refinementType, options) });
  return punching === 'none' ? refined : message('card.text.and', { text: refined, more: message(`card.punching.${punching}`) });
}
