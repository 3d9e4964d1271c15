/** Designs of customers in product scenes: which scene shows one, and its picture for those who may see the design. */

import { sceneProductOf } from '#core/catalogue/scenes/choice-scene.ts';
import type { SceneName } from '#core/catalogue/scenes/product-scenes.ts';
import type { CatalogueTemplate } from '#core/catalogue/template.ts';
import { printedOf } from '#core/order/line-kind.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import { productOf } from '#core/products/registry.ts';
import { Fault } from '#core/values/fault.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import { templateOf } from './design-summary.ts';
import type { Shop } from './handler.ts';
import { type Asking, type DrawnPicture, ownScenePicture, type PieceToDraw, piecePicture } from './images/design-picture.ts';
import { pieceOfOrderLine } from './piece-of-line.ts';
import { offeredScenes } from './product-scenes.ts';

/** Widths of addresses in pixels. */
export const ownSceneWidths = [600, 1200] as const;
export type OwnSceneWidth = (typeof ownSceneWidths)[number];

function firstScene(choice: { type: string }, template: CatalogueTemplate | null | undefined): SceneName | null {
  const product = sceneProductOf(choice, template);
  return product ? (offeredScenes(product)[0] ?? null) : null;
}

/** The scene that shows a saved design; null where none shows it as it was chosen. */
export function sceneOfDesign(saved: SavedDesign, catalogue: Catalogue): SceneName | null {
  return firstScene({ ...saved.choice, type: saved.product }, templateOf(saved, catalogue));
}

/** Of an ordered line with a document; null also for a choice that cannot be read any more. */
export function sceneOfOrderLine({ item, hasDocument }: Pick<OrderLine, 'item' | 'hasDocument'>, catalogue: Catalogue): SceneName | null {
  const printed = hasDocument ? printedOf(item) : null;
  if (!printed) return null;
  const product = productOf(printed.product);
  const read = product.choice.safeParse({ ...printed.choice, type: printed.product });
  if (!read.success) return null;
  const id = product.templateId(read.data);
  return firstScene(read.data, id === null ? null : catalogue.templates.get(id));
}

type Opened = Pick<PieceToDraw, 'owner' | 'key' | 'open'>;
type Wanted = { width: OwnSceneWidth; format: PieceToDraw['format'] };

/** The finished piece where the layers of the scene cannot be read. Throws Fault 'not-found' without a scene, and as `piecePicture`. */
export async function sceneOrPiece(
  shop: Shop,
  scene: SceneName | null,
  opened: Opened,
  { width, format }: Wanted,
  asking: Asking,
): Promise<DrawnPicture> {
  if (!scene) throw new Fault('not-found', 'no scene shows this design');
  const shown = await ownScenePicture(shop, { ...opened, scene, width, format }, asking);
  return shown ?? piecePicture(shop, { ...opened, width: 960, format }, asking);
}

/** A JPEG of an ordered line in its scene, drawn in the work role; null where no scene shows it any more. Throws as `pieceOfOrderLine` does. */
export async function sceneForMail(shop: Shop, order: Order, line: OrderLine, width: number): Promise<Buffer | null> {
  const scene = sceneOfOrderLine(line, await catalogueOf(shop.store));
  if (!scene) return null;
  const opened = await pieceOfOrderLine(shop, order, line.position);
  const picture = await ownScenePicture(shop, { ...opened, scene, width, format: 'jpeg' }, null);
  return picture && Buffer.from(picture.bytes);
}
