/** /.well-known/security.txt (RFC 9116): where to report a weakness of the shop. */
import { dayMs } from '#core/values/unit.ts';
import type { Host } from '#http/request/site.ts';

export const securityTextPath = '/.well-known/security.txt';

/** The address is looked after as long as the shop runs: each answer is valid for half a year from its day on. */
const validDays = 180;

export function securityText({ origin }: Host, contact: string, now: Date): string {
  const day = Math.floor(now.getTime() / dayMs);
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${new Date((day + validDays) * dayMs).toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${origin}${securityTextPath}`,
  ];
  return `${lines.join('\n')}\n`;
}
