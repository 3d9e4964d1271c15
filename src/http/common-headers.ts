/** Headers of every response. Routes may replace the referrer policy. */
import type { ServerResponse } from 'node:http';

/** Sets the headers that `response` has unless its route sets others. */
export function setCommonHeaders(response: ServerResponse, isSecure: boolean): void {
  response.setHeader('x-content-type-options', 'nosniff');
  response.setHeader('referrer-policy', 'strict-origin-when-cross-origin');
  if (isSecure) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains');
}
