/** The header by which a browser names what it sends, so that sending it twice is noticed. */
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context } from './handler.ts';

/** Null where the header is missing. Throws Fault 'bad-input' for a malformed one. */
export function idempotencyKeyOf(context: Context): string | null {
  const key = context.header('idempotency-key');
  if (key === null || /^[A-Za-z0-9_-]{22}$/.test(key)) return key;
  throw noKey();
}

/** Throws Fault 'bad-input' where the header is missing or malformed. */
export function requireIdempotencyKey(context: Context): string {
  const key = idempotencyKeyOf(context);
  if (key !== null) return key;
  throw noKey();
}

function noKey(): Fault {
  return new Fault('bad-input', 'Idempotency-Key missing or malformed', {
    errors: [{ field: 'Idempotency-Key', code: 'missing', message: message('fault.idempotency-key') }],
  });
}
