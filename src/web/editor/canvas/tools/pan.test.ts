import { expect, test } from 'vitest';
import { down, grip, move, refOf, run, selecting, toolDesign, up, withSlot } from '#tests/tool-fixture.ts';
import { pannedOf } from '#web/editor/canvas/panned.ts';

test('dragging a photo moves the picture behind its outline', () => {
  const outcomes = run(selecting('photo'), [down('photo', 0, 0), move(6, 0), up]);
  expect(outcomes[1]).toMatchObject({ tool: { name: 'pan' }, options: { coalesceKey: 'pan 7', isGesture: true } });
  const [edit] = outcomes[1]?.edits ?? [];
  expect(edit?.kind === 'setCrop' && edit.crop.focusX).toBeCloseTo(0.425, 4);
  expect(outcomes[2]).toMatchObject({ tool: { name: 'select' }, endsCoalescing: true });
});

test('the picture follows the pointer in a turned slot, and where the picture itself is turned or mirrored', () => {
  const facts = { id: 'photo-0123456789abcdef', width: 4000, height: 3000 };
  for (const change of [{ rotation: 60 }, { turn: 90 }, { mirrored: true }, { rotation: 15, turn: 180, mirrored: true }] as const) {
    const pages = toolDesign.pages.map((page) => ({
      ...page,
      elements: page.elements.map((element) =>
        element.kind === 'photo' ? { ...element, ...change, crop: { zoom: 2, focusX: 0.5, focusY: 0.5 } } : element,
      ),
    }));
    const design = { ...toolDesign, pages };
    const [, moved] = run(selecting('photo', { design, photo: () => facts }), [down('photo', 0, 0), move(5, 3)]);
    const shift = pannedOf(design, moved?.edits ?? [], () => facts)?.get('page photo');
    expect([change, Math.round((shift?.xUm ?? 0) / 20), Math.round((shift?.yUm ?? 0) / 20)]).toEqual([change, 250, 150]);
  }
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
    down('photo', 0, 0, finger(1)),
    move(20, 0, finger(1)),
    down('photo', 120, 0, finger(2)),
    move(220, 0, finger(2)),
  ]);
  expect(outcomes.map(({ tool }) => tool.name)).toEqual(['select', 'pan', 'crop', 'crop']);
  const [panned] = outcomes[1]?.edits ?? [];
  const focusX = panned?.kind === 'setCrop' ? panned.crop.focusX : Number.NaN;
  expect(focusX).toBeLessThan(0.5);
  expect(outcomes[3]?.edits?.[0]).toMatchObject({ kind: 'setCrop', ...refOf('photo'), crop: { zoom: 2, focusX } });
});

test('an empty photo slot is dragged', () => {
  const pages = toolDesign.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => (element.kind === 'photo' ? { ...element, photoId: null } : element)),
  }));
  const context = selecting('photo', { design: { ...toolDesign, pages } });
  expect(run(context, [down('photo', 0, 0), move(6, 0)])[1]?.tool.name).toBe('drag');
});

test('the grip of a photo moves its box', () => {
  const [, moved] = run(selecting('photo', { scale: 10 }), [grip('move', 0, 0), move(150, 0)]);
  expect(moved?.edits).toEqual([{ kind: 'moveElement', ...refOf('photo'), xUm: 35_000, yUm: 30_000 }]);
});
