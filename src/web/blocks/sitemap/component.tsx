/** Shows all pages of the channel in groups. */
import { PageLink } from '#web/page/page-link.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { SitemapData } from './load.ts';

export function Component({ data }: { data: SitemapData | null }) {
  if (!data) return null;
  return (
    <div className="wrap">
      <div className="grid gap-x-15 gap-y-3 pt-7 pb-9 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] xl:pt-11">
        <PageTitle>{data.headline}</PageTitle>
        <p className="max-w-[52ch] self-end text-ink-soft">{data.subline}</p>
      </div>
      {data.groups.map(({ name, entries }) => (
        <section key={name} className="grid gap-x-15 gap-y-3 border-t border-line py-7 xl:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
          <h2 className="type-h3">{name}</h2>
          <ul className="gap-x-10 sm:columns-2 xl:columns-3">
            {entries.map((entry) => (
              <li key={entry.path} className="break-inside-avoid">
                <PageLink to={entry.path} ahead="never" className="inline-block py-1.25 hover:underline">
                  {entry.name}
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
