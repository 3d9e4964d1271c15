/** The print file of one of the customer's own pictures. */
import { openAsBlob } from 'node:fs';
import { Fault } from '#core/values/fault.ts';
import type { Context } from '#services/handler.ts';
import { findPicture } from '#store/picture/pictures.ts';

/** Throws Fault 'not-found', the same for foreign and missing pictures. */
export async function downloadFile({ shop, actor: { owner } }: Context, id: string): Promise<Response> {
  const picture = owner.current ? await findPicture(shop.store, owner.current, id) : null;
  if (!picture) throw new Fault('not-found', 'no such picture in this session', { text: { key: 'fault.no-picture' } });
  const file = await openAsBlob(await shop.files.path(picture.printKey), { type: 'image/jpeg' });
  const name = `${picture.name.replace(/\.[A-Za-z0-9]{1,5}$/, '') || 'bild'}.jpg`;
  return new Response(file, {
    headers: {
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  });
}
