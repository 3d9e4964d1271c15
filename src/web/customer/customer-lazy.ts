/** What every page needs of customers, but not for its first view. */

export { offerOneTap } from './one-tap.ts';
export { followCustomer } from './refresh-customer.ts';

export async function fetchDialog() {
  return (await import('./sign-in-dialog.tsx')).SignInDialog;
}
