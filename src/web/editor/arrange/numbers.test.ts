import { expect, test } from 'vitest';
import { refOf, toolDesign, withSlot } from '#tests/tool-fixture.ts';
import { measuresOf, setMeasure } from './numbers.ts';

const shape = refOf('shape');

test('numbers are millimetres from the corner of the panel', () => {
  const measures = measuresOf(toolDesign, shape);
  expect(measures && Object.values(measures).map(({ value }) => value)).toEqual([10, 60, 20, 10, 0]);
});

test('each number is an edit of its own', () => {
  expect(setMeasure(toolDesign, shape, 'x', 12.5)).toEqual([{ kind: 'moveElement', ...shape, xUm: 12_500, yUm: 60_000 }]);
  expect(setMeasure(toolDesign, shape, 'height', 15)).toEqual([
    { kind: 'resizeElement', ...shape, xUm: 10_000, yUm: 60_000, widthUm: 20_000, heightUm: 15_000 },
  ]);
  expect(setMeasure(toolDesign, shape, 'turn', 370)).toEqual([{ kind: 'setProperties', ...shape, properties: { rotation: 10 } }]);
});

test('a number out of range, or of what a designer fixed, changes nothing', () => {
  expect(setMeasure(toolDesign, shape, 'width', 0.4)).toEqual([]);
  expect(setMeasure(withSlot('shape', { allows: ['content'] }), shape, 'x', 4)).toEqual([]);
});
