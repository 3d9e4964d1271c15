/** Handlers of lines that were ordered by their number: which list they get, and the pieces that a longer list needs. */
import type { orderNamesCalls } from '#api/order/names.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { recordsEnd } from '#core/order/later/records-later.ts';
import { recordsText } from '#core/order/line-quantities.ts';
import type { Order } from '#core/order/order.ts';
import { pathTo } from '#core/site/paths.ts';
import { berlinTime, formatDay, formatDayTime } from '#core/values/date.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { money } from '#core/values/money.ts';
import type { Context, HandlerOutput, Handlers } from '#services/handler.ts';
import { orderReader, shownOrder } from '#services/order-access.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { limitedClient } from '#services/rate-limits.ts';
import { ordersInParcel } from '#store/order/one-parcel.ts';
import { orderToken } from '#store/order/order-links.ts';
import { linkedOrders } from '#store/order/place-rest.ts';
import { freezeNames, namesRefused } from './freeze-names.ts';
import {
  areNamesApproved,
  hashOfNames,
  isSameProduct,
  isTaken,
  loweredBy,
  type NamesOfLine,
  namesOfLine,
  openLines,
  piecesOfList,
} from './names-of-line.ts';
import { orderRest, restOf, sumsOfRest } from './rest-order.ts';
import { supplementsOf } from './supplements.ts';

type View = HandlerOutput<(typeof orderNamesCalls)['GET /web-api/orders/:token/names']>;
type LineView = View['lines'][number];

async function restDto({ shop }: Context, names: NamesOfLine): Promise<NonNullable<LineView['list']>['rest']> {
  const { order, item } = names;
  const rest = await restOf(shop, names);
  const sums = rest && (await sumsOfRest(shop, order, item, rest));
  if (!rest || !sums) return null;
  const dto = (amount: number) => moneyDto(money(amount, order.currency), order.locale);
  return { count: rest.records.length, unit: dto(rest.unit), total: dto(sums.total) };
}

async function listDto(context: Context, owner: OwnerId, names: NamesOfLine): Promise<LineView['list']> {
  const { order, line, saved, merged } = names;
  if (!saved || !merged) return null;
  const pieces = piecesOfList(merged).length;
  const lowered = pieces < line.quantity ? loweredBy(names, pieces) : null;
  const isApproved = await areNamesApproved(context.shop, owner, names);
  return {
    name: merged.list.name,
    text: recordsText(pieces, { of: 'list', blanks: merged.merge.settings.blanks, kind: merged.merge.settings.kind }),
    hash: hashOfNames(saved, merged),
    isApproved,
    isTaken: await isTaken(context.shop, owner, names),
    more: pieces - line.quantity,
    refund: lowered && moneyDto(money(lowered.less, order.currency), order.locale),
    rest: isApproved ? await restDto(context, names) : null,
  };
}

async function linesOf(context: Context, owner: OwnerId | null, order: Order): Promise<LineView[]> {
  const { shop } = context;
  const lines: LineView[] = [];
  for (const { line, later } of await openLines(shop, order)) {
    const names = owner && (await namesOfLine(shop, owner, order, { line, later }));
    const due = Date.parse(later.due);
    lines.push({
      position: line.position,
      revision: line.revision,
      name: line.name,
      quantity: line.quantity,
      until: formatDayTime(due, order.locale, 'long'),
      last: formatDay(berlinTime(recordsEnd(due)).day, order.locale, 'long'),
      isLate: due < shop.clock().getTime(),
      hasRecords: later.hasRecords,
      path: names?.saved ? pathTo('print-list', { design: names.saved.id }) : null,
      list: owner && names ? await listDto(context, owner, names) : null,
    });
  }
  return lines;
}

/** The owner of the order, where it is the visitor's own; null for another browser that has its link. */
function ownOwner({ actor }: Context, order: Order): OwnerId | null {
  return actor.owner.current === order.owner ? actor.owner.current : null;
}

/** Throws Fault 'order-refused' for another browser, and for a line that has none any more. */
async function askedNames(context: Context, token: string, position: number): Promise<{ owner: OwnerId; names: NamesOfLine }> {
  const { shop } = context;
  const order = await shownOrder(shop, token, orderReader(context));
  const owner = ownOwner(context, order);
  if (!owner) throw new Fault('order-refused', 'names of another owner', { text: message('fault.names-foreign') });
  const open = (await openLines(shop, order)).find(({ line }) => line.position === position);
  if (!open) throw namesRefused(order.state === 'cancelled' || order.state === 'refunded' ? 'ended' : 'late');
  const names = await namesOfLine(shop, owner, order, open);
  if (!names) throw namesRefused('gone');
  return { owner, names };
}

export const orderNamesHandlers: Handlers<typeof orderNamesCalls> = {
  async 'GET /web-api/orders/:token/names'({ token }, context) {
    const order = await shownOrder(context.shop, token, orderReader(context));
    const owner = ownOwner(context, order);
    const linked = [];
    // A link opens one order: another browser that has it does not get the others.
    const others = owner ? await linkedOrders(context.shop.store, order.id) : [];
    const beside = others.length > 0 ? await ordersInParcel(context.shop.store, order.id) : [];
    for (const { id, number, isFirst } of others) {
      const other = await orderToken(context.shop.store, id);
      const isTogether = beside.some((one) => one.id === id);
      if (other) linked.push({ number, isFirst, isTogether, path: pathTo('order', { token: other }) });
    }
    const supplements = owner ? await supplementsOf(context.shop, owner, order) : [];
    return { isOwn: owner !== null, lines: await linesOf(context, owner, order), supplements, linked };
  },

  async 'POST /web-api/orders/:token/names'({ token, position, revision, hash, how }, context) {
    const { shop } = context;
    const { owner, names } = await askedNames(context, token, position);
    const { saved, merged, line } = names;
    if (!saved || !merged) throw namesRefused('gone');
    if (hashOfNames(saved, merged) !== hash) throw namesRefused('changed');
    const lacks = piecesOfList(merged).length < line.quantity;
    if (!(lacks && how === 'refund') && (await isTaken(shop, owner, names))) return;
    if (line.revision !== revision) throw namesRefused('changed');
    if (!(await areNamesApproved(shop, owner, names))) throw namesRefused('unapproved');
    if (!(await isSameProduct(shop, owner, names))) throw namesRefused('product');
    if (lacks && how === 'print') throw namesRefused('changed');
    await freezeNames(shop, owner, names, how);
  },

  async 'POST /web-api/orders/:token/rest'({ token, position, total }, context) {
    const { shop } = context;
    const { owner, names } = await askedNames(context, token, position);
    const order = await orderRest(shop, owner, names, total, limitedClient(context));
    const placed = await orderToken(shop.store, order);
    if (!placed) throw new Fault('internal', `the token of order ${order} was sealed with another secret`);
    return { path: pathTo('order', { token: placed }) };
  },
};
