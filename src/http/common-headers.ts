/** Headers of every response. Routes may replace the policies. */
import type { ServerResponse } from 'node:http';

/** Sets the headers that `response` has unless its route sets others. */
export function setCommonHeaders(response: ServerResponse, isSecure: boolean): void {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  // No page of another site embeds what is here, not even the other brand's; files of the content service are for all (cms/routes/files.ts).
  response.setHeader('cross-origin-resource-policy', 'same-origin');
  if (isSecure) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
}
