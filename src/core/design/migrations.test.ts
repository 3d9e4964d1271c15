import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { geometryIssue, readDesign } from '#core/products/document.ts';
import { fixtureDesign } from '#tests/render/fixture-design.ts';
import { type DesignDocument, documentVersion, newestVersion } from './document.ts';
import { type Migration, migrate, migrations } from './migrations.ts';

type Draft = { -readonly [K in keyof DesignDocument]: DesignDocument[K] };

function changed(change: (design: Draft) => void): unknown {
  const design = structuredClone(fixtureDesign);
  change(design);
  return design;
}

test('a document of today reads as it was written', () => {
  expect(readDesign(JSON.parse(JSON.stringify(fixtureDesign)))).toEqual({ ok: true, design: fixtureDesign });
});

/** The document as versions 0 to 2 wrote it: the keys of the card at its root. */
function beforeProduct({ product, ...rest }: typeof fixtureDesign): Record<string, unknown> {
  const { type: _, template: card, ...choices } = product;
  return { ...rest, card, ...choices };
}

test.each([1, 2])('a document of version %i is read as a design of a card', (version) => {
  expect(readDesign({ ...beforeProduct(fixtureDesign), version })).toEqual({ ok: true, design: fixtureDesign });
});

test('a punching chosen before version 3 belongs to the product', () => {
  const old = beforeProduct({ ...fixtureDesign, product: { ...fixtureDesign.product, punching: 'wave' } });
  const read = readDesign({ ...old, version: 2 });
  expect(read.ok && read.design.product).toEqual({ ...fixtureDesign.product, punching: 'wave' });
});

test('a document without a version is read as version 0', () => {
  const { version: _, ...old } = beforeProduct(fixtureDesign);
  expect(readDesign(old)).toEqual({ ok: true, design: fixtureDesign });
});

test('names that pages and panels of earlier documents carry are dropped, and the geometry still fits', () => {
  const named = changed((design) => {
    design.pages = design.pages.map((page) => ({
      ...page,
      label: 'Außen',
      panels: page.panels.map((panel) => ({ ...panel, label: 'Vorderseite' })),
    }));
  });
  const read = readDesign(named);
  expect(read).toEqual({ ok: true, design: fixtureDesign });
  expect(read.ok && geometryIssue(read.design)).toBeNull();
});

test('a document of an unknown product type is refused by the path of the type', () => {
  const unknown = { ...fixtureDesign, product: { ...fixtureDesign.product, type: 'mug' } };
  expect(readDesign(unknown)).toEqual({ ok: false, reason: 'invalid', fields: ['product.type'] });
});

test('a document of a later program is newer, not wrong, whatever else it holds', () => {
  expect(readDesign({ version: newestVersion + 1, unheard: 'of' })).toEqual({ ok: false, reason: 'newer', fields: ['version'] });
});

test.each([null, undefined, 1, 'x', [], { version: '1' }, { version: -1 }, { version: 1.5 }])('%j is no design', (value) => {
  expect(readDesign(value)).toMatchObject({ ok: false, reason: 'invalid' });
});

test('a document of version 3 opens unchanged but for its version', () => {
  const { ground: _, ...page } = fixtureDesign.pages[0] as NonNullable<(typeof fixtureDesign.pages)[0]>;
  const before = { ...fixtureDesign, version: 3, pages: [page, ...fixtureDesign.pages.slice(1)] };
  expect(readDesign(before)).toEqual({ ok: true, design: { ...before, version: documentVersion } });
});

const pattern = { kind: 'library-pattern', patternId: 'dots', inks: ['ink'], scale: 100 };

describe('what is wrong is named by its path', () => {
  test.each<[string, unknown]>([
    ['pages.0.elements.2.sizeUm', changed((design) => Object.assign(design.pages[0]?.elements[2] ?? {}, { sizeUm: 1.5 }))],
    ['', { ...fixtureDesign, price: 0 }],
    ['pages.0.ground.inks', changed((design) => Object.assign(design.pages[0] ?? {}, { ground: { ...pattern, inks: ['seal'] } }))],
    ['pages.0.ground.panel', changed((design) => Object.assign(design.pages[0] ?? {}, { ground: { ...pattern, panel: 'nowhere' } }))],
    ['pages.0.ground.scale', changed((design) => Object.assign(design.pages[0] ?? {}, { ground: { ...pattern, scale: 20 } }))],
    ['pages.0.background', changed((design) => Object.assign(design.pages[0] ?? {}, { background: 'seal' }))],
    ['pages.0.elements.2.ink', changed((design) => Object.assign(design.pages[0]?.elements[2] ?? {}, { ink: 'seal' }))],
    ['pages.0.elements.2.id', changed((design) => Object.assign(design.pages[0]?.elements[2] ?? {}, { id: 'sprig' }))],
    ['pages.1.id', changed((design) => Object.assign(design.pages[1] ?? {}, { id: 'outside' }))],
    ['pages.0.elements.2.minSizeUm', changed((design) => Object.assign(design.pages[0]?.elements[2] ?? {}, { minSizeUm: 90_000 }))],
  ])('%j', (field, value) => {
    expect(readDesign(value)).toEqual({ ok: false, reason: 'invalid', fields: [field] });
  });
});

test('migrations are one a version, in order, up to the version of today', () => {
  expect(migrations.map((migration) => migration.to)).toEqual(Array.from({ length: newestVersion }, (_, index) => index + 1));
});

test('an old document goes through every later migration once, in order', () => {
  const step = (to: number): Migration => ({ to, up: (document) => ({ ...document, version: to, path: `${document.path}>${to}` }) });
  const steps = [step(1), step(2), step(3), step(4)];
  expect(migrate({ version: 2, path: '2' }, steps, 4)).toEqual({ version: 4, path: '2>3>4' });
  expect(migrate({ version: 4, path: '4' }, steps, 4)).toEqual({ version: 4, path: '4' });
  expect(migrate({ version: 5 }, steps, 4)).toBe('newer');
});

test('nothing makes reading throw', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(readDesign(value)).toMatchObject({ ok: false });
    }),
  );
});
