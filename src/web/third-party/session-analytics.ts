/** The tool that records sessions, in the interface of FullStory's script: a function that queues its calls until the script has come. */
import { type CustomerView, customerStore, fullName } from '#web/customer/customer.ts';

type Call = readonly [operation: string, options?: unknown];
type Api = ((...call: Call) => void) & { q?: Call[] };

declare global {
  interface Window {
    FS?: Api;
    _fs_namespace?: string;
    _fs_host?: string;
    _fs_org?: string;
  }
}

/** '' for a guest; null until it is known who visits. */
let identified: string | null = null;

/** Identifies the customer, or makes the session anonymous again, when that has changed. */
function identify(customer: CustomerView): void {
  const number = customer.isLoggedIn ? customer.number : '';
  if (number === identified) return;
  identified = number;
  if (number === '') window.FS?.('setIdentity', { anonymous: true });
  else window.FS?.('setIdentity', { uid: number, properties: { displayName: fullName(customer) } });
}

export function startSessionAnalytics({ id, host }: { id: string; host: string }): void {
  const queue: Call[] = [];
  const api: Api = (...call) => void queue.push(call);
  api.q = queue;
  Object.assign(window, { FS: api, _fs_namespace: 'FS', _fs_host: new URL(host).host, _fs_org: id });
  const update = () => {
    const { isInitialising, customer } = customerStore.get();
    if (!isInitialising) identify(customer);
  };
  customerStore.subscribe(update);
  update();
}
