import { describe, expect, test } from 'vitest';
import { type DesignDocument, type PhotoElement, photoElementSchema } from '#core/design/document.ts';
import { photoElement } from '#tests/render/fixture-design.ts';
import { pointer, toolContext, toolDesign } from '#tests/tool-fixture.ts';
import { runTool } from '#web/editor/canvas/tool-runner.ts';
import { createLift } from '#web/editor/canvas/tools/lift.ts';
import { type CanvasPoint, type DropTarget, idle, type LiftSource, type Tool, type ToolEvent } from '#web/editor/canvas/tools/tool.ts';
import { draftPhotos, type ElementRef } from '#web/editor/draft/content.ts';
import { selected } from '#web/editor/selection.ts';
import { type EditorPicture, initialState } from '#web/editor/state.ts';
import { createEditorStore } from '#web/editor/store.ts';
import { dropPhoto } from './drop.ts';
import { nextStop, stopsOf } from './stops.ts';

const [page] = toolDesign.pages;
if (!page) throw new Error('the fixture has no page');

/** What was done to some of the pictures. */
const corrections: Partial<PhotoElement>[] = [
  {},
  { filter: { tone: 'bw' } },
  { turn: 90 },
  { tilt: 4, filter: { warmth: 20 } },
  { mirrored: true },
];
const sizes = [
  [40_000, 30_000],
  [30_000, 40_000],
  [40_800, 30_000],
  [50_000, 20_000],
] as const;

/** Six pages with four frames each; every ninth one is empty. */
const design: DesignDocument = {
  ...toolDesign,
  pages: Array.from({ length: 6 }, (_, at) => ({
    ...page,
    id: `page-${at + 1}`,
    panels: page.panels.map((panel) => ({ ...panel, id: `page-${at + 1}` })),
    elements: sizes.map(([widthUm, heightUm], place) => {
      const number = at * 4 + place;
      const photoId = number % 9 === 8 ? null : `photo-${String(number).padStart(12, '0')}`;
      const box = { xUm: (place % 2) * 50_000, yUm: Math.floor(place / 2) * 60_000, widthUm, heightUm };
      const frame = photoElement({ id: `frame-${place}`, ...box, photoId });
      // As a stored document is read: its keys in the order of the schema.
      return photoElementSchema.parse({ ...frame, ...(photoId ? corrections[number % corrections.length] : {}) });
    }),
  })),
};
const frames = draftPhotos(design);
const pictures = frames.flatMap(({ element: { photoId } }, at) =>
  photoId
    ? [{ id: photoId, name: `${at}.jpg`, width: at % 2 ? 3_000 : 4_000, height: at % 3 ? 4_000 : 3_000, thumb: '' } as EditorPicture]
    : [],
);

/** The pages lie below each other on the screen, a pixel a millimetre. */
const pageHeightPx = 200;
function middleOf({ ref, element }: { ref: ElementRef; element: PhotoElement }): CanvasPoint {
  const at = design.pages.findIndex(({ id }) => id === ref.page);
  const [x, y] = [element.xUm + element.widthUm / 2, element.yUm + element.heightUm / 2];
  return { xPx: x / 1_000, yPx: at * pageHeightPx + y / 1_000 };
}
function targetAt(_: LiftSource, { xPx, yPx }: CanvasPoint): DropTarget | null {
  const at = Math.floor(yPx / pageHeightPx);
  const [x, y] = [xPx * 1_000, (yPx - at * pageHeightPx) * 1_000];
  const inside = (own: number, size: number, value: number) => value >= own && value < own + size;
  const hit = design.pages[at]?.elements.find((one) => inside(one.xUm, one.widthUm, x) && inside(one.yUm, one.heightUm, y));
  return hit ? { kind: 'frame', ref: { page: `page-${at + 1}`, element: hit.id } } : null;
}

/** The design after these events. */
function storeAfter(events: readonly ToolEvent[], isSelected: ElementRef | null = null) {
  const store = createEditorStore({ ...initialState({ content: { design, choice: null }, savedAt: null }), pictures }, () => 1);
  const lift = createLift({
    targetAt,
    next: (source, from, key) =>
      nextStop(
        stopsOf(design, source, () => false),
        from,
        key,
      ),
    drop: (source, target) => void dropPhoto(store, null, source, target),
  });
  const context = toolContext({ design, lift, selection: isSelected ? selected([isSelected]) : new Map() });
  let tool: Tool = idle;
  for (const event of events) {
    const outcome = runTool(tool, event, context);
    tool = outcome.tool;
    if (outcome.drop) lift.drop(outcome.drop.source, outcome.drop.target);
  }
  expect(tool.name).toBe('select');
  return store;
}

type Place = { ref: ElementRef; element: PhotoElement };

const finger = { id: 5, isMouse: false };
function byMouse(from: Place, to: Place): ToolEvent[] {
  const [a, b] = [middleOf(from), middleOf(to)];
  return [
    { type: 'pointer-down', ref: from.ref, pointer: pointer(a.xPx, a.yPx), at: 1 },
    { type: 'pointer-move', pointer: pointer(a.xPx + 4, a.yPx) },
    { type: 'pointer-move', pointer: pointer(b.xPx, b.yPx) },
    { type: 'pointer-up', pointer: pointer(b.xPx, b.yPx) },
    { type: 'click', ref: from.ref, isShift: false, isKeyboard: false },
  ];
}
function byFinger(from: Place, to: Place, rests: boolean): ToolEvent[] {
  const [a, b] = [middleOf(from), middleOf(to)];
  const start = pointer(a.xPx, a.yPx, finger);
  return [
    { type: 'pointer-down', ref: from.ref, pointer: start, at: 1 },
    ...(rests ? [{ type: 'lift' as const, source: { ref: from.ref }, pointer: start }] : []),
    { type: 'pointer-move', pointer: pointer(a.xPx, a.yPx + 9, finger) },
    { type: 'pointer-move', pointer: pointer(b.xPx, b.yPx, finger) },
    { type: 'pointer-up', pointer: pointer(b.xPx, b.yPx, finger) },
  ];
}
function byKeys(from: Place, to: Place): ToolEvent[] {
  const stops = stopsOf(design, { ref: from.ref }, () => false).map(({ target }) => JSON.stringify(target));
  const at = ({ ref }: Place) => stops.indexOf(JSON.stringify({ kind: 'frame', ref }));
  const steps = at(to) - at(from);
  const press = (key: string): ToolEvent => ({ type: 'key', ref: from.ref, key, isShift: false });
  const arrows = Array.from({ length: Math.abs(steps) }, () => press(steps > 0 ? 'ArrowRight' : 'ArrowLeft'));
  return [{ type: 'lift', source: { ref: from.ref }, pointer: null }, ...arrows, press('Enter')];
}

const photosOf = (of: DesignDocument) => draftPhotos(of).flatMap(({ element: { photoId } }) => photoId ?? []);

describe('24 frames on six pages', () => {
  test.each(frames.map((from, number) => ({ from, number })))(
    'from frame $number to each other one, by mouse, finger, taps and keys',
    ({ from }) => {
      const before = JSON.stringify(design);
      for (const to of frames) {
        const moved = storeAfter(byMouse(from, to));
        const mouse = moved.getState().history.content.design;
        const text = JSON.stringify(mouse);
        const b = middleOf(to);
        const tapped = storeAfter([
          { type: 'lift', source: { ref: from.ref }, pointer: null },
          ...(from.element.photoId ? [{ type: 'tap' as const, at: b }] : []),
        ]);
        const others = [
          storeAfter(byFinger(from, to, true)),
          storeAfter(byFinger(from, to, false), from.ref),
          storeAfter(byKeys(from, to)),
          tapped,
        ];
        for (const other of others) expect(JSON.stringify(other.getState().history.content.design) === text).toBe(true);
        expect(photosOf(mouse).toSorted()).toEqual(photosOf(design).toSorted());
        const isMoved = from.element.photoId !== null && from !== to;
        expect(moved.getState().history.past).toHaveLength(isMoved ? 1 : 0);
        if (isMoved)
          expect(photosOf({ ...mouse, pages: mouse.pages.filter(({ id }) => id === to.ref.page) })).toContain(from.element.photoId);
        moved.dispatch({ type: 'undo' });
        expect(JSON.stringify(moved.getState().history.content.design) === before).toBe(true);
      }
    },
  );
});
