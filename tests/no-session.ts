/** What the owner of a request does with its session where a test has none. */
import type { RequestOwner } from '#services/handler.ts';

export const noSession: Pick<RequestOwner, 'renewToken' | 'signOut'> = { renewToken: async () => {}, signOut: async () => {} };
