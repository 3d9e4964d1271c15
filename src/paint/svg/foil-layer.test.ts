import { describe, expect, test } from 'vitest';
import { layout } from '#core/layout/layout.ts';
import { mapPath } from '#core/layout/path.ts';
import type { Item, Sheet } from '#core/layout/sheet.ts';
import { pathOperators } from '#paint/pdf/operators.ts';
import { openFonts } from '#resources/fonts.ts';
import { fixtureDesign, fixtureResources } from '#tests/render/fixture-design.ts';
import { paintFoil, printedItems } from './foil-layer.ts';
import { glyphsPath } from './glyphs.ts';
import type { SvgNode } from './node.ts';
import { paintSheet } from './sheet.ts';

const fonts = await openFonts();
const resources = { fonts, photoHref: () => null };
const view = 'trim';

function sheetsWith(refinement: 'none' | 'gold' | 'silver' | 'relief'): Sheet[] {
  return layout({ ...fixtureDesign, product: { ...fixtureDesign.product, refinement } }, fixtureResources(fonts)).sheets;
}

/** Paths of the items on a finish plate as the press gets them, turned groups worked in. */
function platePaths(items: readonly Item[], turn: (d: string) => string = (d) => d): string[] {
  return items.flatMap((item): string[] => {
    if (item.kind === 'photo') return [];
    if (item.kind === 'group') {
      const [a, b, c, d, e, f] = item.matrix ?? [1, 0, 0, 1, 0, 0];
      return platePaths(item.items, (path) => turn(item.matrix ? mapPath(path, (x, y) => [a * x + c * y + e, b * x + d * y + f]) : path));
    }
    if (item.paint.kind !== 'finish') return [];
    const face = item.kind === 'glyphs' ? fonts.face(item.font) : null;
    return [turn(item.kind === 'glyphs' ? (face ? glyphsPath(item, face) : '') : item.d)];
  });
}

function pathsIn(node: SvgNode): string[] {
  const own = node.tag === 'path' && !('clip' in node.attrs) ? [node.attrs.d ?? ''] : [];
  return node.tag === 'clipPath' ? [] : [...own, ...node.children.flatMap(pathsIn)];
}

function copies(node: SvgNode): Map<string, SvgNode> {
  return new Map(node.children.filter(({ attrs }) => attrs['data-copy']).map((child) => [child.attrs['data-copy'] ?? '', child]));
}

function idsIn(node: SvgNode): string[] {
  return [...(node.attrs.id ? [node.attrs.id] : []), ...node.children.flatMap(idsIn)];
}

describe('the finish on a screen [E029]', () => {
  test.each(['gold', 'silver', 'relief'] as const)('%s: every copy has exactly the paths of the plate', (refinement) => {
    for (const sheet of sheetsWith(refinement)) {
      const expected = platePaths(sheet.items);
      const foil = paintFoil(sheet, resources, { view, prefix: `p-${sheet.id}`, paper: '#ffffff' });
      if (expected.length === 0) {
        expect(foil).toBeNull();
        continue;
      }
      if (!foil) throw new Error('no finish');
      expect(copies(foil).size).toBeGreaterThan(2);
      for (const copy of copies(foil).values()) expect(pathsIn(copy)).toEqual(expected);
      // The press draws the same numbers.
      expect(pathsIn(copies(foil).get('metal') as SvgNode).map(pathOperators)).toEqual(expected.map(pathOperators));
      expect(new Set(idsIn(foil)).size).toBe(idsIn(foil).length);
    }
    expect(sheetsWith(refinement).some((sheet) => platePaths(sheet.items).length > 0)).toBe(true);
  });

  test('print and finish together are the whole sheet, and nothing is in both', () => {
    for (const sheet of sheetsWith('gold')) {
      const printed = pathsIn(paintSheet({ ...sheet, items: printedItems(sheet.items) }, resources, { view }));
      const whole = pathsIn(paintSheet(sheet, resources, { view }));
      const plate = platePaths(sheet.items);
      expect([...printed, ...plate].toSorted()).toEqual(whole.toSorted());
    }
  });

  test('without a refinement there is no layer, and only gradients follow the light', () => {
    for (const sheet of sheetsWith('none')) expect(paintFoil(sheet, resources, { view, prefix: 'p', paper: '#ffffff' })).toBeNull();
    const [outside] = sheetsWith('gold');
    const foil = outside && paintFoil(outside, resources, { view, prefix: 'p', paper: '#ffffff' });
    const moving = (node: SvgNode): SvgNode[] => [...(node.attrs['data-travel'] ? [node] : []), ...node.children.flatMap(moving)];
    expect(foil && moving(foil).map(({ tag }) => tag)).toEqual(['linearGradient', 'linearGradient']);
  });
});
