/** What operators say a customer is: private, business or reseller, and whether parcels may go without the shop's brand. */
import { type Message, message } from '#core/values/message.ts';
import type { Shop } from '#services/handler.ts';
import { setCustomerType } from '#store/customer/customer-type.ts';

export type CustomerTypeInput = { number: string; type: 0 | 1 | 2; isWhitelabel: boolean; note: string };

/** `changed` is false where the customer was that before; null for a number that no open account has. */
export type CustomerTypeResult = { changed: boolean | null; text: Message };

/** The account's history notes every change with its note. Orders that were placed before stay as they are. */
export async function changeCustomerType(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  input: CustomerTypeInput,
): Promise<CustomerTypeResult> {
  const { number } = input;
  const changed = await setCustomerType(store, input, clock());
  if (changed === null) return { changed, text: message('operator.customer.missing', { number }) };
  const type = message(`operator.customer.type.${input.type}`);
  return { changed, text: message(changed ? 'operator.customer.done' : 'operator.customer.before', { number, type }) };
}
