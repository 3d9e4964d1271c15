/** The main teaser: slides that take turns, slides of three sections, or one that stands; below them perhaps a small teaser (F143 to F147, F216). */
import * as z from 'zod/mini';
import { allDesigns } from '#web/blocks/parts/designs.ts';
import {
  type SlideData,
  type SmallTeaserData,
  slideFields,
  slideOf,
  smallTeaserFields,
  smallTeaserOf,
  tabOf,
} from '#web/blocks/parts/slide.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { items } from '#web/blocks/runtime/fields.ts';

export const schema = z.object({
  teaserList: items(slideFields),
  threeSectionSlides: items(z.extend(slideFields, { sections: items(slideFields) })),
  smallTeaser: z.catch(z.array(z.unknown()), []),
});

export type Triple = { tab: SlideData['tab']; sections: SlideData[] };

export type MainTeaserData = { slides: SlideData[]; triples: Triple[]; small: SmallTeaserData | null };

const maxSlides = 8;

export async function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<MainTeaserData | null> {
  const { teaserList, threeSectionSlides } = fields;
  const needsDesigns = [...teaserList, ...threeSectionSlides.flatMap(({ sections }) => sections)].some(
    ({ cards, occasion }) => cards.length > 0 || occasion !== '',
  );
  const all = needsDesigns ? await allDesigns(context) : [];
  const slide = (one: z.infer<typeof slideFields>) => slideOf(one, all, context) ?? [];
  const slides = teaserList.slice(0, maxSlides).flatMap(slide);
  const triples = threeSectionSlides.slice(0, maxSlides).flatMap((one): Triple[] => {
    const sections = one.sections.slice(0, 3).flatMap(slide);
    return sections.length > 0 ? [{ tab: tabOf(one, sections[0]?.tab.name ?? '', context), sections }] : [];
  });
  const small = smallTeaserOf(smallTeaserFields.parse(fields.smallTeaser[0] ?? {}), context);
  return slides.length > 0 || triples.length > 0 || small ? { slides, triples, small } : null;
}
