/** Sample sets: what is in them, and what that weighs. They are taken from stock, not printed for an order. */
import type { Refinement } from '#core/design/refinement.ts';
import { type EnvelopeKey, envelopeOf, envelopeWeightMg } from '#core/products/card/envelope.ts';
import type { CardFormat } from '#core/products/card/formats.ts';
import { type CardOptions, findPaper, type Paper, paperAllows } from '#core/products/card/options.ts';
import type { PaperKey } from '#core/products/card/paper-keys.ts';
import { cardThicknessUm, cardWeightMg } from '#core/products/card/weight.ts';

export const sampleSetKeys = ['papers', 'finishes', 'envelopes'] as const;
export type SampleSetKey = (typeof sampleSetKeys)[number];

export function isSampleSet(sku: string): sku is SampleSetKey {
  return sampleSetKeys.some((key) => key === sku);
}

/** A flat card of a set, in its envelope where the set has some. */
export type SamplePiece = { format: CardFormat; paper: PaperKey; refinement: Refinement; envelope: EnvelopeKey | null };

/** The formats that have an envelope of their own. */
const envelopeFormats = ['a6', 'b6', 'din-long', 'square', 'a5'] as const satisfies readonly CardFormat[];

/** The first paper that takes every refinement of the set: only the refinement is to be compared. */
function refinedPaper({ papers, refinements }: CardOptions): Paper | undefined {
  return papers.find((paper) => refinements.every(({ key }) => paperAllows(paper, key)));
}

export function samplePieces(key: SampleSetKey, options: CardOptions): SamplePiece[] {
  const plain = { format: 'a6', refinement: 'none', envelope: null } as const;
  const paper = refinedPaper(options)?.key ?? options.papers[0]?.key;
  if (key === 'papers') return options.papers.map((one) => ({ ...plain, paper: one.key }));
  if (!paper) return [];
  if (key === 'finishes') {
    return options.refinements.flatMap(({ key: refinement }) => (refinement === 'none' ? [] : [{ ...plain, paper, refinement }]));
  }
  return envelopeFormats.map((format) => ({ ...plain, format, paper, envelope: envelopeOf({ form: 'flat', format }) }));
}

/** The envelope that every set is sent in. */
const sentIn: EnvelopeKey = 'c5';
/** Both sides of an envelope. */
const envelopeUm = 250;

/** The letter a set travels as. */
export function sampleLetter(key: SampleSetKey, options: CardOptions): { envelope: EnvelopeKey; weightMg: number; thicknessUm: number } {
  let weightMg = envelopeWeightMg(sentIn);
  let thicknessUm = envelopeUm;
  for (const { format, paper: paperKey, envelope } of samplePieces(key, options)) {
    const paper = findPaper(paperKey, options);
    if (!paper) continue;
    weightMg += cardWeightMg('flat', format, paper) + (envelope ? envelopeWeightMg(envelope) : 0);
    thicknessUm += cardThicknessUm('flat', paper) + (envelope ? envelopeUm : 0);
  }
  return { envelope: sentIn, weightMg, thicknessUm };
}
