import { expect, test } from 'vitest';
import { down, move, pointer, refOf, run, selecting, up, withSlot } from '#tests/tool-fixture.ts';

test('dragging a photo moves the picture behind its outline', () => {
  const outcomes = run(selecting('photo'), [down('photo', 0, 0), move(6, 0), up]);
  expect(outcomes[1]).toMatchObject({ tool: { name: 'pan' }, options: { coalesceKey: 'pan 7', isGesture: true } });
  const [edit] = outcomes[1]?.edits ?? [];
  expect(edit?.kind === 'setCrop' && edit.crop.focusX).toBeCloseTo(0.425, 4);
  expect(outcomes[2]).toMatchObject({ tool: { name: 'select' }, endsCoalescing: true });
});

test('a photo without a picture, or one nobody knows, stays as it is', () => {
  const outcomes = run(selecting('photo', { photo: () => null }), [down('photo', 0, 0), move(6, 0)]);
  expect(outcomes[1]?.edits).toBeUndefined();
});

test('a photo whose picture may not be changed is dragged instead', () => {
  const design = withSlot('photo', { allows: ['position'] });
  expect(run(selecting('photo', { design }), [down('photo', 0, 0), move(6, 0)])[1]?.tool.name).toBe('drag');
});

test('a second finger turns the pan into a crop', () => {
  const finger = (id: number) => ({ id, isMouse: false });
  const outcomes = run(selecting('photo'), [
    down('photo', 0, 0, { pointer: pointer(0, 0, finger(1)) }),
    move(20, 0, finger(1)),
    down('photo', 120, 0, { pointer: pointer(120, 0, finger(2)) }),
    move(220, 0, finger(2)),
  ]);
  expect(outcomes.map(({ tool }) => tool.name)).toEqual(['select', 'pan', 'crop', 'crop']);
  expect(outcomes[3]?.edits?.[0]).toMatchObject({ kind: 'setCrop', ...refOf('photo'), crop: { zoom: 2 } });
});
