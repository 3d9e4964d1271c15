import { describe, expect, test } from 'vitest';
import { down, move, pointer, refOf, run, selecting, toolContext, toolDesign, withSlot } from '#tests/tool-fixture.ts';
import { createLift, type LiftPlaces } from './lift.ts';
import type { DropTarget, ToolContext, ToolEvent } from './tool.ts';

const other: DropTarget = { kind: 'frame', ref: { page: 'page', element: 'other' } };
const source = { ref: refOf('photo') };
const finger = { id: 2, isMouse: false };

function lifting(change: Partial<ToolContext> = {}, places: Partial<LiftPlaces> = {}) {
  const lift = createLift({ targetAt: () => other, next: () => other, drop: () => undefined, ...places });
  return toolContext({ lift, ...change });
}
const key = (name: string): ToolEvent => ({ type: 'key', ref: refOf('photo'), key: name, isShift: false });
const up = (id = 1): ToolEvent => ({ type: 'pointer-up', pointer: pointer(50, 50, { id }) });

describe('a photo in a product that moves photos', () => {
  test('is lifted by a mouse that moves 4 px, and dropped where it is let go', () => {
    const outcomes = run(lifting(), [down('photo', 0, 0), move(3, 0), move(4, 0), move(50, 50), up()]);
    expect(outcomes.map(({ tool }) => tool.name)).toEqual(['select', 'select', 'lift', 'lift', 'select']);
    expect(outcomes.at(-1)).toMatchObject({ drop: { source, target: other }, lifted: null });
    expect(outcomes.some(({ edits }) => edits)).toBe(false);
  });

  test('is panned in its frame with Ctrl, as it is where nothing lifts photos', () => {
    expect(run(lifting(), [down('photo', 0, 0), move(6, 0, { isFree: true })])[1]?.tool.name).toBe('pan');
    expect(run(toolContext(), [down('photo', 0, 0), move(6, 0)])[1]?.tool.name).toBe('pan');
  });

  test('is lifted at once by a finger where it is selected, and by one that rests where it is not', () => {
    const context = lifting();
    expect(run({ ...selecting('photo'), lift: context.lift }, [down('photo', 0, 0, finger), move(9, 0, finger)])[1]?.tool.name).toBe(
      'lift',
    );
    expect(run(context, [down('photo', 0, 0, finger), move(9, 0, finger)])[1]?.tool.name).toBe('select');
    const rested = run(context, [down('photo', 0, 0, finger), { type: 'lift', source, pointer: pointer(0, 0, finger) }]);
    expect(rested[1]?.tool.name).toBe('lift');
  });

  test('is where it was after Escape, after a second finger, and where nothing takes it', () => {
    const start = [down('photo', 0, 0), move(6, 0)];
    for (const event of [key('Escape'), down('text', 0, 0, finger)]) {
      const [last] = run(lifting(), [...start, event]).slice(-1);
      expect(last).toMatchObject({ tool: { name: 'select' }, lifted: null });
      expect(last?.drop).toBeUndefined();
    }
    const nowhere = run(lifting({}, { targetAt: () => null }), [...start, up()]).at(-1);
    expect(nowhere?.drop).toBeUndefined();
    const way = run(lifting({}, { targetAt: () => ({ kind: 'way', page: 'page' }) }), [...start, up()]).at(-1);
    expect(way?.drop).toBeUndefined();
  });

  test('waits for a tap or for keys where no pointer holds it', () => {
    const begun: ToolEvent = { type: 'lift', source, pointer: null };
    const tapped = run(lifting(), [begun, up(), { type: 'tap', at: { xPx: 1, yPx: 1 } }]);
    expect(tapped.map(({ tool }) => tool.name)).toEqual(['lift', 'lift', 'select']);
    expect(tapped[2]?.drop).toEqual({ source, target: other });
    const keyed = run(lifting(), [begun, key('ArrowRight'), key('Enter')]);
    expect(keyed[1]?.lifted?.target).toEqual(other);
    expect(keyed[2]?.drop).toEqual({ source, target: other });
    expect(run(lifting(), [begun, key('Delete')])[1]?.drop?.target).toEqual({ kind: 'tray' });
  });

  test('stays where a designer fixed its picture; an empty frame is dragged', () => {
    const begun: ToolEvent = { type: 'lift', source, pointer: null };
    expect(run(lifting({ design: withSlot('photo', { allows: ['position'] }) }), [begun])[0]?.tool.name).toBe('select');
    const pages = toolDesign.pages.map((page) => ({
      ...page,
      elements: page.elements.map((element) => (element.kind === 'photo' ? { ...element, photoId: null } : element)),
    }));
    const empty = lifting({ design: { ...toolDesign, pages } });
    expect(run(empty, [begun])[0]?.tool.name).toBe('select');
    expect(run(empty, [down('photo', 0, 0), move(6, 0)])[1]?.tool.name).toBe('drag');
  });
});
