/** Frame of a text page: breadcrumbs, title, one leading sentence, content. */

import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { useTexts } from '#web/page/texts.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

export function TextPage({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const t = useTexts();
  const { pathname } = useLocation();
  return (
    <div className="wrap pb-19">
      <Breadcrumbs
        items={[
          { name: t('list.start'), path: pathTo('home') },
          { name: title, path: pathname },
        ]}
      />
      <div className="grid grid-cols-1 gap-x-15 pt-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <PageTitle className="mb-6">{title}</PageTitle>
        <div className="lg:pt-4">
          {lead ? <p className="type-h3 mb-8 max-w-[34em]">{lead}</p> : null}
          {children}
        </div>
      </div>
    </div>
  );
}
