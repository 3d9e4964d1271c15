/** Errors of the content service in the protocol's shapes. No library text, path or stack leaves the server. */

import type { Reply } from '#cms/handlers/context.ts';
import { errorResponse } from '#http/error-response.ts';
import type { LogFunction } from '#services/handler.ts';

/** An array of one text, unlike every other error. */
export function noRecord(): Reply {
  return { status: 404, body: ['This record could not be found'] };
}

export function unauthorized(): Reply {
  return { status: 401, body: { error: 'Unauthorized' } };
}

/** Words anything thrown, and logs it by the table of faults. */
export function contentErrors(log: LogFunction): (error: unknown) => Reply {
  return (error) => {
    const { status, body, headers } = errorResponse(error, crypto.randomUUID(), log);
    if (status === 404) return noRecord();
    const fields = body.errors ?? [];
    if (fields.length === 0) return { status, body: { error: body.message }, headers };
    const lists = new Map<string, string[]>();
    for (const { field, message } of fields) lists.set(field, [...(lists.get(field) ?? []), message]);
    return { status, body: Object.fromEntries(lists), headers };
  };
}
