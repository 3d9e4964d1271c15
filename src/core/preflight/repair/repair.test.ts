/** Defects planted into designs of the catalogue: each is found, its repair clears it, and nothing else on the page changes. */
import { describe, expect, test } from 'vitest';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { DesignDocument, Page } from '#core/design/document.ts';
import { applyEdits } from '#core/design/edit.ts';
import { createCachedLayout } from '#core/layout/cached-layout.ts';
import { layout } from '#core/layout/layout.ts';
import type { PhotoFacts, Resources } from '#core/layout/resources.ts';
import type { Item, Sheet } from '#core/layout/sheet.ts';
import type { Finding } from '#core/preflight/finding.ts';
import { handHeld, type Limits } from '#core/preflight/limits.ts';
import { preflight } from '#core/preflight/preflight.ts';
import { artworksOf, blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { openFonts } from '#resources/fonts.ts';
import { isLongForm } from '#tests/long-form.ts';
import { type Defect, defects, type Place, withDefect } from '#tests/render/seeded-defects.ts';
import { repairOf } from './repair.ts';

const fonts = await openFonts();
const photos: PhotoFacts[] = [
  { id: 'photo-landscape-01', width: 4_000, height: 3_000 },
  { id: 'seeded-small', width: 240, height: 180 },
];

/** Designs of the catalogue in different forms and formats; in the long form each gets every defect that its page has a place for. */
const shapes = ['flat a6', 'flat din-long', 'folded square', 'folded b6'];

type Case = { name: string; shape: string; defect: Defect; place: Place; design: DesignDocument; resources: Resources };

function isPlain(page: Page): boolean {
  return page.elements.every(({ kind }) => kind !== 'photo');
}

function casesOf(shape: string, at = shapes.indexOf(shape)): Case[] {
  const rows = designRows.filter((row) => row.forms.some(({ form, format }) => `${form} ${format}` === shape));
  const row = rows[(at * 7) % rows.length] as DesignTemplate;
  const chosen = row.forms.find(({ form, format }) => `${form} ${format}` === shape) ?? row.forms[0];
  if (!chosen) throw new Error(`no design in ${shape}`);
  const { form, format } = chosen;
  const artworks = artworksOf(row, form, format);
  const resources: Resources = {
    fonts,
    artwork: (id) => artworks.get(id) ?? null,
    photo: (id) => photos.find((photo) => photo.id === id) ?? null,
  };
  const blank = blankDesign(row, form, format, row.colourways[0]?.key, 'none');
  const page = blank.pages.findLast(isPlain) ?? blank.pages.at(-1);
  const panel = page?.panels[0];
  if (!page || !panel) throw new Error(`${row.id} has no page`);
  const place = { page: { ...page, background: null, elements: page.elements.filter(({ kind }) => kind === 'text') }, panel };
  return defects.flatMap((defect): Case[] => {
    const design = withDefect(blank, defect, place);
    return design ? [{ name: `${row.id} ${shape}: ${defect.name}`, shape, defect, place, design, resources }] : [];
  });
}

const cases = shapes.flatMap((shape) => casesOf(shape));

/** Each defect once, in its designs in turn. */
function oneOfEachDefect(): Case[] {
  return [...Map.groupBy(cases, ({ defect }) => defect).values()].flatMap((own, index) => own[index % own.length] ?? []);
}

function limitsOf({ defect }: Pick<Case, 'defect'>): Limits {
  return { ...handHeld, ...defect.limits };
}

function findings({ resources, defect }: Case, design: DesignDocument): Finding[] {
  return preflight(design, layout(design, resources), resources, limitsOf({ defect }));
}

function itemsBut(sheet: Sheet | undefined, id: string): Item[] {
  return (sheet?.items ?? []).filter(({ of }) => of !== id);
}

describe('repairs of planted defects', () => {
  test('there are at least a hundred of them', () => {
    expect(cases.length).toBeGreaterThanOrEqual(100);
  });

  test('one design of each defect covers every defect and every form', () => {
    const sample = oneOfEachDefect();
    expect(new Set(sample.map(({ defect }) => defect))).toEqual(new Set(defects));
    expect(new Set(sample.map(({ shape }) => shape))).toEqual(new Set(shapes));
  });

  test.each((isLongForm ? cases : oneOfEachDefect()).map((one): [string, Case] => [one.name, one]))('%s is found and mended', (_, one) => {
    const { defect, design, place, resources } = one;
    const found = findings(one, design);
    const finding = found.find(({ rule, element, page }) => rule === defect.rule && element === 'seeded' && page === place.page.id);
    if (!finding) throw new Error(`not found, but ${found.map(({ rule, element }) => `${rule} ${element}`).join(', ')}`);
    const repair = repairOf({ design, resources, limits: limitsOf(one) }, finding);
    if (!repair) throw new Error('no repair');
    const mended = applyEdits(design, repair.edits)?.design;
    if (!mended) throw new Error('the repair does not apply');
    const [before, after] = [design, mended].map((document) => layout(document, resources));
    const left = findings(one, mended);
    expect(left.filter(({ rule, element }) => rule === defect.rule && element === 'seeded')).toEqual([]);
    const key = ({ rule, page, element }: Finding) => `${rule} ${page} ${element}`;
    expect(left.map(key).filter((other) => !found.map(key).includes(other))).toEqual([]);
    // What is drawn apart from the mended element is the same to the micrometre, on every page.
    for (const [at, sheet] of (before?.sheets ?? []).entries()) {
      expect(itemsBut(after?.sheets[at], 'seeded')).toEqual(itemsBut(sheet, 'seeded'));
    }
    expect(repair.after).toEqual(after?.sheets.find(({ id }) => id === place.page.id));
  });

  test.each(shapes)('repairs that share their work equal those of each finding alone: %s', (shape) => {
    for (const { design, resources } of casesOf(shape).slice(0, 6)) {
      const of = { design, resources, limits: handHeld };
      const found = preflight(design, layout(design, resources), resources, handHeld);
      const shared = found.map((finding) => repairOf(of, finding));
      expect(shared.some((repair) => repair !== null)).toBe(true);
      expect(shared).toEqual(found.map((finding) => repairOf({ ...of }, finding)));
    }
  });

  test('an edited design that keeps its unchanged items has the findings of one that is laid out afresh', () => {
    const cached = createCachedLayout();
    for (const one of casesOf('flat a6')) {
      const { design, resources, place, defect } = one;
      const limits = limitsOf(one);
      const sound = {
        ...design,
        pages: design.pages.map((page) => ({ ...page, elements: page.elements.filter(({ id }) => id !== 'seeded') })),
      };
      preflight(sound, cached(sound, resources, 0).layout, resources, limits);
      const found = preflight(design, cached(design, resources, 0).layout, resources, limits);
      expect(found).toEqual(preflight(design, layout(design, resources), resources, limits));
      expect(found.some(({ rule, page }) => rule === defect.rule && page === place.page.id)).toBe(true);
    }
  });
});
