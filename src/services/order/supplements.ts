/** What the lists of an order's lines need beside all that is ordered for their designs. */
import type { orderNamesCalls } from '#api/order/names.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { designedOf } from '#core/order/line-kind.ts';
import type { Order } from '#core/order/order.ts';
import { pathTo } from '#core/site/paths.ts';
import type { HandlerOutput, Shop } from '#services/handler.ts';
import { mergedDesign } from '#services/merge/merged-design.ts';
import { missingApprovals } from '#services/merge/missing-approvals.ts';
import { supplementDto, supplementOf } from '#services/merge/supplement.ts';
import { isMergeApproved } from '#services/pricing/line-records.ts';
import { findDesign } from '#store/design/designs.ts';

type Shown = HandlerOutput<(typeof orderNamesCalls)['GET /web-api/orders/:token/names']>['supplements'];

/** Each design once. None for an order that was cancelled. */
export async function supplementsOf(shop: Shop, owner: OwnerId, { state, lines }: Order): Promise<Shown> {
  if (state === 'cancelled' || state === 'refunded') return [];
  const designs = new Map(
    lines.flatMap(({ item, name }) => {
      const printed = designedOf(item);
      return printed?.records?.of === 'list' && printed.design ? [[printed.design, name] as const] : [];
    }),
  );
  const shown: Shown = [];
  for (const [design, name] of designs) {
    const saved = await findDesign(shop.store, owner, design, shop.clock());
    const merged = saved && (await mergedDesign(shop.store, owner, design));
    const supplement = merged && (await supplementOf(shop.store, owner, merged));
    if (!supplement) continue;
    const isApproved = (await isMergeApproved(shop, owner, saved, merged)) && (await missingApprovals(shop, owner, saved)).length === 0;
    shown.push({ design, name, path: pathTo('print-list', { design }), isApproved, supplement: supplementDto(supplement) });
  }
  return shown;
}
