/** Background work on catalogue pictures: every colourway of every card in every width, and the first one of cards and posters in its scenes. */
import { type CardPicture, pictureWidths } from '#core/catalogue/picture.ts';
import type { PosterPicture } from '#core/catalogue/poster-picture.ts';
import type { Colourway, DesignTemplate } from '#core/catalogue/template.ts';
import type { JobHandler, Shop } from '#services/handler.ts';
import { offeredScenes } from '#services/product-scenes.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { enqueue } from '#store/job/jobs.ts';
import { cardRows, cardSource } from './card-pictures.ts';
import { drawMissing } from './catalogue-pictures.ts';
import { posterSource } from './posters/poster-pictures.ts';
import { drawCardScenes, drawPosterScenes } from './product-scene/scene-pictures.ts';

/** Pictures come due one after the other, so that visitors are never behind all of them. */
const stepMs = 700;

export const cardPictureJobs = {
  'card-picture': async (payload, shop) => {
    // A card that left the catalogue meanwhile has none.
    const source = await cardSource(shop.store, payload as CardPicture);
    if (!source) return null;
    await drawMissing(shop, source, pictureWidths);
    if (await isFirstColourway(shop, payload as CardPicture)) await drawCardScenes(shop, payload as CardPicture);
    return null;
  },
  'poster-scenes': async (payload, shop) => {
    await drawPosterScenes(shop, payload as PosterPicture);
    return null;
  },
  'prepare-card-pictures': async (_payload, shop) => {
    const cards = (await listPanels(shop)).map(({ key, panel }) => ({ kind: 'card-picture' as const, payload: panel, dedupe: key }));
    const wanted = [...cards, ...(await firstPosters(shop))];
    const now = shop.clock();
    return async (trx) => {
      for (const [index, job] of wanted.entries()) {
        const runAt = new Date(now.getTime() + index * stepMs);
        await enqueue(trx, { ...job, runAt }, now);
      }
    };
  },
} satisfies Record<string, JobHandler>;

/** The one that lists open with; scenes of the others are drawn when they are asked for. */
async function isFirstColourway({ store }: Shop, { card, colourway }: CardPicture): Promise<boolean> {
  return (await cardRows(store)).get(card)?.colourways[0]?.key === colourway;
}

/** Every poster that has a scene now, in its first colourway. Lists, whose pictures a start draws, come before. */
async function firstPosters(shop: Shop) {
  const found = [];
  for (const { id, shape, colourways } of (await catalogueOf(shop.store)).posters) {
    if (offeredScenes({ type: 'poster', shape }).length === 0) continue;
    const payload: PosterPicture = { poster: id, colourway: colourways[0].key };
    const source = await posterSource(shop, payload);
    if (source) found.push({ kind: 'poster-scenes' as const, payload, dedupe: `scenes ${source.key}` });
  }
  return found;
}

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
    const source = await cardSource(shop.store, panel);
    if (source) found.push({ key: source.key, panel });
  }
  return found;
}
