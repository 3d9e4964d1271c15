/** What may be meant while somebody types, as the field shows it. */
import type { searchCalls } from '#api/search.ts';
import { type CardFilter, facetKeys } from '#core/catalogue/facets.ts';
import { listCards, plainCard } from '#core/catalogue/list.ts';
import { partTiles } from '#core/catalogue/list-parts.ts';
import { listTitle } from '#core/catalogue/titles.ts';
import type { SuggestedList } from '#core/search/suggest.ts';
import { pagePath } from '#core/site/address.ts';
import { displayedQuery } from '#core/site/displayed-query.ts';
import { message } from '#core/values/message.ts';
import { cardTile } from '#services/card-tiles.ts';
import type { HandlerOutput, Site } from '#services/handler.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { allOf, rankedPlaces } from './answer.ts';
import { channelNumber } from './engine.ts';
import { pageLink, productLink } from './found-links.ts';
import { posterTiles } from './found-posters.ts';
import type { Searched } from './searched.ts';
import { askedColourway } from './shown-colourway.ts';
import { factName } from './unit-names.ts';

type Suggested = HandlerOutput<(typeof searchCalls)['GET /web-api/search/suggest']>;

const maxDesigns = 4;

/** Keys of the list for facts that the search names otherwise. Motifs and forms are no filters of the list. */
const keyOf: Readonly<Record<string, string>> = { refinement: 'refinementType', aspect: 'aspectRatio' };

/** How many tiles the results for a query have under a filter. */
async function foundTiles(q: string, filter: CardFilter, searched: Searched, site: Site): Promise<number> {
  const { groups } = await searched.ask({ q, channel: channelNumber(site.channel), ...allOf });
  const sections = groups.find(({ group }) => group === 'design')?.sections ?? [];
  const parts = sections.map((section) => rankedPlaces(section, searched));
  return partTiles(searched.catalogue.rows, parts, filter);
}

/** What the list of cards has filters for leads there; the words of motifs and forms lead to the results with the other filters. */
async function listLink({ facts }: SuggestedList, searched: Searched, site: Site): Promise<Suggested['lists']> {
  const { occasion = null, category = null, ...others } = facts;
  const { words, catalogue } = searched;
  const filters = Object.entries(facts).map(([fact, value]) => [keyOf[fact] ?? fact, value] as const);
  const isFilter = ([key]: readonly [string, string]) => facetKeys.some((one) => one === key);
  const chosen = filters.filter(isFilter);
  const names = Object.entries(others).flatMap(([fact, value]) => factName(fact, value, words) ?? []);
  const kind = listTitle({ occasion, category });
  const title = names.length === 0 ? kind : message('search.list.with', { kind, names });
  if (chosen.length === filters.length) {
    return [{ title, path: pagePath('cards', site, {}, chosen), count: listCards(catalogue.rows, Object.fromEntries(chosen)).total }];
  }
  const say = serverTexts(site);
  const q = filters
    .filter((one) => !isFilter(one))
    .flatMap(([fact, value]) => factName(fact, value, words) ?? [])
    .map((name) => say(name as Parameters<typeof say>[0]))
    .join(' ');
  const filter: CardFilter = Object.fromEntries(chosen);
  const total = await foundTiles(q, filter, searched, site);
  return total > 0 ? [{ title, path: pagePath('search', site, {}, [['q', q], ...chosen]), count: total }] : [];
}

export async function suggestionsFor(typed: string, searched: Searched, site: Site): Promise<Suggested> {
  const { catalogue } = searched;
  const q = displayedQuery(typed);
  const channel = channelNumber(site.channel);
  const { lists, designs, products, pages, asked } = await searched.suggest({ q, channel });
  const links = await Promise.all(lists.map((list) => listLink(list, searched, site)));
  const rows = designs.flatMap((id) => catalogue.byId.get(id) ?? []).filter(({ isWithdrawn }) => !isWithdrawn);
  const isRead = asked.kind !== 'popular' && q.length > 1;
  const ofPosters = isRead ? (asked.groups.find(({ group }) => group === 'poster')?.sections[0]?.ids ?? []) : [];
  const posters = ofPosters.flatMap((id) => catalogue.posters.find((poster) => `poster-${poster.id}` === id) ?? []);
  return {
    lists: links.flat(),
    designs: rows
      .flatMap(plainCard)
      .map((item) =>
        cardTile(catalogue, site, { ...item, shown: askedColourway(item.row.colourways, asked.units, searched) ?? item.shown }),
      ),
    posters: posterTiles(posters.slice(0, maxDesigns), asked, searched, site),
    products: products.flatMap((id) => productLink(id, searched, site)).map(({ title, path }) => ({ title, path })),
    pages: pages.flatMap((id) => pageLink(id, searched, site)),
    all: pagePath('search', site, {}, q === '' ? [] : [['q', q]]),
  };
}
