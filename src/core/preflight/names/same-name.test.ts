import { expect, test } from 'vitest';
import type { Element } from '#core/design/document.ts';
import { fixtureDesign, photoElement } from '#tests/render/fixture-design.ts';
import { preflightTextsFor } from '#texts/preflight-texts.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { findingName } from '../finding.ts';

const t = preflightTextsFor({ locale: 'de-DE', address: 'du' });
const [front] = fixtureDesign.pages;
if (!front) throw new Error('no page');
const page = { ...front, panels: front.panels.slice(0, 1) };
const [panel] = page.panels;
if (!panel) throw new Error('no panel');

const facts = { width: 4_000, height: 3_000 };
const photo = (id: string) => ({ id, ...facts, ...(id.startsWith('may') ? { takenAt: '2026-05-03T10:00:00' } : {}) });

/** A photo with its middle at shares of the panel. */
function at(id: string, x: number, y: number, photoId: string | null): Element {
  if (!panel) throw new Error('no panel');
  const [widthUm, heightUm] = [10_000, 8_000];
  const xUm = Math.round(panel.xUm + x * panel.widthUm - widthUm / 2);
  return photoElement({
    id,
    photoId,
    widthUm,
    heightUm,
    xUm,
    yUm: Math.round(panel.yUm + y * panel.heightUm - heightUm / 2),
  });
}

function namesOf(elements: Element[]): string[] {
  const whole = { ...page, elements };
  return elements.map((element) => t(findingName({ page: whole, element }, photo)));
}

test('photos of one day on one panel are named by where they lie', () => {
  const grid = [0.2, 0.8].flatMap((y) => [0.2, 0.5, 0.8].map((x) => [x, y] as const));
  const names = namesOf(grid.map(([x, y], index) => at(`photo-${index}`, x, y, `may-${index}`)));
  expect(names[0]).toMatch(/^Foto vom 3\.\sMai, .+, oben links$/);
  expect(names[4]).toMatch(/, unten$/);
  expect(new Set(names).size).toBe(6);
});

test('where some lie in the same part of the panel they are numbered from the top', () => {
  const names = namesOf([at('low', 0.5, 0.2, 'may-1'), at('high', 0.5, 0.1, 'may-2'), at('side', 0.9, 0.9, 'may-3')]);
  expect(names.map((name) => name.split(', ').at(-1))).toEqual(['Nr. 2 von 3', 'Nr. 1 von 3', 'Nr. 3 von 3']);
});

test('elements of one label are told apart, others keep the panel alone', () => {
  const names = namesOf([at('one', 0.2, 0.5, null), at('other', 0.8, 0.5, null), at('dated', 0.5, 0.5, 'may-1')]);
  expect(names[0]).toMatch(/^„Foto“ \(.+, links\)$/);
  expect(names[1]).toMatch(/^„Foto“ \(.+, rechts\)$/);
  expect(names[2]).toBe(`Foto vom 3.\u00a0Mai, ${serverTexts({ locale: 'de-DE' })({ key: `panel.${panel?.id}` })}`);
});
