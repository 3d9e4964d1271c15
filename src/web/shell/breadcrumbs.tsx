/** Breadcrumb trail, the page itself last, with its structured data. */

import { JsonLd } from '#web/page/json-ld.tsx';
import { useRootData } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { breadcrumbList } from '#web/page/structured-data.ts';
import { useTexts } from '#web/page/texts.ts';

export function Breadcrumbs({ items }: { items: readonly { name: string; path: string }[] }) {
  const t = useTexts();
  const canonical = useRootData()?.canonical;
  return (
    <nav aria-label={t('shared.breadcrumbs')} className="py-3 text-small">
      <ol className="flex flex-wrap items-center gap-x-2.5">
        {items.map((item, at) => {
          const isLast = at === items.length - 1;
          return (
            <li key={item.path} className="flex items-center gap-x-2.5">
              {isLast ? (
                <span aria-current="page" className="py-1">
                  {item.name}
                </span>
              ) : (
                <>
                  <PageLink to={item.path} className="py-1 text-ink-soft hover:underline">
                    {item.name}
                  </PageLink>
                  <span aria-hidden="true" className="text-ink-soft">
                    /
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ol>
      {canonical ? <JsonLd data={breadcrumbList(items, canonical)} /> : null}
    </nav>
  );
}
