/** Comments and suggested texts of visitors: open ones first, each with the way to its place. */
import { useEffect, useMemo, useState } from 'react';
import type { Note } from '#api/shares.ts';
import { useDesign, useEditorInstance } from '#web/editor/context.ts';
import { CallError } from '#web/page/client.ts';
import { NoteItem } from './note-item.tsx';
import { openNotes } from './note-place.ts';
import { OutcomeNote } from './outcome-note.tsx';
import { useSharingTexts } from './texts.ts';
import { useDesignCalls } from './use-design-calls.ts';

type State = Note['state'];

export function useNotes() {
  const t = useSharingTexts();
  const { store } = useEditorInstance();
  const calls = useDesignCalls();
  const { send, designId, savedId, run } = calls;
  const [notes, setNotes] = useState<readonly Note[] | null>(null);
  const id = designId();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list belongs to the design; `run` and `send` are new each time
  useEffect(() => {
    if (id === null) return setNotes([]);
    const load = () =>
      run(async () => {
        setNotes((await send('GET /web-api/designs/:id/notes', { id })).notes);
        return null;
      });
    const onVisible = () => {
      if (document.visibilityState === 'visible') void load();
    };
    void load();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [id]);

  async function setState(note: Note, state: State): Promise<void> {
    await send('PUT /web-api/designs/:id/notes/:note', { id: await savedId(), note: note.id, state });
    setNotes((all) => (all ?? []).map((one) => (one.id === note.id ? { ...one, state } : one)));
  }

  return {
    ...calls,
    notes,
    mark: (note: Note, state: State) =>
      run(async () => {
        await setState(note, state);
        return t('note.status.saved');
      }),
    /** The text is one step of undo. */
    accept: (note: Extract<Note, { kind: 'suggestion' }>) =>
      run(async () => {
        const { page, element, text } = note;
        const wasEdited = store.edit([{ kind: 'setText', page, element, text }]);
        const isThere = textOf(store.getState().history.content.design, note) === text;
        if (!wasEdited || !isThere) throw new CallError(422, 'bad-input', t('note.accept.failed'), []);
        await setState(note, 'accepted');
        return t('note.status.accepted');
      }),
    remove: (note: Note) =>
      run(async () => {
        await send('DELETE /web-api/designs/:id/notes/:note', { id: await savedId(), note: note.id });
        setNotes((all) => (all ?? []).filter((one) => one.id !== note.id));
        return t('note.status.saved');
      }),
  };
}

type Design = { pages: readonly { id: string; elements: readonly { id: string; kind: string; text?: string }[] }[] };

/** The present text of the element a suggestion is for; null where it is gone. */
function textOf(design: Design, { page, element }: { page: string; element: string }): string | null {
  const found = design.pages.find(({ id }) => id === page)?.elements.find(({ id }) => id === element);
  return found?.text ?? null;
}

export function Notes({ notes, mark, accept, remove, isBusy, outcome }: ReturnType<typeof useNotes>) {
  const t = useSharingTexts();
  const design = useDesign();
  const { store } = useEditorInstance();
  const { numbers, marks } = useMemo(() => openNotes(notes ?? [], design), [notes, design]);
  useEffect(() => {
    store.report({ noteMarks: marks });
    return () => store.report({ noteMarks: [] });
  }, [store, marks]);
  const open = (notes ?? []).filter(({ state }) => state === 'open');
  const closed = (notes ?? []).filter(({ state }) => state !== 'open');
  const list = (shown: readonly Note[]) => (
    <ul className="notes">
      {shown.map((note) => (
        <NoteItem
          key={note.id}
          note={note}
          number={numbers.get(note.id)}
          isBusy={isBusy}
          onMark={(state) => void mark(note, state)}
          onAccept={() => note.kind === 'suggestion' && void accept(note)}
          onDelete={() => void remove(note)}
        />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="notes-title">
      <h2 id="notes-title" className="panel-title">
        {t('note.heading')}
      </h2>
      <OutcomeNote outcome={outcome} />
      {notes?.length === 0 ? <p className="panel-note">{t('note.none')}</p> : null}
      {list(open)}
      {closed.length > 0 ? (
        <details>
          <summary className="notes-closed">
            {t('note.closed')} ({closed.length})
          </summary>
          {list(closed)}
        </details>
      ) : null}
    </section>
  );
}
