import { expect, test } from 'vitest';
import type { Sheet } from '#core/layout/sheet.ts';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import { printSize, visibleSize } from '#core/products/photoframe/geometry.ts';
import type { PieceForm } from '#core/products/piece.ts';
import { type SvgNode, svgString } from '#paint/svg/node.ts';
import { faceColours } from './frame-looks.ts';
import { paintPiece } from './piece.ts';

/** A red sheet with one panel, sizes in millimetres. */
function sheet(id: string, widthMm: number, heightMm: number): Sheet {
  const [widthUm, heightUm] = [widthMm * 1_000, heightMm * 1_000];
  const paint = { kind: 'process', c: 0, m: 100, y: 100, k: 0, hex: '#ff0000' } as const;
  const d = `M 0 0 L ${widthUm} 0 L ${widthUm} ${heightUm} L 0 ${heightUm} Z`;
  return {
    id,
    widthUm,
    heightUm,
    bleedUm: 0,
    safeUm: 0,
    foldSafeUm: 0,
    foldsUm: [],
    panels: [{ id, xUm: 0, yUm: 0, widthUm, heightUm }],
    items: [{ kind: 'fill', of: 'background', d, paint }],
  };
}

function painted(form: PieceForm, ...sheets: Sheet[]): SvgNode {
  return paintPiece(
    form,
    sheets.map((one) => ({ sheet: one, panel: one.id })),
    { fonts: { face: () => null }, photoHref: () => null },
  );
}

/** The prints in a drawing, as they are placed. */
function printsIn(node: SvgNode): Record<string, string>[] {
  const own = node.tag === 'svg' && svgString(node).includes('#ff0000') && node.attrs.width ? [node.attrs] : [];
  return [...own, ...node.children.flatMap(printsIn)];
}

const poster: PhotoframeChoice = { type: 'photoframe', format: '600x400', material: 'poster', frameType: 'none', hanging: 'none' };

test('a framed picture shows what mat and frame leave of it, in the colour of its frame', () => {
  const choice = { ...poster, frameType: 'holzrahmen', frameColour: 'oak', matSize: 30 } as const;
  const [print, seen] = [printSize(choice), visibleSize(choice)];
  const framed = painted({ kind: 'wall-art', choice }, sheet('front', print.widthMm, print.heightMm));
  const [place] = printsIn(framed);
  expect([place?.width, place?.height]).toEqual([`${seen.widthMm}`, `${seen.heightMm}`]);
  const hidden = (1_000 * (print.widthMm - seen.widthMm)) / 2;
  expect(place?.viewBox).toBe(`${hidden} ${hidden} ${1_000 * seen.widthMm} ${1_000 * seen.heightMm}`);
  expect(svgString(framed)).toContain(faceColours.oak);
  expect(svgString(painted({ kind: 'wall-art', choice: poster }, sheet('front', 600, 400)))).not.toContain(faceColours.oak);
});

test('canvas shows its edge in the chosen colour', () => {
  const canvas = { ...poster, material: 'leinwand', stretcher: '25', edge: 'colour', edgeColour: 'a1b2c3' } as const;
  expect(svgString(painted({ kind: 'wall-art', choice: canvas }, sheet('front', 600, 400)))).toContain('#a1b2c3');
});

test('a mug bends its print around it, the middle of the print left of the handle', () => {
  const strips = printsIn(painted({ kind: 'good', sku: 'mug-330' }, sheet('wrap', 200, 85)));
  expect(strips.length).toBeGreaterThan(8);
});

test('coasters, magnets and prints show each of their panels, a box its print and its lid', () => {
  const four = ['motif-1', 'motif-2', 'motif-3', 'motif-4'].map((id) => sheet(id, 95, 95));
  expect(printsIn(painted({ kind: 'good', sku: 'coaster-4' }, ...four))).toHaveLength(4);
  expect(printsIn(painted({ kind: 'prints' }, sheet('a', 100, 150), sheet('b', 130, 180)))).toHaveLength(2);
  const box = painted({ kind: 'box', box: 'photoprint', lid: 'motiv' }, sheet('print-001', 148, 105), sheet('lid', 156, 113));
  expect(printsIn(box)).toHaveLength(2);
  expect(() => painted({ kind: 'box', box: 'photoprint', lid: 'motiv' }, sheet('print-001', 148, 105))).toThrow('no panel 1 of 1');
});

test('a print that stands is turned to lie in its box', () => {
  const turned = (width: number, height: number) =>
    svgString(painted({ kind: 'box', box: 'photoprint', lid: 'natur' }, sheet('print-001', width, height))).includes('rotate(-90)');
  expect([turned(105, 148), turned(148, 105)]).toEqual([true, false]);
});

test.each([
  ['sheet', { kind: 'sheet', fold: null }],
  ['folded card', { kind: 'sheet', fold: 'left' }],
  ['book', { kind: 'book', isHard: true, thicknessMm: 20 }],
  ['calendar with a wire', { kind: 'calendar', mount: 'wire-top' }],
  ['calendar in a block', { kind: 'calendar', mount: 'block' }],
] as const)('a %s has a square picture with the whole print in it', (_, form) => {
  const node = painted(form, sheet('front', 105, 148));
  const [x = 0, y = 0, width = 0, height = 0] = (node.attrs.viewBox ?? '').split(' ').map(Number);
  expect(width).toBe(height);
  expect([x < 0, y < 0, x + width > 105, y + height > 148]).toEqual([true, true, true, true]);
  expect(printsIn(node)).toMatchObject([{ x: '0', y: '0', width: '105', height: '148' }]);
});
