/** What of the envelopes of a list its page shows, as its address says it. */
import { listPath, queryNames } from '#web/people/list-query.ts';

export type EnvelopeQuery = { search: string; filter: 'all' | 'open'; page: number; household: string | null };

const names = { household: 'haushalt', open: 'offen' } as const;
const maxSearch = 100;

/** The large envelope, as an anchor. */
export const previewId = 'umschlag';

const firstPage: EnvelopeQuery = { search: '', filter: 'all', page: 1, household: null };

export function readEnvelopeQuery(params: URLSearchParams, isToken: (text: string) => boolean): EnvelopeQuery {
  const page = Number(params.get(queryNames.page));
  const household = params.get(names.household) ?? '';
  return {
    search: (params.get(queryNames.search) ?? '').trim().slice(0, maxSearch),
    filter: params.get(queryNames.filter) === names.open ? 'open' : 'all',
    page: Number.isInteger(page) && page > 0 && page < 1_000 ? page : 1,
    household: isToken(household) ? household : null,
  };
}

export function envelopesPath(list: string, { search, filter, page, household }: EnvelopeQuery = firstPage): string {
  const params = new URLSearchParams();
  if (search !== '') params.set(queryNames.search, search);
  if (filter === 'open') params.set(queryNames.filter, names.open);
  if (page > 1) params.set(queryNames.page, String(page));
  if (household !== null) params.set(names.household, household);
  const text = params.toString();
  return `${listPath(list)}umschlaege/${text === '' ? '' : `?${text}`}`;
}
