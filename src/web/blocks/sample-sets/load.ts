/** The free samples and the sample sets, each with what is in it and what it weighs (F012, F074). */
import * as z from 'zod/mini';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { allDesigns, chosenDesigns, designFields } from '#web/blocks/parts/designs.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { type TeaserCard, teaserCard } from '#web/product/card-scene.tsx';

/** `cards`: a design as the picture of each set, in the order of the sets. */
export const schema = z.object({ cards: designFields.cards });

type SampleSet = Output<Calls['GET /web-api/sample-sets']>['sets'][number];
export type SampleSetsData = { terms: string; sets: (SampleSet & { card: TeaserCard | null })[] };

/** Null on the poster channel, which sells no cards. */
export async function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<SampleSetsData | null> {
  const { page } = context;
  if (page.site.channel !== 'federleicht') return null;
  const { sets, free, price } = await page.call('GET /web-api/sample-sets', {});
  const tiles = chosenDesigns(await allDesigns(context), { cards: fields.cards, occasion: '' }, sets.length);
  return {
    terms: requestTexts(page)({ key: 'sample.set.free', values: { free, price: price.text } }),
    sets: sets.map((set, at) => {
      const tile = tiles[at];
      return { ...set, card: tile ? teaserCard(tile) : null };
    }),
  };
}
