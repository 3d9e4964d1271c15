/** The copy of a customer's data, for its customer only. */
import { openAsBlob } from 'node:fs';
import { berlinTime } from '#core/values/date.ts';
import { Fault } from '#core/values/fault.ts';
import type { Context } from '#services/handler.ts';
import { exportKey, newestExport } from '#store/customer/exports.ts';
import { requireCustomer } from './signed-in.ts';

/** Throws Fault 'sign-in', or 'not-found' where none is ready. */
export async function downloadExport(context: Context): Promise<Response> {
  const { store, files, clock } = context.shop;
  const found = await newestExport(store, requireCustomer(context).id, clock());
  if (!found || found.ready_at === null) throw new Fault('not-found', 'no export is ready');
  const file = await openAsBlob(await files.path(exportKey(found.id)), { type: 'application/zip' });
  return new Response(file, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="meine-daten-${berlinTime(Date.parse(found.asked_at)).day}.zip"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
