import { expect, test } from 'vitest';
import { down, grip, move, pointer, refOf, run, selecting, toolContext, up, withSlot } from '#tests/tool-fixture.ts';

test('two fingers zoom the selected photo by the ratio of their distances, within its limits', () => {
  const finger = (id: number) => ({ id, isMouse: false });
  const outcomes = run(selecting('photo'), [
    down('photo', 0, 0, finger(1)),
    down('photo', 100, 0, finger(2)),
    move(150, 0, finger(2)),
    move(1000, 0, finger(2)),
    { type: 'pointer-up', pointer: pointer(1000, 0, finger(2)) },
  ]);
  expect(outcomes[2]?.edits?.[0]).toMatchObject({ kind: 'setCrop', crop: { zoom: 1.5 } });
  expect(outcomes[3]?.edits?.[0]).toMatchObject({ crop: { zoom: 4 } });
  expect(outcomes[4]).toMatchObject({ tool: { name: 'select' }, endsCoalescing: true });
});

test('a corner of a photo whose size is fixed zooms by its distance from the middle', () => {
  const design = withSlot('photo', { allows: ['content'] });
  const outcomes = run(selecting('photo', { design }), [grip('se', 30, 40), move(60, 80), up]);
  expect(outcomes[1]?.edits?.[0]).toMatchObject({ crop: { zoom: 2 } });
});

test('the wheel zooms the selected photo only', () => {
  const wheel = { type: 'wheel', ref: refOf('photo'), deltaY: -600 } as const;
  const [zoomed] = run(selecting('photo'), [wheel]);
  expect(zoomed?.edits?.[0]).toMatchObject({ crop: { zoom: Math.round(Math.E * 1000) / 1000 } });
  expect(zoomed?.options).toEqual({ coalesceKey: 'wheel page photo' });
  expect(run(toolContext(), [wheel])[0]?.edits).toBeUndefined();
});
