/** What a customer can choose for a card, and the reason for everything that does not go together. Rows come from seed/options.ts. */

import type { Refinement } from '#core/design/refinement.ts';
import type { OptionValue } from '#core/products/product.ts';
import type { FieldError } from '#core/values/fault.ts';
import { formatted, type Message, message, verbatim } from '#core/values/message.ts';
import type { CardForm, CardFormat } from './formats.ts';
import { formatName } from './names.ts';
import { cardFormats } from './sizes.ts';

/** The ten papers (D32). */
export const paperKeys = [
  ...(['naturpapier', 'feinstpapier', 'bilderdruck-matt', 'bilderdruck-glaenzend', 'leinen'] as const),
  ...(['buetten', 'perlmutt', 'kraft', 'recycling', 'transparent'] as const),
] as const;
export type PaperKey = (typeof paperKeys)[number];

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
  papers: readonly Paper[];
  refinements: readonly { key: Refinement; name: string; note: string }[];
};

/** Paper a card begins with. */
export const defaultPaper: PaperKey = 'feinstpapier';

/** What a catalogue row decides about options. */
export type CardOffer = { forms: readonly { form: CardForm; format: CardFormat }[]; refinements: readonly Exclude<Refinement, 'none'>[] };
export type CardSelection = { form: CardForm; format: CardFormat; paper: string; refinementType: Refinement };

export function findPaper(key: string, options: CardOptions): Paper | null {
  return options.papers.find((paper) => paper.key === key) ?? null;
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

/** The allowed paper nearest to one that refuses a finish; null when none takes it. */
function nearestPaper(paper: Paper, refinement: Refinement, options: CardOptions): Paper | null {
  const near = paper.kin.map((key) => findPaper(key, options)).filter((kin) => kin !== null);
  return [...near, ...options.papers].find((candidate) => paperAllows(candidate, refinement)) ?? null;
}

/** Why paper and finish do not go together, in one or two sentences with the way out; null when they do (D32). */
export function paperIssue(
  paper: Paper,
  refinement: Refinement,
  options: CardOptions,
): { reason: Message; nearest: PaperKey | null } | null {
  if (paperAllows(paper, refinement)) return null;
  const nearest = nearestPaper(paper, refinement, options);
  const facts = { refinement: refinementName(refinement, options), paper: paperName(paper), reason: paper.refusal };
  if (!nearest) return { reason: message('card.refused', facts), nearest: null };
  return { reason: message('card.refused.nearest', { ...facts, nearest: paperName(nearest) }), nearest: nearest.key };
}

/** Every option of a card under the present selection, with the reasons (E002). */
export function cardOptions(
  selection: CardSelection,
  offer: CardOffer,
  options: CardOptions,
): { formats: OptionValue[]; papers: OptionValue[]; refinements: OptionValue[] } {
  const chosen = findPaper(selection.paper, options);
  return {
    formats: offer.forms.map(({ form, format }) => ({
      value: `${form}.${format}`,
      name: formatName(form, format),
      note: formatted(cardFormats[format]),
      refused: null,
    })),
    papers: options.papers.map((paper) => ({
      value: paper.key,
      name: verbatim(paper.name),
      note: grammage(paper),
      refused: paperIssue(paper, selection.refinementType, options)?.reason ?? null,
    })),
    refinements: options.refinements
      .filter(({ key }) => key === 'none' || offer.refinements.includes(key))
      .map(({ key, name, note }) => ({
        value: key,
        name: verbatim(name),
        note: verbatim(note),
        refused: chosen ? (paperIssue(chosen, key, options)?.reason ?? null) : null,
      })),
  };
}

/** What is wrong with a selection for this card; empty when it can be printed. */
export function selectionErrors(selection: CardSelection, offer: CardOffer, options: CardOptions): FieldError[] {
  const errors: FieldError[] = [];
  if (!offer.forms.some(({ form, format }) => form === selection.form && format === selection.format)) {
    errors.push({ field: 'format', code: 'not-offered', message: message('fault.no-format-of-design') });
  }
  const refinement = selection.refinementType;
  if (refinement !== 'none' && !offer.refinements.includes(refinement)) {
    errors.push({
      field: 'refinementType',
      code: 'not-offered',
      message: message('fault.no-refinement-of-design', { refinement: refinementName(refinement, options) }),
    });
  }
  const paper = findPaper(selection.paper, options);
  if (!paper) errors.push({ field: 'paper', code: 'not-offered', message: message('fault.no-paper') });
  const problem = paper && paperIssue(paper, refinement, options);
  if (problem) errors.push({ field: 'paper', code: 'paper-refuses', message: problem.reason });
  return errors;
}

/** "Klappkarte A6, Feinstpapier matt 300, Goldfolie": what an order line says. */
export function selectionText({ form, format, paper: key, refinementType }: CardSelection, options: CardOptions): Message {
  const paper = findPaper(key, options);
  const facts = { format: formatName(form, format), paper: paper ? paperName(paper) : key };
  if (refinementType === 'none') return message('card.text', facts);
  return message('card.text.refined', { ...facts, refinement: refinementName(refinementType, options) });
}
