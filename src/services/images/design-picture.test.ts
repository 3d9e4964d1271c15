/** The picture of a panel of a saved design, with the photo that lies on it. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { facesOf } from '#core/design/faces.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { renderTasks } from './render-tasks.ts';

const photoId = 'p'.repeat(22);

test('every panel is drawn in the wanted width, and the photo of a slot is seen', async () => {
  const row = designRows.find(({ id }) => id === 'olivia') as DesignTemplate;
  const blank = blankDesign(row, 'folded', 'a6', row.colourways[0]?.key, 'none') as ProductDocument;
  const [page] = blank.pages;
  if (!page) throw new Error('no page');
  const ground = { kind: 'photo', photoId, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } } as const;
  const design: ProductDocument = { ...blank, pages: [{ ...page, ground, elements: [] }] };
  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#c02020' } })
    .webp()
    .toBuffer();
  for (const { panel } of facesOf(design.pages)) {
    const check = { design, template: row, pictures: [{ id: photoId, width: 400, height: 300 }] };
    const [file] = await renderTasks.design({ check, photos: { [photoId]: photo }, panel: panel.id, widths: [240] });
    const { width, channels } = await sharp(file?.bytes).metadata();
    expect([width, channels]).toEqual([240, 3]);
    const [red, green] = (await sharp(file?.bytes).stats()).channels.map(({ mean }) => mean);
    expect(red).toBeGreaterThan(170);
    expect(green).toBeLessThan(60);
  }
});
