import { describe, expect, test } from 'vitest';
import { grip, move, refOf, run, selecting, toolContext, toolDesign, up, withSlot } from '#tests/tool-fixture.ts';
import { handlesOf } from './resize.ts';

/** At ten pixels a millimetre sides snap from 0.6 mm on. */
const scale = 10;

describe('resize', () => {
  test('a corner scales the letters of a text from the size they have, and its box with them', () => {
    const outcomes = run(selecting('text', { textSizeUm: () => 5_000, scale }), [grip('se', 0, 0), move(400, 200), move(-390, -195), up]);
    expect(outcomes[1]?.edits).toEqual([
      { kind: 'resizeElement', ...refOf('text'), xUm: 0, yUm: 0, widthUm: 80_000, heightUm: 40_000 },
      { kind: 'setTextStyle', ...refOf('text'), style: { sizeUm: 10_000 } },
    ]);
    expect(outcomes[2]?.edits).toEqual([
      { kind: 'resizeElement', ...refOf('text'), xUm: 0, yUm: 0, widthUm: 20_000, heightUm: 10_000 },
      { kind: 'setTextStyle', ...refOf('text'), style: { sizeUm: 2_500 } },
    ]);
    expect(outcomes[3]).toMatchObject({ tool: { name: 'select' }, endsCoalescing: true });
  });

  test('a corner of a text whose box is fixed scales the letters only', () => {
    const design = withSlot('text', { allows: ['style'] });
    const [, larger] = run(selecting('text', { design, scale }), [grip('se', 0, 0), move(400, 200)]);
    expect(larger?.edits).toEqual([{ kind: 'setTextStyle', ...refOf('text'), style: { sizeUm: 12_000 } }]);
  });

  test('a side of a text changes the width of its box and leaves the letters alone', () => {
    const [, narrower] = run(selecting('text', { scale }), [grip('e', 0, 0), move(-123, 50)]);
    expect(narrower?.edits).toEqual([{ kind: 'resizeElement', ...refOf('text'), xUm: 0, yUm: 0, widthUm: 27_700, heightUm: 20_000 }]);
  });

  test('a corner changes the sides of a shape apart, with Shift together, and not below two millimetres', () => {
    const outcomes = run(selecting('shape', { scale }), [
      grip('se', 0, 0),
      move(130, 130),
      move(200, 100, { isShift: true }),
      move(-900, -900),
    ]);
    expect(outcomes[1]?.edits).toEqual([
      { kind: 'resizeElement', ...refOf('shape'), xUm: 10_000, yUm: 60_000, widthUm: 33_000, heightUm: 23_000 },
    ]);
    expect(outcomes[2]?.edits?.[0]).toMatchObject({ xUm: 10_000, yUm: 60_000, widthUm: 40_000, heightUm: 20_000 });
    expect(outcomes[3]?.edits?.[0]).toMatchObject({ widthUm: 2_000, heightUm: 2_000 });
  });

  test('a side of a photo changes its box on that side only', () => {
    const [, wider] = run(selecting('photo', { scale }), [grip('w', 0, 0), move(-80, 0)]);
    expect(wider?.edits).toEqual([
      { kind: 'resizeElement', ...refOf('photo'), xUm: 12_000, yUm: 30_000, widthUm: 68_000, heightUm: 60_000 },
    ]);
  });

  test('a dragged side snaps to edges of other elements and shows the line', () => {
    const [, snapped] = run(selecting('shape', { scale }), [grip('e', 0, 0), move(97, 0)]);
    expect(snapped?.edits?.[0]).toMatchObject({ xUm: 10_000, widthUm: 30_000 });
    expect(snapped?.guides).toEqual([{ axis: 'x', atUm: 40_000 }]);
  });

  test('the box stays in a designer’s area', () => {
    const within = { xUm: 5_000, yUm: 0, widthUm: 40_000, heightUm: 150_000 };
    const design = withSlot('shape', { allows: ['size'], within });
    const [, far] = run(selecting('shape', { design }), [grip('se', 0, 0), move(300, 5, { isFree: true })]);
    expect(far?.edits?.[0]).toMatchObject({ xUm: 10_000, widthUm: 35_000, heightUm: 15_000 });
  });

  test('several elements scale together about the opposite corner, letters too', () => {
    const selection = new Map([
      ['page text', refOf('text')],
      ['page shape', refOf('shape')],
    ]);
    const [, half] = run(toolContext({ selection, scale }), [grip('se', 0, 0), move(-200, -350)]);
    expect(half?.edits).toEqual([
      { kind: 'resizeElement', ...refOf('text'), xUm: 0, yUm: 0, widthUm: 20_000, heightUm: 10_000 },
      { kind: 'setTextStyle', ...refOf('text'), style: { sizeUm: 3_000 } },
      { kind: 'resizeElement', ...refOf('shape'), xUm: 5_000, yUm: 30_000, widthUm: 10_000, heightUm: 5_000 },
    ]);
  });

  test('handles are offered only where the size may be changed', () => {
    const [text, photo, shape] = toolDesign.pages[0]?.elements ?? [];
    expect([text, photo, shape].map((element) => element && handlesOf(element).length)).toEqual([8, 8, 8]);
    const design = withSlot('shape', { allows: ['position'] });
    expect(run(selecting('shape', { design }), [grip('se', 0, 0)])[0]?.tool.name).toBe('select');
    expect(design.pages[0]?.elements.map((element) => handlesOf(element).length)).toEqual([8, 8, 0]);
  });
});
