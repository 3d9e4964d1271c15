import { expect, test } from 'vitest';
import type { PhotoElement } from '#core/design/document.ts';
import { down, move, pointer, refOf, run, selecting, toolDesign } from '#tests/tool-fixture.ts';
import { beginPhotoMode } from './photo-mode.ts';
import type { ToolEvent } from './tool.ts';

const mode = beginPhotoMode(refOf('photo'));
const finger = (id: number) => ({ id, isMouse: false });
const lift = (id: number): ToolEvent => ({ type: 'pointer-up', pointer: pointer(0, 0, finger(id)) });
const key = (name: string): ToolEvent => ({ type: 'key', ref: refOf('photo'), key: name, isShift: false });

function contextWith(change: Partial<PhotoElement> = {}) {
  const pages = toolDesign.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => (element.kind === 'photo' ? { ...element, ...change } : element)),
  }));
  return selecting('photo', { design: { ...toolDesign, pages } });
}

test('one finger moves the picture in its frame, and the document gets one edit when it is lifted', () => {
  const outcomes = run(contextWith(), [down('photo', 0, 0, finger(1)), move(3, 0, finger(1)), move(6, 0, finger(1)), lift(1)], mode);
  expect(outcomes.map(({ edits }) => edits?.length ?? 0)).toEqual([0, 0, 0, 1]);
  expect(outcomes[2]?.framing?.crop.focusX).toBeCloseTo(0.425, 4);
  expect(outcomes[3]).toMatchObject({ framing: null, edits: [{ kind: 'setCrop', ...refOf('photo'), crop: outcomes[2]?.framing?.crop }] });
});

test('a press without a move edits nothing', () => {
  const outcomes = run(contextWith(), [down('photo', 0, 0), lift(1)], mode);
  expect(outcomes.flatMap(({ edits }) => edits ?? [])).toEqual([]);
});

test('two fingers zoom by their distance', () => {
  const events = [down('photo', 0, 0, finger(1)), down('photo', 100, 0, finger(2)), move(200, 0, finger(2)), lift(2), lift(1)];
  const outcomes = run(contextWith(), events, mode);
  expect(outcomes[2]?.framing?.crop.zoom).toBe(2);
  expect(outcomes[2]?.framing?.tilt).toBeUndefined();
  expect(outcomes[3]?.edits).toBeUndefined();
  expect(outcomes[4]?.edits).toMatchObject([{ kind: 'setCrop', crop: { zoom: 2 } }]);
});

test.each([
  [4, undefined],
  [5, undefined],
  [9, 4],
  [-9, -4],
  [60, 15],
])('two fingers that turn by %i degrees tilt the picture by %s', (degrees, tilt) => {
  const at = (angle: number) => [100 * Math.cos((angle * Math.PI) / 180), 100 * Math.sin((angle * Math.PI) / 180)] as const;
  const events = [down('photo', 0, 0, finger(1)), down('photo', 100, 0, finger(2)), move(...at(degrees), finger(2)), lift(2), lift(1)];
  const outcomes = run(contextWith(), events, mode);
  expect(outcomes[2]?.framing?.tilt).toBe(tilt);
  const tilts = outcomes[4]?.edits?.flatMap((edit) => (edit.kind === 'setProperties' ? [edit.properties.tilt] : []));
  expect(tilts).toEqual(tilt === undefined ? [] : [tilt]);
});

test('a finger that is left over goes on moving the picture', () => {
  const events = [
    down('photo', 0, 0, finger(1)),
    down('photo', 100, 0, finger(2)),
    move(200, 0, finger(2)),
    lift(2),
    move(-6, 0, finger(1)),
    lift(1),
  ];
  const outcomes = run(contextWith(), events, mode);
  expect(outcomes[5]?.edits).toMatchObject([{ kind: 'setCrop', crop: { zoom: 2 } }]);
  expect(outcomes[4]?.framing?.crop.focusX).toBeGreaterThan(outcomes[2]?.framing?.crop.focusX ?? 0);
});

test.each([
  ['ArrowRight', { kind: 'setCrop' }],
  ['+', { kind: 'setCrop', crop: { zoom: 1.1 } }],
  ['r', { kind: 'setProperties', properties: { turn: 90 } }],
])('the key %s is one edit', (name, edit) => {
  expect(run(contextWith(), [key(name)], mode)[0]?.edits).toMatchObject([edit]);
});

test('minus makes the picture smaller, F and a double tap fit it, a fourth quarter turn sets it upright', () => {
  const zoomed = contextWith({ crop: { zoom: 2, focusX: 0.4, focusY: 0.4 } });
  expect(run(zoomed, [key('-')], mode)[0]?.edits).toMatchObject([{ crop: { zoom: 1.818 } }]);
  const fitted = [{ kind: 'setCrop', crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } }];
  expect(run(zoomed, [key('f')], mode)[0]?.edits).toMatchObject(fitted);
  expect(run(zoomed, [{ type: 'double-click', ref: refOf('photo') }], mode)[0]?.edits).toMatchObject(fitted);
  expect(run(contextWith({ turn: 270 }), [key('R')], mode)[0]?.edits).toMatchObject([{ properties: { turn: null } }]);
});

test('the wheel zooms in edits that become one step', () => {
  const [outcome] = run(contextWith(), [{ type: 'wheel', ref: refOf('photo'), deltaY: -100 }], mode);
  expect(outcome).toMatchObject({ edits: [{ kind: 'setCrop' }], options: { coalesceKey: 'photo wheel page photo' } });
});

test('keys and fingers do nothing where the photo is gone or unknown', () => {
  for (const context of [contextWith({ photoId: null }), selecting('photo', { photo: () => null })])
    expect(run(context, [down('photo', 0, 0), move(6, 0), key('+')], mode).flatMap(({ edits }) => edits ?? [])).toEqual([]);
});
