import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DesignDocument } from '#core/design/document.ts';
import { down, grip, move, refOf, toolDesign, up, withSlot } from '#tests/tool-fixture.ts';
import { nothingMoving } from '#web/editor/arrange/moving.ts';
import { createPreviewSelector } from '#web/editor/preview/preview.ts';
import { initialState } from '#web/editor/state.ts';
import { createEditorStore, type EditorStore } from '#web/editor/store.ts';
import { nothingPanned } from './panned.ts';
import { createToolRunner } from './tool-runner.ts';

type PreviewSelector = Parameters<typeof createToolRunner<null>>[1];

/** Frames of the browser, which tests end themselves. */
let frames: (() => void)[] = [];
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  vi.stubGlobal('document', page);
});
afterEach(() => vi.unstubAllGlobals());

function endFrame() {
  for (const run of frames.splice(0)) run();
}

function begin(design: DesignDocument = toolDesign, previewOf: PreviewSelector = createPreviewSelector()) {
  const store: EditorStore<null> = createEditorStore(initialState({ content: { design, choice: null }, savedAt: null }), () => 1);
  const tools = createToolRunner(store, previewOf);
  store.dispatch({ type: 'select', ref: refOf('shape') });
  return { store, tools };
}

function shapeIn(store: EditorStore<null>) {
  const elements = store.getState().history.content.design.pages.flatMap((one) => one.elements);
  return elements.find(({ id }) => id === 'shape');
}

test('a drag is drawn frame by frame from the newest move, and is one step of the document at its end', () => {
  const { store, tools } = begin();
  const before = store.getState().history;
  tools.send(down('shape', 0, 0));
  tools.send(move(20, 20), 1);
  expect(tools.gesture.get().moving).toBe(nothingMoving);
  endFrame();
  const drawn: unknown[] = [];
  tools.gesture.subscribe(() => drawn.push(tools.gesture.get().moving.get('page shape')));
  tools.send(move(21, 21), 1);
  tools.send(move(33, 44, { isFree: true }), 1);
  endFrame();
  expect(drawn[0]).toEqual({ xUm: 43_000, yUm: 104_000, rotation: 0 });
  expect(store.getState().history).toBe(before);

  tools.send(move(34, 45, { isFree: true }), 1);
  tools.send(up, 1);
  expect(tools.gesture.get().moving).toBe(nothingMoving);
  expect(shapeIn(store)).toMatchObject({ xUm: 44_000, yUm: 105_000 });
  expect(store.getState().history.past).toHaveLength(1);
  store.dispatch({ type: 'undo' });
  expect(store.getState().history.content.design).toEqual(toolDesign);
});

test('a turn is drawn and then one step; what must be laid out is edited with each frame', () => {
  const { store, tools } = begin();
  tools.send(grip('turn', 0, -100), 1);
  tools.send(move(50, -50), 1);
  endFrame();
  expect(tools.gesture.get().moving.get('page shape')).toMatchObject({ rotation: 45 });
  expect(shapeIn(store)?.rotation).toBe(0);
  tools.send(up, 1);
  expect(shapeIn(store)?.rotation).toBe(45);

  tools.send(grip('e', 0, 0), 1);
  tools.send(move(0, 10), 1);
  endFrame();
  tools.send(move(10, 10), 1);
  endFrame();
  expect(tools.gesture.get().moving).toBe(nothingMoving);
  expect(shapeIn(store)?.widthUm).toBeGreaterThan(20_000);
  tools.send(up, 1);
  expect(store.getState().history.past).toHaveLength(2);
});

test('a photo that is moved behind its outline is drawn and then one step; the pinch after it is another', () => {
  const known = { sheets: [], resources: { photo: (id: string) => ({ id, width: 4000, height: 3000 }) } };
  const { store, tools } = begin(toolDesign, () => ({ preview: known, status: 'ready' }) as unknown as ReturnType<PreviewSelector>);
  const cropIn = () => {
    const elements = store.getState().history.content.design.pages.flatMap((one) => one.elements);
    return elements.flatMap((element) => (element.kind === 'photo' ? [element.crop] : []))[0];
  };
  const before = cropIn();
  store.dispatch({ type: 'select', ref: refOf('photo') });
  const finger = (id: number) => ({ id, isMouse: false });
  tools.send(down('photo', 0, 0, finger(1)));
  tools.send(move(10, 0, finger(1)), 1);
  endFrame();
  expect(tools.gesture.get().panned.get('page photo')?.xUm).toBeCloseTo(10_000, -1);
  expect(cropIn()).toEqual(before);

  tools.send(down('photo', 110, 0, finger(2)));
  tools.send(move(160, 0, finger(2)), 1);
  endFrame();
  expect(tools.gesture.get().panned).toBe(nothingPanned);
  expect(store.getState().history.past).toHaveLength(2);
  expect(cropIn()?.zoom).toBeCloseTo(1.5, 2);
  tools.send(up, 1);
  store.dispatch({ type: 'undo' });
  expect(cropIn()).toMatchObject({ zoom: 1, focusX: expect.closeTo(0.375, 4) });
  store.dispatch({ type: 'undo' });
  expect(cropIn()).toEqual(before);
});

test('a hidden page has what a gesture moved in its document, and the gesture goes on as the same step', () => {
  const { store, tools } = begin();
  const end = tools.start();
  tools.send(down('shape', 0, 0));
  tools.send(move(20, 20, { isFree: true }), 1);
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(shapeIn(store)).toMatchObject({ xUm: 30_000, yUm: 80_000 });
  page.visibilityState = 'visible';
  tools.send(move(30, 30, { isFree: true }), 1);
  tools.send(up, 1);
  expect(shapeIn(store)).toMatchObject({ xUm: 40_000, yUm: 90_000 });
  expect(store.getState().history.past).toHaveLength(1);
  end();
});

test('what a designer fixed is not drawn anywhere else', () => {
  const { store, tools } = begin(withSlot('shape', { allows: ['content'] }));
  tools.send(grip('move', 0, 0), 1);
  tools.send(move(50, 50), 1);
  tools.send(up, 1);
  expect(tools.gesture.get().moving).toBe(nothingMoving);
  expect(store.getState().history.past).toEqual([]);
});
