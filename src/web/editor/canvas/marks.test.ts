import { expect, test } from 'vitest';
import { findingMarks } from './marks.ts';

const panel = { xUm: 105_000, yUm: 0, widthUm: 105_000, heightUm: 148_000 };

test('a guide line is shown on the panels that it runs over, at whole pixels', () => {
  const guides = [
    { axis: 'x', atUm: 157_500 },
    { axis: 'x', atUm: 20_000 },
    { axis: 'y', atUm: 74_050 },
  ] as const;
  expect(findingMarks(guides, panel, 4)).toEqual({
    lines: [
      { kind: 'line-x', transform: 'translateX(210px)' },
      { kind: 'line-y', transform: 'translateY(296px)' },
    ],
    distances: [],
  });
});

test('a distance has a bar of its length and its millimetres in the middle', () => {
  const gap = { fromUm: 115_000, toUm: 120_500, acrossUm: 30_000 };
  expect(findingMarks([{ axis: 'x', atUm: gap.fromUm, gap }], panel, 4).distances).toEqual([
    { kind: 'bar-x', transform: 'translate(40px, 120px) scaleX(22)' },
    { kind: 'label', transform: 'translate(51px, 120px) translate(-50%, -50%)', text: '5,5' },
  ]);
});

test('a distance down the page stands upright', () => {
  const gap = { fromUm: 10_000, toUm: 20_000, acrossUm: 150_000 };
  expect(findingMarks([{ axis: 'y', atUm: gap.fromUm, gap }], panel, 2).distances).toEqual([
    { kind: 'bar-y', transform: 'translate(90px, 20px) scaleY(20)' },
    { kind: 'label', transform: 'translate(90px, 30px) translate(-50%, -50%)', text: '10' },
  ]);
});

test('a distance that two chains of guides share has one bar and one label', () => {
  const gap = { fromUm: 10_000, toUm: 20_000, acrossUm: 150_000 };
  const next = { fromUm: 30_000, toUm: 40_000, acrossUm: 150_000 };
  const guides = [gap, next, { ...gap }].map((one) => ({ axis: 'y', atUm: one.fromUm, gap: one }) as const);
  expect(findingMarks(guides, panel, 2).distances.map(({ kind }) => kind)).toEqual(['bar-y', 'label', 'bar-y', 'label']);
});
