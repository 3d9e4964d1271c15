/** What the owner of a request does with its session where a test has none. */
import type { RequestOwner } from '#services/handler.ts';

export const noSession: Omit<RequestOwner, 'current' | 'ensure'> = {
  customer: null,
  device: null,
  renewToken: async () => {},
  signIn: () => Promise.reject(new Error('no browser')),
  keepSecret: () => {},
  secret: () => null,
  takeSecret: () => null,
  signOut: async () => {},
};
