/** The record of a photo book's layout: settings, reasons and photos left out are saved with the book, copied with it, and checked. */
import { expect, test } from 'vitest';
import type { LayoutRecord } from '#core/auto-layout/record-schema.ts';
import { printedContent } from '#core/order/approval/approval.ts';
import { blankPhotobook, type PhotobookDocument } from '#core/products/photobook/blank.ts';
import { completePhotobook } from '#core/products/photobook/complete.ts';
import { photobookOptionsRow } from '#core/products/photobook/rows.ts';
import { isFault } from '#core/values/fault.ts';
import { withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { serverTexts } from '#texts/server-texts.ts';

const clock = () => new Date('2026-11-23T10:00:00Z');
const t = serverTexts({ locale: 'de-DE' });

const idOf = (number: number) => `photo-of-a-book-${String(number).padStart(6, '0')}`;

const record: LayoutRecord = {
  engine: 'auto-1',
  density: 'high',
  pageCount: 48,
  seed: 3,
  excludedIds: [idOf(4)],
  requiredIds: [idOf(2)],
  addedIds: [idOf(5)],
  cameraShifts: [{ camera: 'Canon EOS R6', seconds: -7_200 }],
  placed: [
    { id: idOf(1), why: ['best-of-event', 'hero', 'cover'] },
    { id: idOf(2), why: ['required', 'fills-event'] },
  ],
  leftOut: [
    { id: idOf(3), reason: 'same-as', other: idOf(1) },
    { id: idOf(4), reason: 'excluded' },
  ],
};

function book(autoLayout?: LayoutRecord): PhotobookDocument {
  const blank = blankPhotobook(completePhotobook({}, { rows: photobookOptionsRow }), t);
  return autoLayout === undefined ? blank : { ...blank, product: { ...blank.product, autoLayout } };
}

function sent(autoLayout?: LayoutRecord) {
  const { type: _, ...choice } = book().product;
  return { design: book(autoLayout), choice: { ...choice, quantity: 1 } };
}

withStore('a photo book with the record of its layout', (open) => {
  test('is saved, opened again and copied with it; one without a record opens too', async () => {
    const guest = await guestCalls(await seededShop(open, clock));
    const call = guest.request();
    const saved = await call('POST /web-api/designs', sent(record));
    const opened = await call('GET /web-api/designs/:id', { id: saved.id });
    expect(opened.design).toEqual(book(record));
    expect(opened.choice).toEqual(sent().choice);
    const copy = await call('POST /web-api/designs/:id/copy', { id: saved.id });
    expect((await call('GET /web-api/designs/:id', { id: copy.id })).design.product).toEqual(book(record).product);
    const plain = await guest.request()('POST /web-api/designs', sent());
    expect((await call('GET /web-api/designs/:id', { id: plain.id })).design).toEqual(book());
  });

  test('keeps the last state that was acknowledged where two windows saved another one', async () => {
    const guest = await guestCalls(await seededShop(open, clock));
    const call = guest.request();
    const { id, revision } = await call('POST /web-api/designs', sent(record));
    await call('PUT /web-api/designs/:id', { id, revision, ...sent({ ...record, density: 'low' }) });
    const late = call('PUT /web-api/designs/:id', { id, revision, ...sent({ ...record, density: 'medium' }) });
    await expect(late).rejects.toMatchObject({ code: 'design-conflict' });
    expect((await call('GET /web-api/designs/:id', { id })).design).toEqual(book({ ...record, density: 'low' }));
  });

  test.each([
    ['an unknown key', { farbe: 'rot' }, 'farbe', 'Diese Angabe gibt es hier nicht: farbe.'],
    ['an unknown density', { density: 'voll' }, 'density', 'Das steht hier nicht zur Auswahl.'],
    ['an unknown reason', { leftOut: [{ id: idOf(1), reason: 'laune' }] }, 'leftOut.0.reason', 'Das steht hier nicht zur Auswahl.'],
    [
      'more photos than a book takes',
      { placed: Array.from({ length: 1_001 }, (_, at) => ({ id: idOf(at), why: [] })) },
      'placed',
      'Das ist zu lang oder zu groß.',
    ],
    [
      'more photos left out than a book takes',
      { leftOut: Array.from({ length: 1_001 }, (_, at) => ({ id: idOf(at), reason: 'quota' })) },
      'leftOut',
      'Das ist zu lang oder zu groß.',
    ],
  ])('%s is refused by its name with a sentence', async (_, change, field, sentence) => {
    const guest = await guestCalls(await seededShop(open, clock));
    const error = await guest
      .request()('POST /web-api/designs', sent({ ...record, ...change } as LayoutRecord))
      .catch((reason: unknown) => reason);
    if (!isFault(error)) throw error;
    expect(error.code).toBe('bad-input');
    const errors = error.details.errors?.map((one) => [one.field, t(one.message)]);
    expect(errors).toContainEqual([`design.product.autoLayout.${field}`, sentence]);
  });
});

test('prints and is approved as the same book with and without the record', () => {
  const [withRecord, plain] = [book(record), book()];
  expect(printedContent(withRecord, withRecord.pages)).toBe(printedContent(plain, plain.pages));
});
