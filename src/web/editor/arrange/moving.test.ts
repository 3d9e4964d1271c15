import { expect, test } from 'vitest';
import { refOf, toolDesign } from '#tests/tool-fixture.ts';
import { commonShift, type GesturePlace, gesturePlaces, transformTo } from './moving.ts';

const shape = toolDesign.pages[0]?.elements.find(({ id }) => id === 'shape');
if (!shape) throw new Error('the fixture has no shape');

test('moves and turns of an element are one place, which the element is drawn at', () => {
  const places = gesturePlaces(toolDesign, [
    { kind: 'setProperties', ...refOf('shape'), properties: { rotation: 90 } },
    { kind: 'moveElement', ...refOf('shape'), xUm: 12_000, yUm: 59_500 },
  ]);
  const place = places?.get('page shape');
  expect([...(places ?? [])]).toEqual([['page shape', { xUm: 12_000, yUm: 59_500, rotation: 90 }]]);
  const view = { xUm: 10_000, yUm: 0, widthUm: 100_000, heightUm: 200_000 };
  expect(transformTo(shape, place ?? shape, view)).toBe(
    'translate(2%, -0.25%) translate(10%, 32.5%) rotate(90deg) translate(-10%, -32.5%)',
  );
  expect(transformTo(shape, { ...shape, xUm: 11_000 }, view)).toBe('translate(1%, 0%)');
});

test('an element that is sized, or gone, has no place', () => {
  const moved = { kind: 'moveElement', ...refOf('shape'), xUm: 0, yUm: 0 } as const;
  expect(
    gesturePlaces(toolDesign, [moved, { kind: 'resizeElement', ...refOf('shape'), xUm: 0, yUm: 0, widthUm: 9_000, heightUm: 9_000 }]),
  ).toBeNull();
  expect(gesturePlaces(toolDesign, [{ kind: 'setProperties', ...refOf('shape'), properties: { rotation: 5, opacity: 0.5 } }])).toBeNull();
  expect(gesturePlaces(toolDesign, [{ ...moved, element: 'gone' }])).toBeNull();
});

test('elements that move by the same distance have a shift in common, turned ones and those that are held back have none', () => {
  const other = { ...shape, id: 'other', xUm: 0, yUm: 0 };
  const placed = [
    { ref: refOf('shape'), element: shape },
    { ref: refOf('other'), element: other },
  ];
  const by = (element: GesturePlace, xUm: number): GesturePlace => ({
    xUm: element.xUm + xUm,
    yUm: element.yUm - 7,
    rotation: element.rotation,
  });
  const shiftOf = (a: GesturePlace, b: GesturePlace) =>
    commonShift(
      placed,
      new Map([
        ['page shape', a],
        ['page other', b],
      ]),
    );
  expect(commonShift(placed, new Map())).toEqual({ xUm: 0, yUm: 0 });
  expect(shiftOf(by(shape, 50), by(other, 50))).toEqual({ xUm: 50, yUm: -7 });
  expect(shiftOf(by(shape, 50), by(other, 49))).toBeNull();
  expect(shiftOf(by(shape, 50), { ...by(other, 50), rotation: 1 })).toBeNull();
  expect(commonShift(placed, new Map([['page other', by(other, 50)]]))).toBeNull();
});
