/** The codes of vouchers in the open cart. What they take off is computed elsewhere. */
import { quotas } from '#core/customer/limits.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { CodeKind } from '#core/order/voucher-code.ts';
import type { GiftCode, PromoCode } from '#core/order/voucher-refusal.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { currencies } from '#core/values/money.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { lockOwner } from '#store/session/sessions.ts';

/** What is known of a voucher. `voucher` is the code of a promo, the id of a gift voucher; `label` what people see of its code. */
export type KnownCode = { voucher: string; label: string; facts: PromoCode | GiftCode };
/** `id` names it in the cart. */
export type CartCode = KnownCode & { id: string };

/** The codes of a cart in the order of adding, those for a discount first. */
export async function codesOfCart(store: Store, cart: string): Promise<CartCode[]> {
  const rows = await store.db
    .selectFrom('cart_codes')
    .selectAll()
    .where('cart', '=', cart)
    .orderBy('kind', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const codes: CartCode[] = [];
  for (const { id, kind, voucher } of rows) {
    const known = await knownCode(store, kind, voucher);
    if (known) codes.push({ id, ...known });
  }
  return codes;
}

/** A voucher by the code of a promo, or the id of a gift voucher; null for one that is not there. */
export async function knownCode({ db }: Pick<Store, 'db'>, kind: CodeKind, voucher: string): Promise<KnownCode | null> {
  const last = await db
    .selectFrom('voucher_redemptions')
    .select((query) => query.fn.max('at').as('at'))
    .where('kind', '=', kind)
    .where('voucher', '=', voucher)
    .where('returned_at', 'is', null)
    .executeTakeFirst();
  const usedAt = last?.at ? new Date(last.at) : null;
  if (kind === 'gift') {
    const row = await db.selectFrom('gift_vouchers').selectAll().where('id', '=', voucher).executeTakeFirst();
    if (!row) return null;
    const { issued, balance } = row;
    const facts: GiftCode = { kind, currency: storedCurrency(row.currency), issued, balance, isBlocked: row.state === 'blocked', usedAt };
    return { voucher, label: `···· ${row.last_four}`, facts };
  }
  const row = await db.selectFrom('vouchers').selectAll().where('code', '=', voucher).executeTakeFirst();
  if (!row) return null;
  const facts: PromoCode = {
    kind,
    currency: storedCurrency(row.currency),
    amount: row.amount,
    minimum: row.minimum,
    isFirstOrderOnly: row.first_order_only === 1,
    usesLeft: row.uses - row.used,
    validUntil: new Date(row.valid_until),
    usedAt,
  };
  return { voucher, label: voucher, facts };
}

function storedCurrency(stored: string) {
  const currency = currencies.find((one) => one === stored);
  if (!currency) throw new Error(`a voucher is worth ${stored}`);
  return currency;
}

/**
 * Notes a code in the open cart; one that is there already stays. False: the cart is not this owner's open one, or has another code for a
 * discount. Throws Fault 'quota-full' for a cart with too many codes.
 */
export async function addCode(
  store: Store,
  owner: OwnerId,
  cart: string,
  { kind, voucher }: { kind: CodeKind; voucher: string },
  now: Date,
): Promise<boolean> {
  return store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    const open = await trx
      .selectFrom('carts')
      .select('id')
      .where('id', '=', cart)
      .where('owner', '=', owner)
      .where('ordered_at', 'is', null)
      .executeTakeFirst();
    if (!open) return false;
    const codes = await trx.selectFrom('cart_codes').select(['kind', 'voucher']).where('cart', '=', cart).execute();
    if (codes.some((one) => one.kind === kind && one.voucher === voucher)) return true;
    if (kind === 'promo' && codes.some((one) => one.kind === 'promo')) return false;
    const { cartCodes: max } = quotas;
    if (codes.length >= max) throw new Fault('quota-full', `${codes.length} codes`, { text: message('fault.codes-full', { max }) });
    await trx.insertInto('cart_codes').values({ id: newToken(), cart, kind, voucher, created_at: now.toISOString() }).execute();
    return true;
  });
}

/** Takes a code out of this owner's open cart; the voucher stays what it is. False: no such code. */
export async function removeCode(store: Store, owner: OwnerId, id: string): Promise<boolean> {
  return store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    const open = trx.selectFrom('carts').select('id').where('owner', '=', owner).where('ordered_at', 'is', null);
    const removed = await trx.deleteFrom('cart_codes').where('id', '=', id).where('cart', 'in', open).returning('id').executeTakeFirst();
    return removed !== undefined;
  });
}

/** Codes of the cart `from` count in the cart `into`, where they do not yet and no other discount does. */
export async function moveCodes(trx: StoreTransaction, from: string, into: string): Promise<void> {
  const there = await trx.selectFrom('cart_codes').select(['kind', 'voucher']).where('cart', '=', into).execute();
  const codes = await trx.selectFrom('cart_codes').select(['id', 'kind', 'voucher']).where('cart', '=', from).execute();
  const isThere = (code: { kind: CodeKind; voucher: string }) =>
    there.some(({ kind, voucher }) => kind === code.kind && (kind === 'promo' || voucher === code.voucher));
  for (const code of codes.filter((one) => !isThere(one)))
    await trx.updateTable('cart_codes').set({ cart: into }).where('id', '=', code.id).execute();
}
