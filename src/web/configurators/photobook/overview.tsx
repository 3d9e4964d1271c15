/** All pages of the book as they lie open. Pages are dragged to another place, or moved by the arrow keys. Loaded on demand. */
import { type DragEvent, type KeyboardEvent, lazy, useEffect, useRef, useState } from 'react';
import { isPinned } from '#core/products/photobook/automatic.ts';
import { entryPanel } from '#web/editor/canvas/page-strip.tsx';
import { useFlipTexts } from '#web/editor/preview/flip/texts.ts';
import { acrossOn, photosOn } from './book-input.ts';
import { acrossLeft } from './move-pages.ts';
import { PagePicture } from './page-picture.tsx';
import { useBook, usePhotobookEditor } from './photobook-editor.ts';
import { movePages } from './spread-edits.ts';
import { type OpenPage, spreadsOf } from './spreads.ts';
import { useBookTexts } from './texts.ts';

const FlipView = lazy(() => import('#web/editor/preview/flip/flip-view.tsx'));

/** All pages, or the book that is leafed through. */
export default function BookView() {
  const t = useFlipTexts();
  const [isFlipping, setFlipping] = useState(false);
  return (
    <>
      {isFlipping ? <FlipView /> : <Overview />}
      <button type="button" className="button button-secondary button-small book-view-choice" onClick={() => setFlipping(!isFlipping)}>
        {t(isFlipping ? 'flip.close' : 'flip.open')}
      </button>
    </>
  );
}

function Overview() {
  const t = useBookTexts();
  const { pages } = useBook();
  const { store } = usePhotobookEditor();
  const [moved, setMoved] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const inside = pages.length - 1;

  // The page that was moved by keys keeps the focus.
  useEffect(() => {
    if (moved !== null) list.current?.querySelector<HTMLElement>(`[data-index="${moved}"]`)?.focus();
  }, [moved]);

  function move(from: number, to: number) {
    if (to < 1 || to > inside || from === to) return;
    const before = store.getState().history.content.design;
    movePages(store, from - 1, to - 1, t);
    if (store.getState().history.content.design !== before) setMoved(to);
  }
  const actions: PageActions = { move, dragged, onDrag: setDragged };
  return (
    <section className="book-overview" aria-labelledby="book-overview-title">
      <h2 id="book-overview-title" className="type-h3">
        {t('book.overview.heading')}
      </h2>
      <p className="book-overview-lead">{t('book.overview.lead')}</p>
      <p id="book-overview-keys" hidden>
        {t('book.overview.keys')}
      </p>
      <p className="unseen" role="status">
        {moved === null ? '' : t('book.overview.moved', { page: moved })}
      </p>
      <ol ref={list} className="book-spreads">
        {spreadsOf(pages).map(({ key, left, right }) => (
          <li key={key} className={right?.index === 0 ? 'book-spread book-spread-cover' : 'book-spread'}>
            <Place open={left} {...actions} />
            <Place open={right} {...actions} />
          </li>
        ))}
      </ol>
    </section>
  );
}

type PageActions = { move(from: number, to: number): void; dragged: number | null; onDrag(index: number | null): void };

/** A page, or the inside of the cover beside the first and the last one. */
function Place({ open, move, dragged, onDrag }: { open: OpenPage | null } & PageActions) {
  const t = useBookTexts();
  const { store } = usePhotobookEditor();
  const book = useBook();
  const [isTarget, setTarget] = useState(false);
  if (!open) return <span className="book-endpaper" aria-hidden="true" />;
  const { page, index } = open;
  const edit = () => store.dispatch({ type: 'show', panel: entryPanel(page) });
  if (index === 0)
    return (
      <button type="button" className="book-overview-page" aria-label={t('book.overview.cover')} onClick={edit}>
        <PagePicture page={page} use="overview" />
        <span>{t('book.in.cover')}</span>
      </button>
    );
  const pinned = isPinned(page);
  const count = [...acrossOn(page), ...photosOn(page)].filter(({ photoId }) => photoId !== null).length;

  function onKeyDown(event: KeyboardEvent) {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    // Both pages of a spread that something lies across move together.
    move(index, index + (acrossLeft(book, index - 1) === null ? by : 2 * by));
  }
  function onDragOver(event: DragEvent) {
    if (dragged === null) return;
    event.preventDefault();
    setTarget(dragged !== index);
  }
  function onDrop(event: DragEvent) {
    event.preventDefault();
    setTarget(false);
    if (dragged !== null) move(dragged, index);
    onDrag(null);
  }
  return (
    <button
      type="button"
      className="book-overview-page figures"
      data-index={index}
      data-target={isTarget || undefined}
      draggable
      aria-label={t(pinned ? 'book.overview.page.pinned' : 'book.overview.page', { page: index, count })}
      aria-describedby="book-overview-keys"
      onClick={edit}
      onKeyDown={onKeyDown}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', String(index));
        onDrag(index);
      }}
      onDragEnd={() => onDrag(null)}
      onDragOver={onDragOver}
      onDragLeave={() => setTarget(false)}
      onDrop={onDrop}
    >
      <PagePicture page={page} use="overview" />
      <span className="book-overview-number">
        {index}
        {pinned ? <span className="book-pin" aria-hidden="true" /> : null}
      </span>
    </button>
  );
}
