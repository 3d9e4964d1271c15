import { describe, expect, test } from 'vitest';
import { withDays } from '#core/products/calendar/days.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { calendarWith, germanWords } from '#tests/render/fixture-calendar.ts';
import { migrateToFormat } from './migrate-to-format.ts';

const row = designRows.find(({ id }) => id === 'olivia');
if (!row) throw new Error('the card of these tests is gone');
const folded = blankDesign(row, 'folded', 'a6', undefined, 'none');
const flat = blankDesign(row, 'flat', 'a6', undefined, 'none');

describe('migration to another format', () => {
  const photoId = 'photo-0123456789abcdef';
  const own = {
    ...folded,
    pages: folded.pages.map((page) => ({
      ...page,
      elements: page.elements.map((element) => {
        if (element.id === 'front-names' && element.kind === 'text') return { ...element, text: 'Zoë\n& Łukasz', align: 'right' as const };
        if (element.id === 'inside-photo' && element.kind === 'photo') return { ...element, photoId };
        return element;
      }),
    })),
  };

  test('own texts and chosen style move by element, samples become those of the new format', () => {
    const { design } = migrateToFormat(own, flat, folded, {});
    const moved = design.pages.flatMap((page) => page.elements).find(({ id }) => id === 'front-names');
    const blank = flat.pages.flatMap((page) => page.elements).find(({ id }) => id === 'front-names');
    expect(moved).toMatchObject({ text: 'Zoë\n& Łukasz', align: 'right', xUm: blank?.xUm });
    expect(design.pages.map(({ id }) => id)).toEqual(flat.pages.map(({ id }) => id));
  });

  test('content without a place is named, kept, and back again in the old format', () => {
    const there = migrateToFormat(own, flat, folded, {});
    expect(there.lost).toEqual([{ key: 'element.role.your-photo' }]);
    const back = migrateToFormat(there.design, folded, flat, there.unplaced);
    const photo = back.design.pages.flatMap((page) => page.elements).find(({ id }) => id === 'inside-photo');
    expect(photo).toMatchObject({ photoId });
    expect(back.lost).toEqual([]);
  });

  test('own inks and own colours of the whole design go along, in another colouring its own inks stay', () => {
    const mixed = { c: 0, m: 60, y: 50, k: 0, hex: '#ee8673' };
    const changed = { ...folded, inks: { ...folded.inks, leaf1: mixed, 'own-2': mixed } };
    expect(migrateToFormat(changed, flat, folded, {}).design.inks).toEqual(changed.inks);
    const night = blankDesign(row, 'flat', 'a6', 'nacht', 'none');
    const there = migrateToFormat(changed, night, folded, {}).design.inks;
    expect(there).toEqual({ ...night.inks, 'own-2': mixed });
  });

  test('a calendar in own colours keeps them in another kind, format and length', () => {
    const choice = { calendarType: 'wandkalender', designGroupId: 3, designId: 31 };
    const [began, long] = [calendarWith(choice), calendarWith({ ...choice, months: 18 })];
    const accent = { c: 60, m: 20, y: 70, k: 20, hex: '#5f7c4f' };
    const changed = { ...began, inks: { ...began.inks, accent } };
    const moved = migrateToFormat(changed, long, began, {}).design;
    expect(moved.inks).toEqual(changed.inks);
    const days = withDays({ ...long, inks: moved.inks }, { ...long.product, startMonth: 7 }, germanWords);
    expect(days.inks).toEqual(changed.inks);
  });

  test('of another colouring all inks come, also those that both have', () => {
    const [white, blue] = [calendarWith({ designGroupId: 1, designId: 11 }), calendarWith({ designGroupId: 2, designId: 21 })];
    expect(blue.inks.text).toEqual(white.inks.text);
    const green = { c: 60, m: 20, y: 70, k: 20, hex: '#5f7c4f' };
    const changed = { ...white, inks: Object.fromEntries(Object.keys(white.inks).map((token) => [token, green])) };
    expect(migrateToFormat(changed, blue, white, {}).design.inks).toEqual(blue.inks);
  });
});
