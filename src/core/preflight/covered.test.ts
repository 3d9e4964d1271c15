import { expect, test } from 'vitest';
import type { DesignDocument, Element } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import { openFonts } from '#resources/fonts.ts';
import { fixtureDesign, fixtureResources, photoElement, textElement } from '#tests/render/fixture-design.ts';
import { handHeld } from './limits.ts';
import { preflight } from './preflight.ts';

const resources = { ...fixtureResources(await openFonts()), photo: (id: string) => ({ id, width: 3_000, height: 2_250 }) };
const box = { xUm: 20_000, yUm: 20_000, widthUm: 60_000, heightUm: 40_000 };
const text = (change: object = {}) => textElement({ id: 'text', role: 'names', text: 'Mia', ...box, ...change });
const photo = (change: object = {}) => photoElement({ id: 'photo', role: 'photo', ...box, ...change });

function covered(...elements: Element[]): string[] {
  const [page] = fixtureDesign.pages;
  if (!page) throw new Error('fixture has no page');
  const design: DesignDocument = { ...fixtureDesign, pages: [{ ...page, elements }] };
  const findings = preflight(design, layout(design, resources), resources, handHeld);
  return findings.flatMap(({ rule, level, element, measured }) => (rule === 'covered' ? [`${level} ${element} under ${measured}`] : []));
}

test('a text and a photo that lie wholly under a photo have to be confirmed', () => {
  expect(covered(text(), photo())).toEqual(['confirm text under photo']);
  expect(covered(photo({ id: 'small', widthUm: 30_000, heightUm: 20_000 }), photo())).toEqual(['confirm small under photo']);
});

test('a locked element of the design has no finding', () => {
  expect(covered(text({ locked: true }), photo())).toEqual([]);
});

test('what lies above, looks out at a side or a corner, or shows through has no finding', () => {
  expect(covered(photo(), text())).toEqual([]);
  expect(covered(text({ widthUm: 30_000 }), photo({ xUm: 45_000 }))).toEqual([]);
  expect(covered(photo({ id: 'square' }), photo({ shape: 'circle' }))).toEqual([]);
  expect(covered(text(), photo({ opacity: 0.5 }))).toEqual([]);
});
