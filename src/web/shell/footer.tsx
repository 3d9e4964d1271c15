/** Foot of every page: ink, real pages only. */

import type { ReactNode } from 'react';
import { footerColumns, legalLinks } from '#core/site/menu.ts';
import { pathTo } from '#core/site/paths.ts';
import { deliveryCountries } from '#core/values/channel.ts';
import { footerTexts } from '#texts/de/frame/footer.ts';
import { whereTo } from '#web/page/country-names.ts';
import { useRootData, useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { ChannelSwitch } from './header-entries.tsx';
import { Logo } from './logo.tsx';

type ColumnProps = { title: string; links: readonly { to: string; name: string }[]; isLong?: boolean; first?: ReactNode };

const entry = 'block py-1.25 text-on-ink-soft hover:underline';

/** A long one takes both columns of a phone. */
function Column({ title, links, isLong = false, first }: ColumnProps) {
  return (
    <nav aria-label={title} className={isLong ? 'max-md:col-span-2' : ''}>
      <h2 className="type-h4 mb-2">{title}</h2>
      <ul className={isLong ? 'max-md:columns-2 max-md:gap-x-5' : ''}>
        {first ? <li>{first}</li> : null}
        {links.map((link) => (
          <li key={link.to}>
            <PageLink to={link.to} className={entry}>
              {link.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Brand({ children }: { children: ReactNode }) {
  const t = useTexts(footerTexts);
  const { channel } = useSite();
  return (
    <div className="max-w-80">
      <Logo channel={channel} size={channel === 'myposter' ? 44 : 34} />
      <p className="mt-4 text-small text-on-ink-quiet">{t(`footer.claim.${channel}`)}</p>
      <PageLink
        to={pathTo('withdraw')}
        className="mt-4 inline-flex min-h-11 items-center rounded-control border border-on-ink-edge px-4 text-small font-semibold hover:bg-white/10"
      >
        {t('footer.withdrawal')}
      </PageLink>
      {children}
    </div>
  );
}

function Columns() {
  const t = useTexts(footerTexts);
  const { channel } = useSite();
  const { occasions = [], products = [] } = useRootData() ?? {};
  return (
    <div className="contents max-md:grid max-md:grid-cols-2 max-md:gap-x-5 max-md:gap-y-9">
      <Column title={t('footer.about')} links={footerColumns[channel].about.map(([page, key]) => ({ to: pathTo(page), name: t(key) }))} />
      <Column
        title={t('footer.help')}
        first={
          <PageLink to={pathTo('contact')} ahead="never" data-ask="" className={entry}>
            {t('footer.ask')}
          </PageLink>
        }
        links={footerColumns[channel].help.map(([page, key]) => ({ to: pathTo(page), name: t(key) }))}
      />
      {channel === 'federleicht' ? (
        <Column
          isLong
          title={t('footer.cards')}
          links={[
            { to: pathTo('cards'), name: t('footer.all') },
            ...occasions.map(({ key, name }) => ({ to: `${pathTo('cards')}?occasion=${key}`, name })),
          ]}
        />
      ) : (
        <Column
          title={t('footer.wallArt')}
          links={[
            { to: pathTo('posters'), name: t('header.posters') },
            { to: pathTo('wall-art'), name: t('header.wallArt') },
            { to: pathTo('wall-art-material', { material: 'leinwand' }), name: t('header.canvas') },
            { to: pathTo('wall-art-material', { material: 'aludibond' }), name: t('footer.aludibond') },
            { to: pathTo('wall-art-material', { material: 'acrylglas' }), name: t('footer.acrylic') },
          ]}
        />
      )}
      {products.map((column) => (
        <Column key={column.title} {...column} />
      ))}
    </div>
  );
}

/** Legal pages, and the link to the other channel. */
function LegalLinks() {
  const t = useTexts(footerTexts);
  const legal = legalLinks.map(([page, key]) => ({ to: pathTo(page), name: t(key) }));
  return (
    <div className="mt-4 flex flex-wrap justify-between gap-x-8 gap-y-4 border-t border-on-ink-edge/50 pt-5 text-small text-on-ink-quiet">
      <nav aria-label={t('footer.legal')}>
        <ul className="flex flex-wrap gap-x-5">
          {legal.map((link) => (
            <li key={link.to}>
              <PageLink to={link.to} className="block py-1.25 hover:underline">
                {link.name}
              </PageLink>
            </li>
          ))}
          <li>
            <button type="button" data-consent="" className="block py-1.25 hover:underline">
              {t('footer.cookies')}
            </button>
          </li>
        </ul>
      </nav>
      <p className="flex flex-wrap gap-x-5 py-1.25">
        <span>{t('footer.prices')}</span>
        <ChannelSwitch className="underline underline-offset-4" />
      </p>
    </div>
  );
}

/** `children`: what stands below the withdrawal button, such as the newsletter entry. */
export function Footer({ children }: { children?: ReactNode }) {
  const t = useTexts(footerTexts);
  return (
    <footer data-footer="" className="on-ink mt-auto bg-ink text-on-ink">
      <div className="wrap pt-14 pb-8">
        <div className="grid gap-x-5 gap-y-9 md:grid-cols-3 xl:grid-cols-[1.3fr_repeat(5,1fr)]">
          <Brand>{children}</Brand>
          <Columns />
        </div>
        <p className="mt-11 text-small text-on-ink-quiet">
          {t('footer.countries', { countries: whereTo(deliveryCountries, useTextLocale(), t) })}
        </p>
        <LegalLinks />
      </div>
    </footer>
  );
}
