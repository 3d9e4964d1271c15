/** What the page about photo boxes shows: boxes with prices of some numbers of prints, papers and lids. Server side of the route. */
import { boxMaterials, lidDesigns } from '#core/products/photobox/boxes.ts';
import { message } from '#core/values/message.ts';
import { formatSizeMm } from '#core/values/unit.ts';
import type { PageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';

/** The fewest prints of a box, the most, and a multiple of five in the middle. */
function shownCounts(min: number, max: number): number[] {
  return [min, Math.round((min + max) / 10) * 5, max];
}

/** Throws the calls' faults. */
export async function boxOffer(page: Pick<PageRequest, 'call' | 'site'>) {
  const { call, site } = page;
  const t = requestTexts(page as PageRequest);
  const { boxes, workingDays, delivery } = await call('GET /web-api/photobox-data', {});
  const shown = await Promise.all(
    boxes.map(async ({ photoboxType, name, photoboxFormat, photoboxQuantityMin: min, photoboxQuantityMax: max, designTypes }) => {
      const prices = await Promise.all(
        shownCounts(min, max).map(async (count) => {
          const { unit } = await call('GET /photoboxes', { type: photoboxType, count });
          return { count, unit };
        }),
      );
      const size = formatSizeMm({ widthMm: photoboxFormat.width, heightMm: photoboxFormat.height }, site.locale);
      return { photoboxType, name, prices, designTypes, line: t(message('photobox.type.note', { size, min, max })) };
    }),
  );
  const from = boxes.map(({ price }) => price.from).toSorted((a, b) => a.amount - b.amount)[0];
  const papers = boxMaterials.flatMap((value) => {
    const of = boxes.flatMap(({ materials, photoboxQuantityMax }) => {
      const found = materials.find((one) => one.value === value);
      return found ? [{ ...found, most: photoboxQuantityMax }] : [];
    });
    const [first] = of;
    const fewer = of.find(({ photoboxQuantityMax, most }) => photoboxQuantityMax < most);
    if (!first) return [];
    return { value, name: first.name, note: first.note, addition: first.addition?.text ?? null, max: fewer?.photoboxQuantityMax ?? null };
  });
  const lids = lidDesigns.flatMap((value) => {
    const found = boxes[0]?.designTypes.find((one) => one.value === value);
    return found ? [{ value, name: found.name, note: found.note, addition: found.addition?.text ?? null }] : [];
  });
  return { boxes: shown, papers, lids, workingDays, delivery, from: from?.text ?? '' };
}
