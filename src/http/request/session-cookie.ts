/** The cookies of session and device, and the owner a session acts for; a guest's session begins with the first thing saved. */
import { loginTerms } from '#core/customer/customer.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { Channel } from '#core/values/channel.ts';
import { hostCookieName, pathCookieName, readCookie, removeCookie, setCookie } from '#core/values/cookies.ts';
import { isFault } from '#core/values/fault.ts';
import type { RequestOwner, SecretName, Shop } from '#services/handler.ts';
import { newToken, tokenHash } from '#store/db/tokens.ts';
import { endLogins } from '#store/session/logins.ts';
import { createOwner, endSessions, type FoundSession, findSession, replaceSession } from '#store/session/sessions.ts';
import type { Host } from './site.ts';

const maxAgeSeconds = 365 * 86_400;
const loginAgeSeconds = loginTerms.maxMs / 1000;

/** Channel of the session, and whether its cookie is sent over HTTPS only. */
export type CookieHost = Pick<Host, 'channel' | 'secure'>;

/** F429: the session's cookie is the channel's. */
function plainName(channel: Channel): string {
  return `${channel}_session`;
}

function nameOf({ channel, secure }: CookieHost): string {
  return hostCookieName(plainName(channel), secure);
}

export function sessionCookie(host: CookieHost, token: string, isLogin: boolean): string {
  return setCookie(nameOf(host), token, { maxAgeSeconds: isLogin ? loginAgeSeconds : maxAgeSeconds, isSecure: host.secure });
}

/** Tells a device that has signed in before, so that wrong passwords from elsewhere do not lock it out. It opens nothing. */
function deviceName({ channel, secure }: CookieHost): string {
  return hostCookieName(`${channel}_device`, secure);
}

/** Where a secret is sent that is not for the whole shop. */
const secretPaths: Partial<Record<SecretName, string>> = { 'upload-link': '/web-api/upload-link/' };

function secretName({ channel, secure }: CookieHost, name: SecretName): string {
  return (secretPaths[name] === undefined ? hostCookieName : pathCookieName)(`${channel}_${name}`, secure);
}

/** The secret of a cookie, or null. */
export function secretOfCookie(host: CookieHost, cookieHeader: string | null, name: SecretName): string | null {
  return readCookie(cookieHeader, secretName(host, name));
}

const isToken = (text: string | null): text is string => text !== null && /^[A-Za-z0-9_-]{22}$/.test(text);

type Current = FoundSession & { token: string };

/** The session of a request whose response sets no cookie, or null. */
export async function sessionOfCookie(
  shop: Pick<Shop, 'store' | 'clock'>,
  host: CookieHost,
  cookieHeader: string | null,
): Promise<FoundSession | null> {
  return (await sessionOf(shop, host, cookieHeader, nameOf(host))) ?? plainSession(shop, host, cookieHeader);
}

/** The owner of such a request. */
export async function ownerOfCookie(
  shop: Pick<Shop, 'store' | 'clock'>,
  host: CookieHost,
  cookieHeader: string | null,
): Promise<OwnerId | null> {
  return (await sessionOfCookie(shop, host, cookieHeader))?.owner ?? null;
}

/** The session of a cookie without the prefix on a host of HTTPS. It may be another host's: only sessions that began with such a cookie are taken. */
async function plainSession(shop: Pick<Shop, 'store' | 'clock'>, host: CookieHost, cookieHeader: string | null): Promise<Current | null> {
  if (!host.secure) return null;
  const session = await sessionOf(shop, host, cookieHeader, plainName(host.channel));
  return session?.isHostCookie ? null : session;
}

/** The owner of a request. `cookies` collects the Set-Cookie lines of its response. */
export async function requestOwner(
  shop: Pick<Shop, 'store' | 'clock'>,
  host: CookieHost,
  cookieHeader: string | null,
  cookies: string[],
): Promise<RequestOwner> {
  const { store, clock } = shop;
  const kind = { isHostCookie: host.secure, channel: host.channel };
  const device = readCookie(cookieHeader, deviceName(host));
  let session = await sessionOf(shop, host, cookieHeader, nameOf(host));
  if (session?.wasExtended) cookies.push(sessionCookie(host, session.token, session.customer !== null));

  async function renewToken(): Promise<void> {
    if (!session) return;
    cookies.push(sessionCookie(host, await replaceSession(store, session, clock(), kind), session.customer !== null));
  }

  async function replacePlainCookie(): Promise<void> {
    try {
      await renewToken();
      cookies.push(removeCookie(plainName(host.channel), host.secure));
    } catch (error) {
      // A database that is full or busy can still be read: the next request tries again.
      if (!isFault(error)) throw error;
    }
  }

  if (!session) {
    session = await plainSession(shop, host, cookieHeader);
    if (session) await replacePlainCookie();
  }

  const owner: RequestOwner = {
    current: session?.owner ?? null,
    async ensure() {
      if (owner.current) return owner.current;
      const created = await createOwner(store, clock(), kind);
      owner.current = created.id;
      cookies.push(sessionCookie(host, created.token, false));
      return created.id;
    },
    customer: session?.customer ?? null,
    device: isToken(device) ? tokenHash(device) : null,
    renewToken,
    async signIn(start) {
      const token = isToken(device) ? device : newToken();
      const started = await start({ session, kind, device: tokenHash(token) });
      session = null;
      owner.current = started.owner;
      owner.customer = started.customer;
      cookies.push(sessionCookie(host, started.token, true));
      cookies.push(setCookie(deviceName(host), token, { maxAgeSeconds, isSecure: host.secure }));
      return started;
    },
    keepSecret(name, secret, { lifeMs, fromOtherSites = false }) {
      const path = secretPaths[name];
      const sameSite = path !== undefined ? 'Strict' : fromOtherSites && host.secure ? 'None' : 'Lax';
      const place = path === undefined ? {} : { path };
      cookies.push(setCookie(secretName(host, name), secret, { maxAgeSeconds: lifeMs / 1000, isSecure: host.secure, sameSite, ...place }));
    },
    secret: (name) => secretOfCookie(host, cookieHeader, name),
    takeSecret(name) {
      const secret = secretOfCookie(host, cookieHeader, name);
      if (secret !== null) cookies.push(removeCookie(secretName(host, name), host.secure, secretPaths[name]));
      return secret;
    },
    async signOut() {
      const { current, customer } = owner;
      if (customer) await store.write((trx) => endLogins(trx, customer.id, 'logout', clock(), { only: customer.login }));
      else if (current) await endSessions(store, current);
      owner.current = null;
      owner.customer = null;
      cookies.push(removeCookie(nameOf(host), host.secure));
    },
  };
  return owner;
}

async function sessionOf(
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  { channel }: CookieHost,
  header: string | null,
  name: string,
): Promise<Current | null> {
  const token = readCookie(header, name);
  if (!isToken(token)) return null;
  const found = await findSession(store, token, clock(), channel);
  return found && { ...found, token };
}
