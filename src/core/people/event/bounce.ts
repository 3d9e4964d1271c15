/**
 * Reads what mail servers send back: reports of delivery (RFC 3464) and complaints (RFC 5965). Its own parser, which looks at each line a bounded
 * number of times: what comes from outside is not decoded, nested parts are not opened, and nothing is found twice.
 */

/** 'hard': the mailbox does not take mails; 'soft': for now it does not. `mail`: what the return path names. */
export type Bounce = { mail: string; kind: 'hard' | 'soft' | 'complaint' };

export const maxBounceBytes = 256 * 1024;
/** Beyond that, nothing of a mail is a header, and no report has so many parts. */
const maxHeaderLines = 500;
const maxParts = 20;
const maxLine = 2_000;

/** The local part of a return path that names a mail. */
export const bouncePrefix = 'b+';
const namedMail = /(?:^|[<\s;,])b\+([A-Za-z0-9_-]{22})@/;

export type Headers = ReadonlyMap<string, string>;

/** Headers from a line on, unfolded, and the line of the body. A repeated header keeps its first value. */
function readHeaders(lines: readonly string[], from: number): { headers: Headers; body: number } {
  const headers = new Map<string, string>();
  let last = '';
  let at = from;
  for (; at < lines.length && at < from + maxHeaderLines; at += 1) {
    const line = (lines[at] ?? '').slice(0, maxLine);
    if (line === '') return { headers, body: at + 1 };
    const isFolded = line.startsWith(' ') || line.startsWith('\t');
    if (isFolded) {
      const before = headers.get(last);
      if (before !== undefined && before.length < maxLine) headers.set(last, `${before} ${line.trim()}`);
      continue;
    }
    const colon = line.indexOf(':');
    last = colon < 1 ? '' : line.slice(0, colon).trim().toLowerCase();
    if (last !== '' && !headers.has(last)) headers.set(last, line.slice(colon + 1).trim());
    else last = '';
  }
  return { headers, body: at };
}

function boundaryOf(type: string): string | null {
  const found = /;\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(type);
  return found?.[1] ?? found?.[2] ?? null;
}

type Part = { type: string; lines: string[] };

/** The parts of a body between its boundaries. */
function partsOf(lines: readonly string[], from: number, boundary: string): Part[] {
  const [open, close] = [`--${boundary}`, `--${boundary}--`];
  const starts: number[] = [];
  let end = lines.length;
  for (let at = from; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trimEnd();
    if (line === open && starts.length < maxParts) starts.push(at + 1);
    else if (line === close) {
      end = at;
      break;
    }
  }
  return starts.map((start, index) => {
    const next = starts[index + 1];
    const part = lines.slice(start, next === undefined ? end : next - 1);
    const { headers, body } = readHeaders(part, 0);
    return { type: (headers.get('content-type') ?? 'text/plain').split(';')[0]?.trim().toLowerCase() ?? '', lines: part.slice(body) };
  });
}

/** Groups of fields between empty lines: of the message, then of each recipient. */
function groupsOf(lines: readonly string[]): Headers[] {
  const groups: Headers[] = [];
  for (let at = 0; at < lines.length && groups.length < maxParts; ) {
    const { headers, body } = readHeaders(lines, at);
    if (headers.size > 0) groups.push(headers);
    at = Math.max(body, at + 1);
  }
  return groups;
}

/** 4.x may pass, and so may a full mailbox. A report of a delay is none of a failure. */
function kindOfRecipient(group: Headers): 'hard' | 'soft' | null {
  if ((group.get('action') ?? '').toLowerCase() !== 'failed') return null;
  const [, first, subject, detail] = /^([245])\.(\d{1,3})\.(\d{1,3})/.exec(group.get('status') ?? '') ?? [];
  if (first === '2') return null;
  return first === '4' || (subject === '2' && detail === '2') ? 'soft' : 'hard';
}

function deliveryKind(lines: readonly string[]): 'hard' | 'soft' | null {
  const kinds = groupsOf(lines).map(kindOfRecipient);
  return kinds.find((kind) => kind === 'hard') ?? kinds.find((kind) => kind === 'soft') ?? null;
}

const recipientHeaders = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to', 'to'];

function namedIn(headers: Headers, names: readonly string[]): string | null {
  for (const name of names) {
    const mail = namedMail.exec(headers.get(name) ?? '')?.[1];
    if (mail !== undefined) return mail;
  }
  return null;
}

/** Null for what is no report of a failure or complaint, or names no mail. */
export function readBounce(message: Uint8Array): Bounce | null {
  if (message.byteLength > maxBounceBytes) return null;
  const lines = new TextDecoder('latin1').decode(message).split(/\r\n|\r|\n/);
  // A mailbox file begins with a line of its own.
  const { headers, body } = readHeaders(lines, lines[0]?.startsWith('From ') ? 1 : 0);
  const type = headers.get('content-type') ?? '';
  const boundary = /^multipart\/report\b/i.test(type) ? boundaryOf(type) : null;
  if (boundary === null) return null;
  const parts = partsOf(lines, body, boundary);
  const part = (wanted: string) => parts.find((one) => one.type === wanted);
  const feedback = part('message/feedback-report');
  const delivery = part('message/delivery-status');
  const original = part('message/rfc822') ?? part('text/rfc822-headers') ?? part('message/rfc822-headers');
  const originalHeaders = original ? readHeaders(original.lines, 0).headers : new Map<string, string>();
  const named = (report: Headers) =>
    namedIn(headers, recipientHeaders) ??
    namedIn(report, ['original-mail-from', 'original-envelope-id']) ??
    namedIn(originalHeaders, ['return-path', 'x-return-path']);
  if (feedback) {
    const [report = new Map<string, string>()] = groupsOf(feedback.lines);
    const isComplaint = /^(?:abuse|fraud|virus|opt-out)$/i.test(report.get('feedback-type') ?? '');
    const mail = named(report);
    return isComplaint && mail !== null ? { mail, kind: 'complaint' } : null;
  }
  const kind = delivery ? deliveryKind(delivery.lines) : null;
  const mail = kind === null ? null : named(new Map());
  return kind !== null && mail !== null ? { mail, kind } : null;
}
