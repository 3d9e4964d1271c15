/** Orders whose print files cannot be made, and their repair as the page of the order asks for it. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ProblemPlace } from '#api/order/repair.ts';
import { repairedWithPhoto } from '#http/calls/repaired-photo.ts';
import { mailJobs } from '#services/mail/mail.job.ts';
import { lineDocumentText } from '#store/order/line-content.ts';
import { orderById } from '#store/order/orders.ts';
import { findPicture } from '#store/picture/pictures.ts';
import { orderKey } from '#tests/customer.ts';
import type { TestBrowser } from '#tests/customer-browser.ts';
import type { Engine } from '#tests/engines.ts';
import { fileForm } from '#tests/file-form.ts';
import { openLabShop } from '#tests/lab-orders.ts';

type Lab = Awaited<ReturnType<typeof openLabShop>>;

export async function openShop(open: Engine['open']) {
  let now = new Date('2026-11-19T09:00:00Z');
  const lab = await openLabShop(open, () => now);
  onTestFinished(() => lab.close());
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms);
  };
  const mail = mailJobs({ MAIL_FROM: 'post@federleicht.example', PORT: 3000 });
  return { ...lab, pass, mail };
}

export const stateOf = async ({ shop }: Lab, id: string) => (await orderById(shop.store, id))?.state;
export async function heldReason({ shop }: Lab, id: string) {
  const row = await shop.store.db.selectFrom('orders').select(['held_at', 'held_reason']).where('id', '=', id).executeTakeFirst();
  return row?.held_at ? row.held_reason : null;
}
export const repairOf = (who: TestBrowser, token: string) => who.call('GET /web-api/orders/:token/repair', { token });

/** The first place that the page of the order shows. */
export async function placeIn(who: TestBrowser, token: string): Promise<ProblemPlace & { text: string }> {
  const [line] = (await repairOf(who, token)).lines;
  const [problem] = line?.problems ?? [];
  if (!line || !problem) throw new Error('nothing is wrong');
  return { position: line.position, revision: line.revision, key: problem.key, text: problem.text };
}

export async function send(who: TestBrowser, token: string, { text: _, ...place }: ProblemPlace & { text?: string }, bytes: Buffer) {
  const { headers, body } = fileForm(bytes, 'neu.jpg');
  const request = new Request('http://localhost/', { method: 'POST', headers, body: new Uint8Array(body) });
  return who.withContext((context) => repairedWithPhoto(request, context, token, place));
}

/** Overwrites or removes the print file of a picture; answers its key. */
export async function spoil({ shop, home }: Lab, photo: string, how: 'broken' | 'missing') {
  const picture = await findPicture(shop.store, (await home.owner()) as never, photo);
  if (!picture) throw new Error('no picture');
  const { printKey } = picture;
  if (how === 'missing') {
    await shop.files.remove(printKey);
    return printKey;
  }
  const file = join(shop.tempDir, `broken-${orderKey()}`);
  const whole = await shop.files.get(printKey);
  await writeFile(file, whole.subarray(0, Math.floor(whole.length / 2)));
  await shop.files.put(printKey, file);
  return printKey;
}

export async function picturesIn({ shop }: Lab, order: string): Promise<string[]> {
  const [line] = (await orderById(shop.store, order))?.lines ?? [];
  const document = (await lineDocumentText(shop.store, line?.id ?? '')) ?? '';
  return [...new Set(document.match(/(?<="photoId":")[^"]+/g) ?? [])];
}
