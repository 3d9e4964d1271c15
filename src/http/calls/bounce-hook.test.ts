/** Reports of mail servers as they arrive over HTTP. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { maxBounceBytes } from '#core/people/event/bounce.ts';
import type { Shop } from '#services/handler.ts';
import { withStore } from '#tests/engines.ts';
import { anna, keysOf, mailedEvent, stopOf } from '#tests/mailed-event.ts';
import { answerBounceHook } from './bounce-hook.ts';
import { mailStopPath, oneClickUnsubscribe } from './one-click-unsubscribe.ts';

const token = 'A'.repeat(32);

async function hookServer(shop: Shop) {
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (mailStopPath.test(path)) void oneClickUnsubscribe(shop, request, response, path, { country: 'DE' } as never);
    else void answerBounceHook(shop, token, request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (path: string, body: string, bearer = token) => {
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'text/plain', connection: 'close' };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body, headers });
    return response.status;
  };
}

const report = (mail: string, status = '5.1.1') =>
  [
    `Delivered-To: b+${mail}@post.federleicht.example`,
    'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
    '',
    '--x',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.beispiel.de',
    '',
    'Action: failed',
    `Status: ${status}`,
    '',
    '--x--',
  ].join('\r\n');

withStore('what comes back', (open) => {
  test('is noted with the right token alone, once, whatever the spelling of the mail, and unknown mails leave no trace', async () => {
    const { shop, mail, sent, deliver, states, store } = await mailedEvent(await open(), { emails: [anna] });
    await mail();
    await deliver();
    const post = await hookServer(shop);
    const [written] = await sent();
    const rows = () => store.db.selectFrom('event_mails').selectAll().execute();
    const before = await rows();
    expect(await post('/hooks/mail', report(written?.id ?? ''), 'B'.repeat(32))).toBe(401);
    expect(await post('/hooks/mail', report('AAAAAAAAAAAAAAAAAAAAAA'))).toBe(204);
    expect(await post('/hooks/mail', 'Hallo')).toBe(204);
    expect(await post('/hooks/mail', 'x'.repeat(maxBounceBytes + 1))).toBe(413);
    expect(await rows()).toEqual(before);
    expect(await post('/hooks/mail', report((written?.id ?? '').toLowerCase()))).toBe(204);
    expect(await states()).toEqual(['bounced']);
    const after = await rows();
    expect(await post('/hooks/mail', report(written?.id ?? '', '4.4.7'))).toBe(204);
    expect(await rows()).toEqual(after);
  });

  test('by the one click of a mail program ends mails of the event, and the body has to say so', async () => {
    const { shop, mail, sent, states } = await mailedEvent(await open(), { emails: [anna] });
    await mail();
    const post = await hookServer(shop);
    const [written] = await sent();
    const path = `/e/${stopOf(written ?? { text: '' })}/abmelden/?mail`;
    expect([await post(path, ''), await states()]).toEqual([400, ['queued']]);
    expect([await post(path, 'List-Unsubscribe=One-Click'), await states()]).toEqual([200, ['blocked']]);
    // Another key has the same answer.
    expect(await post(`/e/${keysOf(written ?? { text: '' })[0]}/abmelden/?mail`, 'List-Unsubscribe=One-Click')).toBe(200);
  });
});
