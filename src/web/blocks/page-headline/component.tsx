/** Shows breadcrumbs, title and subline of a page. */

import { useLocation } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { EmphasisedHeadline, withoutEmphasis } from '#web/blocks/parts/emphasised-headline.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Breadcrumbs } from '#web/shell/breadcrumbs.tsx';
import { fittedTo } from '#web/ui/page-title.tsx';
import type { PageHeadlineData } from './load.ts';

export function Component({ data }: { data: PageHeadlineData | null }) {
  const t = useTexts();
  const { pathname } = useLocation();
  if (!data) return null;
  const { headline, tag: Tag, subline, teaser, isSmall, hidden, trail } = data;
  return (
    <div className="wrap">
      {trail ? (
        <Breadcrumbs
          items={[{ name: t('list.start'), path: pathTo('home') }, ...trail, { name: withoutEmphasis(headline), path: pathname }]}
        />
      ) : null}
      <div
        className={`grid gap-x-15 gap-y-3 pt-2 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] ${hidden.onMobile ? 'max-md:sr-only' : ''} ${hidden.onDesktop ? 'md:sr-only' : ''}`}
      >
        <div>
          {teaser === '' ? null : <p className="mb-1 text-small text-ink-soft">{teaser}</p>}
          <Tag className={isSmall ? 'type-h2' : 'type-title'} style={fittedTo(withoutEmphasis(headline))}>
            <EmphasisedHeadline text={headline} />
          </Tag>
        </div>
        {subline === '' ? null : <p className="max-w-[52ch] self-end whitespace-pre-line text-ink-soft xl:pb-1.5">{subline}</p>}
      </div>
    </div>
  );
}
