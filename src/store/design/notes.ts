/** Comments and suggested texts on a design, as visitors of its links write them and its owner deals with them. */
import { quotas } from '#core/customer/limits.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { lockDesign } from './designs.ts';

export type NoteState = Tables['design_notes']['state'];

/** `id` is the browser's: the same one twice is one note. */
type NoteText = { id: string; page: string; author: string; text: string };
/** A point of the page in micrometres; null for the page as a whole. */
export type CommentToAdd = NoteText & { kind: 'comment'; at: { xUm: number; yUm: number } | null };
/** `replaced` is the element's text when the other one was suggested. */
export type SuggestionToAdd = NoteText & { kind: 'suggestion'; element: string; replaced: string };
export type NoteToAdd = CommentToAdd | SuggestionToAdd;

export type DesignNote = NoteToAdd & { state: NoteState; createdAt: string };

/** Adds a note, once for its id. Throws Fault 'quota-full' for a design with as many as it may have, or as many that are still open. */
export async function addNote(
  trx: StoreTransaction,
  engine: Store['engine'],
  owner: OwnerId,
  design: string,
  note: NoteToAdd,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  if (!(await lockDesign(trx, engine, owner, design, at))) throw new Fault('gone', 'the design was deleted meanwhile');
  if (await trx.selectFrom('design_notes').select('id').where('id', '=', note.id).executeTakeFirst()) return;
  const { all, open } = await trx
    .selectFrom('design_notes')
    .select((query) => [
      query.fn.countAll<number>().as('all'),
      query.fn.count<number>(query.case().when('state', '=', 'open').then(1).else(null).end()).as('open'),
    ])
    .where('design', '=', design)
    .executeTakeFirstOrThrow();
  if (Number(all) >= quotas.notes.all || Number(open) >= quotas.notes.open)
    throw new Fault('quota-full', `${all} notes, ${open} open`, { text: message('fault.note-space-full') });
  const { id, kind, page, author, text } = note;
  const place = note.kind === 'comment' ? note.at : null;
  await trx
    .insertInto('design_notes')
    .values({
      id,
      design,
      kind,
      page,
      author,
      text,
      state: 'open',
      created_at: at,
      element: note.kind === 'suggestion' ? note.element : null,
      x_um: place?.xUm ?? null,
      y_um: place?.yUm ?? null,
      replaced: note.kind === 'suggestion' ? note.replaced : null,
    })
    .execute();
}

/** Newest first; empty for a foreign design. */
export async function listNotes(store: Store, owner: OwnerId, design: string): Promise<DesignNote[]> {
  const rows = await store.db
    .selectFrom('design_notes')
    .innerJoin('designs', 'designs.id', 'design_notes.design')
    .selectAll('design_notes')
    .where('designs.id', '=', design)
    .where('designs.owner', '=', owner)
    .orderBy('design_notes.created_at', 'desc')
    .orderBy('design_notes.id')
    .execute();
  return rows.map(noteOf);
}

function noteOf({ id, kind, page, element, x_um, y_um, author, text, replaced, state, created_at }: Tables['design_notes']): DesignNote {
  const common = { id, page, author, text, state, createdAt: created_at };
  if (kind === 'suggestion') return { ...common, kind, element: element ?? '', replaced: replaced ?? '' };
  return { ...common, kind, at: x_um === null || y_um === null ? null : { xUm: x_um, yUm: y_um } };
}

const states: Readonly<Record<DesignNote['kind'], readonly NoteState[]>> = {
  comment: ['open', 'done'],
  suggestion: ['open', 'accepted', 'refused'],
};

/** False for a foreign or missing note, and for a state that notes of its kind do not have. */
export async function setNoteState(store: Store, owner: OwnerId, design: string, id: string, state: NoteState): Promise<boolean> {
  const at = store.clock().toISOString();
  const kinds = (['comment', 'suggestion'] as const).filter((kind) => states[kind].includes(state));
  return store.write(async (trx) => {
    if (!(await lockDesign(trx, store.engine, owner, design, at))) return false;
    const { numUpdatedRows } = await trx
      .updateTable('design_notes')
      .set({ state })
      .where('id', '=', id)
      .where('design', '=', design)
      .where('kind', 'in', kinds)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

export async function deleteNote(store: Store, owner: OwnerId, design: string, id: string): Promise<boolean> {
  const at = store.clock().toISOString();
  return store.write(async (trx) => {
    if (!(await lockDesign(trx, store.engine, owner, design, at))) return false;
    const { numDeletedRows } = await trx.deleteFrom('design_notes').where('id', '=', id).where('design', '=', design).executeTakeFirst();
    return numDeletedRows > 0n;
  });
}
