/** Top of the pages of the poster channel. */

import type { KeyboardEvent, MouseEvent } from 'react';
import { pathTo } from '#core/site/paths.ts';
import { channelNames } from '#core/values/channel.ts';
import { useRootData } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { caretIcon } from '#web/ui/icons.ts';
import { AccountEntry, CartEntry, ChannelSwitch, PhoneMenu, useAccountItem, WishEntry } from './header-entries.tsx';
import { Logo } from './logo.tsx';
import { ProductPanels } from './product-links.tsx';
import { HeaderSearch } from './search/field.tsx';

/** Longer lists stand in two columns. */
const longList = 8;

function close({ currentTarget }: MouseEvent | KeyboardEvent): void {
  currentTarget.closest('details')?.removeAttribute('open');
}

/** The menu of the poster shop: columns of links, in a panel below the header and in the menu of phones. */
function PosterMenu({ in: place }: { in: 'header' | 'phone' }) {
  const t = useTexts();
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
      {isHeader ? (
        <div className="col-span-full flex gap-8 border-t border-line pt-4 text-small">
          {[
            { to: pathTo('magazine'), name: t('header.magazine') },
            { to: pathTo('contact'), name: t('header.contact') },
          ].map(({ to, name }) => (
            <PageLink key={to} to={to} onClick={close} className="py-2 hover:underline">
              {name}
            </PageLink>
          ))}
          <ChannelSwitch className="py-2 hover:underline" />
        </div>
      ) : null}
    </div>
  );
}

/** Header of the poster channel: one line, 76 high. */
export function PosterHeader() {
  const t = useTexts();
  const links = [
    { to: pathTo('wall-art-material', { material: 'leinwand' }), name: t('header.canvas') },
    { to: pathTo('wall-art'), name: t('header.wallArt') },
  ];
  const help = { to: pathTo('faq'), name: t('header.help') };
  return (
    <header className="relative border-b border-line">
      <div className="wrap flex min-h-15 items-center gap-3 md:min-h-19 md:gap-6">
        <PhoneMenu
          upTo="xl"
          items={[
            { to: pathTo('posters'), name: t('header.posters') },
            ...links,
            { to: pathTo('magazine'), name: t('header.magazine') },
            { to: pathTo('contact'), name: t('header.contact') },
            useAccountItem(),
            { to: pathTo('wish-list'), name: t('header.wishes') },
            help,
          ]}
        >
          <PosterMenu in="phone" />
        </PhoneMenu>
        <PageLink to={pathTo('home')} aria-label={t('header.home', { name: channelNames.myposter })}>
          <Logo channel="myposter" size={32} />
        </PageLink>
        <nav aria-label={t('header.menu')} className="ml-4 flex flex-wrap gap-x-6 font-[650] max-xl:hidden 2xl:ml-8">
          <details className="poster-menu">
            <summary className="flex items-center gap-1 py-2.5 hover:underline">
              {t('header.posters')}
              <Icon svg={caretIcon} small className="size-4" />
            </summary>
            <PosterMenu in="header" />
          </details>
          {links.map(({ to, name }) => (
            <PageLink key={to} to={to} className="py-2.5 hover:underline">
              {name}
            </PageLink>
          ))}
          <ProductPanels className="py-2.5" />
        </nav>
        <div className="header-entries">
          <HeaderSearch />
          <AccountEntry />
          <WishEntry />
          <CartEntry />
        </div>
      </div>
    </header>
  );
}
