/** Takes what browsers report of violations of the content security policy: a line in the log for each kind, at most once a minute. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { readBody } from '#core/values/body.ts';
import { Fault } from '#core/values/fault.ts';
import { defaultLocale } from '#core/values/locale.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { minuteMs } from '#core/values/unit.ts';
import { sendPageError } from '#http/pages/send.ts';
import { bodyChunks } from '#http/request/body.ts';
import type { Shop } from '#services/handler.ts';
import { consumeLimit } from '#services/rate-limits.ts';
import { createRateCounter } from '#store/limit/rate-counter.ts';

const maxBytes = 16_384;
/** Lines a minute of all kinds, and reports of one body. */
const maxLines = 20;
const maxReports = 10;

const directive = z.string().check(z.regex(/^[a-z-]{1,40}$/));
const blocked = z.string().check(z.maxLength(4_000));
/** Two forms: one report under a key (`report-uri`), a list of reports of several kinds (Reporting API). What else they say is not read. */
const oneReport = z.object({ 'csp-report': z.object({ 'effective-directive': directive, 'blocked-uri': blocked }) });
const reportList = z.array(z.object({ type: z.string(), body: z.looseObject({}) })).check(z.maxLength(maxReports));
const listed = z.object({ effectiveDirective: directive, blockedURL: blocked });

export type CspViolation = { directive: string; blocked: string };

/**
 * What was blocked, without path and query, which may be personal: the origin of an address, or a word such as 'inline'. Null for what an
 * extension of the browser brought along.
 */
function blockedSource(given: string): string | null {
  if (/^[a-z-]{1,20}$/.test(given)) return given;
  if (!URL.canParse(given)) return 'unknown';
  const { protocol, host } = new URL(given);
  if (/-extension:$/.test(protocol)) return null;
  return /^https?:$/.test(protocol) ? `${protocol}//${host.slice(0, 100)}` : protocol.slice(0, 20);
}

/** The violations of a body. Throws Fault 'bad-json' for one in neither form. */
export function readCspReports(body: unknown): CspViolation[] {
  const one = oneReport.safeParse(body);
  const list = one.success ? null : reportList.safeParse(body);
  if (list && !list.success) throw new Fault('bad-json', 'no report of a policy');
  const given = one.success
    ? [{ directive: one.data['csp-report']['effective-directive'], source: one.data['csp-report']['blocked-uri'] }]
    : (list?.data ?? []).flatMap(({ type, body: report }) => {
        const read = type === 'csp-violation' ? listed.safeParse(report) : null;
        return read?.success ? [{ directive: read.data.effectiveDirective, source: read.data.blockedURL }] : [];
      });
  return given.flatMap((report) => {
    const source = blockedSource(report.source);
    return source === null ? [] : [{ directive: report.directive, blocked: source }];
  });
}

const linesOf = weakMemoize((_store: Shop['store']) => ({
  kind: createRateCounter({ max: 1, windowMs: minuteMs, maxKeys: 1_000 }),
  all: createRateCounter({ max: maxLines, windowMs: minuteMs }),
}));

async function receiveReport(shop: Shop, request: IncomingMessage, address: string): Promise<void> {
  await consumeLimit(shop, 'csp-report', { owner: null, address });
  const bytes = await readBody(bodyChunks(request), maxBytes);
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new Fault('bad-json', 'a report is not JSON', { cause });
  }
  const { kind, all } = linesOf(shop.store);
  for (const violation of readCspReports(body)) {
    const isNew = (await kind.consume(`${violation.directive} ${violation.blocked}`)).retryAfterMs === 0;
    if (isNew && (await all.consume('')).retryAfterMs === 0) shop.log('warn', 'csp-violation', violation);
  }
}

/** Answers a POST to `cspReportPath`; a browser reads nothing of it but the status. `client` is its address, as limits group addresses. */
export async function answerCspReport(shop: Shop, request: IncomingMessage, response: ServerResponse, client: string): Promise<void> {
  try {
    await receiveReport(shop, request, client);
  } catch (error) {
    return sendPageError(response, error, crypto.randomUUID(), shop.log, defaultLocale);
  }
  response.writeHead(204, { 'cache-control': 'no-store' }).end();
}
