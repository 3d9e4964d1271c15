/** The guest session's cookie: read from a request, made at the first thing worth keeping. */
import type { Channel } from '#core/values/channel.ts';
import type { Session } from '#services/handler.ts';
import type { Store } from '#store/db/store.ts';
import { createSession, findSession } from '#store/session/sessions.ts';

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

/** The session of a request. `cookies` collects Set-Cookie lines for the answer. */
export async function openSession(
  store: Store,
  channel: Channel,
  cookieHeader: string | null,
  secure: boolean,
  cookies: string[],
): Promise<Session> {
  const token = readCookie(cookieHeader, sessionCookieName(channel));
  const session: Session = {
    current: token && /^[A-Za-z0-9_-]{22}$/.test(token) ? await findSession(store, token) : null,
    async ensure() {
      if (session.current) return session.current;
      const made = await createSession(store);
      session.current = made.id;
      cookies.push(sessionCookie(channel, made.token, secure));
      return made.id;
    },
  };
  return session;
}
