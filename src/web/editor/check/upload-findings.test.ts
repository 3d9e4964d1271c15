import { expect, test } from 'vitest';
import type { DesignDocument } from '#core/design/document.ts';
import { fixtureDesign, photoElement } from '#tests/render/fixture-design.ts';
import { serverTexts } from '#texts/server-texts.ts';
import type { Upload } from '#web/editor/state.ts';
import { withUploadFindings } from './upload-findings.ts';

const t = serverTexts({ locale: 'de-DE' });

function upload(name: string, change: Partial<Upload> = {}): Upload {
  const rest = { share: 1, message: null, problem: null, canRetry: false, ref: null, pictureId: null };
  return { id: name, file: new File([], name), status: 'done', ...rest, ...change };
}

function designOf(...photos: string[]): DesignDocument {
  const [page] = fixtureDesign.pages;
  if (!page) throw new Error('fixture has no page');
  return { ...fixtureDesign, pages: [{ ...page, elements: photos.map((photoId) => photoElement({ id: photoId, photoId })) }] };
}

const found = (design: DesignDocument, ...uploads: Upload[]) =>
  withUploadFindings([], design, uploads).map(({ level, message }) => `${level} ${t(message)}`);

test('files that were refused are named, and have to be confirmed', () => {
  expect(found(designOf(), upload('urlaub.pdf', { status: 'refused' }))).toEqual([
    'confirm Eine Datei konnten wir nicht verwenden, sie ist nicht dabei: urlaub.pdf. Lade sie als JPEG noch einmal hoch, oder bestätige, dass es ohne sie geht.',
  ]);
  const many = Array.from({ length: 7 }, (_, at) => upload(`${at}.bmp`, { status: 'refused' }));
  expect(found(designOf(), ...many)).toEqual([
    expect.stringContaining(
      '7 Dateien konnten wir nicht verwenden, sie sind nicht dabei: 0.bmp, 1.bmp, 2.bmp, 3.bmp und 4.bmp, dazu 2 weitere.',
    ),
  ]);
});

test('a photo that lies on no page is named, one that lies there is not', () => {
  const uploads = [upload('see.jpg', { pictureId: 'a' }), upload('berg.jpg', { pictureId: 'b', status: 'known' })];
  expect(found(designOf('a'), ...uploads)).toEqual([expect.stringContaining('Ein Foto liegt auf keiner Seite: berg.jpg.')]);
  expect(found(designOf('a', 'b'), ...uploads)).toEqual([]);
});

test('a file for a slot, and photos that a book has a record of, are found elsewhere', () => {
  const ref = { page: 'outside', element: 'photo' };
  expect(found(designOf(), upload('see.jpg', { ref, status: 'refused' }), upload('berg.jpg', { ref, pictureId: 'a' }))).toEqual([]);
  const book = { ...designOf(), product: { ...fixtureDesign.product, autoLayout: {} } };
  expect(found(book, upload('see.jpg', { pictureId: 'a' }))).toEqual([]);
});

test('a file that is still on its way has no finding', () => {
  expect(found(designOf(), upload('see.jpg', { status: 'sending' }))).toEqual([]);
});
