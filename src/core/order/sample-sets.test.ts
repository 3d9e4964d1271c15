import { describe, expect, test } from 'vitest';
import { envelopes, envelopeWeightMg } from '#core/products/card/envelope.ts';
import { findPaper, paperAllows } from '#core/products/card/options.ts';
import { options } from '#seed/options.ts';
import { sampleLetter, samplePieces, sampleSetKeys } from './sample-sets.ts';

describe('sample sets', () => {
  test('have every paper, every refinement, and a card in every envelope', () => {
    expect(samplePieces('papers', options).map(({ paper }) => paper)).toEqual(options.papers.map(({ key }) => key));
    expect(samplePieces('finishes', options).map(({ refinement }) => refinement)).toEqual(['gold', 'rosegold', 'silver', 'relief']);
    expect(samplePieces('envelopes', options).map(({ envelope }) => envelope)).toEqual(expect.arrayContaining(Object.keys(envelopes)));
  });

  test('are on papers that take what is shown', () => {
    for (const key of sampleSetKeys)
      for (const { paper, refinement } of samplePieces(key, options)) {
        const found = findPaper(paper, options);
        expect(found && paperAllows(found, refinement), `${key} ${paper}`).toBe(true);
      }
  });

  test('weigh what is in them, with the envelope that they are sent in', () => {
    const areaM2 = 0.105 * 0.148;
    const grams = options.papers.reduce((sum, { gramsPerM2 }) => sum + gramsPerM2, 0);
    expect(sampleLetter('papers', options).weightMg).toBeCloseTo(areaM2 * grams * 1_000 + envelopeWeightMg('c5'), -2);
    const twice = { ...options, papers: options.papers.map((paper) => ({ ...paper, gramsPerM2: 2 * paper.gramsPerM2 })) };
    for (const key of sampleSetKeys)
      expect(sampleLetter(key, twice).weightMg, key).toBeGreaterThan(1.4 * sampleLetter(key, options).weightMg);
  });
});
