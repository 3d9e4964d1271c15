import { describe, expect, test } from 'vitest';
import { punchingKeys } from '#core/design/punching.ts';
import { options } from '#seed/options.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { cardOptions, findPaper, paperAllows, paperIssue, selectionErrors, selectionText } from './options.ts';
import { paperKeys } from './paper-keys.ts';

const offer = {
  forms: [
    { form: 'folded', format: 'a6' },
    { form: 'flat', format: 'square' },
  ],
  refinements: ['gold', 'relief'],
} as const;
const selection = { form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'gold' } as const;

const t = serverTexts({ locale: 'de-DE' });

function paper(key: string) {
  const found = findPaper(key, options);
  if (!found) throw new Error(key);
  return found;
}

describe('card options', () => {
  test('there are ten papers with the grammages the shop names [F185]', () => {
    expect(options.papers.map(({ key }) => key)).toEqual([...paperKeys]);
    expect(options.papers.map(({ gramsPerM2 }) => gramsPerM2)).toEqual([300, 300, 350, 350, 280, 300, 285, 280, 300, 200]);
  });

  test('foil is refused on kraft, transparent and linen, relief on all but the three smooth papers [F184]', () => {
    const refusing = (refinement: 'gold' | 'rosegold' | 'silver' | 'relief' | 'none') =>
      options.papers.filter((row) => !paperAllows(row, refinement)).map(({ key }) => key);
    for (const foil of ['gold', 'rosegold', 'silver'] as const) expect(refusing(foil)).toEqual(['leinen', 'kraft', 'transparent']);
    expect(paperKeys.filter((key) => !refusing('relief').includes(key))).toEqual(['naturpapier', 'feinstpapier', 'bilderdruck-matt']);
    expect(refusing('none')).toEqual([]);
  });

  test('refinements and punchings have their keys [F183, F200]', () => {
    expect(options.refinements.map(({ key }) => key).toSorted()).toEqual(['gold', 'none', 'relief', 'rosegold', 'silver']);
    expect(punchingKeys).toEqual(['none', 'heart-corners', 'round-corners', 'wave']);
  });

  test('every refusal has a reason and a nearest paper that takes the finish', () => {
    for (const row of options.papers) {
      for (const { key } of options.refinements) {
        const problem = paperIssue(row, key, options);
        expect(problem === null).toBe(paperAllows(row, key));
        if (problem) {
          expect(row.refusal).not.toBe('');
          expect(paperAllows(paper(problem.nearest ?? ''), key)).toBe(true);
        }
      }
    }
    const issue = paperIssue(paper('kraft'), 'gold', options);
    expect(issue && renderMessages(issue, t)).toEqual({
      reason:
        'Goldfolie geht nicht auf Kraftpapier braun 280: auf den rauen Fasern halten Folie und Prägung nicht. Nimm zum Beispiel Recycling 300.',
      nearest: 'recycling',
    });
    expect(serverTexts({ locale: 'de-DE', address: 'Sie' })(issue?.reason ?? { key: '' })).toContain('Nehmen Sie zum Beispiel');
  });

  test('a paper that refuses the chosen finish is shown with its reason and the choice stays', () => {
    const shown = renderMessages(cardOptions({ ...selection, paper: 'leinen' }, offer, options), t);
    expect(paperIssue(paper('leinen'), 'gold', options)?.nearest).toBe('buetten');
    expect(shown.papers).toHaveLength(10);
    expect(shown.papers.filter(({ refused }) => refused !== null).map(({ value }) => value)).toEqual(['leinen', 'kraft', 'transparent']);
    expect(shown.refinements.map(({ value, refused }) => [value, refused === null])).toEqual([
      ['none', true],
      ['gold', false],
      ['relief', false],
    ]);
    expect(shown.formats[0]).toEqual({ value: 'folded.a6', name: 'Klappkarte A6', note: '10,5\u00a0×\u00a014,8\u00a0cm', refused: null });
  });

  test('what the design does not offer is named', () => {
    expect(selectionErrors(selection, offer, options)).toEqual([]);
    expect(selectionErrors({ ...selection, format: 'din-long' }, offer, options).map(({ field }) => field)).toEqual(['format']);
    expect(selectionErrors({ ...selection, refinementType: 'silver' }, offer, options)[0]?.message).toEqual({
      key: 'fault.no-refinement-of-design',
      values: { refinement: 'Silberfolie' },
    });
    expect(selectionErrors({ ...selection, paper: 'seide' }, offer, options)[0]?.code).toBe('not-offered');
    expect(selectionErrors({ ...selection, paper: 'transparent' }, offer, options)[0]?.code).toBe('paper-refuses');
  });

  test('an order line names form, format, paper and finish', () => {
    expect(t(selectionText(selection, options))).toBe('Klappkarte A6, Feinstpapier matt 300, Goldfolie');
    expect(t(selectionText({ ...selection, refinementType: 'none' }, options))).toBe('Klappkarte A6, Feinstpapier matt 300');
  });
});
