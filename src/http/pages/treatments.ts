/** Step 4: what the request's visitor sees of feature tests. */
import type { IncomingMessage } from 'node:http';
import type { FlagRead } from '#core/flags/branch.ts';
import { branchOf } from '#core/flags/choose.ts';
import { deviceHeader } from '#core/site/device.ts';
import type { Host } from '#http/request/site.ts';
import { flagVisitor } from '#services/flags/visitor.ts';
import type { Shop } from '#services/handler.ts';
import type { Target } from './resolve.ts';

export type Treatments = {
  /** The address or the browser overrides treatments: search engines must not index what it shows. */
  isOverridden: boolean;
  /** The branch that the visitor sees. The same for the whole response, also where a flag changes meanwhile. */
  branch(read: FlagRead): Promise<string>;
  /** Set-Cookie lines of a response that shows branches of tests, or none. */
  cookies(isTested: boolean): string[];
};

/** `version` reads the version of the flags, if it is asked for. */
export async function treatmentsOfRequest(
  shop: Shop,
  { headers }: IncomingMessage,
  { search }: Target,
  host: Host,
  version: () => Promise<number>,
): Promise<Treatments> {
  const visitor = flagVisitor(shop, {
    channel: host.channel,
    isSecure: host.secure,
    cookies: headers.cookie ?? null,
    userAgent: headers['user-agent'] ?? null,
    device: headers[deviceHeader]?.toString() ?? null,
    privacy: headers['sec-gpc']?.toString() ?? null,
    search,
    version,
  });
  return {
    isOverridden: (await visitor.overrides()).size > 0,
    branch: async ({ flag, branches }) => branchOf(await visitor.treatment(flag, branches), branches),
    cookies: visitor.cookies,
  };
}
