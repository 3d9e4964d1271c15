import { expect, test } from 'vitest';
import { down, grip, move, refOf, run, selecting, toolContext, up, withSlot } from '#tests/tool-fixture.ts';

/** At ten pixels a millimetre an element snaps from 0.6 mm on. */
const scale = 10;

test('a mouse drags an element that is not selected, and selects it', () => {
  const outcomes = run(toolContext({ scale }), [down('shape', 0, 0), move(50, 80), up]);
  expect(outcomes[1]).toMatchObject({
    select: { ref: refOf('shape') },
    edits: [{ kind: 'moveElement', ...refOf('shape'), xUm: 15_000, yUm: 68_000 }],
    options: { coalesceKey: 'drag 7', isGesture: true },
  });
  expect(outcomes[2]).toMatchObject({ endsCoalescing: true, guides: [] });
});

test('an element snaps to the middle of its panel on both axes', () => {
  const snapped = run(selecting('shape', { scale }), [down('shape', 0, 0), move(297, 97)])[1];
  expect(snapped?.edits?.[0]).toMatchObject({ xUm: 40_000, yUm: 70_000 });
  expect(snapped?.guides).toEqual([
    { axis: 'x', atUm: 50_000 },
    { axis: 'y', atUm: 75_000 },
  ]);
  const free = run(selecting('shape', { scale }), [down('shape', 0, 0), move(230, 120)])[1];
  expect(free?.edits?.[0]).toMatchObject({ xUm: 33_000, yUm: 72_000 });
  expect(free?.guides).toEqual([]);
});

test('an element snaps to edges of the panel, the safe line and other elements, and with Ctrl to nothing', () => {
  const at = (xPx: number, change = {}) => run(selecting('shape', { scale }), [down('shape', 0, 0), move(xPx, 20, change)])[1]?.edits?.[0];
  expect(at(-97)).toMatchObject({ xUm: 0 });
  expect(at(-62)).toMatchObject({ xUm: 4_000 });
  expect(at(104)).toMatchObject({ xUm: 20_000 });
  expect(at(104, { isFree: true })).toMatchObject({ xUm: 20_400 });
});

test('Shift keeps a drag on the longer of both axes', () => {
  const [, moved] = run(selecting('shape', { scale }), [down('shape', 0, 0), move(20, 60, { isShift: true })]);
  expect(moved?.edits?.[0]).toMatchObject({ xUm: 10_000, yUm: 66_000 });
});

test('half of an element may leave its page, all of it stays in a designer’s area', () => {
  const far = [down('shape', 0, 0), move(-500, 900)];
  expect(run(selecting('shape'), far)[1]?.edits?.[0]).toMatchObject({ xUm: -10_000, yUm: 145_000 });
  const design = withSlot('shape', { allows: ['position'], within: { xUm: 5_000, yUm: 50_000, widthUm: 40_000, heightUm: 40_000 } });
  expect(run(selecting('shape', { design }), far)[1]?.edits?.[0]).toMatchObject({ xUm: 5_000, yUm: 80_000 });
});

test('everything selected moves together, but for what may not be moved', () => {
  const selection = new Map([
    ['page text', refOf('text')],
    ['page photo', refOf('photo')],
    ['page shape', refOf('shape')],
  ]);
  const design = withSlot('text', { allows: ['content'] });
  const outcome = run(toolContext({ design, selection, scale }), [grip('move', 0, 0), move(-150, 23)])[1];
  expect(outcome?.edits).toEqual([
    { kind: 'moveElement', ...refOf('photo'), xUm: 5_000, yUm: 32_300 },
    { kind: 'moveElement', ...refOf('shape'), xUm: -5_000, yUm: 62_300 },
  ]);
});
