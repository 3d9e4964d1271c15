/** What leaves the server when something was thrown, and by which code support finds it again. */
import { expect, test } from 'vitest';
import { Fault } from '#core/values/fault.ts';
import { verbatim } from '#core/values/message.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { errorResponse } from './error-response.ts';

const t = serverTexts({ locale: 'de-DE' });
const requestId = '0a1b2c3d-4e5f-4000-8000-123456789abc';

function answered(error: unknown) {
  const logged: Record<string, unknown>[] = [];
  const answer = errorResponse(error, requestId, (level, event, details) => logged.push({ level, event, ...details }));
  return { ...answer, logged };
}

test('what is logged tells the customer the code it is found by [F445]', () => {
  for (const error of [new Fault('busy', 'pool is full'), new Fault('internal', 'sum is NaN'), new TypeError('x is not a function')]) {
    const { body, logged } = answered(error);
    const code = /^(?<text>.*) Code für Rückfragen: (?<code>[0-9a-f]{8})$/.exec(body.message)?.groups;
    expect(code?.text).toBe(t({ key: `fault.${body.code}` }));
    expect(logged).toHaveLength(1);
    expect(String(logged[0]?.requestId).startsWith(code?.code ?? '-')).toBe(true);
    expect(JSON.stringify(body)).not.toMatch(/pool|NaN|function|\.ts/);
  }
});

test('what customers can put right themselves is not logged and needs no code; a sentence of its own wins', () => {
  const { status, body, logged } = answered(new Fault('picture-refused', 'svg', { text: verbatim('Bitte als PNG hochladen.') }));
  expect([status, body.message, body.code, logged]).toEqual([422, 'Bitte als PNG hochladen.', 'picture-refused', []]);
  expect(answered(new Fault('bad-input')).body.message).toBe(t('fault.bad-input'));
});

test('what can be repeated says when: what the fault names, or the wait of its status', () => {
  const retryAfter = (fault: Fault) => answered(fault).headers['retry-after'];
  expect(retryAfter(new Fault('too-many', 'x', { retryAfterSeconds: 1234 }))).toBe('1234');
  expect((['too-many', 'busy', 'quota-full', 'storage-full', 'bad-input'] as const).map((code) => retryAfter(new Fault(code)))).toEqual([
    '60',
    '2',
    '60',
    '60',
    undefined,
  ]);
});

test.each([
  Object.assign(new Error('aborted'), { code: 'ECONNRESET' }),
  Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }),
  new DOMException('This operation was aborted', 'AbortError'),
  new Error('Client connection prematurely closed.'),
])('a client that closed the connection is noted at level info: %s', (error) => {
  const { status, logged } = answered(error);
  expect(status).toBe(400);
  expect(logged).toEqual([{ level: 'info', event: 'client-closed', requestId }]);
});

test('a database that closed the connection is an error', () => {
  const { status, logged } = answered(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
  expect([status, logged[0]?.level, logged[0]?.event]).toEqual([500, 'error', 'unexpected']);
});

test('a refused method names the methods of the address', () => {
  expect(answered(new Fault('method-not-allowed', 'PUT', { allow: 'GET, HEAD' })).headers).toEqual({ allow: 'GET, HEAD' });
});

test('who is to wait is told how long', () => {
  expect(answered(new Fault('busy')).headers).toEqual({ 'retry-after': '2' });
  expect(answered(new Fault('too-many', 'x', { retryAfterSeconds: 40 })).headers).toEqual({ 'retry-after': '40' });
});

test('a body that is too large closes the connection, whose rest nothing reads', () => {
  const { status, headers } = errorResponse(new Fault('too-large'), 'id', () => {});
  expect([status, headers.connection]).toEqual([413, 'close']);
});
