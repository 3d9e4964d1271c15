import { describe, expect, test } from 'vitest';
import type { DesignDocument } from '#core/design/document.ts';
import { shownShare } from '#core/layout/photo-frame/shown-share.ts';
import { printPhotoOf } from '#core/products/photo-set/print-page.ts';
import { blankPhotoprint } from '#core/products/photoprint/blank.ts';
import { completePhotoprint } from '#core/products/photoprint/complete.ts';
import { photoprintOptionsRow } from '#core/products/photoprint/rows.ts';
import { photoprintPrices } from '#seed/prices/photoprint.ts';
import { photoprintDocument } from '#web/configurators/photoprint/photo-print-content.ts';
import { formatChange, photoPrintSet } from '#web/configurators/photoprint/photo-print-set.ts';
import type { Check } from '#web/editor/state.ts';
import { tileStates } from './grid.tsx';
import { addRows, changeRows, placePicture, type SetPicture } from './photo-set.ts';
import { rowFormat } from './row-format.ts';

const set = photoPrintSet();

function printed(format: string, width: number, height: number) {
  const picture: SetPicture = { id: 'wide-picture-0000000', name: 'IMG_1.jpg', width, height };
  const find = (id: string) => (id === picture.id ? picture : null);
  const blank: DesignDocument = blankPhotoprint(completePhotoprint({}, { rows: photoprintOptionsRow }));
  const { design, slots } = addRows(set, blank, 1, { find, taken: new Set() });
  const placed = slots[0] && placePicture(set, design, slots[0], picture, find);
  if (!placed) throw new Error('not placed');
  const changed = changeRows(set, placed, new Set(['print-1']), (row) => ({ ...row, format }), find);
  const share = (of: DesignDocument) => {
    const photo = of.pages[0] && printPhotoOf(of.pages[0]);
    return photo ? shownShare(photo, picture) : 0;
  };
  return { design: changed, find, share };
}

describe('the format that shows the most of a print', () => {
  test.each([
    ['10x10', 6_000, 3_000, '10x15'],
    ['13x13', 3_000, 6_000, '10x15'],
    ['30x45', 3_000, 3_000, '13x13'],
    ['10x15', 9_000, 3_000, null],
    ['10x15', 6_000, 3_000, null],
  ])('of a print in %s with a photo of %i × %i pixels is %s [P14]', (format, width, height, expected) => {
    const { design, find, share } = printed(format, width, height);
    expect(rowFormat(set, design, 'print-1', find)).toBe(expected);
    if (expected === null) return;
    const changed = changeRows(set, design, new Set(['print-1']), (row) => ({ ...row, format: expected }), find);
    expect(share(changed)).toBeGreaterThan(Math.max(0.55, share(design)));
  });

  test('has the difference of the price of the set beside it, which is what the set costs afterwards', () => {
    const market = { prices: photoprintPrices, country: 'DE' } as const;
    const { design } = printed('10x10', 6_000, 3_000);
    const { product } = photoprintDocument(design);
    const [more, back] = [formatChange(product, 'print-1', '20x30', market), formatChange(product, 'print-1', '10x10', market)];
    expect(more.amount).toBeGreaterThan(0);
    expect(more.currency).toBe('EUR');
    expect(back.amount).toBe(0);
  });
});

test('a print of which much falls away has a badge, and one that is too coarse besides has that badge', () => {
  const crop = { rule: 'crop', level: 'warn', page: 'print-1', element: 'photo', text: 'Viel fällt weg.' };
  const coarse = { rule: 'photo-resolution', level: 'block', page: 'print-2', element: 'photo', text: 'Zu klein.' };
  const findings = [crop, { ...crop, page: 'print-2' }, coarse, { ...coarse, page: 'print-3', level: 'warn' }];
  const states = tileStates({ findings } as unknown as Check, []);
  expect([...states].map(([page, { state }]) => [page, state])).toEqual([
    ['print-1', 'crop'],
    ['print-2', 'block'],
  ]);
});
