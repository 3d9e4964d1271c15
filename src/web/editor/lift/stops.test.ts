import { expect, test } from 'vitest';
import { photoElement } from '#tests/render/fixture-design.ts';
import { toolDesign } from '#tests/tool-fixture.ts';
import type { DropTarget } from '#web/editor/canvas/tools/tool.ts';
import { nextStop, stopsOf } from './stops.ts';

const [page] = toolDesign.pages;
if (!page) throw new Error('the fixture has no page');
const places = { a: [0, 0], b: [50_000, 0], c: [0, 60_000], d: [50_000, 60_000] } as const;
const design = {
  pages: ['one', 'two', 'three'].map((id) => ({
    ...page,
    id,
    elements: Object.entries(places).map(([name, [xUm, yUm]]) => photoElement({ id: name, xUm, yUm, widthUm: 40_000, heightUm: 50_000 })),
  })),
};
const source = { ref: { page: 'one', element: 'a' } };
const stops = stopsOf(design, source, ({ id }) => id !== 'three');
const frame = (on: string, element: string): DropTarget => ({ kind: 'frame', ref: { page: on, element } });

test('left and right lead through frames and pages, and to the tray at last', () => {
  const names: string[] = [];
  let at: DropTarget | null = frame('one', 'a');
  while (at) {
    names.push(at.kind === 'frame' ? `${at.ref.page} ${at.ref.element}` : 'page' in at ? at.page : at.kind);
    at = nextStop(stops, at, 'ArrowRight');
  }
  expect(names.join(', ')).toBe('one a, one b, one c, one d, two a, two b, two c, two d, two, three a, three b, three c, three d, tray');
  expect(nextStop(stops, { kind: 'tray' }, 'ArrowLeft')).toEqual(frame('three', 'd'));
  expect(nextStop(stops, frame('one', 'a'), 'ArrowLeft')).toBeNull();
});

test('up and down lead through a column, then to the page after or before', () => {
  expect(nextStop(stops, frame('one', 'b'), 'ArrowDown')).toEqual(frame('one', 'd'));
  expect(nextStop(stops, frame('one', 'd'), 'ArrowDown')).toEqual(frame('two', 'a'));
  expect(nextStop(stops, frame('two', 'd'), 'ArrowUp')).toEqual(frame('two', 'b'));
  expect(nextStop(stops, frame('two', 'b'), 'ArrowUp')).toEqual(frame('one', 'd'));
});

test('a photo from the tray begins at the first frame, and has no way back to the tray by arrows', () => {
  const others = stopsOf(design, { photoId: 'photo-x' }, () => false);
  expect(nextStop(others, null, 'ArrowRight')).toEqual(frame('one', 'a'));
  expect(others.some(({ target }) => target.kind === 'tray')).toBe(false);
});
