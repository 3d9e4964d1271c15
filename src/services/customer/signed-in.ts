/** The customer of a call that needs one. */
import { type Customer, freshMs } from '#core/customer/customer.ts';
import { Fault } from '#core/values/fault.ts';
import type { Context } from '#services/handler.ts';

/** Throws Fault 'sign-in' for a guest. */
export function requireCustomer({ actor: { owner } }: Pick<Context, 'actor'>): Customer {
  if (!owner.customer) throw new Fault('sign-in');
  return owner.customer;
}

export function isConfirmed({ authAt }: Customer, now: Date): boolean {
  return now.getTime() - authAt.getTime() < freshMs;
}

/** The same; throws Fault 'confirm-identity' when the customer has not given the password for a while. */
export function requireConfirmed(context: Pick<Context, 'actor' | 'shop'>): Customer {
  const customer = requireCustomer(context);
  if (!isConfirmed(customer, context.shop.clock())) throw new Fault('confirm-identity');
  return customer;
}
