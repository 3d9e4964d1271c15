/** Names in a script face, whose letters reach beyond their lines. */
import { expect, test } from 'vitest';
import { layout } from '#core/layout/layout.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { handHeld } from '#core/preflight/limits.ts';
import { preflight } from '#core/preflight/preflight.ts';
import { openFonts } from '#resources/fonts.ts';
import { fixtureResources } from '#tests/render/fixture-design.ts';
import { textDesign } from '#tests/render/set-text.ts';
import { fitRecord } from './fit-record.ts';
import { inkRoomOf } from './ink-room.ts';

const names = [
  ['Friederike', 'Weiß-Oßwald'],
  ['Ägidius', 'Schnarrenberger-Großendorff'],
  ['Jörg', 'Freudenreich-Hoffmannsdorf'],
] as const;

function guest([given, family]: (typeof names)[number]): MergeRecord {
  return { key: family, kind: 'guest', values: {}, name: { title: '', given: [given], particles: '', family: [family], suffix: '' } };
}

test.each(['left', 'center', 'right'] as const)('no letter of a name that is set to the %s comes too near to the trim', async (align) => {
  const fonts = await openFonts();
  const [page] = textDesign('{{name}}').pages;
  const [panel] = page?.panels ?? [];
  if (!page || !panel) throw new Error('no page');
  // A millimetre of room: at an edge that lines begin at, a swash cannot be made to keep away by none.
  const box = { xUm: panel.xUm + 5_000, widthUm: panel.widthUm - 10_000, yUm: panel.yUm + 30_000, heightUm: 26_000 };
  const design = textDesign('{{name}}', { ...box, font: 'pinyon', sizeUm: 14_000, minSizeUm: 2_500, align });
  for (const name of names) {
    const fitted = fitRecord(design, guest(name), { fonts });
    const found = preflight(fitted.design, layout(fitted.design, fixtureResources(fonts)), { fonts }, handHeld);
    expect([
      name.join(' '),
      found.filter(({ rule }) => rule === 'outside-safe-area' || rule === 'overflow').map(({ rule }) => rule),
    ]).toEqual([name.join(' '), []]);
  }
});

test('a box that lies too near to an edge itself, and a turned one, have no room of their own', () => {
  const roomOf = (change: object) => {
    const [page] = textDesign('{{name}}', change).pages;
    const element = page?.elements[0];
    return page && element?.kind === 'text' ? inkRoomOf(page, element) : null;
  };
  expect(roomOf({ xUm: 10_000, widthUm: 60_000 })?.left).toBe(6_000);
  expect(roomOf({ xUm: 2_000, widthUm: 60_000 })).toBeNull();
  expect(roomOf({ xUm: 10_000, widthUm: 60_000, rotation: 90 })).toBeNull();
});
