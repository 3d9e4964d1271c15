/** Background work on catalogue pictures: every colourway of every card in every width. */
import { type CardPicture, pictureWidths } from '#core/catalogue/picture.ts';
import type { Colourway, DesignTemplate } from '#core/catalogue/template.ts';
import type { JobHandler, Shop } from '#services/handler.ts';
import { enqueue } from '#store/job/jobs.ts';
import { cardRows, drawMissing, panelKey } from './card-pictures.ts';

/** Pictures come due one after the other, so that visitors are never behind all of them. */
const stepMs = 700;

export const cardPictureJobs = {
  'card-picture': async (payload, shop) => {
    await drawMissing(shop, payload as CardPicture, pictureWidths);
    return null;
  },
  'prepare-card-pictures': async (_payload, shop) => {
    const panels = await listPanels(shop);
    const now = shop.clock();
    return async (trx) => {
      for (const [index, { key, panel }] of panels.entries()) {
        const runAt = new Date(now.getTime() + index * stepMs);
        await enqueue(trx, { kind: 'card-picture', payload: panel, dedupe: key, runAt }, now);
      }
    };
  },
} satisfies Record<string, JobHandler>;

function front(row: DesignTemplate, { form, format }: DesignTemplate['forms'][number], { key }: Colourway): CardPicture {
  return { card: row.id, form, format, colourway: key, panel: 'front' };
}

/** Fronts of every design, form and colourway: first colourways first, as lists open with them. */
async function listPanels(shop: Shop): Promise<{ key: string; panel: CardPicture }[]> {
  const wanted = [...(await cardRows(shop.store)).values()].flatMap((row) =>
    row.forms.flatMap((form, formIndex) =>
      row.colourways.map((colourway, index) => ({ rank: formIndex * 100 + index, panel: front(row, form, colourway) })),
    ),
  );
  const found: { key: string; panel: CardPicture }[] = [];
  for (const { panel } of wanted.sort((a, b) => a.rank - b.rank)) {
    const key = await panelKey(shop.store, panel);
    if (key) found.push({ key, panel });
  }
  return found;
}
