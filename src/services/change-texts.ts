/** Gives the details of a suite or an event to one of the designs that show them. */
import type { TextChange } from '#core/catalogue/suite/suite-details.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { applyEdits, type Edit } from '#core/design/edit.ts';
import { storedDocument } from '#services/checks/opened-design.ts';
import type { Shop } from '#services/handler.ts';
import { loadDesign, saveDesign } from '#store/design/designs.ts';
import { quantityOf } from './design-quantity.ts';

type Piece = { id: string; revision: number; changes: readonly TextChange[] };

/** False for a design that was saved meanwhile. */
export async function changePiece(shop: Shop, owner: OwnerId, { id, revision, changes }: Piece): Promise<boolean> {
  const stored = await loadDesign(shop.store, owner, id, shop.clock());
  if (!stored || stored.revision !== revision) return false;
  const edits = changes.map(({ page, element, after }): Edit => ({ kind: 'setText', page, element, text: after }));
  const applied = applyEdits(storedDocument(stored), edits);
  if (!applied) return false;
  const quantity = await quantityOf(shop.store, owner, stored);
  const content = { product: stored.product, document: applied.design, choice: stored.choice, quantity };
  return (await saveDesign(shop.store, owner, id, revision, content, shop.clock())).ok;
}
