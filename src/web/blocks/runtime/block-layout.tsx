/** The wrapper of a block: tag, variant, spaces, headline. */
import type { ReactNode } from 'react';
import { fittedTo } from '#web/ui/page-title.tsx';
import type { BlockLayout, Headline, Space } from './block.ts';

const below = { none: '', small: 'mb-4', medium: 'mb-8', section: 'mb-14 lg:mb-24' } as const satisfies Record<Space, string>;
const above = { none: '', small: 'mt-4', medium: 'mt-8', section: 'mt-14 lg:mt-24' } as const satisfies Record<Space, string>;

const variants = {
  plain: '',
  ground: 'bg-ground py-14 lg:py-24',
  ink: 'on-ink py-14 lg:py-24',
  narrow: 'narrow',
} as const satisfies Record<BlockLayout['variant'], string>;

function hiddenAt({ hideHeadlineOnDesktop, hideHeadlineOnMobile, preventHideHeadline }: Headline): string {
  if (preventHideHeadline) return '';
  return `${hideHeadlineOnMobile ? 'max-md:sr-only' : ''} ${hideHeadlineOnDesktop ? 'md:sr-only' : ''}`;
}

/** Headline of a block (F223). Hidden ones stay readable for screen readers. */
export function HeadlineView({ headline }: { headline: Headline }) {
  if (headline.headline === '' && headline.subline === '') return null;
  const Tag = headline.headlineType;
  const size = headline.headlineType === 'h1' ? 'type-title' : headline.variant === 'secondary' ? 'type-h3' : 'type-h2';
  return (
    <div className={`wrap mb-7 ${hiddenAt(headline)}`}>
      {headline.teaser ? <p className="text-small text-ink-soft mb-1">{headline.teaser}</p> : null}
      {headline.headline ? (
        <Tag className={size} style={fittedTo(headline.headline)}>
          {headline.headline}
        </Tag>
      ) : null}
      {headline.subline ? <p className="mt-2 max-w-[60ch] text-ink-soft">{headline.subline}</p> : null}
    </div>
  );
}

type Props = { layout: BlockLayout; component: string; children: ReactNode };

export function LayoutWrapper({ layout, component, children }: Props) {
  const Tag = layout.htmlTag ?? 'div';
  return (
    <Tag
      data-block={component}
      data-blok-c={layout.editable?.note}
      data-blok-uid={layout.editable?.uid}
      className={`${below[layout.mb]} ${above[layout.mt ?? 'none']} ${variants[layout.variant]} ${
        layout.headline?.hideComponentOnMobile ? 'max-md:hidden' : ''
      }`}
    >
      {layout.headline && !layout.hasOwnHeadline ? <HeadlineView headline={layout.headline} /> : null}
      {children}
    </Tag>
  );
}
