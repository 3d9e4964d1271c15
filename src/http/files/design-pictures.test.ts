/** Pictures of shared designs: a thread reads the document and draws the panel. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import type { Host } from '#http/request/site.ts';
import { createDesign } from '#store/design/designs.ts';
import { createShare } from '#store/design/shares.ts';
import { createOwner } from '#store/session/sessions.ts';
import { withStore } from '#tests/engines.ts';
import { seededShop } from '#tests/guest-calls.ts';
import { serveDesignPicture } from './design-pictures.ts';

const clock = () => new Date('2026-11-23T10:00:00Z');
const olivia = designRows.find(({ id }) => id === 'olivia') as DesignTemplate;

withStore('the picture of a shared design', (open) => {
  test('shows the panel that is asked for, and is missing for one that the design has not', { timeout: 120_000 }, async () => {
    const shop = await seededShop(open, clock);
    const { id: owner } = await createOwner(shop.store, clock());
    const document = blankDesign(olivia, 'folded', 'a6', undefined, 'none');
    const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none' };
    const { id } = await createDesign(shop.store, owner, { product: 'card', document, choice, quantity: 50 }, clock());
    const token = (await createShare(shop.store, owner, id, 'view'))?.token;
    async function get(panel: string): Promise<{ status: number; body: Buffer }> {
      const answer = { status: 0, body: Buffer.alloc(0) };
      const response = {
        writeHead(status: number) {
          answer.status = status;
          return response;
        },
        end(body: Uint8Array | string) {
          answer.body = Buffer.from(body);
        },
      } as unknown as ServerResponse;
      const request = { headers: {}, method: 'GET' } as IncomingMessage;
      await serveDesignPicture(shop, request, response, `/img/shared/${token}/${panel}-1.webp`, {} as Host, '127.0.0.1');
      return answer;
    }
    const front = await get('front');
    const { format, width, height } = await sharp(front.body).metadata();
    expect([front.status, format, width]).toEqual([200, 'webp', 960]);
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(105 / 148, 2);
    expect((await get('inside-right')).body.equals(front.body)).toBe(false);
    expect((await get('deckel')).status).toBe(404);
  });
});
