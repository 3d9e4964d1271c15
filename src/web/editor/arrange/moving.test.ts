import { expect, test } from 'vitest';
import { refOf, toolDesign } from '#tests/tool-fixture.ts';
import { placesOf, transformTo } from './moving.ts';

const shape = toolDesign.pages[0]?.elements.find(({ id }) => id === 'shape');
if (!shape) throw new Error('the fixture has no shape');

test('moves and turns of an element are one place, which the element is drawn at', () => {
  const places = placesOf(toolDesign, [
    { kind: 'setProperties', ...refOf('shape'), properties: { rotation: 90 } },
    { kind: 'moveElement', ...refOf('shape'), xUm: 12_000, yUm: 59_500 },
  ]);
  const place = places?.get('page shape');
  expect([...(places ?? [])]).toEqual([['page shape', { xUm: 12_000, yUm: 59_500, rotation: 90 }]]);
  expect(transformTo(shape, place ?? shape)).toBe(
    'translate(2000px, -500px) translate(20000px, 65000px) rotate(90deg) translate(-20000px, -65000px)',
  );
  expect(transformTo(shape, { ...shape, xUm: 10_100 })).toBe('translate(100px, 0px)');
});

test('an element that is sized, or gone, has no place', () => {
  const moved = { kind: 'moveElement', ...refOf('shape'), xUm: 0, yUm: 0 } as const;
  expect(
    placesOf(toolDesign, [moved, { kind: 'resizeElement', ...refOf('shape'), xUm: 0, yUm: 0, widthUm: 9_000, heightUm: 9_000 }]),
  ).toBeNull();
  expect(placesOf(toolDesign, [{ kind: 'setProperties', ...refOf('shape'), properties: { rotation: 5, opacity: 0.5 } }])).toBeNull();
  expect(placesOf(toolDesign, [{ ...moved, element: 'gone' }])).toBeNull();
});
