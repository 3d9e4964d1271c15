/** What a page does once its visitor has signed in. */
import { announceAccount } from './account-channel.ts';
import type { Customer } from './customer.ts';
import { setCustomer } from './refresh-customer.ts';

export function afterSignIn(customer: Customer): void {
  setCustomer(customer);
  announceAccount('signed-in');
}
