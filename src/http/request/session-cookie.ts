/** The session's cookie and the owner it acts for; a guest's session begins with the first thing saved. */
import type { Channel } from '#core/values/channel.ts';
import type { RequestOwner, Shop } from '#services/handler.ts';
import { createOwner, findOwner } from '#store/session/sessions.ts';

const days = 365;

export function readCookie(header: string | null, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/** F429: the session's cookie is the channel's. */
export function sessionCookieName(channel: Channel): string {
  return `${channel}_session`;
}

export function sessionCookie(channel: Channel, token: string, secure: boolean): string {
  return `${sessionCookieName(channel)}=${token}; Path=/; Max-Age=${days * 86_400}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
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
