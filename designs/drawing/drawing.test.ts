import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { transformPoint } from '#core/values/matrix.ts';
import { berry, branch } from './branch.ts';
import { cardBuilder } from './card.ts';
import { textColumn } from './column.ts';
import { arch, circle, curve, dot, handCut, rectangle, ring, sampled, star } from './curve.ts';
import { around, bounds, drawing, fill, leaving, moved, outline, reaching, recoloured } from './drawing.ts';
import { inksOf, leafInks, mixed, ramp } from './inks.ts';
import { leaf } from './leaf.ts';
import { mirror, type Path, type Point, pathData, turn, way } from './path.ts';
import { random } from './random.ts';
import { pen, sliver, swell } from './stroke.ts';
import { wash } from './wash.ts';

/** Twice the signed area of the straight lines between a path's points: its sign tells which way it runs. */
function area(path: Path): number {
  const points = path.flatMap((command) => command.points.slice(-1));
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
}

const row: DesignTemplate = {
  id: 'probe',
  name: 'Probe',
  family: 'probe',
  occasion: 'hochzeit',
  category: 'einladung',
  description: '',
  style: 'modern',
  seed: 1,
  variant: '',
  forms: [],
  refinements: [],
  colourways: [],
  texts: { 'front-names': 'Eva\n& Jan', one: 'Eins', two: 'Zwei\nDrei', three: 'Vier' },
  sort: 1,
  popularity: 1,
  created: '2027-01-01',
  label: null,
};

describe('numbers and paths', () => {
  test('the same seed gives the same numbers, another seed others', () => {
    const draw = (seed: number) =>
      Array.from(
        { length: 50 },
        (
          (rnd) => () =>
            rnd.next()
        )(random(seed)),
      );
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    expect(draw(7).every((n) => n >= 0 && n < 1)).toBe(true);
  });

  test('path strings are absolute, in whole micrometres, with single spaces', () => {
    expect(pathData(curve(way(0, 0, 10.00049, 0, 20, -0.0001)))).toMatch(/^M 0 0( C( -?\d+){6})+$/);
    expect(pathData(rectangle(0, 0, 1, 2))).toBe('M 0 0 L 1000 0 L 1000 2000 L 0 2000 Z');
  });

  test('the data of a path takes as much memory as its characters', () => {
    const heapUsed = () => {
      setFlagsFromString('--expose-gc');
      runInNewContext('gc')();
      return process.memoryUsage().heapUsed;
    };
    const path = curve(Array.from({ length: 2_000 }, (_, at): Point => [at, at % 7]));
    const before = heapUsed();
    const kept = Array.from({ length: 40 }, () => pathData(path));
    const characters = kept.reduce((sum, data) => sum + data.length, 0);
    expect(characters).toBeGreaterThan(1_000_000);
    expect(heapUsed() - before).toBeLessThan(1.5 * characters);
  });

  test('a quarter turn is clockwise on the page and a mirror keeps its axis', () => {
    const [x, y] = transformPoint(turn(Math.PI / 2), 1, 0);
    expect([Math.round(x), Math.round(y)]).toEqual([0, 1]);
    expect(transformPoint(mirror(5), 5, 3)).toEqual([5, 3]);
    expect(transformPoint(mirror(5), 2, 3)).toEqual([8, 3]);
  });
});

describe('shapes', () => {
  test('holes run against the shape they are cut from', () => {
    const [outer, hole] = [ring([0, 0], 5, 3).slice(0, 6), ring([0, 0], 5, 3).slice(6)];
    expect(Math.sign(area(outer))).toBe(-Math.sign(area(hole)));
    expect(Math.sign(area(arch(0, 0, 10, 20)))).toBe(-Math.sign(area(arch(0, 0, 10, 20, { counter: true }))));
    expect(Math.sign(area(rectangle(0, 0, 9, 9)))).toBe(Math.sign(area(arch(0, 0, 10, 20))));
  });

  test('an arch stands between its crown and its foot', () => {
    expect(bounds(arch(18, 16, 69, 132))).toEqual({ x: 18, y: 16, width: 69, height: 132 });
  });

  test('a sampled curve passes through the given points', () => {
    const points = way(0, 0, 10, 5, 20, 0);
    const path = sampled(points, 10);
    expect(path[0]).toEqual(points[0]);
    expect(path[10]).toEqual(points[1]);
    expect(path.at(-1)).toEqual(points[2]);
  });

  test('a pen stroke is wide at its start and narrow at its end', () => {
    const stroke = pen(random(3), way(0, 0, 10, 0, 20, 0), 2, 0.2, 8);
    const width = (x: number) => {
      const ys = stroke.flatMap(({ points }) => points.slice(-1)).filter((p) => Math.abs(p[0] - x) < 0.01);
      return Math.max(...ys.map((p) => p[1])) - Math.min(...ys.map((p) => p[1]));
    };
    expect(width(0)).toBeGreaterThan(1.6);
    expect(width(20)).toBeLessThan(0.7);
  });

  test('a swell stroke is widest in the middle', () => {
    expect(bounds(swell(random(3), way(0, 0, 10, 0, 20, 0), 0.4)).height).toBeLessThan(0.6);
    expect(bounds(swell(random(3), way(0, 0, 10, 0, 20, 0), 0.4)).height).toBeGreaterThan(0.3);
  });

  test('a leaf reaches its length, has a tip and stays as wide as asked', () => {
    const { outline: shape, middle } = leaf([0, 0], 0, 12, 2.5);
    const box = bounds(shape);
    expect(middle[0]).toEqual([0, 0]);
    expect(box.width).toBeCloseTo(12, 0);
    expect(box.height).toBeGreaterThan(4.4);
    expect(box.height).toBeLessThan(5.4);
    expect(shape.at(-1)?.op).toBe('Z');
  });

  test.each<[string, Path]>([
    ['star', star([0, 0], 3, 8)],
    ['dot', dot([0, 0], 0.4)],
    ['sliver', sliver([0, 0], [3, 1], 0.3, 0.2)],
    ['hand-cut rectangle', handCut(random(1), 0, 0, 10, 10)],
  ])('a %s is a closed shape of straight lines', (_, path) => {
    expect(path[0]?.op).toBe('M');
    expect(path.at(-1)?.op).toBe('Z');
    expect(path.slice(1, -1).every(({ op }) => op === 'L')).toBe(true);
  });
});

describe('branches', () => {
  const look = { leaves: 11, length: 10, inks: ['leaf1', 'leaf2'], shade: true, rib: true, stem: 'stem' } as const;
  const points = way(0, 100, 4, 60, 0, 20);

  test('the same seed grows the same branch, byte for byte', () => {
    const grow = () => JSON.stringify(branch(random(5), points, look).map(({ path, ink }) => [pathData(path), ink]));
    expect(grow()).toBe(grow());
  });

  test('every leaf brings its shade and its rib', () => {
    const inks = branch(random(5), points, look).map(({ ink }) => ink);
    expect(inks.filter((ink) => /^leaf\d$/.test(ink))).toHaveLength(12);
    expect(inks.filter((ink) => ink.endsWith('-dark'))).toHaveLength(12);
    expect(inks.filter((ink) => ink.endsWith('-rib'))).toHaveLength(12);
  });

  test('opposite branches carry two leaves a node', () => {
    const count = (opposite: boolean) => branch(random(5), points, { ...look, shade: false, rib: false, opposite, stalk: 0 }).length;
    expect(count(true)).toBe(count(false) + 11);
  });

  test('leaves stay out of an exclusion zone', () => {
    const marks = branch(random(5), points, { ...look, avoid: ([, y]) => y > 50, endLeaf: false });
    const lowest = Math.max(...marks.filter(({ ink }) => ink.startsWith('leaf')).map(({ path }) => bounds(path).y));
    expect(lowest).toBeLessThan(60);
  });

  test('outlined leaves hide what lies behind them when they are hollow', () => {
    const marks = branch(random(5), points, { ...look, shade: false, rib: false, inks: ['line'], lineWidth: 0.4, hollow: 'paper' });
    expect(marks.filter(({ ink }) => ink === 'paper')).toHaveLength(12);
  });

  test('a foil stalk is never thinner than asked', () => {
    const [stalk] = berry(random(2), [0, 0], 0, { radius: 1.2, stalk: [5, 5], ink: 'gold', stem: 'stem', stalkWidth: 0.4 });
    expect(bounds(stalk?.path ?? []).height).toBeGreaterThan(0.26);
  });

  test('a wash has one ragged shape a tint, the last the smallest', () => {
    const marks = wash(random(4), [0, 0], 40, 20, ['wash1', 'wash2', 'wash3']);
    expect(marks.map(({ ink }) => ink)).toEqual(['wash1', 'wash2', 'wash3']);
    expect(bounds(marks[2]?.path ?? []).width).toBeLessThan(bounds(marks[0]?.path ?? []).width * 0.8);
  });
});

describe('drawings', () => {
  test('marks under one clip share a group and keep their order', () => {
    const picture = drawing(rectangle(0, 0, 10, 10));
    picture.add(fill(circle([1, 1], 1), 'a'));
    picture.add([fill(circle([2, 2], 1), 'b'), outline(rectangle(1, 1, 3, 3), 'c', 0.3)]);
    picture.add(fill(circle([3, 3], 1), 'd'), around({ x: 0, y: 0, width: 10, height: 10 }, arch(2, 2, 4, 6, { counter: true })));
    const { groups } = picture.artwork('probe');
    expect(groups.map(({ shapes }) => shapes.map(({ ink }) => ink).join(''))).toEqual(['abc', 'd']);
    expect(groups[0]?.shapes[2]?.strokeUm).toBe(300);
    expect(groups[0]?.clip).toBe('M 0 0 L 10000 0 L 10000 10000 L 0 10000 Z');
  });

  test('a scaled mark scales its line', () => {
    expect(moved([outline(rectangle(0, 0, 1, 1), 'a', 0.4)], [0.5, 0, 0, 0.5, 0, 0])[0]?.line).toBeCloseTo(0.2);
  });

  test('recolouring renames tokens and leaves others alone', () => {
    const marks = [fill(circle([0, 0], 1), 'a'), fill(circle([0, 0], 1), 'b')];
    expect(recoloured(marks, { a: 'gold' }).map(({ ink }) => ink)).toEqual(['gold', 'b']);
    expect(recoloured(marks, 'gold').map(({ ink }) => ink)).toEqual(['gold', 'gold']);
  });

  test('marks outside a box are told from those that reach in or out', () => {
    const [inside, across, outside] = [5, 10, 20].map((x) => fill(circle([x, 5], 1), `${x}`));
    const all = [inside, across, outside].filter((mark) => mark !== undefined);
    const box = { x: 0, y: 0, width: 10, height: 10 };
    expect(reaching(all, box)).toEqual([inside, across]);
    expect(leaving(all, box)).toEqual([across, outside]);
  });
});

describe('inks', () => {
  test('tints are whole per cent between two swatches', () => {
    expect(mixed([0, 0, 0, 0], [10, 21, 31, 100], 0.5)).toEqual([5, 11, 16, 50]);
    expect(Object.keys(ramp('wash', [0, 0, 0, 0], [40, 20, 0, 0], 3))).toEqual(['wash1', 'wash2', 'wash3']);
  });

  test('leaf tones bring shade and rib, and only named tokens become a finish', () => {
    const swatches = {
      gold: [20, 40, 80, 10] as const,
      ...leafInks('leaf', [[60, 30, 60, 20]], { shade: [70, 40, 70, 60], paper: [0, 0, 0, 0] }),
    };
    const inks = inksOf(swatches, () => '#123456', ['gold']);
    expect(Object.keys(inks)).toEqual(['gold', 'leaf1', 'leaf1-dark', 'leaf1-rib']);
    expect(inks.gold?.finish).toBe(true);
    expect(inks.leaf1?.finish).toBeUndefined();
  });
});

describe('card builder', () => {
  test('a drawing on a folded front is clipped at the fold and runs into the bleed elsewhere', () => {
    const card = cardBuilder(row, 'folded', 'a6');
    const front = card.face('front');
    const picture = front.drawing();
    picture.add(fill(circle([0, 0], 5), 'a'));
    front.place(picture);
    const { pages, artworks } = card.finish();
    expect(artworks[0]?.groups[0]?.clip).toBe('M 0 -3000 L 108000 -3000 L 108000 151000 L 0 151000 Z');
    expect(pages[0]?.elements[0]).toMatchObject({ kind: 'artwork', xUm: 105_000, widthUm: 105_000, artworkId: 'probe.folded.a6.front.1' });
  });

  test('a flat card has no inside', () => {
    expect(() => cardBuilder(row, 'flat', 'a6').face('inside-left')).toThrow('no face');
  });

  test('a slot without sample words is refused', () => {
    const front = cardBuilder(row, 'flat', 'a6').face('front');
    expect(() => front.text({ id: 'front-nothing', role: 'text', font: 'jost', size: 4, x: 50, y: 50, width: 60, ink: 'ink' })).toThrow(
      'front-nothing',
    );
  });

  test.each(['top', 'middle', 'bottom'] as const)('the first baseline of a %s box stands where it was asked for', (vertical) => {
    const card = cardBuilder(row, 'flat', 'a6');
    card.face('front').text({
      id: 'front-names',
      role: 'names',
      font: 'jost',
      size: 10,
      x: 52.5,
      y: 60,
      width: 80,
      leading: 1.2,
      lines: 4,
      vertical,
      ink: 'ink',
    });
    const element = card.finish().pages[0]?.elements[0];
    if (element?.kind !== 'text') throw new Error('no text element');
    const free = element.heightUm - (10_000 + 12_000);
    const first = element.yUm + free * { top: 0, middle: 0.5, bottom: 1 }[vertical] + (10_000 + 7_000) / 2;
    expect(Math.abs(first - 60_000)).toBeLessThan(250);
    expect([element.xUm, element.widthUm]).toEqual([12_500, 80_000]);
  });

  test('a column puts each block its gap under the last line of the one before', () => {
    const card = cardBuilder(row, 'flat', 'a6');
    const face = card.face('front');
    const block = { role: 'text', font: 'jost', size: 5, leading: 1.4, ink: 'ink' } as const;
    const last = textColumn(face, row.texts, { x: 50, width: 60, y: 30 }, [
      { ...block, id: 'one', gap: 99 },
      { ...block, id: 'two', gap: 10 },
      { ...block, id: 'three', gap: 12 },
    ]);
    expect(last).toBeCloseTo(30 + 10 + 7 + 12);
  });
});
