/** Headers of every response. Routes may replace the policies. */
import type { ServerResponse } from 'node:http';
import { holdsToken } from '#core/site/token-address.ts';

/** Sets the headers that the response to `address` has unless its route sets others. */
export function setCommonHeaders(response: ServerResponse, address: string, isSecure: boolean): void {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', holdsToken(address) ? 'no-referrer' : 'strict-origin-when-cross-origin');
  // No page of another site embeds what is here, not even the other brand's; files of the content service are for all (cms/routes/files.ts).
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  if (isSecure) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
}
