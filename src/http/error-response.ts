/** Turns anything thrown into the response of an error: status, text, field errors, request id. No library text, path or stack leaves the server. */
import { faults, isFault } from '#core/values/fault.ts';
import type { Log } from '#services/handler.ts';

export type ErrorResponse = {
  status: number;
  body: { code: string; message: string; errors?: { field: string; code: string; message: string }[]; requestId: string };
  headers: Record<string, string>;
};

/** The beginning of the log id is enough to find a line in the log, and short enough to be read out on the telephone (D40). */
function withSupportCode(text: string, requestId: string): string {
  return `${text} Code für Rückfragen: ${requestId.slice(0, 8)}`;
}

/**
 * Logs by the table's level and returns what leaves the server. Everything that is no Fault is 'internal'. What is logged tells the customer
 * the code it is found by.
 */
export function errorResponse(error: unknown, requestId: string, log: Log): ErrorResponse {
  if (!isFault(error)) {
    log('error', 'unexpected', { requestId, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    const message = withSupportCode(faults.internal.text, requestId);
    return { status: 500, body: { code: 'internal', message, requestId }, headers: {} };
  }
  const entry = faults[error.code];
  if (entry.level !== 'info')
    log(entry.level, error.code, {
      requestId,
      message: error.message,
      cause: error.details.cause instanceof Error ? error.details.cause.stack : undefined,
    });
  const { text, errors, retryAfterSeconds } = error.details;
  const headers: Record<string, string> = {};
  if (retryAfterSeconds !== undefined || entry.status === 503 || entry.status === 429)
    headers['retry-after'] = String(retryAfterSeconds ?? 2);
  const said = text ?? entry.text;
  return {
    status: entry.status,
    body: {
      code: error.code,
      message: entry.level === 'info' ? said : withSupportCode(said, requestId),
      ...(errors ? { errors } : {}),
      requestId,
    },
    headers,
  };
}
