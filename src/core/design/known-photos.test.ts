import { expect, test } from 'vitest';
import { dayPhotos } from '#core/design/calendar/grid-element.ts';
import { calendarWith } from '#tests/render/fixture-calendar.ts';
import { photoIds } from './document.ts';
import { withKnownPhotos, withPhotoIds } from './known-photos.ts';

const crop = { zoom: 1, focusX: 0.5, focusY: 0.5 };
const [lea, tom] = ['lea-0000000000000', 'tom-0000000000000'];

/** A calendar with a photo on 5 March and one on a day of another year. */
function calendar() {
  return calendarWith(
    {},
    {
      entries: [
        { kind: 'birthday', name: 'Lea', day: 5, month: 3, photo: { photoId: lea, crop } },
        { kind: 'note', name: 'Fest', day: 6, month: 3, year: 1999, photo: { photoId: tom, crop } },
      ],
    },
  );
}

function onDays(design: ReturnType<typeof calendar>): string[] {
  const marks = design.pages.flatMap(({ elements }) => elements.flatMap((one) => (one.kind === 'calendar-grid' ? one.marks : [])));
  return dayPhotos(marks).map(({ photoId }) => photoId);
}

test('the photos of a calendar are those of its days and of entries that stand on none of them [E007]', () => {
  expect(photoIds(calendar())).toEqual([lea, lea, tom]);
  expect(onDays(calendar())).toEqual([lea]);
});

test('days and entries lose photos that are gone and keep their words', () => {
  const design = calendar();
  expect(withKnownPhotos(design, () => true)).toBe(design);
  const left = withKnownPhotos(design, (id) => id !== lea);
  expect(photoIds(left)).toEqual([tom]);
  expect(left.product.settings.entries.map(({ name }) => name)).toEqual(['Lea', 'Fest']);
  expect(JSON.stringify(left.pages)).toContain('"text":"Lea"');
});

test('days and entries follow photos to other ids', () => {
  const moved = withPhotoIds(calendar(), new Map([[lea, 'new-0000000000000']]));
  expect(photoIds(moved)).toEqual(['new-0000000000000', 'new-0000000000000', tom]);
});
