/** Channel, country and locale of a page, and the form of its paths. */
import { useRouteLoaderData } from 'react-router';
import type { MenuColumn } from '#api/posters.ts';
import type { PageType } from '#core/site/routes.ts';
import type { TrackingTools } from '#core/site/tracking.ts';
import { type Channel, type Country, defaultChannel } from '#core/values/channel.ts';
import { defaultLocale, type Locale, localePrefix } from '#core/values/locale.ts';

export type SiteView = { channel: Channel; country: Country; locale: Locale };

/** Data of the root loader. */
export type RootData = {
  site: SiteView;
  /** Language of the page's words: its locale, or 'de' where the locale's language has no texts. */
  lang: string;
  /** Says in the visitor's language that the page is in German; null where it is in the visitor's language. */
  germanNotice: { lang: string; text: string } | null;
  canonical: string;
  alternates: Record<string, string>;
  mayIndex: boolean;
  pageType: PageType;
  verification: string | null;
  /** Sign-in with Google is offered. */
  google: boolean;
  /** Tools of other companies, for visitors who agree; null where the shop uses none. */
  tracking: TrackingTools | null;
  /** Version of the question about cookies. */
  wording: number;
  occasions: { key: string; name: string }[];
  /** Columns of the poster shop's menu. */
  menu: MenuColumn[];
  /** What the channel sells besides. */
  products: { title: string; links: { to: string; name: string }[] }[];
};

/** Undefined when the root loader itself failed. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData('root') as RootData | undefined;
}

export function useSite(): SiteView {
  return useRootData()?.site ?? { channel: defaultChannel, country: 'DE', locale: defaultLocale };
}

/**
 * A page's path in the form of its channel: slash at the end in the card channel, none in the poster channel (Specification 2).
 * Takes a path with or without the language prefix and gives it without: the router adds it. Query and hash stay.
 */
export function sitePath(site: Pick<SiteView, 'channel' | 'locale'>, path: string): string {
  const cut = path.search(/[?#]/);
  const clean = cut < 0 ? path : path.slice(0, cut);
  const rest = cut < 0 ? '' : path.slice(cut);
  const segments = clean.split('/').filter((segment) => segment !== '');
  const prefix = localePrefix(site.locale).slice(1);
  if (prefix !== '' && segments[0] === prefix) segments.shift();
  if (segments.length === 0) return `/${rest}`;
  return `/${segments.join('/')}${site.channel === 'myposter' ? '' : '/'}${rest}`;
}

export function usePath(): (path: string) => string {
  const site = useSite();
  return (path) => sitePath(site, path);
}
