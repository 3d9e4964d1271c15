/** Answers /api/get-location/: where the visitor is, as far as a trusted proxy or the browser's languages tell. Nothing is kept. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { VisitorLocation } from '#api/location.ts';
import { countryOfHeader, countryOfLanguages, shopElsewhere } from '#core/site/country.ts';
import type { HostEntry } from '#core/site/market.ts';
import type { Host } from '#http/request/site.ts';

export const locationPath = /^\/api\/get-location\/?$/;

/** `trusted` is the one header the shop's own proxy sets (setting COUNTRY_HEADER); clients can forge the others. */
export function sendLocation(
  request: IncomingMessage,
  response: ServerResponse,
  host: Host,
  hosts: readonly HostEntry[],
  trusted: string | undefined,
): void {
  const given = trusted ? request.headers[trusted] : undefined;
  const told = countryOfHeader(typeof given === 'string' ? given : null);
  const country = told ?? countryOfLanguages(request.headers['accept-language'] ?? null);
  const answer: VisitorLocation = {
    country,
    source: told ? 'header' : country ? 'language' : null,
    suggestedHost: shopElsewhere(country, host, hosts, host.origin),
  };
  response.writeHead(200, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex,nofollow',
  });
  response.end(JSON.stringify(answer));
}
