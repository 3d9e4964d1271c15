import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import type { Shop } from '#services/handler.ts';
import { claim, enqueue, fail, failureReport, retry, sendFailureReport } from '#store/job/jobs.ts';
import { listMails } from '#store/mail/mails.ts';
import { withStore } from '#tests/engines.ts';
import { failureReportJobs } from './failure-report.job.ts';

withStore('the report of failed jobs', (open) => {
  test('is a mail to the shop with each job, its error, what waits and how to try again', async () => {
    const store = await open();
    const shop = { store, clock: store.clock, tempDir: tmpdir(), serviceMail: 'druck@federleicht.example' } as unknown as Shop;
    await store.write((trx) => enqueue(trx, { kind: 'produce-line', payload: {} }, new Date()));
    const job = await claim(store, 'test', ['produce-line'], 60);
    if (!job) throw new Error('no job');
    await fail(store, job, 'no <paper>\n    at paint', { final: true });
    await store.write((trx) => enqueue(trx, { kind: 'order-ticket', payload: {} }, new Date(Date.now() - 600_000)));
    const keep = await failureReportJobs[failureReport]?.({}, shop);
    if (keep) await store.write(keep);
    const [mail] = await listMails(store);
    expect(mail).toMatchObject({ to: 'druck@federleicht.example', subject: 'Federleicht: 1 Auftrag ist gescheitert' });
    expect(mail?.text).toContain(`produce-line  ${job.id}\n  no <paper>\n`);
    expect(mail?.text).toContain('npm run jobs -- retry');
    expect(mail?.text).toContain('Es warten 1 in der Spur orders, seit höchstens 10 Minuten.');
    expect(mail?.text).toMatch(/sind \d+ MB frei/);
    expect(mail?.html).toContain('no &lt;paper&gt;');
    expect(await claim(store, 'test', [sendFailureReport], 60)).toMatchObject({ payload: { mail: mail?.id } });
    await retry(store, job.id);
    expect(await failureReportJobs[failureReport]?.({}, shop)).toBeNull();
  });
});
