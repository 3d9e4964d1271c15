/** Where pages of own files lie on a card. */
import { expect, test } from 'vitest';
import type { Box } from '#core/design/outlines/outline.ts';
import { placePhoto } from '#core/layout/photo.ts';
import { bestFit, type OwnSheet, placedSheet, ppiAt, type SheetFit, sizeMatch } from './place-sheet.ts';

const area: Box = { xUm: 0, yUm: 0, widthUm: 148_000, heightUm: 105_000 };
const outer: Box = { xUm: -3_000, yUm: -3_000, widthUm: 154_000, heightUm: 111_000 };
const target = { area, outer };
/** The right half of an open card: no bleed at the fold. */
const panel = {
  area: { xUm: 105_000, yUm: 0, widthUm: 105_000, heightUm: 148_000 },
  outer: { xUm: 105_000, yUm: -3_000, widthUm: 108_000, heightUm: 154_000 },
};

function sheet(
  widthUm: number | null,
  heightUm: number | null,
  trim: OwnSheet['trim'] = null,
  pixels = { width: 1540, height: 1110 },
): OwnSheet {
  const picture = { id: 'a'.repeat(22), name: 'a.pdf', ...pixels, preview: '', medium: '', thumb: '', warnings: [] };
  return { picture, widthUm, heightUm, trim, ppi: null };
}

/** Where the whole picture lies when layout draws the element. */
function drawn(own: OwnSheet, at: typeof target, fit: SheetFit): { box: Box; picture: Box } {
  const element = placedSheet(own, at, fit);
  if (!element) throw new Error('nothing is placed');
  return { box: element, picture: placePhoto(element, own.picture) };
}

function near(actual: Box, expected: Box, slackUm = 60) {
  for (const key of ['xUm', 'yUm', 'widthUm', 'heightUm'] as const) {
    expect(Math.abs(actual[key] - expected[key]), `${key} ${actual[key]}`).toBeLessThanOrEqual(slackUm);
  }
}

test('a file with the bleed of the card lies on it exactly, with or without a trim box', () => {
  for (const own of [sheet(154_000, 111_000), sheet(154_000, 111_000, { ...area, xUm: 3_000, yUm: 3_000 })]) {
    expect([sizeMatch(own, target), bestFit(own, target)]).toEqual(['with-bleed', 'exact']);
    for (const fit of ['exact', 'fill', 'fit'] as const) near(drawn(own, target, fit).picture, outer);
  }
});

test('more bleed than the press takes is cut at the bleed, not scaled', () => {
  const own = sheet(168_000, 125_000, { ...area, xUm: 10_000, yUm: 10_000 }, { width: 1680, height: 1250 });
  const { box, picture } = drawn(own, target, 'exact');
  near(box, outer);
  near(picture, { xUm: -10_000, yUm: -10_000, widthUm: 168_000, heightUm: 125_000 });
});

test('a file without bleed is enlarged to the bleed or stays at its size', () => {
  const own = sheet(148_000, 105_000, null, { width: 1480, height: 1050 });
  expect([sizeMatch(own, target), bestFit(own, target)]).toEqual(['without-bleed', 'fill']);
  near(drawn(own, target, 'exact').picture, area);
  const { box, picture } = drawn(own, target, 'fill');
  near(box, outer);
  expect(picture.heightUm).toBeGreaterThanOrEqual(111_000 - 60);
});

test('another form fits inside the trim, or covers the bleed', () => {
  const own = sheet(210_000, 297_000, null, { width: 2100, height: 2970 });
  expect([sizeMatch(own, target), bestFit(own, target)]).toEqual(['other', 'fit']);
  near(drawn(own, target, 'fit').picture, { xUm: 36_879, yUm: 0, widthUm: 74_242, heightUm: 105_000 });
  const { box, picture } = drawn(own, target, 'fill');
  near(box, outer);
  near(picture, { xUm: -3_000, yUm: -56_400, widthUm: 154_000, heightUm: 217_800 });
});

test('on a panel of a folded card nothing reaches over the fold', () => {
  const own = sheet(111_000, 154_000, { xUm: 3_000, yUm: 3_000, widthUm: 105_000, heightUm: 148_000 }, { width: 1110, height: 1540 });
  expect(sizeMatch(own, panel)).toBe('with-bleed');
  const { box, picture } = drawn(own, panel, 'exact');
  near(box, panel.outer);
  near(picture, { xUm: 102_000, yUm: -3_000, widthUm: 111_000, heightUm: 154_000 });
});

test('a picture has no real size: it fills or fits, and its resolution follows', () => {
  const own = sheet(null, null, null, { width: 1540, height: 1110 });
  expect([sizeMatch(own, target), bestFit(own, target)]).toEqual(['ratio', 'fill']);
  near(drawn(own, target, 'fill').box, outer);
  expect(ppiAt(own, target, 'fill')).toBe(254);
});
