/** The one reader and writer of cookies. */
import { parse, serialize } from 'hono/utils/cookie';

/** The value of a cookie in a Cookie header, or null. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  return (header && parse(header, name)[name]) || null;
}

export type CookieOptions = {
  /** Null: until the browser is closed. */
  maxAgeSeconds: number | null;
  /** The host is served by HTTPS: browsers send the cookie over HTTPS only. */
  isSecure: boolean;
  /** Scripts of the page cannot read the cookie. */
  httpOnly?: boolean;
  /** 'None': requests of other sites carry it, too. Then it has to be secure. 'Strict': no link of another site does. */
  sameSite?: 'Lax' | 'None' | 'Strict';
  /** Where the browser sends it; everywhere by default. */
  path?: string;
};

/** The name of a cookie that only this host can have set: over HTTPS browsers take the prefix from no other host, and from none without Secure. */
export function hostCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** The same for a cookie with a path, which cannot have that prefix. */
export function pathCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Secure-${name}` : name;
}

/** A Set-Cookie line; by default for the whole site, and other sites' requests carry the cookie on top-level navigations only. */
export function setCookie(
  name: string,
  value: string,
  { maxAgeSeconds, isSecure, httpOnly = true, sameSite = 'Lax', path = '/' }: CookieOptions,
): string {
  return serialize(name, value, {
    ...(maxAgeSeconds === null ? {} : { maxAge: maxAgeSeconds }),
    path,
    httpOnly,
    secure: isSecure,
    sameSite,
  });
}

/** A Set-Cookie line after which the browser no longer has the cookie. */
export function removeCookie(name: string, isSecure: boolean, path = '/'): string {
  return setCookie(name, '', { maxAgeSeconds: 0, isSecure, path });
}
