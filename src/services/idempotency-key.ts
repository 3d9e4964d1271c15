/** The header by which a browser names what it sends, so that sending it twice is noticed. */
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context } from './handler.ts';

/** The context with the key of the request, null without one. Throws Fault 'bad-input' for a malformed or a missing one that is required. */
export function withIdempotencyKey(context: Context, kind: 'required' | 'optional'): Context & { idempotencyKey: string | null } {
  const idempotencyKey = context.header('idempotency-key');
  const isValid = idempotencyKey === null ? kind === 'optional' : /^[A-Za-z0-9_-]{22}$/.test(idempotencyKey);
  if (isValid) return { ...context, idempotencyKey };
  throw new Fault('bad-input', 'Idempotency-Key missing or malformed', {
    errors: [{ field: 'Idempotency-Key', code: 'missing', message: message('fault.idempotency-key') }],
  });
}
