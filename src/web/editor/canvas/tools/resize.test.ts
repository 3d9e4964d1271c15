import { describe, expect, test } from 'vitest';
import { down, move, refOf, run, selecting, toolDesign, up, withSlot } from '#tests/tool-fixture.ts';
import { isResizable } from './resize.ts';

const handle = (element: string) => down(element, 30, 40, { on: 'handle', middle: { xPx: 0, yPx: 0 } });

describe('resize', () => {
  test('a handle scales the letters of a text from the size they have, within the limits of the text', () => {
    const outcomes = run(selecting('text', { textSizeUm: () => 5_000 }), [handle('text'), move(60, 80), move(3, 4), up]);
    expect(outcomes[1]?.edits).toEqual([{ kind: 'setTextStyle', ...refOf('text'), style: { sizeUm: 10_000 } }]);
    expect(outcomes[2]?.edits).toEqual([{ kind: 'setTextStyle', ...refOf('text'), style: { sizeUm: 2_500 } }]);
    expect(outcomes[3]).toMatchObject({ tool: { name: 'select' }, endsCoalescing: true });
  });

  test('a handle scales a drawn element about its middle, with its proportions and not below two millimetres', () => {
    const outcomes = run(selecting('shape'), [handle('shape'), move(60, 80), move(0, 0)]);
    expect(outcomes[1]?.edits).toEqual([
      { kind: 'resizeElement', ...refOf('shape'), xUm: 0, yUm: 55_000, widthUm: 40_000, heightUm: 20_000 },
    ]);
    expect(outcomes[2]?.edits?.[0]).toMatchObject({ widthUm: 4_000, heightUm: 2_000 });
  });

  test('the box stays in a designer’s area', () => {
    const within = { xUm: 5_000, yUm: 0, widthUm: 90_000, heightUm: 150_000 };
    const design = withSlot('shape', { allows: ['size'], within });
    const outcomes = run(selecting('shape', { design }), [handle('shape'), move(300, 400)]);
    expect(outcomes[1]?.edits?.[0]).toMatchObject({ xUm: 5_000, widthUm: 30_000, heightUm: 15_000 });
  });

  test('handles are offered only where the size may be changed', () => {
    const [text, photo, shape] = toolDesign.pages[0]?.elements ?? [];
    expect([text, photo, shape].map((element) => element && isResizable(element))).toEqual([true, false, true]);
    const design = withSlot('shape', { allows: ['position'] });
    expect(run(selecting('shape', { design }), [handle('shape')])[0]?.tool.name).toBe('select');
  });
});
