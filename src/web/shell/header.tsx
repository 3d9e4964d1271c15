/** Top of every shop page, one header a channel. */

import { useLocation } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { channelNames } from '#core/values/channel.ts';
import { type RootData, useRootData, useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { cardsIcon, caretIcon } from '#web/ui/icons.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { countryLink } from './country-link.ts';
import {
  AccountEntry,
  CartEntry,
  ChannelSwitch,
  HeaderEntry,
  PhoneMenu,
  useAccountItem,
  useSampleLabel,
  WishEntry,
} from './header-entries.tsx';
import { Logo } from './logo.tsx';
import { ProductPanels } from './product-links.tsx';
import { HeaderSearch } from './search/field.tsx';

function CountryMenu({ alternates, country }: { alternates: RootData['alternates']; country: string }) {
  const t = useTexts();
  const others = (['DE', 'AT', 'CH'] as const).flatMap((code) => {
    const href = alternates[`de-${code}`];
    return code !== country && href ? [{ code, href: countryLink(href, code) }] : [];
  });
  const name = t({ key: `country.${country}` });
  if (others.length === 0) return <span className="max-md:hidden">{name}</span>;
  return (
    <details className="relative max-md:hidden">
      <summary className="flex min-h-9 items-center gap-1 px-1">
        <span className="unseen">{t('header.country')}: </span>
        {name}
        <Icon svg={caretIcon} small className="size-4" />
      </summary>
      <ul className="absolute right-0 z-40 min-w-44 bg-page py-2 text-ink shadow-menu">
        {others.map(({ code, href }) => (
          <li key={code}>
            <a href={href} className="block px-5 py-2.5 hover:bg-ground">
              {t({ key: `country.${code}` })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function useMenuItems() {
  const t = useTexts();
  const frame = useRootData();
  const location = useLocation();
  const isList = /^\/(karten-designen|produkte|products)\/?$/.test(location.pathname);
  const chosen = isList ? new URLSearchParams(location.search).get('occasion') : undefined;
  return [
    { to: pathTo('cards'), name: t('header.all'), isCurrent: isList && chosen === null },
    ...(frame?.occasions ?? []).map(({ key, name }) => ({ to: `${pathTo('cards')}?occasion=${key}`, name, isCurrent: chosen === key })),
  ];
}

/** Header of the card channel. */
export function Header() {
  const t = useTexts();
  const frame = useRootData();
  const { channel, country } = useSite();
  const items = useMenuItems();
  const phoneLinks = [
    useAccountItem(),
    { to: pathTo('wish-list'), name: t('header.wishes') },
    { to: pathTo('samples'), name: useSampleLabel(t('footer.samples')) },
    { to: pathTo('magazine'), name: t('header.magazine') },
    { to: pathTo('shipping'), name: t('header.shipping') },
    { to: pathTo('faq'), name: t('footer.faq') },
    { to: pathTo('business'), name: t('header.business') },
    { to: pathTo('contact'), name: t('header.contact') },
  ];
  return (
    <header className="relative">
      <div className="on-ink bg-ink text-small text-on-ink">
        <div className="wrap flex min-h-9 items-center justify-center gap-6 md:justify-between">
          <p className="max-xl:hidden whitespace-nowrap">{t('header.strip')}</p>
          <p className="xl:hidden">{t('header.strip.short')}</p>
          <div className="flex items-center gap-6 max-md:hidden">
            <PageLink to={pathTo('contact')} className="py-1.5 hover:underline">
              {t('header.contact')}
            </PageLink>
            <PageLink to={pathTo('magazine')} className="py-1.5 hover:underline">
              {t('header.magazine')}
            </PageLink>
            <PageLink to={pathTo('shipping')} className="py-1.5 hover:underline max-xl:hidden">
              {t('header.shipping')}
            </PageLink>
            <PageLink to={pathTo('business')} className="py-1.5 hover:underline max-2xl:hidden">
              {t('header.business')}
            </PageLink>
            <ChannelSwitch className="py-1.5 hover:underline" />
            <CountryMenu alternates={frame?.alternates ?? {}} country={country} />
          </div>
        </div>
      </div>
      <div className="border-b border-line">
        <div className="wrap flex min-h-15 items-center gap-3 md:min-h-22">
          <PhoneMenu items={[...items, ...phoneLinks]} />
          <PageLink to={pathTo('home')} aria-label={t('header.home', { name: channelNames.federleicht })} className="max-md:-ml-1">
            <Logo channel={channel} size={34} className="max-md:hidden" />
            <Logo channel={channel} size={25} className="md:hidden" />
          </PageLink>
          <div className="header-entries">
            <HeaderSearch />
            <HeaderEntry to={pathTo('samples')} icon={cardsIcon}>
              {useSampleLabel(t('header.samples'))}
            </HeaderEntry>
            <AccountEntry />
            <WishEntry />
            <CartEntry />
          </div>
        </div>
      </div>
      <nav aria-label={t('header.occasions')} className="border-b border-line max-md:hidden">
        <div className="wrap flex flex-wrap justify-between gap-x-4.5">
          <ul className="flex flex-wrap gap-x-4.5">
            {items.map((item) => (
              <li key={item.to}>
                <PageLink
                  to={item.to}
                  ahead="seen"
                  aria-current={item.isCurrent ? 'page' : undefined}
                  className="block border-y-2 border-transparent py-2.75 hover:border-b-edge aria-[current]:border-b-ink"
                >
                  {item.name}
                </PageLink>
              </li>
            ))}
          </ul>
          <div className="flex gap-x-4.5 text-ink-soft">
            <ProductPanels className="border-y-2 border-transparent py-2.75" />
          </div>
        </div>
      </nav>
    </header>
  );
}

/** Header of the poster channel. Its script comes after that of the page: the server has rendered it. The loader of the root prepares it. */
export const posterHeader = lazyComponent(async () => (await import('./poster-header.tsx')).PosterHeader);
