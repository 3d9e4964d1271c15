/** What holds for the collection of designs as a whole: fronts and colourways that differ, faces and compositions that do not repeat. */
import { describe, expect, test } from 'vitest';
import { colours } from '#core/catalogue/colours.ts';
import { drawingOf } from '#core/catalogue/numeral.ts';
import type { Colourway, DesignTemplate } from '#core/catalogue/template.ts';
import { colourDifference, type Lab, labOfHex } from '#core/design/own-inks/colour-space.ts';
import { blankDesign } from '#designs/blank.ts';
import { compositions } from '#designs/family.ts';
import { compositionOf, leadRows } from '#designs/rows.ts';
import { edgeDistance, edgesOf } from './front-edges.ts';
import { frontPixels, frontsOf } from './fronts.ts';
import { inkKeys } from './legibility.ts';

/** Fronts nearer than this have the same parts in the same places. */
const minEdgeDistance = 0.45;

/**
 * Pairs of older designs whose edges lie in the same places: discs and round signs in the middle, half discs, two issues of a newspaper. To the
 * eye they are different designs. No pair is added: a new front that is as near to another is composed anew.
 */
const alikeInEdges = new Set<string>([
  'extrablatt stadtgespraech',
  'mondwal schneekugel',
  'alpenglut aufbruch',
  'fensterrose schneekugel',
  'fensterrose kleinod',
  'fensterrose mondwal',
  'kleinod mondwal',
  'oelzweig schneekugel',
]);

/** Distance CIEDE2000 from which two colours are told apart side by side. */
const minColourDifference = 8;
const maxShareOfFace = 0.4;
const maxShareOfComposition = 0.35;

function pairsOf<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((one, at) => all.slice(at + 1).map((other): [T, T] => [one, other]));
}

/** Tokens of the inks that cover a hundredth of the front or more. */
function mainInks(row: DesignTemplate): string[] {
  const [front] = frontsOf(row);
  const inks = row.colourways[0]?.inks;
  if (!front || !inks) return [];
  const keys = inkKeys(inks);
  const tokens = new Map(Object.entries(keys).map(([token, { hex }]) => [hex, token]));
  const { pixels } = frontPixels(front, 90, keys);
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const hex = `#${[0, 1, 2].map((channel) => (pixels[at + channel] ?? 0).toString(16).padStart(2, '0')).join('')}`;
    const token = tokens.get(hex);
    if (token !== undefined) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return [...counts].flatMap(([token, count]) => (count >= pixels.length / 4 / 100 ? [token] : []));
}

/** The face of the largest words on the front. */
function firstFace(row: DesignTemplate): string | null {
  const [shape] = row.forms;
  if (!shape) return null;
  const { pages } = blankDesign(row, shape.form, shape.format, undefined, undefined);
  for (const { panels, elements } of pages) {
    const front = panels.find(({ id }) => id === 'front');
    if (!front) continue;
    const isOnFront = ({ xUm, widthUm }: { xUm: number; widthUm: number }) =>
      xUm + widthUm / 2 >= front.xUm && xUm + widthUm / 2 <= front.xUm + front.widthUm;
    const texts = elements.flatMap((element) => (element.kind === 'text' && isOnFront(element) ? [element] : []));
    return texts.toSorted((a, b) => b.sizeUm - a.sizeUm)[0]?.font ?? null;
  }
  return null;
}

type Swatch = Pick<Colourway, 'color' | 'hex'>;

const swatches = Object.entries(colours).flatMap(([key, hex]) => (hex ? [{ key, lab: labOfHex(hex) }] : []));
const greys = ['white', 'grey', 'black', 'silver'];
/** Degrees by which tints and shades of a colour may leave its hue, and the least saturation that has one. */
const [maxTurn, minChroma] = [45, 4];

/** Colours that no swatch shows have no distance. */
function isNearest({ color, hex }: Swatch): boolean {
  if (!swatches.some(({ key }) => key === color)) return true;
  const lab = labOfHex(hex);
  const byDistance = swatches.toSorted((a, b) => colourDifference(lab, a.lab) - colourDifference(lab, b.lab));
  return byDistance.slice(0, 3).some(({ key }) => key === color);
}

/** A pale or a dark blue is blue to who looks for blue, though a silver or a navy swatch is nearer; a grey is not. */
function isOfHue({ color, hex }: Swatch): boolean {
  const [lab, swatch] = [labOfHex(hex), swatches.find(({ key }) => key === color)?.lab];
  const hue = ([, a, b]: Lab) => (Math.atan2(b, a) * 180) / Math.PI;
  const chroma = Math.hypot(lab[1], lab[2]);
  if (!swatch || greys.includes(color)) return chroma < 2 * minChroma;
  const turn = Math.abs(hue(lab) - hue(swatch));
  return chroma >= minChroma && Math.min(turn, 360 - turn) <= maxTurn;
}

describe('the designs', () => {
  test('no two fronts have the same parts in the same places', async () => {
    const fronts = await Promise.all(
      leadRows
        .flatMap((row) => frontsOf(row).slice(0, 1))
        .map(async (front) => ({ id: drawingOf(front.row), edges: await edgesOf(front) })),
    );
    const alike = pairsOf(fronts)
      .map(([one, other]) => ({ pair: [one.id, other.id].toSorted().join(' '), distance: edgeDistance(one.edges, other.edges) }))
      .filter(({ pair, distance }) => distance < minEdgeDistance && !alikeInEdges.has(pair));
    expect(alike.toSorted((a, b) => a.distance - b.distance)).toEqual([]);
  });

  test('each two colourways of a design differ in one of the inks that cover most of its front', () => {
    const alike = leadRows.flatMap((row) => {
      const tokens = mainInks(row);
      return pairsOf(row.colourways).flatMap(([one, other]) => {
        const hex = (colourway: typeof one, token: string) => labOfHex(colourway.inks[token]?.hex ?? '#ffffff');
        const difference = Math.max(...tokens.map((token) => colourDifference(hex(one, token), hex(other, token))));
        return difference < minColourDifference ? [`${row.id} ${one.key} ${other.key} ${difference.toFixed(1)}`] : [];
      });
    });
    expect(alike).toEqual([]);
  });

  test('each colourway is filed under one of the three colours nearest to its own, or under one of its hue', () => {
    const misfiled = leadRows.flatMap((row) =>
      row.colourways.filter((one) => !isNearest(one) && !isOfHue(one)).map(({ key, hex, color }) => `${row.id} ${key} ${hex} ${color}`),
    );
    expect(misfiled).toEqual([]);
  });

  test('no face is the largest on more than two of five fronts', () => {
    const faces = Map.groupBy(leadRows, firstFace);
    const often = [...faces].map(([face, { length }]) => ({ face, share: length / leadRows.length }));
    expect(often.filter(({ share }) => share > maxShareOfFace)).toEqual([]);
    expect(faces.size).toBeGreaterThanOrEqual(10);
  });

  test.each(compositions)('at least one and not more than seven of twenty fronts are composed %s', (composition) => {
    const share = leadRows.filter((row) => compositionOf.get(drawingOf(row)) === composition).length / leadRows.length;
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThanOrEqual(maxShareOfComposition);
  });
});
