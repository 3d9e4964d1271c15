/** Which pages of a design were changed since its customer approved them. */
import { LRUCache } from 'lru-cache';
import type { OwnerId } from '#core/customer/owner.ts';
import { panelName } from '#core/design/panel-name.ts';
import { type Approval, shownPages } from '#core/order/approval/approval.ts';
import { berlinTime } from '#core/values/date.ts';
import { type Message, message } from '#core/values/message.ts';
import { documentPool } from '#services/document-tasks.ts';
import type { Shop } from '#services/handler.ts';
import { documentText, type SavedDesign } from '#store/design/designs.ts';

/** By approved document and revision, so that a design is hashed once and not at every view of its cart. */
const known = new LRUCache<string, string[]>({ max: 2_000 });

/** Ids of the pages that need another approval; none where nothing was approved. `saved` is the revision that would be printed. */
export async function changedPages(shop: Shop, owner: OwnerId, saved: SavedDesign, approval: Approval | null): Promise<string[]> {
  if (!approval) return [];
  const key = `${approval.document} ${saved.id} ${saved.revision}`;
  const found = known.get(key);
  if (found) return found;
  const document = await documentText(shop.store, owner, saved);
  // Saved anew meanwhile: what was priced is not ordered then.
  if (document === undefined) return [];
  const changed = await documentPool().run({ kind: 'changed-pages', document, approval });
  known.set(key, changed);
  return changed;
}

/** More pages are not named. */
const namedPages = 4;

/** Says which pages, what is safe and what to do. */
export function changedMessage(pages: readonly string[]): Message {
  return message('fault.line-changed', { pages: pages.slice(0, namedPages).map((id) => panelName(id)) });
}

/** Which share of a line's pages was shown and approved, and when. */
export function approvedMessage({ at, pages }: Approval): Message {
  const { day, secondOfDay } = berlinTime(new Date(at));
  const digits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const [shown, count] = [shownPages({ pages }).length, pages.length];
  return message(shown === count ? 'cart.approved' : 'cart.approved.some', {
    shown,
    count,
    day: { day, style: 'short' },
    time: `${digits(secondOfDay / 3600)}:${digits((secondOfDay % 3600) / 60)}`,
  });
}
