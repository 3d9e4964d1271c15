import { expect, test } from 'vitest';
import { grip, move, refOf, run, selecting, toolContext, up, withSlot } from '#tests/tool-fixture.ts';

const turned = (rotation: number) => [{ kind: 'setProperties', ...refOf('shape'), properties: { rotation } }];

test('the handle turns an element by the angle about its middle, with Shift in steps of 15°', () => {
  const outcomes = run(selecting('shape'), [grip('turn', 0, -100), move(50, -50), move(20, -100, { isShift: true }), up]);
  expect(outcomes[1]?.edits).toEqual(turned(45));
  expect(outcomes[1]?.options).toEqual({ coalesceKey: 'turn 7', isGesture: true });
  expect(outcomes[2]?.edits).toEqual(turned(15));
  expect(outcomes[3]).toMatchObject({ endsCoalescing: true });
});

test('near a quarter turn the element snaps to it, with Ctrl it does not', () => {
  const [, snapped, free] = run(selecting('shape'), [grip('turn', 0, -100), move(100, 3), move(100, 3, { isFree: true })]);
  expect(snapped?.edits).toEqual(turned(90));
  expect(free?.edits).toEqual(turned(91.7));
});

test('several elements turn about the middle of all', () => {
  const selection = new Map([
    ['page text', refOf('text')],
    ['page shape', refOf('shape')],
  ]);
  const [, quarter] = run(toolContext({ selection }), [grip('turn', 0, -100), move(100, 0)]);
  expect(quarter?.edits).toEqual([
    { kind: 'setProperties', ...refOf('text'), properties: { rotation: 90 } },
    { kind: 'moveElement', ...refOf('text'), xUm: 25_000, yUm: 25_000 },
    { kind: 'setProperties', ...refOf('shape'), properties: { rotation: 90 } },
    { kind: 'moveElement', ...refOf('shape'), xUm: -20_000, yUm: 30_000 },
  ]);
});

test('what a designer fixed does not turn', () => {
  const design = withSlot('shape', { allows: ['position'] });
  expect(run(selecting('shape', { design }), [grip('turn', 0, -100)])[0]?.tool.name).toBe('select');
});
