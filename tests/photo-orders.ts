/** Orders of goods with one photo, as their cart would have made them, for tests of what production finds. */
import sharp from 'sharp';
import type { DesignProduct } from '#core/design/document.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { productOf } from '#core/products/registry.ts';
import { addLine } from '#store/cart/carts.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { createDesign } from '#store/design/designs.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { designedPieces } from '#tests/designed-pieces.ts';
import type { openLabShop } from '#tests/lab-orders.ts';
import { orderFor } from '#tests/orders.ts';

/** A photo of one colour. */
export const even = (background: string, width = 3_000, height = 3_000) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg({ quality: 95 })
    .toBuffer();

/** A mug with one photo. */
export function mug(photoId: string, zoom = 1): ProductDocument {
  const design = designedPieces(photoId).find(([name]) => name === 'a good, mug-330')?.[1];
  if (!design) throw new Error('no mug');
  return JSON.parse(JSON.stringify(design).replaceAll('"zoom":1', `"zoom":${zoom}`));
}

/** An order on invoice of these documents, as its cart would have made it. */
export async function photoOrder(
  { shop, home }: Pick<Awaited<ReturnType<typeof openLabShop>>, 'shop' | 'home'>,
  designs: readonly ProductDocument[],
) {
  const { store, clock } = shop;
  const owner = await home.owner();
  if (!owner) throw new Error('no session');
  const catalogue = await catalogueOf(store);
  for (const document of designs) {
    const { type } = document.product;
    const product = productOf(type);
    const offer = { template: null, rows: catalogue.optionsOf(product) };
    const choice = product.withDocument(product.complete({ ...(document.product as DesignProduct) }, offer), document.product);
    const { id } = await createDesign(store, owner, { product: type, document, choice, quantity: 1 }, clock());
    await addLine(store, owner, { item: { kind: 'printed', product: type, choice, design: id }, quantity: 1 }, clock());
  }
  const placing = await placeOrder(store, owner, await orderFor(store, owner), clock());
  if (!placing.ok) throw new Error(placing.reason);
  return placing.order;
}
