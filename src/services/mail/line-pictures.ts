/** Pictures of the lines of an order in its mail: parts of the mail itself, so that no program that shows it asks the shop for them. */
import type { Order } from '#core/order/order.ts';
import { isFault } from '#core/values/fault.ts';
import type { Shop } from '#services/handler.ts';
import { sceneForMail } from '#services/own-scenes.ts';
import { orderLinePicture } from '#services/piece-of-line.ts';
import { orderById } from '#store/order/orders.ts';

/** How large a picture is shown, in pixels; it is drawn in the width of lists. */
export const mailPicturePx = 96;

/** Content id of the picture of a line, by its index among those of the order. */
export function linePictureId(at: number): string {
  return `line-${at + 1}`;
}

/** Content id of a line in its product scene. */
export function lineSceneId(at: number): string {
  return `scene-${at + 1}`;
}

/** Width in pixels: twice that of the column of a mail, and less for its bytes. */
const sceneWidth = 900;

const image = /<img src="cid:((?:line|scene)-\d{1,3})"[^>]{0,120}>/g;

export type MailPicture = { cid: string; content: Buffer };

type Pictured<M> = { mail: M; pictures: MailPicture[] };

/** The pictures that a mail names. What cannot be drawn any more is taken out of it: the mail comes without it rather than late. */
export async function withLinePictures<M extends { html: string; order: string | null }>(mail: M, shop: Shop): Promise<Pictured<M>> {
  const named = [...new Set([...mail.html.matchAll(image)].map(([, cid]) => cid ?? ''))];
  const order = named.length > 0 && mail.order !== null ? await orderById(shop.store, mail.order) : null;
  const pictures: MailPicture[] = [];
  for (const cid of named) {
    const content = order && (await linePicture(order, cid, shop));
    if (content) pictures.push({ cid, content });
  }
  const drawn = new Set(pictures.map(({ cid }) => cid));
  const html = mail.html.replaceAll(image, (tag, cid: string) => (drawn.has(cid) ? tag : ''));
  return { mail: { ...mail, html }, pictures };
}

async function linePicture(order: Order, cid: string, shop: Shop): Promise<Buffer | null> {
  const at = order.lines.findIndex((_, index) => linePictureId(index) === cid || lineSceneId(index) === cid);
  const line = order.lines[at];
  if (!line) return null;
  try {
    if (cid === lineSceneId(at)) return await sceneForMail(shop, order, line, sceneWidth);
    return Buffer.from(await orderLinePicture(shop, order, line.position, 240));
  } catch (error) {
    // Erased meanwhile.
    if (isFault(error) && error.code === 'not-found') return null;
    shop.log('warn', 'picture-missing', { order: order.number, position: line.position, error: String(error) });
    return null;
  }
}
