/** Options of the search field: links, which keys choose through the field. */
import pageIcon from '@phosphor-icons/core/light/article-light.svg?raw';
import searchIcon from '@phosphor-icons/core/light/magnifying-glass-light.svg?raw';
import type { CSSProperties, MouseEvent } from 'react';
import { suggestionTexts } from '#texts/de/search/suggestions.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { FrontPicture } from '#web/product/card-picture.tsx';
import { PosterPicture } from '#web/product/posters/poster-picture.tsx';
import { FromPrice } from '#web/product/price.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { markedParts } from './marked.ts';
import type { Section, SuggestedOption } from './sections.ts';

const icons = { search: searchIcon, page: pageIcon };

/** Widths of pictures in a row of a sheet and in a column of a wide window. */
const sizes = '(min-width: 900px) 110px, 44px';

type Shared = {
  /** What is typed now. */
  typed: string;
  /** Number of the active option among all. */
  active: number;
  /** The search stands in a sheet, whose entry in the browser's history the next page takes. */
  isSheet: boolean;
  optionId: (at: number) => string;
  onChoose: (event: MouseEvent<HTMLAnchorElement>) => void;
};

function Title({ title, typed }: { title: string; typed: string }) {
  return markedParts(title, typed).map(({ text, isTyped }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other order
    isTyped ? <b key={at}>{text}</b> : text,
  );
}

/** Share of the ground that a poster takes, in percent of its width. */
const posterShare = { wide: 66, high: 84 };

/** Decoration: the name beside it says what it is. */
function Picture({ design, poster }: Pick<SuggestedOption, 'design' | 'poster'>) {
  const tile = poster ?? design;
  const hue = tile?.colourways.find(({ key }) => key === tile.shown)?.hex;
  const ratio = poster ? poster.widthMm / poster.heightMm : 0;
  const share = poster ? { '--card': `${Math.min(posterShare.wide, posterShare.high * ratio)}%` } : {};
  return (
    <span className={`search-picture ${design ? `tile-${design.format}` : ''}`} style={{ '--hue': hue, ...share } as CSSProperties}>
      {design ? <FrontPicture of={design} alt="" sizes={sizes} isFirst /> : null}
      {poster ? (
        <span className="search-poster" style={{ aspectRatio: ratio }}>
          <PosterPicture image={poster.image} sizes={sizes} isFirst />
        </span>
      ) : null}
    </span>
  );
}

function Content({ option, typed }: { option: SuggestedOption; typed: string }) {
  const t = useTexts(suggestionTexts);
  const { icon, title, count, design, poster } = option;
  const tile = design ?? poster;
  return (
    <>
      {tile ? <Picture design={design} poster={poster} /> : null}
      {icon ? <Icon svg={icons[icon]} small /> : null}
      <span className="search-title">
        <Title title={title} typed={typed} />
      </span>
      {count === undefined ? null : (
        <>
          <span className="unseen">{t('suggestions.designCount', { count })}</span>
          <span aria-hidden="true" className="search-count">
            {count}
          </span>
        </>
      )}
      {tile ? (
        <>
          <span className="search-below">{design?.line ?? poster?.size}</span>
          <span className="search-price">
            <FromPrice text={tile.from.text} />
          </span>
        </>
      ) : null}
    </>
  );
}

type GroupProps = Shared & {
  section: Section;
  /** Number of its first option. */
  first: number;
};

export function Group({ section: { key, title, options }, first, typed, active, isSheet, optionId, onChoose }: GroupProps) {
  const links = options.map((option, at) => (
    <PageLink
      key={option.to}
      id={optionId(first + at)}
      role="option"
      aria-selected={first + at === active}
      tabIndex={-1}
      to={option.to}
      ahead="never"
      replace={isSheet}
      onClick={onChoose}
      className="search-option"
    >
      <Content option={option} typed={typed} />
    </PageLink>
  ));
  if (title === null) return <div className={`search-${key}`}>{links}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
    <div role="group" aria-label={title} className={`search-group search-${key}`}>
      <span aria-hidden="true" className="search-heading">
        {title}
      </span>
      <div className="search-options">{links}</div>
    </div>
  );
}
