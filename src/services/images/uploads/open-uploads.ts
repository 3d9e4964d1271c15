/** Uploads in parts that are not finished, by the address they were begun from. In the memory of the process: addresses are not stored. */
import { LRUCache } from 'lru-cache';
import { partialUploads } from '#core/customer/limits.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import type { Shop } from '#services/handler.ts';
import type { PartialUpload } from '#store/file/partial-uploads.ts';

export type OpenUpload = Pick<PartialUpload, 'id' | 'owner' | 'bytes' | 'received' | 'at'>;

const openOf = weakMemoize(
  (_store: Shop['store']) =>
    new LRUCache<string, Map<string, OpenUpload>>({ max: 20_000, ttl: partialUploads.expireMs, updateAgeOnGet: true }),
);

/** Those of an address, the one that rests longest first. */
export function openUploadsAt(store: Shop['store'], address: string) {
  const all = openOf(store);
  const uploads = all.get(address) ?? new Map<string, OpenUpload>();
  return {
    list(now: Date): OpenUpload[] {
      for (const { id, at } of uploads.values()) if (now.getTime() - at > partialUploads.expireMs) uploads.delete(id);
      return [...uploads.values()];
    },
    /** An upload that was begun, or that bytes have been added to. */
    note({ id, owner, bytes, received, at }: OpenUpload): void {
      uploads.delete(id);
      uploads.set(id, { id, owner, bytes, received, at });
      all.set(address, uploads);
    },
    forget(id: string): void {
      uploads.delete(id);
    },
  };
}
