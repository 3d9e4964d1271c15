/** A design with fields and without a list is never painted: its order waits for its customer. */
import { expect, onTestFinished, test } from 'vitest';
import type { ProductDocument } from '#core/products/document.ts';
import { printJobs } from '#services/print/produce.job.ts';
import { findOrder } from '#store/order/orders.ts';
import { productionFiles } from '#store/order/production.ts';
import { runJobs } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { openLabShop } from '#tests/lab-orders.ts';
import { even, mug, photoOrder } from '#tests/photo-orders.ts';
import { textElement } from '#tests/render/fixture-design.ts';

function withText(design: ProductDocument, text: string): ProductDocument {
  const [ink = ''] = Object.keys(design.inks);
  const pages = design.pages.map((page, at) =>
    at > 0 ? page : { ...page, elements: [...page.elements, textElement({ id: 'words', text, ink, font: 'eb-garamond' })] },
  );
  return { ...design, pages } as ProductDocument;
}

withStore('an order of a design with text', (open) => {
  test.each([
    ['Für {{vorname:dich}}', 'needs_customer', 0],
    ['Für dich und {{}', 'preflight', 1],
  ])('%s becomes %s, with %i files', async (text, state, files) => {
    const lab = await openLabShop(open, () => new Date('2026-11-19T09:00:00Z'));
    onTestFinished(() => lab.close());
    const order = await photoOrder(lab, [withText(mug(await lab.uploaded(even('#c02020'), 'rot.jpg')), text)]);
    await runJobs(lab.shop, printJobs);
    expect((await findOrder(lab.shop.store, order.token))?.state).toBe(state);
    expect(await productionFiles(lab.shop.store, order.id)).toHaveLength(files);
  });
});
