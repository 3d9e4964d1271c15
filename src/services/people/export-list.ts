/** A guest list as a file for spreadsheets, for its owner only. */

import { tokenSchema } from '#api/call.ts';
import { companions } from '#core/people/edit-household.ts';
import { csvText } from '#core/people/export-csv.ts';
import type { Household } from '#core/people/household.ts';
import { countryName } from '#core/values/channel.ts';
import { berlinTime } from '#core/values/date.ts';
import type { Context } from '#services/handler.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { allHouseholds } from '#store/people/guest-lists.ts';
import { serverTexts, textLanguage } from '#texts/server-texts.ts';
import { ownList } from './guest-lists.ts';

const columns = [
  'number',
  'household',
  'kind',
  'title',
  'given',
  'noble',
  'family',
  'suffix',
  'company',
  'extra',
  'street',
  'postcode',
  'city',
  'region',
  'country',
  'email',
  'phone',
  'plus-ones',
  'side',
  'note',
] as const;

/** A row a guest. The number of a guest is its id, so that a file that is read in again finds everybody. */
function guestRows(household: Household, write: { country: (code: string) => string; kind: (kind: string) => string }) {
  const { position, company, extra, street, postcode, city, region, country, phone, plusOnes, side, note } = household;
  return household.guests.map((guest, at) => {
    const { id, kind, title, given, noble, family, suffix, email } = guest;
    const unnamed = at === 0 ? plusOnes - companions(household.guests) : '';
    const place = [company, extra, street, postcode, city, region, write.country(country)];
    return [
      id,
      position,
      write.kind(kind),
      title,
      given,
      noble,
      family,
      suffix,
      ...place,
      email ?? household.email,
      phone,
      unnamed,
      side,
      note,
    ];
  });
}

/** Throws Fault 'not-found' for a foreign list. */
export async function exportList(context: Context, id: string): Promise<Response> {
  const { shop, site } = context;
  await consumeLimit(shop, 'guest-list', limitedClient(context));
  const list = await ownList(context, tokenSchema.safeParse(id).data ?? '');
  const t = serverTexts(site);
  const language = textLanguage(site.locale);
  const write = { country: (code: string) => countryName(code, language), kind: (kind: string) => t({ key: `guests.kind.${kind}` }) };
  const households = await allHouseholds(shop.store, list.id);
  const head = columns.map((column) => t(`guests.export.${column}`));
  const text = csvText([head, ...households.flatMap((household) => guestRows(household, write))]);
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="gaeste-${berlinTime(shop.clock().getTime()).day}.csv"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
