/** The session's cookie and the owner it acts for; a guest's session begins with the first thing saved. */
import type { Channel } from '#core/values/channel.ts';
import { readCookie, setCookie } from '#core/values/cookies.ts';
import type { RequestOwner, Shop } from '#services/handler.ts';
import { createOwner, findOwner } from '#store/session/sessions.ts';

const maxAgeSeconds = 365 * 86_400;

/** F429: the session's cookie is the channel's. */
export function sessionCookieName(channel: Channel): string {
  return `${channel}_session`;
}

export function sessionCookie(channel: Channel, token: string, isSecure: boolean): string {
  return setCookie(sessionCookieName(channel), token, { maxAgeSeconds, isSecure });
}

/** The owner of a request. `cookies` collects the Set-Cookie lines of its response. */
export async function requestOwner(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  channel: Channel,
  cookieHeader: string | null,
  secure: boolean,
  cookies: string[],
): Promise<RequestOwner> {
  const token = readCookie(cookieHeader, sessionCookieName(channel));
  const owner: RequestOwner = {
    current: token && /^[A-Za-z0-9_-]{22}$/.test(token) ? await findOwner(store, token, clock()) : null,
    async ensure() {
      if (owner.current) return owner.current;
      const created = await createOwner(store, clock());
      owner.current = created.id;
      cookies.push(sessionCookie(channel, created.token, secure));
      return created.id;
    },
  };
  return owner;
}
