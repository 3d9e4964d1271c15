/** docs/limits.md, written from the tables of limits. */
import { heldLimitEffects, type LimitEffect, rateLimitEffects, storedLimitEffects } from '#core/customer/limit-effects.ts';
import {
  connectionLimits,
  copyLimits,
  ipAddressWidths,
  networkBits,
  type RateLimit,
  rateLimits,
  slowLane,
  storedLimits,
  streamLimits,
  uploadSlots,
} from '#core/customer/limits.ts';
import { dayMs, hourMs, minuteMs } from '#core/values/unit.ts';

const number = (value: number) => value.toLocaleString('en-US');

/** "15 minutes", "hour". */
function windowText(ms: number): string {
  const [unit, size] =
    ms % dayMs === 0
      ? ['day', dayMs]
      : ms % hourMs === 0
        ? ['hour', hourMs]
        : ms % minuteMs === 0
          ? ['minute', minuteMs]
          : ['second', 1000];
  return ms === size ? unit : `${ms / size} ${unit}s`;
}

/** "1,000 an hour of the shop, 750 by strangers; then slowed". */
function limitText(limit: RateLimit): string {
  const of = { owner: 'by owner', address: 'by address', network: 'by network', account: 'by account', shop: 'of the shop' }[limit.by];
  const text = `${number(limit.max)} per ${windowText(limit.windowMs)} ${of}`;
  if (limit.by !== 'shop') return text;
  const share = limit.strangers < 1 ? `, ${number(limit.max * limit.strangers)} by strangers` : '';
  return `${text}${share}; then ${limit.whenMet === 'slow' ? 'slowed' : 'refused'}`;
}

const heading = '| limit | values | who can use it up for others | what the others can do |\n|---|---|---|---|';

function table(limits: Record<string, readonly RateLimit[]>, effects: Record<string, LimitEffect>): string {
  const rows = Object.entries(limits).map(([name, rows]) => {
    const { usedUpBy = '', others = '' } = effects[name] ?? {};
    return `| \`${name}\` | ${rows.map(limitText).join('<br>')} | ${usedUpBy} | ${others} |`;
  });
  return [heading, ...rows].join('\n');
}

/** "owner.running 4, owner.waiting 16". */
function valuesText(values: object, before = ''): string {
  return Object.entries(values)
    .map(([name, value]) => (typeof value === 'object' ? valuesText(value, `${before}${name}.`) : `${before}${name} ${number(value)}`))
    .join('<br>');
}

function heldTable(): string {
  const held = { uploadSlots, copyLimits, connectionLimits, streamLimits, slowLane } satisfies Record<
    keyof typeof heldLimitEffects,
    object
  >;
  const rows = (Object.keys(heldLimitEffects) as (keyof typeof heldLimitEffects)[]).map(
    (name) => `| \`${name}\` | ${valuesText(held[name])} | ${heldLimitEffects[name].usedUpBy} | ${heldLimitEffects[name].others} |`,
  );
  return [heading, ...rows].join('\n');
}

const widths = (version: keyof typeof ipAddressWidths) =>
  ipAddressWidths[version].map(({ bits, times }) => (times === 1 ? `/${bits}` : `/${bits} with ${times} times the value`)).join(', ');

export function limitsPage(): string {
  return `# Limits

Written from \`src/core/customer/limits.ts\` and \`limit-effects.ts\` by \`vitest run tests/limits-page.test.ts -u\`; the reasons for the values are there. Nothing turns a limit off.

- **By address:** IPv4 counts by ${widths('ipv4')}, IPv6 by ${widths('ipv6')}. Limits of the shop have one by network beside them: IPv4 by /${networkBits.ipv4}, IPv6 by /${networkBits.ipv6}.
- **Strangers** are clients that the shop does not know: who is not signed in, on a device that has not signed in before, with a mailbox that has no account. They use up a share of the limits of the shop; the rest is for the others.
- **Slowed:** a call that the law or an account needs is not refused by a limit of the shop. Beyond it one call passes each ${slowLane.gapMs} ms, those of the networks in turn; ${slowLane.places} may wait, ${slowLane.placesOfNetwork} of one network, and the network with the most gives up a place that another one needs.

## In the memory of a process

${table(rateLimits, rateLimitEffects)}

## At once, in a process

${heldTable()}

## In the database, for all processes

${table(storedLimits, storedLimitEffects)}
`;
}
