/** Who is signed in. Fetched after load, because pages are the same for all visitors. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { createStore } from '#web/page/create-store.ts';

export type CustomerView = Output<Calls['GET /web-api/customer-data']>;

const guest: CustomerView = {
  emailHash: '',
  firstName: '',
  lastName: '',
  isLoggedIn: false,
  isWhitelabelCustomer: false,
  number: '',
  order: null,
  type: 0,
  cartCount: 0,
  sampleCount: 0,
  hasSession: false,
};

/** `isInitialising` until the first answer, or its failure. */
export const customerStore = createStore<{ isInitialising: boolean; customer: CustomerView }>({ isInitialising: true, customer: guest });

/** First and last name of a customer who is signed in; '' for guests. */
export function fullName({ isLoggedIn, firstName, lastName }: CustomerView): string {
  return isLoggedIn ? `${firstName} ${lastName}`.trim() : '';
}
