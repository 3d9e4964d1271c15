/** The menu of the poster shop: columns of links, in a panel below the header and in the menu of phones. */
import type { KeyboardEvent, MouseEvent } from 'react';
import { useRootData } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';

/** Longer lists stand in two columns. */
const longList = 8;

function close({ currentTarget }: MouseEvent | KeyboardEvent): void {
  currentTarget.closest('details')?.removeAttribute('open');
}

export function PosterMenu({ in: place }: { in: 'header' | 'phone' }) {
  const columns = useRootData()?.menu ?? [];
  const isHeader = place === 'header';
  const frame = isHeader
    ? 'wrap absolute inset-x-0 top-full z-40 grid grid-cols-[1fr_1fr_1fr_2fr] gap-x-8 border-t border-line bg-page pt-7 pb-9 shadow-menu'
    : 'grid grid-cols-2 gap-x-5 gap-y-6 border-b border-line py-5';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes the panel for keys that its links do not take
    <div className={frame} onKeyDown={(event) => isHeader && event.key === 'Escape' && close(event)}>
      {columns.map(({ title, links }) => (
        <div key={title}>
          <p className="mb-2 text-small font-[650] text-ink-soft">{title}</p>
          <ul className={isHeader && links.length > longList ? 'columns-2 gap-x-8' : ''}>
            {links.map(({ name, path }) => (
              <li key={path}>
                <PageLink to={path} ahead="never" onClick={close} className="block py-2 leading-6 hover:underline">
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
