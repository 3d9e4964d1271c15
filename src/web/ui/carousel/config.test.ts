import { describe, expect, test } from 'vitest';
import { autoplayMs, carouselStepOf, carouselStyle, configAt, mainTeaserMs, snapAfter, snapOfSlide, snapsOf } from './config.ts';

describe('settings of a carousel', () => {
  test('a transition takes 300 ms without word from the page [F506]', () => {
    expect(configAt({}, [], null).transitionSpeed).toBe(300);
    expect(configAt({ transitionSpeed: 120 }, [], null).transitionSpeed).toBe(120);
  });

  test('a slide stands for 4000 ms, in the main teaser for 6000 ms [F507]', () => {
    expect([autoplayMs, mainTeaserMs]).toEqual([4000, 6000]);
    expect(configAt({ autoplay: true }, [], null).timing).toBe(4000);
    expect(configAt({ autoplay: true, timing: 6000 }, [], null).timing).toBe(6000);
    expect(configAt({}, [], null).timing).toBeNull();
  });

  test('every setting reaches the layout [F228, F229]', () => {
    const style = carouselStyle(
      {
        dots: true,
        fadeEdges: true,
        fadeEdgesWidth: 30,
        initialSlideWidth: '80%',
        navigationButtonsShow: false,
        navigationButtonsColor: '#fff',
        navigationButtonsFillColor: '#000',
        slidesPerView: 3,
        spaceBetween: 20,
        verticalAlignment: 'bottom',
      },
      [],
    );
    expect(style).toEqual({
      '--slide': 'calc((100% - 40px) / 3)',
      '--slide-first': '80%',
      '--gap': '20px',
      '--fade': '30px',
      '--align': 'flex-end',
      '--arrows': 'none',
      '--dots': 'flex',
      '--count': 'none',
      '--arrow-ink': '#fff',
      '--arrow-disc': '#000',
    });
    expect(carouselStyle({ slidesPerView: 'auto', fadeEdgesWidth: 30 }, [])).toMatchObject({ '--slide': 'auto', '--fade': '0px' });
    const aligned = (['top', 'center', 'bottom', 'stretch'] as const).map(
      (verticalAlignment) => (carouselStyle({ verticalAlignment }, []) as Record<string, string>)['--align'],
    );
    expect(aligned).toEqual(['flex-start', 'center', 'flex-end', 'stretch']);
  });

  test('without word from the page one slide is seen, arrows stand beside it, and nothing else [F228, F229]', () => {
    expect(carouselStyle({}, [])).toMatchObject({
      '--slide': 'calc((100% - 0px) / 1)',
      '--slide-first': 'calc((100% - 0px) / 1)',
      '--gap': '0px',
      '--fade': '0px',
      '--align': 'stretch',
      '--arrows': 'inline-grid',
      '--dots': 'none',
      '--count': 'block',
      '--arrow-ink': 'var(--ink)',
      '--arrow-disc': 'var(--white)',
    });
    expect(configAt({}, [], null)).toMatchObject({ infinite: false, slidesPerGroup: 1, slidesToScroll: 1 });
  });

  test('wider windows build on narrower ones [F229]', () => {
    const responsive = [
      { breakpoint: 'desktop', config: { slidesPerView: 4 } },
      { breakpoint: 'tablet', config: { slidesPerView: 3, spaceBetween: 20 } },
    ] as const;
    const style = carouselStyle({ slidesPerView: 1 }, responsive) as Record<string, string>;
    expect(['0', '480', '576', '768', '900', '1024', '1300'].map((end) => style[`--slide-${end}`])).toEqual([
      ...Array(3).fill('calc((100% - 0px) / 1)'),
      ...Array(2).fill('calc((100% - 40px) / 3)'),
      ...Array(2).fill('calc((100% - 60px) / 4)'),
    ]);
    expect(configAt({ slidesPerView: 1 }, responsive, 'largeDesktop')).toMatchObject({ slidesPerView: 4, spaceBetween: 20 });
  });
});

describe('snaps of a carousel', () => {
  const snaps = (slides: number, more: Parameters<typeof configAt>[0]) => snapsOf(slides, configAt(more, [], null));

  test('every slide that can stand first is one', () => {
    expect(snaps(4, {})).toEqual([0, 1, 2, 3]);
    expect(snaps(5, { slidesPerView: 3 })).toEqual([0, 1, 2]);
    expect(snaps(2, { slidesPerView: 3 })).toEqual([0]);
    expect(snaps(5, { slidesPerView: 3, infinite: true })).toEqual([0, 1, 2, 3, 4]);
    expect(snaps(0, {})).toEqual([0]);
  });

  test('slides of a group share one [F229]', () => {
    expect(snaps(6, { slidesPerView: 2, slidesPerGroup: 2 })).toEqual([0, 2, 4]);
    expect(snaps(5, { slidesPerView: 2, slidesPerGroup: 2 })).toEqual([0, 2, 3]);
  });

  test('a step moves as many slides as it is told, in whole groups [F229]', () => {
    expect(carouselStepOf({ slidesToScroll: 3, slidesPerGroup: 1 })).toBe(3);
    expect(carouselStepOf({ slidesToScroll: 3, slidesPerGroup: 2 })).toBe(2);
    expect(carouselStepOf({ slidesToScroll: 0, slidesPerGroup: 0 })).toBe(1);
  });

  test('after the last comes the first when it is endless, and nothing otherwise [F285]', () => {
    expect([snapAfter(2, 1, 3, true), snapAfter(0, -1, 3, true), snapAfter(0, -4, 3, true)]).toEqual([0, 2, 2]);
    expect([snapAfter(2, 1, 3, false), snapAfter(0, -1, 3, false), snapAfter(0, 1, 0, true)]).toEqual([2, 0, 0]);
  });

  test('a slide is shown by the last snap before it', () => {
    expect([0, 1, 2, 5].map((slide) => snapOfSlide([0, 2, 4], slide))).toEqual([0, 0, 1, 2]);
  });
});
