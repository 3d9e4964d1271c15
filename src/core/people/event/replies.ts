/** What becomes of the answers of a household by what is sent. Pure. */
import type { Guest } from '#core/people/household.ts';
import type { Answer, EventPart, MenuOption } from './event.ts';
import type { SentReply } from './event-schema.ts';

/** Of an invited guest; `version` 0 where none was given. */
export type Reply = { part: string; guest: string; answer: Answer; menu: string | null; version: number };

/** Another device answered meanwhile: what is stored, and what was sent. */
export type ReplyConflict = { stored: Reply; sent: SentReply };

type Kind = Pick<Guest, 'id' | 'kind'>;

/** Whether a guest is offered an option: dishes for children are for children. */
export function isOffered({ isForChildren }: MenuOption, { kind }: Pick<Guest, 'kind'>): boolean {
  return !isForChildren || kind === 'child' || kind === 'infant';
}

export const pairKey = ({ part, guest }: Pick<Reply, 'part' | 'guest'>) => `${part} ${guest}`;

type Given = Pick<Reply, 'answer' | 'menu'>;
const isSame = (a: Given, b: Given) => a.answer === b.answer && a.menu === b.menu;

/**
 * The replies that change, or the conflicts, in which case none does. Null where one is of a guest who is not invited, or has a menu that its part
 * does not offer.
 */
export function applyReplies(
  stored: readonly Reply[],
  sent: readonly SentReply[],
  { parts, guests }: { parts: readonly Pick<EventPart, 'id' | 'options'>[]; guests: readonly Kind[] },
): { changed: Reply[]; conflicts: ReplyConflict[] } | null {
  const known = new Map(stored.map((reply) => [pairKey(reply), reply]));
  const changed = new Map<string, Reply>();
  const conflicts: ReplyConflict[] = [];
  for (const one of sent) {
    const before = known.get(pairKey(one));
    const guest = guests.find(({ id }) => id === one.guest);
    const options = parts.find(({ id }) => id === one.part)?.options ?? [];
    if (!before || !guest) return null;
    // Who does not come has no menu.
    const menu = one.answer === 'yes' ? one.menu : null;
    const option = options.find(({ id }) => id === menu);
    const given = { answer: one.answer, menu };
    if (isSame(given, before) || isSame(given, one.seen)) continue;
    if (menu !== null && (!option || !isOffered(option, guest))) return null;
    if (before.version !== one.seen.version) conflicts.push({ stored: before, sent: one });
    else changed.set(pairKey(one), { ...before, ...given, version: before.version + 1 });
  }
  return conflicts.length > 0 ? { changed: [], conflicts } : { changed: [...changed.values()], conflicts };
}

/** A text that was sent against the stored one: null where it changes nothing. */
export function applyText(stored: string, { text, seen }: { text: string; seen: string }): { text: string; isConflict: boolean } | null {
  if (text === stored || text === seen) return null;
  return { text, isConflict: stored !== seen };
}
