/** Makes the copy of a customer's data that the customer asked for. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { JobHandler } from '#services/handler.ts';
import { customerById, ownerOf } from '#store/customer/customers.ts';
import { customerExportJob, exportKey, exportToMake, finishExport } from '#store/customer/exports.ts';
import { type DrawProof, writeExport } from './export-zip.ts';

const payloadSchema = z.object({ export: z.string() });

/** May be killed and run again: the file lies under one key, and what was begun is swept from the folder for uploads. */
export function exportJobs(drawProof: DrawProof): Record<string, JobHandler> {
  return {
    async [customerExportJob](payload, shop) {
      const { store, files, tempDir, clock } = shop;
      const { export: id } = z.parse(payloadSchema, payload);
      const wanted = await exportToMake(store, id);
      const row = wanted && (await customerById(store, wanted.customer));
      const owner = row && (await ownerOf(store.db, row.id));
      if (!row || !owner) return null;
      await files.room();
      const folder = await mkdtemp(join(tempDir, 'export-'));
      try {
        const file = join(folder, 'export.zip');
        const scope = { customer: row.id, owner, address: row.email_verified_at === null ? null : row.email_key };
        const bytes = await writeExport(shop, { scope, channel: row.channel, number: row.number }, file, drawProof);
        await files.put(exportKey(id), file);
        return (trx) => finishExport(trx, id, bytes, clock());
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
