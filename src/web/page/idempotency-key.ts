/** Names for what a browser sends, so that sending it twice is noticed: an order, a message. */

/** 128 random bits as 22 characters of base64url. */
export function idempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
