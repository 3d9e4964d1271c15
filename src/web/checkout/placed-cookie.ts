/** Remembers for an hour which order a cart became, so that "back" after ordering leads to it. Server only. */
import { hostCookieName, readCookie, removeCookie, setCookie } from '#core/values/cookies.ts';
import { isToken } from '#web/page/form-input.ts';

const name = 'federleicht_placed';
const maxAgeSeconds = 3600;

export function placedCookie(cartId: string, token: string, isSecure: boolean): string {
  return setCookie(hostCookieName(name, isSecure), `${cartId}.${token}`, { maxAgeSeconds, isSecure });
}

/** The cart that was ordered last in this browser and its order's token. */
export function placedOrder(request: Request, isSecure: boolean): { cartId: string; token: string } | null {
  const cookie = readCookie(request.headers.get('cookie'), hostCookieName(name, isSecure));
  const [cartId = null, token = null] = cookie?.split('.') ?? [];
  return isToken(cartId) && isToken(token) ? { cartId, token } : null;
}

export function removePlacedCookie(isSecure: boolean): string {
  return removeCookie(hostCookieName(name, isSecure), isSecure);
}
