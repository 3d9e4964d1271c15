/** What the print check measures by, to the tenth of a millimetre: bleed, safe distance, folds, perforations, the gutter of a booklet. */

import { describe, expect, test } from 'vitest';
import type { DesignDocument, Element, Page } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import { cardPages } from '#core/products/card/pages.ts';
import { openFonts } from '#resources/fonts.ts';
import { fixtureDesign, fixtureResources, photoElement, textElement } from '#tests/render/fixture-design.ts';
import { handHeld } from './limits.ts';
import { boundsByElement, trimMarks } from './marks.ts';
import { preflight } from './preflight.ts';

const resources = fixtureResources(await openFonts());
const mm = (value: number) => Math.round(value * 1_000);

/** The outside of a folded A6 card, 210 x 148 mm with its fold at 105 mm, or another page. */
function designOf(element: Element, page: Partial<Page> = {}): DesignDocument {
  const [first] = fixtureDesign.pages;
  if (!first) throw new Error('fixture has no page');
  return { ...fixtureDesign, pages: [{ ...first, background: null, ...page, elements: [element] }] };
}

/** A name whose ink begins exactly this far from the left of the page. */
function nameAt(leftUm: number, page: Partial<Page> = {}): DesignDocument {
  const text = textElement({ id: 'name', role: 'name', text: 'Mia', align: 'left', widthUm: mm(30), yUm: mm(60) });
  const [sheet] = layout(designOf(text, page), resources).sheets;
  const ink = sheet && boundsByElement(trimMarks(sheet, resources.fonts)).get('name');
  if (!ink) throw new Error('nothing was set');
  return designOf({ ...text, xUm: text.xUm + leftUm - Math.round(ink.left) }, page);
}

function listed(design: DesignDocument): string[] {
  return preflight(design, layout(design, resources), resources, handHeld).map(({ rule, level, page, element }) =>
    [level, rule, page, element].join(' '),
  );
}

describe('guides of a page [E019]', () => {
  test('3 mm bleed, 4 mm safe area, folds and perforations are on the sheet that screen and press draw', () => {
    const perforation = { x1Um: mm(60), y1Um: 0, x2Um: mm(60), y2Um: mm(148) };
    const { sheets } = layout(designOf(textElement({ id: 'name' }), { perforations: [perforation] }), resources);
    expect(sheets[0]).toMatchObject({ bleedUm: 3_000, safeUm: 4_000, foldsUm: [105_000], perforations: [perforation] });
  });

  test.each([
    ['3.9 mm from the trim', nameAt(mm(3.9)), ['block outside-safe-area outside name']],
    ['4 mm from the trim', nameAt(mm(4)), []],
    ['2.9 mm from the fold', nameAt(mm(105 + 2.9)), ['warn near-fold outside name']],
    ['3 mm from the fold', nameAt(mm(105 + 3)), []],
  ])('a text %s is listed with its page, or is fine: %#', (_name, design, findings) => {
    expect(listed(design)).toEqual(findings);
  });

  test('a text keeps 3 mm from a perforation', () => {
    const perforations = [{ x1Um: mm(20), y1Um: 0, x2Um: mm(20), y2Um: mm(148) }];
    expect(listed(nameAt(mm(22.9), { perforations }))).toEqual(['block keep-out outside name']);
    expect(listed(nameAt(mm(23), { perforations }))).toEqual([]);
  });

  test('in a booklet a text keeps its distance from the gutter on either side of it', () => {
    const pages = cardPages('booklet', 'a6', 8);
    const right = pages.find(({ spread }, at) => spread !== undefined && pages[at - 1]?.spread === spread);
    if (!right) throw new Error('no page lies to the right of a gutter');
    expect(listed(nameAt(mm(3.9), right))).toEqual([`block outside-safe-area ${right.id} name`]);
    expect(listed(nameAt(mm(4), right))).toEqual([]);
  });

  test('a picture that ends in the bleed is listed, one that fills it is fine', () => {
    const picture = (bleedMm: number) =>
      designOf(photoElement({ id: 'photo', xUm: -mm(bleedMm), yUm: mm(20), widthUm: mm(60), heightUm: mm(45) }));
    expect(listed(picture(2.9))).toEqual(['confirm bleed outside photo']);
    expect(listed(picture(3))).toEqual([]);
  });
});
