/** Remembers for an hour which order a cart became, so that "back" after ordering leads to it. Server only. */
import { isToken } from '#web/page/form-input.ts';

const name = 'federleicht_placed';
const seconds = 3600;

export function placedCookie(cartId: string, token: string, isSecure: boolean): string {
  return `${name}=${cartId}.${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

/** The cart that was ordered last in this browser and its order's token. */
export function placedOrder(request: Request): { cartId: string; token: string } | null {
  const cookie = request.headers.get('cookie')?.match(new RegExp(`(?:^|;\\s*)${name}=([^;]+)`))?.[1];
  const [cartId = null, token = null] = cookie?.split('.') ?? [];
  return isToken(cartId) && isToken(token) ? { cartId, token } : null;
}
