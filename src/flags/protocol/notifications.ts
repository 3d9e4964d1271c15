/** What a stream tells its clients: frames of server-sent events around a message of the flag protocol. */
import type { FlagIndex } from '#store/flags/flag-index.ts';
import { type KeyKind, streamChannels } from './token.ts';

/** To whom a frame is sent. */
export type StreamFrame = { to: KeyKind | 'all'; text: string };

export const keepAlive = ':keepalive\n\n';

function frame(id: string, channel: string, message: object, now: Date, name?: string): string {
  const envelope = {
    id,
    clientId: 'shop',
    timestamp: now.getTime(),
    encoding: 'json',
    channel,
    ...(name ? { name } : {}),
    data: JSON.stringify(message),
  };
  return `id: ${id}\nevent: message\ndata: ${JSON.stringify(envelope)}\n\n`;
}

/** First frames of a stream: the occupancy of both control channels is one publisher, so that SDKs leave polling. */
export function openingFrames(now: Date): string {
  return streamChannels.controls
    .map((channel) =>
      frame(`open:${channel}`, `[?occupancy=metrics.publishers]${channel}`, { metrics: { publishers: 1 } }, now, '[meta]occupancy'),
    )
    .join('');
}

/** The largest change number of a map of definitions that is above `since`, or null. */
function newest(numbers: Iterable<number>, since: number): number | null {
  let found = since;
  for (const number of numbers) found = Math.max(found, number);
  return found > since ? found : null;
}

/** What changed from one index to the next. Kills come first: SDKs apply them before they ask for the definition. */
export function changeFrames(before: FlagIndex, after: FlagIndex, now: Date): StreamFrame[] {
  const since = before.changeNumber;
  const frames: StreamFrame[] = [];
  const add = (to: StreamFrame['to'], channel: string, message: { type: string } & Record<string, unknown>, number: number) =>
    frames.push({ to, text: frame(`${message.type}:${number}`, channel, message, now) });

  const changed = [...after.flags.values()].map(({ flag }) => flag).filter(({ changeNumber }) => changeNumber > since);
  for (const { name, killed, defaultTreatment, changeNumber } of changed)
    if (killed && !before.flags.get(name)?.flag.killed)
      add('all', streamChannels.flags, { type: 'SPLIT_KILL', changeNumber, splitName: name, defaultTreatment }, changeNumber);
  const flagNumber = newest(
    changed.map(({ changeNumber }) => changeNumber),
    since,
  );
  if (flagNumber !== null) add('all', streamChannels.flags, { type: 'SPLIT_UPDATE', changeNumber: flagNumber }, flagNumber);

  const ruleNumber = newest(
    Array.from(after.ruleSegments.values(), ({ changeNumber }) => changeNumber),
    since,
  );
  if (ruleNumber !== null) add('all', streamChannels.flags, { type: 'RB_SEGMENT_UPDATE', changeNumber: ruleNumber }, ruleNumber);

  const segments = [...after.segments].filter(([, { changeNumber }]) => changeNumber > since);
  for (const [segmentName, { changeNumber }] of segments)
    add('server', streamChannels.segments, { type: 'SEGMENT_UPDATE', changeNumber, segmentName }, changeNumber);
  // `u` 0: every client asks again; `h` 0: at once, or browsers wait up to a minute.
  const memberships = (type: string, n: string[], cn: number) => ({ type, cn, n, c: 0, u: 0, d: '', h: 0 });
  const segmentNumber = newest(
    segments.map(([, { changeNumber }]) => changeNumber),
    since,
  );
  if (segmentNumber !== null) {
    const names = segments.map(([name]) => name);
    add('client', streamChannels.memberships, memberships('MEMBERSHIPS_MS_UPDATE', names, segmentNumber), segmentNumber);
  }
  const large = [...after.largeSegments].filter(([name, { version }]) => before.largeSegments.get(name)?.version !== version);
  if (large.length > 0) {
    const names = large.map(([name]) => name);
    add('client', streamChannels.memberships, memberships('MEMBERSHIPS_LS_UPDATE', names, after.changeNumber), after.changeNumber);
  }
  return frames;
}
