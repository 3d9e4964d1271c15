/** A slide of the main teaser: words beside cards on a surface, over a picture, or alone on their ground. Also the small teaser below it. */
import { createElement, type ReactNode } from 'react';
import { blocksTexts } from '#texts/de/blocks.ts';
import type { BlockLink } from '#web/blocks/runtime/fields.ts';
import { useTexts } from '#web/page/texts.ts';
import { CardScene } from '#web/product/card-scene.tsx';
import { Scene } from '#web/product/scene.tsx';
import { ScenePicture } from '#web/product/scene-picture.tsx';
import { Image, Picture } from '#web/ui/image.tsx';
import { fittedTo } from '#web/ui/page-title.tsx';
import { ContentLink } from './content-link.tsx';
import { EmphasisedHeadline, withoutEmphasis } from './emphasised-headline.tsx';
import type { SlideBadge, SlideData, SlidePicture, SmallTeaserData } from './slide.ts';

/** Tab of a slide; its ink may differ on phones. */
export function SlideTab({ tab }: { tab: SlideData['tab'] }) {
  return (
    <span className="slide-tab" style={{ '--tab-ink': tab.ink || undefined, '--tab-ink-mobile': tab.inkMobile || undefined }}>
      {tab.name}
    </span>
  );
}

export function SlidePictures({ pictures, isFirst }: { pictures: readonly SlidePicture[]; isFirst: boolean }) {
  const [base, ...sources] = pictures;
  if (!base) return null;
  return (
    <Picture
      src={base.src}
      alt={base.alt}
      width={base.width}
      height={base.height}
      sizes={base.sizes}
      format="auto"
      sources={sources}
      isFirst={isFirst}
      className="slide-image"
    />
  );
}

export function Badge({ badge }: { badge: SlideBadge }) {
  const seen = `${badge.onMobile ? '' : 'max-md:hidden'} ${badge.onDesktop ? '' : 'md:hidden'}`;
  const image = <Image src={badge.picture.src} alt={badge.picture.alt} width={132} height={132} />;
  const look = `slide-badge ${badge.color ? 'slide-badge-disc' : ''} ${seen}`;
  const style = { background: badge.color || undefined };
  return badge.link ? (
    <ContentLink link={badge.link} className={look} style={style}>
      {image}
    </ContentLink>
  ) : (
    <span className={look} style={style}>
      {image}
    </span>
  );
}

/** The button of a slide. */
function SlideButton({ link, button }: Pick<SlideData, 'link' | 'button'>) {
  const t = useTexts(blocksTexts);
  if (!link || button === null) return null;
  return (
    <ContentLink link={link} className="button slide-button mt-6">
      {button || t('block.teaser.button')}
    </ContentLink>
  );
}

/** Without a button the whole slide is the link. */
function SlideCover({ link, button, title }: Pick<SlideData, 'link' | 'button' | 'title'>) {
  if (!link || button !== null) return null;
  return (
    <ContentLink link={link} className="slide-cover">
      <span className="unseen">{withoutEmphasis(title)}</span>
    </ContentLink>
  );
}

function Words({ slide, children }: { slide: SlideData; children?: ReactNode }) {
  const t = useTexts();
  return (
    <div className="teaser-words">
      {slide.isNew ? <p className="slide-flag">{t('list.label.neu')}</p> : null}
      {slide.title === ''
        ? null
        : createElement(
            slide.tag,
            { className: 'type-display', style: fittedTo(withoutEmphasis(slide.title)) },
            <EmphasisedHeadline text={slide.title} />,
          )}
      {slide.text === '' ? null : <p className="slide-text">{slide.text}</p>}
      {children}
    </div>
  );
}

/** `isFirst`: its pictures are those a visitor sees first. */
export function Slide({ slide, isFirst }: { slide: SlideData; isFirst: boolean }) {
  const { cards, scene, pictures, badge, link, button, title } = slide;
  const words = (
    <div className="scene-words slide-words wrap">
      <Words slide={slide}>
        <SlideButton link={link} button={button} />
      </Words>
    </div>
  );
  const kind = cards.length > 0 ? 'slide-cards' : pictures.length > 0 ? 'slide-photo' : 'slide-plain';
  return createElement(
    slide.wrapper === 'a' ? 'div' : slide.wrapper,
    {
      ...slide.attributes,
      className: `slide ${kind} ${slide.imageRight ? '' : 'slide-left'} ${slide.ink === '#ffffff' ? 'on-ink slide-pale' : ''}`,
      style: { '--slide-ground': slide.ground || undefined, '--slide-ink': slide.ink || undefined },
    },
    scene ? (
      <Scene ground={slide.surface} className="teaser teaser-photo">
        <ScenePicture {...scene} sizes="(min-width: 768px) max(62vw, 755px), 100vw" isFirst={isFirst} className="teaser-scene" />
        {words}
      </Scene>
    ) : cards.length > 0 ? (
      <Scene ground={slide.surface} className={`teaser ${cards.length < 3 ? 'teaser-two' : ''}`}>
        <CardScene cards={cards} isFirst={isFirst} />
        {words}
      </Scene>
    ) : (
      <>
        {words}
        {pictures.length > 0 ? (
          <div className="slide-picture">
            <SlidePictures pictures={pictures} isFirst={isFirst} />
          </div>
        ) : null}
      </>
    ),
    <SlideCover link={link} button={button} title={title} />,
    badge ? <Badge badge={badge} /> : null,
  );
}

/** A slide of three sections side by side, one below the other on phones. */
export function TripleSlide({ sections, isFirst }: { sections: readonly SlideData[]; isFirst: boolean }) {
  const t = useTexts(blocksTexts);
  return (
    <div className="triple">
      {sections.map((slide, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a section is its place
          key={at}
          {...slide.attributes}
          className={`triple-section ${slide.cards.length > 0 ? `scene scene-${slide.surface}` : ''} ${slide.ink === '#ffffff' ? 'on-ink slide-pale' : ''}`}
          style={{ '--slide-ground': slide.ground || undefined, '--slide-ink': slide.ink || undefined }}
        >
          <div className="triple-words scene-words">
            {slide.isNew ? <p className="slide-flag">{t('list.label.neu')}</p> : null}
            {slide.title === ''
              ? null
              : createElement(
                  slide.tag,
                  { className: 'type-h3' },
                  slide.link ? <SectionLink slide={slide} link={slide.link} /> : <EmphasisedHeadline text={slide.title} />,
                )}
            {slide.text === '' ? null : <p className="mt-2 max-w-[34ch] text-small">{slide.text}</p>}
            {slide.button === null || !slide.link ? null : (
              <p aria-hidden="true" className="triple-way mt-2 text-small">
                {slide.button || t('block.teaser.button')}
              </p>
            )}
          </div>
          {slide.cards.length > 0 ? (
            <div className="triple-cards">
              <CardScene cards={slide.cards.slice(0, 1)} isFirst={isFirst} />
            </div>
          ) : slide.pictures.length > 0 ? (
            <div className="triple-picture">
              <SlidePictures pictures={slide.pictures.slice(0, 1)} isFirst={isFirst} />
            </div>
          ) : null}
          {slide.link ? <ContentLink link={slide.link} tabIndex={-1} aria-hidden="true" className="slide-cover" /> : null}
          {slide.badge ? <Badge badge={slide.badge} /> : null}
        </div>
      ))}
    </div>
  );
}

function SectionLink({ slide, link }: { slide: SlideData; link: BlockLink }) {
  return (
    <ContentLink link={link}>
      <EmphasisedHeadline text={slide.title} />
    </ContentLink>
  );
}

/** The band below the slides: one sentence, one link. */
export function SmallTeaser({ teaser }: { teaser: SmallTeaserData }) {
  const Tag = teaser.isH1 ? 'h1' : 'p';
  return (
    <div
      className={`small-teaser ${teaser.imageRight ? '' : 'small-teaser-left'} ${teaser.ink === '#ffffff' ? 'on-ink' : ''}`}
      style={{ '--slide-ground': teaser.ground || undefined, '--slide-ink': teaser.ink || undefined }}
    >
      <div className="wrap small-teaser-row">
        <div className="small-teaser-words">
          {teaser.headline === '' ? null : (
            <Tag className="type-h3">
              {teaser.link ? (
                <ContentLink link={teaser.link} className="slide-stretch">
                  {teaser.headline}
                </ContentLink>
              ) : (
                teaser.headline
              )}
            </Tag>
          )}
          {teaser.subHeadline === '' ? null : <p className="whitespace-pre-line">{teaser.subHeadline}</p>}
        </div>
        {teaser.badge ? <Badge badge={teaser.badge} /> : null}
      </div>
    </div>
  );
}
