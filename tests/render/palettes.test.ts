import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Artwork } from '#core/design/artwork.ts';
import { type Cmyk, screenColour } from '#core/design/colour.ts';
import type { DesignDocument } from '#core/design/document.ts';
import { applyEdit, applyEdits } from '#core/design/edit.ts';
import { colourDifference, hexOfLight, labOfHex } from '#core/design/own-inks/colour-space.ts';
import { maxInk, seenDistance } from '#core/design/own-inks/nearest-ink.ts';
import { isOwnInk } from '#core/design/own-inks/own-inks.ts';
import { type PaletteDesign, paletteOf } from '#core/design/palette/palette.ts';
import { layout } from '#core/layout/layout.ts';
import { contrastOf } from '#core/preflight/contrast.ts';
import { handHeld } from '#core/preflight/limits.ts';
import { readPairs } from '#core/preflight/palette/read-pairs.ts';
import { checkedOf, preflight } from '#core/preflight/preflight.ts';
import { designGroups } from '#core/products/calendar/design/registry.ts';
import { calendarTypes } from '#core/products/calendar/kinds.ts';
import { completePhotoframe } from '#core/products/photoframe/complete.ts';
import { photoframeOptionsRow } from '#core/products/photoframe/rows.ts';
import { random } from '#core/values/numbers/random.ts';
import { artworksOf, blankDesign } from '#designs/blank.ts';
import { blankPoster } from '#designs/posters/blank.ts';
import { posters } from '#designs/posters/registry.ts';
import { leadRows } from '#designs/rows.ts';
import { openFonts } from '#resources/fonts.ts';
import { isLongForm, sampled } from '#tests/long-form.ts';
import { calendarWith } from './fixture-calendar.ts';

const lut = new Uint8Array(readFileSync(new URL('../../icc/cmyk-srgb-17.bin', import.meta.url)));
const fonts = await openFonts();

type Case = { name: string; design: DesignDocument; artworks: ReadonlyMap<string, Artwork> };

/** Every lead in its first form, in one colouring after the other. */
const cards = leadRows.map((row, at) => (): Case => {
  const [shape] = row.forms;
  const colourway = row.colourways[at % row.colourways.length]?.key;
  if (!shape) throw new Error(`${row.id} has no form`);
  const { form, format } = shape;
  return { name: row.id, design: blankDesign(row, form, format, colourway, 'none'), artworks: artworksOf(row, form, format) };
});
const sheets = posters.map(({ template }, at) => (): Case => {
  const colourway = template.colourways[at % template.colourways.length]?.key;
  const { design, artworks } = blankPoster(template, completePhotoframe({ colourway }, { rows: photoframeOptionsRow, template }));
  return { name: template.id, design, artworks: new Map(artworks.map((artwork) => [artwork.id, artwork])) };
});

/** Every colouring of every design, one kind of calendar after the other, in a year whose marks stand on all grounds. */
const calendars = designGroups
  .flatMap((group) => group.colourings.map(({ id }) => ({ designGroupId: group.id, designId: id })))
  .map((design, at) => (): Case => {
    const calendarType = calendarTypes[at % calendarTypes.length];
    const schoolHolidays = [{ from: '2027-07-29', to: '2027-09-08', name: 'Sommerferien', ink: 'deco1' }];
    const made = calendarWith({ calendarType, ...design }, { schoolHolidays });
    return { name: `${calendarType} ${design.designId}`, design: made, artworks: new Map() };
  });

function contrastFindings({ artworks }: Case, design: DesignDocument): string[] {
  const resources = { fonts, artwork: (id: string) => artworks.get(id) ?? null, photo: () => null };
  const found = preflight(design, layout(design, resources), resources, handHeld);
  return found.filter(({ rule }) => rule === 'contrast').map(({ page, measured }) => `${page} ${measured}`);
}

function pairsOf({ artworks }: Case, design: DesignDocument) {
  const resources = { fonts, artwork: (id: string) => artworks.get(id) ?? null, photo: () => null };
  return readPairs(checkedOf(design, layout(design, resources), resources, handHeld));
}

function paletteDesign(one: Case): PaletteDesign {
  const { inks, pages } = one.design;
  const grounds = new Set(pages.flatMap(({ background }) => (background === null ? [] : [background])));
  return { inks, grounds, pairs: pairsOf(one, one.design) };
}

/** Pale, deep, dull and glowing ones. */
function wishesOf(seed: number, count: number): [string, string][] {
  const rnd = random(seed);
  const wish = () => hexOfLight(rnd.between(20, 92), rnd.between(4, 70), rnd.between(0, 360));
  return Array.from({ length: count }, () => [wish(), wish()]);
}

/** Base lightnesses that differ by more than this are steps of the design's ladder. */
const oneStep = 3;
const tolerance = 1.5;

function brokenSteps(before: DesignDocument['inks'], after: DesignDocument['inks']): string[] {
  const steps = Object.entries(before)
    .filter(([token, ink]) => !ink.finish && !isOwnInk(token))
    .map(([token, ink]) => ({ token, from: labOfHex(ink.hex)[0], to: labOfHex(after[token]?.hex ?? '')[0] }));
  return steps.flatMap((dark) =>
    steps
      .filter((light) => light.from > dark.from + oneStep && light.to < dark.to - tolerance)
      .map(({ token }) => `${dark.token} > ${token}`),
  );
}

function check(one: Case, of: PaletteDesign, wishes: [string, string]): number {
  const { design } = one;
  const { inks, colours } = paletteOf(of, wishes, lut);
  const about = `${one.name} in ${wishes.join(' and ')}`;
  for (const [token, ink] of Object.entries(inks)) {
    const { c, m, y, k, hex } = ink;
    expect(c + m + y + k, `${about}: ink of ${token}`).toBeLessThanOrEqual(Math.max(maxInk, sumOf(design.inks[token])));
    if (JSON.stringify(ink) !== JSON.stringify(design.inks[token])) expect(hex, about).toBe(screenColour({ c, m, y, k }, lut));
  }
  const plates = (all: DesignDocument['inks']) => Object.entries(all).filter(([, { finish }]) => finish);
  expect(plates(inks), about).toEqual(plates(design.inks));
  expect(brokenSteps(design.inks, inks), about).toEqual([]);
  for (const { wish, token, ink, apart } of colours) {
    if (token !== null) expect(inks[token], about).toEqual(ink);
    expect(apart, about).toBe(colourDifference(labOfHex(ink.hex), labOfHex(wish)));
  }
  const edit = { kind: 'setInks', colourway: design.product.colourway ?? '', inks } as const;
  const changed = applyEdit(design, edit);
  if (!changed) throw new Error(`${about} is no edit`);
  expect(JSON.stringify(applyEdits(changed.design, [changed.inverse])?.design)).toBe(JSON.stringify(design));
  for (const { ink, ground, least } of of.pairs) {
    const below = ground === null ? '#ffffff' : (inks[ground]?.hex ?? '');
    expect(contrastOf(inks[ink]?.hex ?? '', below), `${about}: ${ink} on ${ground}`).toBeGreaterThanOrEqual(least);
  }
  // As the check of the changed design measures it, apart from what is drawn in the ink of a plate.
  for (const { ink, ground } of pairsOf(one, changed.design)) {
    const below = ground === null ? '#ffffff' : (inks[ground]?.hex ?? '');
    if (inks[ink]?.finish || of.pairs.every((pair) => pair.ink !== ink || pair.ground !== ground)) continue;
    expect(contrastOf(inks[ink]?.hex ?? '', below), about).toBeGreaterThanOrEqual(4.5);
  }
  return colours.filter(({ token, apart }) => token !== null && apart < seenDistance).length;
}

function sumOf(ink: Cmyk | undefined): number {
  return ink ? ink.c + ink.m + ink.y + ink.k : 0;
}

const count = isLongForm ? 50 : 2;

test('grey type on its own grey is a finding of the calendars below', () => {
  const [make] = calendars;
  const one = make?.() ?? expect.fail('no calendar');
  const grey = one.design.inks.line ?? expect.fail('no ink');
  const inks = { ...one.design.inks, text: grey, ground: grey, panel: grey, tint: grey };
  expect(contrastFindings(one, { ...one.design, inks }).length).toBeGreaterThan(12);
});

/** `least`: the share of chosen colours that is printed as wished. Grey calendars have a place for one colour. */
describe.each([
  { kind: 'cards', cases: cards, step: 6, least: 0.6 },
  { kind: 'posters', cases: sheets, step: 6, least: 0.6 },
  { kind: 'calendars', cases: calendars, step: 3, least: 0.5 },
])('$kind in two colours of a customer [E096]', ({ kind, cases, step, least }) => {
  test(
    'type keeps its contrast, inks their limit, plates theirs and lightnesses their order; undone, the design is the same to the byte [E096]',
    () => {
      let shown = 0;
      let all = 0;
      for (const [at, make] of sampled(cases, step, 1).entries()) {
        const one = make();
        const of = paletteDesign(one);
        for (const wishes of wishesOf(at + 1, kind === 'cards' ? count : Math.min(count, 10))) {
          shown += check(one, of, wishes);
          all += 2;
          if (kind !== 'calendars') continue;
          // Figures and names of days are read on every ground, also where small type is printed in one ink.
          const { inks } = paletteOf(of, wishes, lut);
          expect(contrastFindings(one, { ...one.design, inks }), `${one.name} in ${wishes.join(' and ')}`).toEqual([]);
        }
      }
      // The others are said to be a little lighter, darker or duller.
      expect(shown / all).toBeGreaterThan(least);
    },
    isLongForm ? 1_200_000 : 60_000,
  );
});
