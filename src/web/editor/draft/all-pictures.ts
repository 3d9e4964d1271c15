/** All pictures of the visitor, newest first. */
import type { OwnPicture } from '#api/designs.ts';
import { call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';

/** Asks for page after page: an owner has 1,000 pictures at most, in answers of 200. Throws CallError. */
export async function fetchAllPictures(site: SiteView): Promise<OwnPicture[]> {
  const ask = call(site);
  const all: OwnPicture[] = [];
  for (let before: string | null | undefined; before !== null; ) {
    const answer = await ask('GET /web-api/customer-picture', before === undefined ? {} : { before });
    all.push(...answer.pictures);
    before = answer.before;
  }
  return all;
}
