/** Reports of mail servers and complaints, as they come and damaged. */
import { expect, test } from 'vitest';
import { type Bounce, maxBounceBytes, readBounce } from './bounce.ts';

const id = 'AbC-_fghijklmnopqrstuv';
const bytes = (text: string) => new TextEncoder().encode(text);

type Report = { to?: string; status?: string; action?: string; original?: string; newline?: string; boundary?: string };

function delivery({
  to = `b+${id}@post.federleicht.example`,
  status = '5.1.1',
  action = 'failed',
  original = '',
  newline = '\r\n',
  boundary = '"=_x y"',
}: Report = {}) {
  const line = boundary.replaceAll('"', '');
  return [
    'Received: from mx.beispiel.de',
    `To: <${to}>`,
    'Subject: Undelivered Mail',
    `Content-Type: multipart/report; report-type=delivery-status;`,
    `\tboundary=${boundary}`,
    '',
    'This is a MIME message.',
    `--${line}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Action: failed, says this text that nobody reads',
    `--${line}`,
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.beispiel.de',
    '',
    'Final-Recipient: rfc822; anna@beispiel.de',
    `Action: ${action}`,
    `Status: ${status} (unknown user)`,
    '',
    `--${line}`,
    'Content-Type: message/rfc822',
    '',
    `Return-Path: <${original}>`,
    'Subject: Einladung',
    '',
    'Text',
    `--${line}--`,
    '',
  ].join(newline);
}

const complaint = (type: string, mail = `b+${id}@post.federleicht.example`) =>
  [
    'To: fbl@federleicht.example',
    'Content-Type: multipart/report; report-type=feedback-report; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'A complaint',
    '--part',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: SomeGenerator/1.0',
    `Original-Mail-From: <${mail}>`,
    '',
    '--part',
    'Content-Type: message/rfc822',
    '',
    'Subject: Einladung',
    '--part--',
  ].join('\r\n');

test.each<[string, Report, Bounce['kind'] | null]>([
  ['an unknown mailbox', {}, 'hard'],
  ['a server that refuses', { status: '5.7.1' }, 'hard'],
  ['a full mailbox', { status: '5.2.2' }, 'soft'],
  ['a server that was not there for days', { status: '4.4.7' }, 'soft'],
  ['a delay', { status: '4.4.1', action: 'delayed' }, null],
  ['a delivery', { status: '2.0.0', action: 'delivered' }, null],
  ['lines that end with LF', { newline: '\n' }, 'hard'],
  ['a boundary without quotes', { boundary: 'abc' }, 'hard'],
  ['a mail that its return path names', { to: 'postmaster@federleicht.example', original: `b+${id}@post.federleicht.example` }, 'hard'],
  ['nothing that names a mail', { to: 'postmaster@federleicht.example' }, null],
])('a report of %s is read', (_name, report, kind) => {
  expect(readBounce(bytes(delivery(report)))).toEqual(kind && { mail: id, kind });
});

test('a complaint is read, and a report that a mail is none of spam is not one', () => {
  expect(readBounce(bytes(complaint('abuse')))).toEqual({ mail: id, kind: 'complaint' });
  expect(readBounce(bytes(complaint('not-spam')))).toBeNull();
  expect(readBounce(bytes(complaint('abuse', 'post@federleicht.example')))).toBeNull();
});

test('a mail that is no report is none, whatever its text says', () => {
  expect(readBounce(bytes(delivery().replace('multipart/report', 'multipart/mixed')))).toBeNull();
  expect(readBounce(bytes('Action: failed\r\nStatus: 5.1.1\r\n'))).toBeNull();
  expect(readBounce(new Uint8Array())).toBeNull();
});

test('messages that are cut off, mutated or made to be slow are read in time that grows with their length', () => {
  const whole = delivery();
  for (let end = 0; end < whole.length; end += 7) readBounce(bytes(whole.slice(0, end)));
  const head = 'Content-Type: multipart/report; boundary=x\r\n\r\n';
  const fill = (text: string) => text.repeat(Math.floor((maxBounceBytes - head.length - 100) / text.length));
  const slow = [
    head + fill('--x\r\n'),
    head + fill('--x\r\nA: b\r\n\r\n'),
    head + fill('\r\n'),
    `${head}--x\r\nContent-Type: message/delivery-status\r\n\r\n${fill('a: b\r\n c\r\n')}`,
    `${head}--x\r\nContent-Type: message/delivery-status\r\n\r\n${fill('\r\n')}`,
    fill('A: b\r\n c\r\n'),
    `Content-Type: multipart/report;${fill(' boundary=')}`,
    `To: ${fill('b+')}\r\n${head}`,
    fill(' '),
  ];
  for (const text of slow) {
    const start = performance.now();
    expect(readBounce(bytes(text))).toBeNull();
    expect(performance.now() - start).toBeLessThan(500);
  }
  expect(readBounce(new Uint8Array(maxBounceBytes + 1))).toBeNull();
});
