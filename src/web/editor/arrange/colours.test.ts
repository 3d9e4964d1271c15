import { describe, expect, test } from 'vitest';
import { refOf, toolDesign, withSlot } from '#tests/tool-fixture.ts';
import { placedElements } from './boxes.ts';
import { colourParts, commonParts, inkTokens, offeredInks, recolour, setLineWidth } from './colours.ts';

const placed = (...ids: string[]) => placedElements(toolDesign, ids.map(refOf));

describe('colours', () => {
  test('a shape without a line keeps its fill; with a line it may lose it', () => {
    const [shape] = placed('shape');
    if (shape?.element.kind !== 'shape') throw new Error('no shape');
    expect(colourParts(shape.element).map(({ name, token, isOptional }) => [name, token, isOptional])).toEqual([
      ['fill', 'ink', false],
      ['stroke', null, true],
    ]);
    const lined = { ...shape.element, stroke: { ink: 'ink', widthUm: 500 } };
    expect(colourParts(lined)[0]?.isOptional).toBe(true);
  });

  test('several elements offer the parts that all of them have', () => {
    expect(commonParts(placed('text', 'shape'))).toEqual([]);
    expect(commonParts(placed('shape')).map(({ name }) => name)).toEqual(['fill', 'stroke']);
    expect(commonParts(placedElements(withSlot('shape', { allows: ['content'] }), [refOf('shape')]))).toEqual([]);
  });

  test('a text, a fill and a line take another ink', () => {
    const fill = { name: 'fill', number: 1 } as const;
    expect(recolour(placed('text'), { name: 'ink', number: 1 }, 'gold')).toEqual([
      { kind: 'setTextStyle', ...refOf('text'), style: { ink: 'gold' } },
    ]);
    expect(recolour(placed('shape'), fill, 'gold')).toEqual([{ kind: 'setProperties', ...refOf('shape'), properties: { fill: 'gold' } }]);
    expect(recolour(placed('shape'), { name: 'stroke', number: 1 }, 'gold')).toEqual([
      { kind: 'setProperties', ...refOf('shape'), properties: { stroke: { ink: 'gold', widthUm: 500 } } },
    ]);
    expect(setLineWidth(placed('shape'), 750)).toEqual([]);
  });

  test('inks that look the same are offered once, the chosen one in any case', () => {
    const ink = { c: 0, m: 0, y: 0, k: 100, hex: '#181715' };
    const inks = { ink, same: ink, gold: { ...ink, finish: true } };
    expect(inkTokens({ inks }, null)).toEqual(['ink', 'gold']);
    expect(inkTokens({ inks }, 'same')).toEqual(['same', 'gold']);
  });

  test('only inks are offered that the designer of every selected element allows, and the present one', () => {
    const ink = { c: 0, m: 0, y: 0, k: 100, hex: '#181715' };
    const inks = { ink, rose: { ...ink, hex: '#c88' }, sage: { ...ink, hex: '#8a8' } };
    const limited = placedElements(withSlot('text', { allows: ['style'], inks: ['ink', 'rose'] }), [refOf('text'), refOf('shape')]);
    expect(offeredInks({ inks }, limited, null)).toEqual(['ink', 'rose']);
    expect(offeredInks({ inks }, limited, 'sage')).toEqual(['ink', 'rose', 'sage']);
    expect(offeredInks({ inks }, placed('shape'), null)).toEqual(['ink', 'rose', 'sage']);
  });
});
