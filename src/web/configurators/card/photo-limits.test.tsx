import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { placePhoto } from '#core/layout/photo.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { EditorContext } from '#web/editor/context.ts';
import { photosOf } from '#web/editor/draft/content.ts';
import { PhotoSlots } from '#web/editor/panels/photo-slots.tsx';
import { createCardEditor } from './card-editor.ts';
import type { CardEntry } from './entry.ts';

const photo = { id: 'p', name: 'foto.jpg', height: 1000, preview: '/p.webp', thumb: '/t.webp', warnings: [] };

/** What the photo field says about a photo of this resolution. */
function shownResolution(ppi: number, change: object): string {
  const row = designRows.find((one) => one.id === 'morgenlicht');
  if (!row) throw new Error('the card of this test is gone');
  const blank = structuredClone(blankDesign(row, 'flat', 'a6', undefined, 'none')) as CardDocument;
  const [slot] = photosOf(blank);
  if (!slot) throw new Error('the card has no photo');
  slot.element.photoId = photo.id;
  const { widthUm } = placePhoto(slot.element, { ...photo, width: 1000 });
  const width = Math.ceil((ppi * widthUm) / 25_400);
  const design = { ...blank, product: { ...blank.product, ...change } };
  const entry = { design, choice: {}, saved: null, pictures: [{ ...photo, width, height: width }], notice: null };
  const editor = createCardEditor(entry as unknown as CardEntry, { channel: 'federleicht', country: 'DE', locale: 'de-DE' });
  const element = (
    <EditorContext value={editor as never}>
      <PhotoSlots />
    </EditorContext>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  return /(\d+ dpi, [^<]*)/.exec(renderToStaticMarkup(<RouterProvider router={router} />))?.[1] ?? '';
}

test('the photo field judges a photo by the limits of its product: what is seen from afar may be coarser', () => {
  expect(shownResolution(110, {})).toMatch(/^11\d dpi, wirkt im Druck weich$/);
  expect(shownResolution(110, { form: 'group-table-card' })).toMatch(/^11\d dpi, reicht für den Druck$/);
  expect(shownResolution(160, { form: 'group-table-card' })).toMatch(/^16\d dpi, scharf im Druck$/);
});
