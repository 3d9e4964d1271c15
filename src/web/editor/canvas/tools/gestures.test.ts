/** What two fingers and double taps do, whatever one finger has begun: the table of gestures. */
import { describe, expect, test } from 'vitest';
import { down, grip, ground, move, pointer, refOf, run, selecting, toolContext, up } from '#tests/tool-fixture.ts';
import { runTool } from '#web/editor/canvas/tool-runner.ts';
import { createLift } from './lift.ts';
import { beginPhotoMode } from './photo-mode.ts';
import { editText } from './text.ts';
import { idle, type ToolContext, type ToolEvent, type TwoFingers } from './tool.ts';
import { beginZoom } from './zoom.ts';

const finger = { id: 1, isMouse: false };
const other = { id: 2, isMouse: false };
const fingers = (apart: number, x = 100, y = 100): TwoFingers => [
  { xPx: x - apart / 2, yPx: y },
  { xPx: x + apart / 2, yPx: y },
];
const two = (apart = 40, zoom = 1): ToolEvent => ({ type: 'fingers-down', fingers: fingers(apart), zoom, begin: beginZoom });
const lift = createLift({ targetAt: () => null, next: () => null, drop: () => {} });
const lifting = (element: string) => selecting(element, { lift });

/** The tool after each event. */
function toolsOf(context: ToolContext, events: readonly ToolEvent[], first = idle as Parameters<typeof run>[2]): string[] {
  return run(context, events, first).map(({ tool }) => tool.name);
}

describe('two fingers', () => {
  test.each<[string, ToolContext, ToolEvent[]]>([
    ['the ground', toolContext({ canSwipe: true }), [ground(0, 0, finger)]],
    ['the ground of a zoomed page', toolContext(), [ground(0, 0, finger)]],
    ['a swipe', toolContext({ canSwipe: true }), [down('text', 0, 0, finger), move(20, 0, finger), down('shape', 90, 0, other)]],
    ['an element that is not selected', toolContext(), [down('text', 0, 0, finger)]],
    ['a selected text', selecting('text'), [down('text', 0, 0, finger), down('text', 20, 0, other)]],
    ['a photo that can be lifted', lifting('photo'), [down('photo', 0, 0, finger), down('photo', 20, 0, other)]],
    ['a lifted photo', lifting('photo'), [down('photo', 0, 0, finger), move(20, 0, finger), down('photo', 20, 0, other)]],
  ])('on %s, zoom the page', (_, context, events) => {
    expect(toolsOf(context, [...events, two()]).at(-1)).toBe('zoom');
  });

  test('on an element that is being moved, zoom the page and put it back', () => {
    const outcomes = run(selecting('shape'), [down('shape', 0, 0, finger), move(20, 0, finger), down('shape', 20, 0, other), two()]);
    expect(outcomes.map(({ tool }) => tool.name)).toEqual(['select', 'drag', 'drag', 'zoom']);
    expect(outcomes.at(-1)).toMatchObject({ cancels: true, guides: [] });
  });

  test('on a handle, the first finger goes on, and the second one ends nothing', () => {
    const events = [grip('se', 0, 0), two(), move(10, 10), { type: 'pointer-up', pointer: pointer(0, 0, { id: 2 }) }, up] as const;
    expect(toolsOf(selecting('shape'), events)).toEqual(['resize', 'resize', 'resize', 'resize', 'select']);
    const turned = [grip('turn', 10, 0), two(), move(0, 10), { type: 'pointer-up', pointer: pointer(0, 0, { id: 2 }) }, up] as const;
    expect(toolsOf(selecting('shape'), turned)).toEqual(['turn', 'turn', 'turn', 'turn', 'select']);
  });

  test('on a picture in its frame, zoom the picture', () => {
    const events = [down('photo', 0, 0, finger), down('photo', 20, 0, other), two()];
    expect(toolsOf(selecting('photo'), events).at(-1)).toBe('crop');
    expect(runTool(beginPhotoMode(refOf('photo')), two(), toolContext()).tool.name).toBe('photo');
  });

  test('while a text is edited, zoom the page, and the text goes on being edited', () => {
    const after = run(selecting('text'), [two(), { type: 'fingers-up' }], editText(refOf('text')));
    expect(after.map(({ tool }) => tool.name)).toEqual(['zoom', 'text']);
  });

  test('while taps choose where a photo goes, zoom the page, and the photo stays lifted', () => {
    const begun = lift.begin({ ref: refOf('photo') }, null, lifting('photo'));
    if (!begun) throw new Error('the photo is not lifted');
    expect(toolsOf(lifting('photo'), [two(), { type: 'fingers-up' }], begun.tool)).toEqual(['zoom', 'lift']);
  });

  test('zoom by how far they are apart and move the page by their middle; other pointers change nothing', () => {
    const [, moved, ignored, again] = run(toolContext(), [
      two(40, 1.5),
      { type: 'fingers-move', fingers: fingers(80, 120, 90) },
      down('text', 0, 0, other),
      { type: 'fingers-move', fingers: fingers(20, 130, 90) },
    ]);
    expect(moved?.zoomed).toEqual({ zoom: 3, from: { xPx: 100, yPx: 100 }, to: { xPx: 120, yPx: 90 } });
    expect(ignored).toEqual({ tool: moved?.tool });
    expect(again?.zoomed).toEqual({ zoom: 0.75, from: { xPx: 120, yPx: 90 }, to: { xPx: 130, yPx: 90 } });
  });

  test('once lifted, the finger that stays selects and moves nothing, the next press does', () => {
    const outcomes = run(selecting('text'), [
      two(),
      { type: 'fingers-up' },
      move(50, 50, finger),
      { type: 'click', ref: refOf('text'), isShift: false, isKeyboard: false },
      down('shape', 0, 0, finger),
      { type: 'click', ref: refOf('shape'), isShift: false, isKeyboard: false },
    ]);
    expect(outcomes.slice(0, 4).every(({ edits, select }) => edits === undefined && select === undefined)).toBe(true);
    expect(outcomes.at(-1)?.select?.ref).toEqual(refOf('shape'));
  });
});

test('a double tap on the ground, zooms to twice the page that fits, and back to it', () => {
  const at = { xPx: 30, yPx: 40 };
  const zoomOf = (zoom: number) => runTool(idle, { type: 'ground-double-tap', at, zoom }, toolContext()).zoomed;
  expect(zoomOf(1)).toEqual({ zoom: 2, from: at, to: at });
  expect(zoomOf(0.75)?.zoom).toBe(2);
  expect(zoomOf(1.25)?.zoom).toBe(1);
});
