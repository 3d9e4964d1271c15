import { expect, test } from 'vitest';
import { down, move, refOf, run, selecting, toolContext, up, withSlot } from '#tests/tool-fixture.ts';

test('a mouse drags an element that is not selected, and selects it', () => {
  const outcomes = run(toolContext(), [down('shape', 0, 0), move(5, 8), up]);
  expect(outcomes[1]).toMatchObject({
    select: { ref: refOf('shape') },
    edits: [{ kind: 'moveElement', ...refOf('shape'), xUm: 15_000, yUm: 68_000 }],
    options: { coalesceKey: 'drag 7', isGesture: true },
  });
  expect(outcomes[2]).toMatchObject({ endsCoalescing: true, snapUm: null });
});

test('an element snaps to the middle of its panel', () => {
  const snapped = run(selecting('shape'), [down('shape', 0, 0), move(27, 0)])[1];
  expect(snapped?.edits?.[0]).toMatchObject({ xUm: 40_000 });
  expect(snapped?.snapUm).toBe(50_000);
  const free = run(selecting('shape'), [down('shape', 0, 0), move(20, 0)])[1];
  expect(free?.edits?.[0]).toMatchObject({ xUm: 30_000 });
  expect(free?.snapUm).toBeNull();
});

test('half of an element may leave its panel, all of it stays in a designer’s area', () => {
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
  const outcome = run(toolContext({ design, selection }), [down('photo', 0, 0), move(-15, 0)])[1];
  expect(outcome?.edits).toEqual([
    { kind: 'moveElement', ...refOf('photo'), xUm: 5_000, yUm: 30_000 },
    { kind: 'moveElement', ...refOf('shape'), xUm: -5_000, yUm: 60_000 },
  ]);
});
