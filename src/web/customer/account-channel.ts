/** Sends sign-ins and sign-outs to the other tabs of this browser. */

export type AccountChange = 'signed-in' | 'signed-out';

const channel = typeof BroadcastChannel === 'undefined' || typeof window === 'undefined' ? null : new BroadcastChannel('account');

export function announceAccount(change: AccountChange): void {
  channel?.postMessage(change);
}

/** Calls `listener` with changes in other tabs until the returned function is called. */
export function onAccountChange(listener: (change: AccountChange) => void): () => void {
  const onMessage = ({ data }: MessageEvent<AccountChange>) => listener(data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}
