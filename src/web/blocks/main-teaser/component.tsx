/** Shows the slides as a carousel, a single slide without one, and the small teaser below. */
import { useRef } from 'react';
import { blocksTexts } from '#texts/de/blocks.ts';
import { Slide, SlideTab, SmallTeaser, TripleSlide } from '#web/blocks/parts/slide-view.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Carousel, mainTeaserMs } from '#web/ui/carousel/carousel.tsx';
import type { MainTeaserData } from './load.ts';

export function Component({ data }: { data: MainTeaserData | null }) {
  const t = useTexts(blocksTexts);
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
