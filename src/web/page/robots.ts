/** What a page says to search engines: `noindex` unless its route or its story says `index` on a page that may be indexed (D04). */
import { useMatches } from 'react-router';
import { robotsOf } from '#core/site/robots.ts';
import { useRootData } from './page-context.ts';

/** A matched route: `handle = { robots: 'index' }` speaks for all its pages, `robots: 'index'` in its loader data for one. */
type Match = { handle?: unknown; loaderData?: unknown };

function saysIndex(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'robots' in value && value.robots === 'index';
}

export function robotsOfMatches(matches: readonly Match[], mayIndex: boolean): string {
  return robotsOf({ mayIndex, pageAllows: matches.some(({ handle, loaderData }) => saysIndex(handle) || saysIndex(loaderData)) });
}

export function useRobots(): string {
  const mayIndex = useRootData()?.mayIndex ?? false;
  return robotsOfMatches(useMatches(), mayIndex);
}
