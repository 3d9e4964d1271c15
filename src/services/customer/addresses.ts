/** Handlers of a customer's address book. */
import type { AddressList, customerProfileCalls } from '#api/customer-profile.ts';
import { postalAddressErrors } from '#core/customer/postal-address.ts';
import { postalAddressSchema } from '#core/customer/postal-address-schema.ts';
import { Fault } from '#core/values/fault.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { addressLetterErrors } from '#services/paper-letters.ts';
import { deleteAddress, listAddresses, saveAddress } from '#store/customer/addresses.ts';
import { requireCustomer } from './signed-in.ts';

type AddressCalls = Pick<
  typeof customerProfileCalls,
  'GET /web-api/customer-addresses' | 'POST /web-api/customer-addresses' | 'DELETE /web-api/customer-addresses/:id'
>;

async function addresses(context: Context): Promise<AddressList> {
  const saved = await listAddresses(context.shop.store, requireCustomer(context).id);
  return {
    addresses: saved.map(({ body, ...rest }) => ({ ...rest, address: parseStored(`address ${rest.id}`, postalAddressSchema, body) })),
  };
}

export const addressHandlers: Handlers<AddressCalls> = {
  'GET /web-api/customer-addresses': (_input, context) => addresses(context),

  async 'POST /web-api/customer-addresses'({ id = null, address, ...first }, context) {
    const { store, clock } = context.shop;
    const customer = requireCustomer(context);
    const errors = [...postalAddressErrors('address', address), ...addressLetterErrors('address', address)];
    if (errors.length > 0) throw new Fault('bad-form', 'address', { errors });
    const isSaved = await saveAddress(store, customer.id, { id, body: address, ...first }, clock());
    if (!isSaved) throw new Fault('not-found', 'no address');
    return addresses(context);
  },

  async 'DELETE /web-api/customer-addresses/:id'({ id }, context) {
    const customer = requireCustomer(context);
    if (!(await deleteAddress(context.shop.store, customer.id, id))) throw new Fault('not-found', 'no address');
    return addresses(context);
  },
};
