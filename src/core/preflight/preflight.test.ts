import { describe, expect, test } from 'vitest';
import type { DesignDocument, Element, TextElement } from '#core/design/document.ts';
import { applyEdit } from '#core/design/edit.ts';
import { layout } from '#core/layout/layout.ts';
import { openFonts } from '#resources/fonts.ts';
import { printersWords } from '#tests/first-words.ts';
import { fixtureDesign, fixtureResources, photoElement, textElement } from '#tests/render/fixture-design.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { findingKey, orderable } from './confirmed.ts';
import type { Finding } from './finding.ts';
import { handHeld } from './limits.ts';
import { preflight, preflightSteps } from './preflight.ts';

const fonts = await openFonts();
const resources = { ...fixtureResources(fonts), photo: (id: string) => ({ id, width: 3_000, height: 2_250 }) };

/** Page 1 of the fixture is the outside of a folded A6 card: 210 x 148 mm, fold at 105 mm. */
function designOf(...elements: Element[]): DesignDocument {
  const [page] = fixtureDesign.pages;
  if (!page) throw new Error('fixture has no page');
  return { ...fixtureDesign, pages: [{ ...page, background: null, elements }] };
}

function check(design: DesignDocument, address: 'du' | 'Sie' = 'du'): (Finding & { text: string; exact: string })[] {
  const t = serverTexts({ locale: 'de-DE', address });
  return preflight(design, layout(design, resources), resources, handHeld).map((finding) => {
    const text = t(finding.message);
    expect(text).not.toMatch(printersWords);
    return { ...finding, text, exact: finding.figures ? t(finding.figures) : '' };
  });
}

function rules(design: DesignDocument): string[] {
  return check(design).map(({ rule, level }) => `${level} ${rule}`);
}

function mended(design: DesignDocument): DesignDocument {
  const repair = check(design)[0]?.repair;
  const result = repair && applyEdit(design, repair);
  if (!result) throw new Error('no repair');
  return result.design;
}

const text = (change: Partial<TextElement> = {}) => textElement({ id: 'text', role: 'names', text: 'Mia', ...change });

test('a check in steps finds what one in a piece finds, item by item and rule by rule', () => {
  const design = designOf(
    text({ text: 'Mia 漢字 & Ben' }),
    text({ id: 'small', sizeUm: 1_500, minSizeUm: 1_500 }),
    photoElement({ id: 'photo' }),
  );
  const laidOut = layout(design, resources);
  const steps = preflightSteps(design, laidOut, resources, handHeld);
  let [count, next] = [0, steps.next()];
  for (; !next.done; next = steps.next()) count += 1;
  expect(next.value).toEqual(preflight(design, laidOut, resources, handHeld));
  expect(next.value.length).toBeGreaterThan(1);
  expect(count).toBeGreaterThan(laidOut.sheets.flatMap(({ items }) => items).length);
});

describe('preflight of texts', () => {
  test('a text in its place has no finding', () => {
    expect(check(designOf(text()))).toEqual([]);
  });

  test('text that does not fit in its smallest size blocks', () => {
    const design = designOf(text({ text: 'Donaudampfschifffahrtsgesellschaft '.repeat(12), heightUm: 8_000 }));
    expect(check(design)).toEqual([
      expect.objectContaining({
        rule: 'overflow',
        level: 'block',
        page: 'outside',
        element: 'text',
        text: expect.stringContaining('„Namen“ (Rückseite) ist zu lang und passt auch in der kleinsten Schrift nicht hinein. Kürze'),
      }),
    ]);
  });

  test('characters no font has are named and can be taken out [E068]', () => {
    const design = designOf(text({ text: 'Mia 漢字 & Ben' }));
    const [finding] = check(design);
    expect(finding).toMatchObject({
      rule: 'missing-glyph',
      level: 'block',
      text: expect.stringContaining('Die Zeichen „漢“ und „字“ können wir nicht drucken.'),
    });
    expect(rules(mended(design))).toEqual([]);
  });

  test('a letter of another face must be confirmed, and the finding names letter and faces [E014]', () => {
    const design = designOf(text({ text: 'STRAẞE', font: 'dm-serif' }));
    const findings = check(design);
    expect(findings).toEqual([
      expect.objectContaining({
        rule: 'substituted-glyph',
        level: 'confirm',
        page: 'outside',
        element: 'text',
        text: expect.stringContaining('Die Schrift DM Serif Display hat das Zeichen „ẞ“ nicht, wir drucken es in EB Garamond. Bestätige'),
      }),
    ]);
    expect(orderable(findings)).toBe(false);
    expect(orderable(findings, findings.map(findingKey))).toBe(true);
    expect(rules(designOf(text({ text: 'STRAẞE', font: 'eb-garamond' })))).toEqual([]);
    expect(check(design, 'Sie')[0]?.text).toContain('Bitte bestätigen Sie');
  });

  test('several letters of one fallback face are one finding [E014]', () => {
    const found = check(designOf(text({ text: 'ŊŦ ẞ', font: 'dm-serif' })));
    expect(found.map((finding) => finding.text)).toEqual([
      expect.stringContaining('Die Schrift DM Serif Display hat die Zeichen „Ŋ“, „Ŧ“ und „ẞ“ nicht, wir drucken sie in EB Garamond.'),
    ]);
  });

  test('the sample blocks where own words belong, not where it may stay [E068]', () => {
    const sample = { text: ' Lea & Ben ', sample: 'Lea & Ben' };
    expect(rules(designOf(text(sample)))).toEqual(['block sample-text']);
    expect(rules(designOf(text({ ...sample, personal: false })))).toEqual([]);
    expect(rules(designOf(text({ text: '', sample: '' }), text({ id: 'other' })))).toEqual([]);
    expect(check(designOf(text(sample)), 'Sie')[0]?.text).toContain('Bitte schreiben Sie');
  });

  test.each([
    ['left', { xUm: 1_000, align: 'left' }],
    ['top', { yUm: 1_000, vertical: 'top' }],
    ['bottom', { yUm: 127_500, vertical: 'bottom' }],
    ['turned at the edge', { xUm: -38_500, yUm: 60_000, rotation: 90 }],
  ] as const)('text near the trimmed edge (%s) blocks, and the repair moves it in [E068]', (_name, change) => {
    const design = designOf(text(change));
    expect(rules(design)).toEqual(['block outside-safe-area']);
    expect(rules(mended(design))).toEqual([]);
  });

  test('a text whose middle lies beyond the right edge belongs to the panel at that edge, and blocks [E068]', () => {
    const design = designOf(text({ xUm: 180_000, align: 'left', text: 'Sophie & Jörg' }));
    expect(rules(design)).toEqual(['block outside-safe-area']);
    expect(check(design)[0]?.text).toContain('(Vorderseite)');
    expect(rules(mended(design))).toEqual([]);
  });

  test('the distance is measured on ink: a box over the edge whose letters keep inside is fine', () => {
    expect(rules(designOf(text({ xUm: -20_000, widthUm: 130_000 })))).toEqual([]);
  });

  test('text near the fold is mentioned on either side of it', () => {
    const left = designOf(text({ xUm: 18_000, align: 'right' }));
    expect(rules(left)).toEqual(['warn near-fold']);
    expect(rules(designOf(text({ xUm: 107_000, align: 'left', widthUm: 60_000 })))).toEqual(['warn near-fold']);
    expect(rules(mended(left))).toEqual([]);
    expect(orderable(check(left))).toBe(true);
  });
});

describe('preflight of photos', () => {
  /** 3000 pixels over this many millimetres. */
  const photo = (widthMm: number, zoom = 1) =>
    designOf(
      photoElement({
        id: 'photo',
        role: 'photo',
        xUm: 10_000,
        yUm: 10_000,
        widthUm: widthMm * 1_000,
        heightUm: widthMm * 750,
        crop: { zoom, focusX: 0.5, focusY: 0.5 },
      }),
    );
  const ppi = (wanted: number) => photo(40, (3_000 * 25.4) / 40 / wanted);

  test('an empty slot blocks [E068]', () => {
    const [finding] = check(designOf(photoElement({ id: 'photo', photoId: null })));
    expect(finding).toMatchObject({ rule: 'empty-photo', level: 'block', text: '„Foto“ (Rückseite) ist noch leer. Setze ein Bild ein.' });
  });

  const ofPixels = (design: DesignDocument) => rules(design).filter((rule) => !rule.endsWith(' crop'));

  test('resolution is green from 200, mentioned from 120, confirmed from 70 and refused below', () => {
    expect(ofPixels(ppi(200))).toEqual([]);
    expect(ofPixels(ppi(199))).toEqual(['warn photo-resolution']);
    expect(ofPixels(ppi(120.5))).toEqual(['warn photo-resolution']);
    expect(ofPixels(ppi(119))).toEqual(['confirm photo-resolution']);
    expect(ofPixels(ppi(70.5))).toEqual(['confirm photo-resolution']);
  });

  test('a picture below 70 blocks and zooming out is offered as far as it helps [E068]', () => {
    const small = { ...resources, photo: (id: string) => ({ id, width: 300, height: 225 }) };
    const run = (design: DesignDocument) => preflight(design, layout(design, small), small, handHeld);
    const [plain] = run(photo(120));
    expect(plain).toMatchObject({ level: 'block', measured: '63ppi', message: { key: 'preflight.photo-resolution.block' } });
    expect(plain?.repair).toBeUndefined();
    const [soft] = check(ppi(168));
    expect(soft?.text).toBe('„Foto“ (Rückseite) wird gut. Noch schärfer wird es, wenn du es kleiner ziehst oder ersetzt.');
    expect(soft?.exact).toBe('168 dpi. Auch aus der Nähe scharf ab 200 dpi, gut ab 120, gedruckt ab 70.');
    expect(check(ppi(101))[0]?.text).toMatch(/^„Foto“ \(Rückseite\) wird etwas unscharf\. Kleiner drucken\?/);
    expect(ofPixels(mended(ppi(100)))).toEqual([]);
  });

  test.each([
    ['2026-05-03T14:05:00.000', 'Foto vom 3.\u00a0Mai, Rückseite wird gut.'],
    ['2025-12-24T08:00:00.000', 'Foto vom 24.\u00a0Dezember, Rückseite wird gut.'],
    ['2025-02-31T08:00:00.000', '„Foto“ (Rückseite) wird gut.'],
    [null, '„Foto“ (Rückseite) wird gut.'],
  ])('a photo that was taken at %s is named by the day', (takenAt, words) => {
    const taken = { ...resources, photo: (id: string) => ({ id, width: 3_000, height: 2_250, takenAt }) };
    const design = ppi(168);
    const [finding] = preflight(design, layout(design, taken), taken, handHeld).filter(({ rule }) => rule === 'photo-resolution');
    expect(serverTexts({ locale: 'de-DE' })(finding?.message ?? { key: '' })).toContain(words);
  });

  test('a page of a PDF that is printed as pixels is confirmed once, whatever its size', () => {
    const drawn = { ...resources, photo: (id: string) => ({ id, width: 3_000, height: 2_250, isRasterised: true as const }) };
    const run = (design: DesignDocument) => preflight(design, layout(design, drawn), drawn, handHeld);
    const [finding] = run(ppi(300));
    expect(finding).toMatchObject({ rule: 'rasterised', level: 'confirm', element: 'photo', measured: '' });
    expect(orderable(run(ppi(300)))).toBe(false);
    expect(orderable(run(ppi(250)), [findingKey(finding as Finding)])).toBe(true);
  });
});

describe('preflight of inks', () => {
  test('a swatch over 300 per cent blocks, on the ground too [E068]', () => {
    const heavy = { c: 80, m: 80, y: 80, k: 61, hex: '#101010' };
    const design = { ...designOf(text({ ink: 'leaf' })), inks: { ...fixtureDesign.inks, leaf: heavy } };
    expect(check(design)).toEqual([
      expect.objectContaining({ rule: 'ink-limit', level: 'block', element: 'text', exact: '301 % Farbauftrag, höchstens 300 %.' }),
    ]);
    const ground = { ...design, pages: design.pages.map((page) => ({ ...page, background: 'leaf', elements: [] })) };
    const found = check(ground).filter(({ rule }) => rule === 'ink-limit');
    expect(found).toEqual([expect.objectContaining({ level: 'block', page: 'outside', element: null })]);
    expect(check({ ...design, inks: { ...design.inks, leaf: { ...heavy, k: 60 } } })).toEqual([]);
  });
});

describe('preflight as a whole', () => {
  test('the worst comes first and blocks the order', () => {
    const design = designOf(text({ xUm: 18_000, align: 'right' }), photoElement({ id: 'photo', photoId: null }));
    expect(rules(design)).toEqual(['block empty-photo', 'warn near-fold']);
    expect(orderable(check(design))).toBe(false);
  });
});
