import { expect, test } from 'vitest';
import { type CalendarGridElement, type CalendarMark, calendarGridStyles, showsDayPhotos } from '#core/design/calendar/grid-element.ts';
import type { DesignDocument, Page } from '#core/design/document.ts';
import { createCachedLayout } from '#core/layout/cached-layout.ts';
import { layout } from '#core/layout/layout.ts';
import type { PhotoFacts } from '#core/layout/resources.ts';
import { type PageMark, type PhotoMark, trimMarks } from '#core/preflight/marks.ts';
import { openFonts } from '#resources/fonts.ts';
import { calendarInks, gridElement } from '#tests/render/fixture-calendar.ts';

const fonts = await openFonts();
const facts = (id: string): PhotoFacts => ({ id, width: 3_000, height: 2_000 });
const resources = { fonts, artwork: () => null, photo: facts };

function photoOf(name: string) {
  return { photoId: `${name}-000000000000`, crop: { zoom: 1, focusX: 0.3, focusY: 0.4 } };
}

/** A day with one photo, one with two beside the moon, one with five, a holiday without. */
const marks: CalendarMark[] = [
  { day: 1, kind: 'holiday', text: 'Tag der Arbeit' },
  { day: 6, kind: 'birthday', text: 'Oma Inge (80)', photo: photoOf('inge') },
  { day: 12, kind: 'birthday', text: 'Lea (7)', photo: photoOf('lea') },
  { day: 12, kind: 'birthday', text: 'Tom (9)', photo: photoOf('tom') },
  { day: 12, kind: 'moon', phase: 'new', text: 'Neumond' },
  ...['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'].map((name): CalendarMark => {
    return { day: 22, kind: 'birthday', text: name, photo: photoOf(name) };
  }),
];

function designWith(change: Partial<CalendarGridElement>): DesignDocument {
  const [widthUm, heightUm] = [210_000, 297_000];
  const panel = { id: 'front', xUm: 0, yUm: 0, widthUm, heightUm };
  const element = gridElement({ marks, ...change });
  const page: Page = { id: 'may', widthUm, heightUm, panels: [panel], foldsUm: [], background: null, elements: [element] };
  return { version: 8, product: { type: 'card' }, inks: calendarInks, pages: [page] };
}

function laid(change: Partial<CalendarGridElement>) {
  const result = layout(designWith(change), resources);
  const all = result.sheets.flatMap((sheet) => trimMarks(sheet, fonts));
  const photos = all.filter((mark): mark is PhotoMark => mark.kind === 'photo');
  return { result, all, photos };
}

function meet({ bounds: a }: PageMark, { bounds: b }: PageMark): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

const styles = calendarGridStyles.filter(showsDayPhotos);
const boxes = [{}, { widthUm: 124_000, heightUm: 112_000 }, { widthUm: 98_000, heightUm: 112_000 }];

test.each(styles)(
  'style %s puts up to three photos beside a day, each a circle in the grid that touches no figure and no word',
  (style) => {
    for (const box of boxes) {
      const { result, all, photos } = laid({ style, ...box });
      expect(result.findings).toEqual([]);
      const names = photos.map(({ picture }) => picture.id.split('-')[0]);
      expect(names).toEqual(expect.arrayContaining(['inge', 'lea', 'Anna']));
      expect(names).not.toContain('Dora');
      const element = gridElement({ style, ...box });
      for (const photo of photos) {
        const { left, right, top, bottom } = photo.bounds;
        expect(right - left).toBe(bottom - top);
        expect(right - left).toBeGreaterThan(1_500);
        expect(left).toBeGreaterThanOrEqual(element.xUm);
        expect(right).toBeLessThanOrEqual(element.xUm + element.widthUm);
        expect(top).toBeGreaterThanOrEqual(element.yUm);
        expect(bottom).toBeLessThanOrEqual(element.yUm + element.heightUm);
        expect(all.filter((other) => other.kind !== 'line' && other.paint?.hex !== calendarInks.tint.hex && meet(photo, other))).toEqual([
          photo,
        ]);
      }
    }
  },
);

test('a strip of days has no room for photos', () => {
  expect(laid({ style: 'strip' }).photos).toEqual([]);
});

test('photos do not make the words of other days smaller', () => {
  const sizes = (given: readonly CalendarMark[]) =>
    laid({ marks: [...given] }).all.flatMap((mark) => (mark.kind === 'text' && mark.of === 'grid' ? [mark.sizeUm] : []));
  const holiday: CalendarMark = { day: 1, kind: 'holiday', text: 'Tag der Arbeit' };
  const few = sizes([holiday, { day: 6, kind: 'birthday', text: 'Lea' }]);
  const more = sizes([holiday, { day: 6, kind: 'birthday', text: 'Lea', photo: photoOf('lea') }]);
  expect(more.toSorted()).toEqual(few.toSorted());
});

test('the word of a day with a photo stays in the cell of a small desk calendar, further ones stand below the days', () => {
  const inge: CalendarMark = { day: 6, kind: 'birthday', text: 'Inge (80)', photo: photoOf('inge') };
  const texts = (given: CalendarMark[]) => {
    const page = { widthUm: 105_000, heightUm: 148_000 };
    const box = { xUm: 7_000, yUm: 90_000, widthUm: 91_000, heightUm: 50_000 };
    const design = designWith({ ...box, month: 3, title: 'none', marks: given });
    const pages = design.pages.map((one): Page => ({ ...one, ...page, panels: [{ id: 'front', xUm: 0, yUm: 0, ...page }] }));
    const { sheets, findings } = layout({ ...design, pages }, resources);
    expect(findings).toEqual([]);
    const runs = sheets.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'glyphs' ? [item.glyphs] : [])));
    return runs.map((glyphs) => glyphs.map(({ text }) => text).join(''));
  };
  expect(texts([inge])).toContain('Inge (80)');
  expect(texts([inge])).not.toContain('+1');
  expect(texts([inge, { day: 6, kind: 'note', text: 'Konzert' }]).join(' ')).toMatch(/6\..*Konzert/);
});

test('a photo that is not there is refused by its name, as on pages', () => {
  expect(() => layout(designWith({}), { ...resources, photo: () => null })).toThrow(/unknown photo inge/);
});

test('a grid is laid out anew when the facts of a photo of its days are another object', () => {
  const cached = createCachedLayout();
  const known = new Map<string, PhotoFacts>();
  const photo = (id: string) => known.get(id) ?? (known.set(id, facts(id)).get(id) as PhotoFacts);
  const design = designWith({});
  const first = cached(design, { ...resources, photo }, 1);
  const itemsOf = (parted: typeof first) => parted.sheets[0]?.parts.find(({ id }) => id === 'grid')?.items;
  expect(itemsOf(cached(design, { ...resources, photo }, 1))).toBe(itemsOf(first));
  known.clear();
  expect(itemsOf(cached(design, { ...resources, photo }, 1))).not.toBe(itemsOf(first));
});
