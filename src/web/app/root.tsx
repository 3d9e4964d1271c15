/** The frame of every page: html, head, header, footer, errors. What is personal is fetched by the browser after load. */

import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useMatches, useRouteLoaderData } from 'react-router';
import { wordingVersion } from '#core/site/consent.ts';
import { brandColours } from '#core/values/brand.ts';
import { germanNotice } from '#texts/german-notice.ts';
import { SignInHost } from '#web/customer/sign-in-host.tsx';
import { ErrorReports, useComponentReport } from '#web/log/error-reports.tsx';
import { Messenger } from '#web/messenger/launcher.tsx';
import { CanonicalLinks } from '#web/page/canonical-links.tsx';
import { headTags, metaTexts } from '#web/page/head.ts';
import { OfflineGuard } from '#web/page/online.tsx';
import { type RootData, useRootData, useSite } from '#web/page/page-context.ts';
import { pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useRobots } from '#web/page/robots.ts';
import { Scrolling } from '#web/page/scroll.tsx';
import { PageLanguageContext, pageLanguage, useTexts } from '#web/page/texts.ts';
import { TitleAnnouncer } from '#web/shell/announcer.tsx';
import { ErrorScreen, notFoundPage } from '#web/shell/error-screen.tsx';
import { Header, posterHeader } from '#web/shell/header.tsx';
import { productMenu } from '#web/shell/product-menu.ts';
import { EarlyInput } from '#web/ui/early-input.ts';
import romanUrl from '#web/ui/faces/brygada-1918.woff2?url';
import posterUrl from '#web/ui/faces/familjen-grotesk.woff2?url';
import sansUrl from '#web/ui/faces/ysabeau-office.woff2?url';
import { Toasts } from '#web/ui/toast.tsx';
import type { Route } from './+types/root';
import styles from './app.css?url';
import { LateEntry } from './late-entry.tsx';
import { footer } from './late-footer.ts';

/**
 * What a route exports as `handle`. `frame`: the header and footer of its pages where they are not those of the shop, 'none' for a page
 * without. `robots`: its pages are indexed.
 * `script`: 'own' for pages whose forms need no React and that bring a small script of their own.
 */
export type Handle = { frame?: 'shop' | 'none' | Record<'Header' | 'Footer', ComponentType>; robots?: 'index'; script?: 'own' };

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const page = context.get(pageRequest);
  const { channel, country, locale } = page.site;
  const isCards = channel === 'federleicht';
  const { occasions } = isCards ? await page.call('GET /web-api/card-occasions', {}) : { occasions: [] };
  const { columns: menu } = isCards ? { columns: [] } : await page.call('GET /web-api/poster-menu', {});
  const notice = germanNotice(locale);
  await Promise.all([posterHeader.prepare(), footer.prepare(), notFoundPage.prepare()]);
  return {
    site: { channel, country, locale },
    lang: notice ? 'de' : locale,
    germanNotice: notice,
    canonical: page.canonical,
    alternates: page.alternates,
    mayIndex: page.mayIndex,
    pageType: page.pageType,
    verification: page.verification,
    google: page.google,
    tracking: page.tracking,
    wording: wordingVersion(page.tracking),
    occasions: occasions.map(({ key, name }) => ({ key, name })),
    menu,
    products: productMenu(channel, requestTexts(page)),
  };
}

/** Canonical link and alternates belong to the page, so they are read anew with each. */
export function shouldRevalidate() {
  return true;
}

export function links(): Route.LinkDescriptors {
  return [
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  ];
}

export function meta({ error, loaderData, matches }: Route.MetaArgs) {
  const channel = loaderData?.site.channel ?? 'federleicht';
  if (isRouteErrorResponse(error)) return [{ title: `${error.status} ${error.statusText}` }];
  if (error) return [{ title: '500 Internal Server Error' }];
  return headTags({ title: metaTexts(matches)(`site.description.${channel}`), channel });
}

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData('root') as RootData | undefined;
  const site = useSite();
  const robots = useRobots();
  const matches = useMatches();
  const { address } = pageLanguage(site.locale, matches);
  const hasReact = matches.every(({ handle }) => (handle as Handle | undefined)?.script !== 'own');
  const fonts = site.channel === 'myposter' ? [posterUrl] : [romanUrl, sansUrl];
  return (
    <html
      lang={frame?.lang ?? site.locale}
      data-channel={site.channel}
      data-quiet={address === 'Sie' ? '' : undefined}
      data-page-type={frame?.pageType ?? undefined}
      data-tracking={frame?.tracking ? '' : undefined}
      data-wording={frame?.wording}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="stylesheet" href={styles} />
        <meta name="theme-color" content={brandColours[site.channel].ink} />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <Meta />
        {frame ? (
          <>
            <meta name="robots" content={robots} />
            {frame.verification ? <meta name="google-site-verification" content={frame.verification} /> : null}
            <CanonicalLinks frame={frame} />
          </>
        ) : null}
        {/* The first paint waits for the whole header: what a browser paints while it still reads it moves aside. */}
        <link rel="expect" href="#inhalt" blocking="render" />
        <Links />
      </head>
      <body>
        {children}
        {hasReact ? (
          <>
            <Scrolling />
            <ErrorReports />
            <EarlyInput />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  );
}

/** A loader whose page is about mourning returns `hasNewsletter: false`. */
function invitesToNewsletter(matches: readonly { loaderData?: unknown }[]): boolean {
  return matches.every(({ loaderData }) => (loaderData as { hasNewsletter?: unknown } | null | undefined)?.hasNewsletter !== false);
}

/** Language and address form are those of the innermost page, for header and footer as well. */
function Shop({ children }: { children: ReactNode }) {
  const { locale, address } = pageLanguage(useSite().locale, useMatches());
  const page = useMemo(() => ({ locale, address }), [locale, address]);
  return (
    <PageLanguageContext value={page}>
      <ShopFrame>{children}</ShopFrame>
      <SignInHost />
    </PageLanguageContext>
  );
}

function ShopFrame({ children }: { children: ReactNode }) {
  const t = useTexts();
  const { channel } = useSite();
  const notice = useRootData()?.germanNotice;
  const matches = useMatches();
  const frame = matches.reduce<NonNullable<Handle['frame']>>(
    (found, match) => (match.handle as Handle | undefined)?.frame ?? found,
    'shop',
  );
  if (frame === 'none') return children;
  return (
    <>
      {/* The question about cookies covers a part of every page: it comes first, the link over the header after it. */}
      <LateEntry hasCountryNotice={frame === 'shop'} />
      <a href="#inhalt" className="skip-link">
        {t('shared.skip')}
      </a>
      {frame !== 'shop' ? <frame.Header /> : channel === 'myposter' ? <posterHeader.Component /> : <Header />}
      <main id="inhalt" tabIndex={-1}>
        {notice ? (
          <p lang={notice.lang} className="bg-ground px-5 py-2 text-center text-small">
            {notice.text}
          </p>
        ) : null}
        {children}
      </main>
      <Messenger />
      {frame !== 'shop' ? (
        <frame.Footer />
      ) : (
        <Suspense>
          <footer.Component hasNewsletter={invitesToNewsletter(matches)} />
        </Suspense>
      )}
      <Toasts />
      <OfflineGuard />
      <TitleAnnouncer />
    </>
  );
}

export default function App() {
  return (
    <Shop>
      <Outlet />
    </Shop>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  useComponentReport(error);
  return (
    <Shop>
      <ErrorScreen error={error} />
    </Shop>
  );
}
