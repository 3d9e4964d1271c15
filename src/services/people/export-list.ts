/** A guest list as a file for spreadsheets, for its owner only. */
import { tokenSchema } from '#api/call.ts';
import type { ListExport } from '#api/people/import-calls.ts';
import { csvText } from '#core/people/export-csv.ts';
import { berlinTime } from '#core/values/date.ts';
import type { Context } from '#services/handler.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { allHouseholds } from '#store/people/guest-lists.ts';
import { serverTexts, textLanguage } from '#texts/server-texts.ts';
import { ownList } from './guest-lists.ts';
import { guestTable, templateHead } from './guest-table.ts';
import { importPool } from './imports/import-tasks.ts';

const kinds = {
  csv: { type: 'text/csv; charset=utf-8', end: 'csv' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', end: 'xlsx' },
} as const;

/** Throws Fault 'not-found' for a foreign list. A template has headings alone. */
export async function exportList(context: Context, id: string, { format, content }: ListExport): Promise<Response> {
  const { shop, site } = context;
  await consumeLimit(shop, 'guest-list', limitedClient(context));
  const list = await ownList(context, tokenSchema.safeParse(id).data ?? '');
  const t = serverTexts(site);
  const isTemplate = content === 'template';
  const write = { t, language: textLanguage(site.locale) };
  const rows = isTemplate ? [templateHead(t)] : guestTable(await allHouseholds(shop.store, list.id), write);
  const sheet = t({ key: 'guests.export.sheet' });
  // Packing ten thousand rows takes a second.
  const body = format === 'csv' ? csvText(rows) : await importPool().run({ kind: 'guest-workbook', sheets: [{ name: sheet, rows }] });
  const { type, end } = kinds[format];
  const name = isTemplate ? 'gaeste-vorlage' : `gaeste-${berlinTime(shop.clock().getTime()).day}`;
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}.${end}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
