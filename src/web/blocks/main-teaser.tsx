/** The main teaser: slides that take turns, slides of three sections, or one that stands; below them perhaps a small teaser (F143 to F147, F216). */
import { useRef } from 'react';
import * as z from 'zod/mini';
import { t } from '#texts/t.ts';
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
import { Slide, SlideTab, SmallTeaser, TripleSlide } from '#web/blocks/parts/slide-view.tsx';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { items } from '#web/blocks/runtime/fields.ts';
import { Carousel, mainTeaserMs } from '#web/ui/carousel/carousel.tsx';

export const schema = z.object({
  teaserList: items(slideFields),
  threeSectionSlides: items(z.extend(slideFields, { sections: items(slideFields) })),
  smallTeaser: z.catch(z.array(z.unknown()), []),
});

type Triple = { tab: SlideData['tab']; sections: SlideData[] };
export type MainTeaserData = { slides: SlideData[]; triples: Triple[]; small: SmallTeaserData | null };

const most = 8;

export async function load(fields: z.infer<typeof schema>, context: BlockContext): Promise<MainTeaserData | null> {
  const { teaserList, threeSectionSlides } = fields;
  const needsDesigns = [...teaserList, ...threeSectionSlides.flatMap(({ sections }) => sections)].some(
    ({ cards, occasion }) => cards.length > 0 || occasion !== '',
  );
  const all = needsDesigns ? await allDesigns(context) : [];
  const slide = (one: z.infer<typeof slideFields>) => slideOf(one, all, context) ?? [];
  const slides = teaserList.slice(0, most).flatMap(slide);
  const triples = threeSectionSlides.slice(0, most).flatMap((one): Triple[] => {
    const sections = one.sections.slice(0, 3).flatMap(slide);
    return sections.length > 0 ? [{ tab: tabOf(one, sections[0]?.tab.name ?? '', context), sections }] : [];
  });
  const small = smallTeaserOf(smallTeaserFields.parse(fields.smallTeaser[0] ?? {}), context);
  return slides.length > 0 || triples.length > 0 || small ? { slides, triples, small } : null;
}

export function Component({ data }: { data: MainTeaserData | null }) {
  const root = useRef<HTMLDivElement>(null);
  if (!data) return null;
  const { slides, triples, small } = data;
  const turned = (slide: number) => {
    root.current?.querySelectorAll<HTMLElement>('.carousel-slide')[slide]?.setAttribute('data-turned', '');
    // On phones the tabs may be wider than the window: the open one comes into view, the page stays where it is.
    const tab = root.current?.querySelectorAll<HTMLElement>('.carousel-tabs .tab')[slide];
    tab?.parentElement?.scrollTo({ left: tab.offsetLeft - 12 });
  };
  const shown = [
    // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
    ...slides.map((slide, at) => <Slide key={`slide ${at}`} slide={slide} isFirst={at === 0} />),
    ...triples.map(({ sections }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its place
      <TripleSlide key={`triple ${at}`} sections={sections} isFirst={at === 0 && slides.length === 0} />
    )),
  ];
  const tabs = [...slides, ...triples].map(({ tab }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a tab is its slide's place
    <SlideTab key={at} tab={tab} />
  ));
  return (
    <div ref={root} className="main-teaser">
      {shown.length > 1 ? (
        <Carousel
          label={t('block.teaser.label')}
          slideElements={shown}
          tabs={tabs}
          timing={mainTeaserMs}
          infinite
          navigationButtonsShow={false}
          onSlide={turned}
          className="teaser-slides"
        />
      ) : (
        shown
      )}
      {small ? <SmallTeaser teaser={small} /> : null}
    </div>
  );
}
