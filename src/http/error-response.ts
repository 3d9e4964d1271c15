/** Turns anything thrown into the response of an error: status, text, field errors, request id. No library text, path or stack leaves the server. */
import { Fault, faultMessage, faults, isFault } from '#core/values/fault.ts';
import { defaultLocale, type Locale } from '#core/values/locale.ts';
import type { Message } from '#core/values/message.ts';
import type { LogFunction } from '#services/handler.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { faultErrors } from './fault-errors.ts';
import { noteFault } from './note-fault.ts';

export type ErrorResponse = {
  status: number;
  body: { code: string; message: string; errors?: { field: string; code: string; message: string }[]; requestId: string };
  headers: Record<string, string>;
};

/** Retry-After by status, where the fault gives none. What is full is not emptied at once. */
export const retrySeconds: Record<number, number> = { 429: 60, 503: 2, 507: 60 };

/** The beginning of the log id is enough to find a line in the log, and short enough to be read out on the telephone (D40). */
function withSupportCode(text: Message, requestId: string): Message {
  return { key: 'fault.support-code', values: { text, code: requestId.slice(0, 8) } };
}

/** True for the errors with which a request ends when its client closes the connection: those of Node, of streams and of the calls' adapter. */
export function isClientClosed(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : null;
  return (
    (code === 'ECONNRESET' && error.message === 'aborted') ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    error.name === 'AbortError' ||
    error.message === 'Client connection prematurely closed.'
  );
}

/**
 * Logs by the table's level and returns what leaves the server, in the language of `locale`. Everything that is no Fault is 'internal'. A
 * logged error tells the customer the code it is found by.
 */
export function errorResponse(error: unknown, requestId: string, log: LogFunction, locale: Locale = defaultLocale): ErrorResponse {
  const fault = isFault(error) ? error : isClientClosed(error) ? new Fault('client-closed') : new Fault('internal');
  const { status, level } = faults[fault.code];
  if (fault.code === 'client-closed') {
    log('info', 'client-closed', { requestId });
  } else if (fault !== error) {
    log('error', 'unexpected', { requestId, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  } else if (!noteFault(fault, requestId, log) && level !== 'info') {
    const { cause } = fault.details;
    log(level, fault.code, { requestId, message: fault.message, cause: cause instanceof Error ? cause.stack : undefined });
  }
  const t = serverTexts({ locale });
  const { retryAfterSeconds, allow } = fault.details;
  const errors = faultErrors(fault);
  const headers: Record<string, string> = {};
  const retryAfter = retryAfterSeconds ?? retrySeconds[status];
  if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter);
  if (allow !== undefined) headers.allow = allow;
  // The rest of the body is never read: another request on this connection would be lost.
  if (status === 413) headers.connection = 'close';
  const text = faultMessage(fault);
  return {
    status,
    body: {
      code: fault.code,
      message: t(level === 'info' ? text : withSupportCode(text, requestId)),
      ...(errors ? { errors: renderMessages(errors, t) } : {}),
      requestId,
    },
    headers,
  };
}
