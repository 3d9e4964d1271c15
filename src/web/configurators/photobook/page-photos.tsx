/** Photos of the page that is looked at: their captions, and the way to another page or out of the book. */
import { useState } from 'react';
import type { Page } from '#core/design/document.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import { useEditor } from '#web/editor/context.ts';
import type { EditorPicture } from '#web/editor/state.ts';
import { photosOn } from './book-input.ts';
import { captionId, captionOf } from './captions.ts';
import { setDraggedPhoto } from './dragged-photo.ts';
import { movePhoto, removePhoto, toggleCaption } from './page-edits.ts';
import { useBook, usePhotobookEditor } from './photobook-editor.ts';
import { useBookTexts } from './texts.ts';

type Problem = 'book.own.full' | 'book.own.narrow';

export function PagePhotos({ page, index }: { page: Page; index: number }) {
  const t = useBookTexts();
  const pictures = useEditor((state) => state.pictures);
  const [problem, setProblem] = useState<Problem | null>(null);
  const known = new Map(pictures.map((picture) => [picture.id, picture]));
  const photos = photosOn(page).flatMap((photo) => {
    const picture = known.get(photo.photoId ?? '');
    return picture ? [{ photo, picture }] : [];
  });
  if (photos.length === 0) return null;
  return (
    <section className="book-drawer" aria-labelledby="book-own">
      <h3 id="book-own" className="style-label">
        {t('book.own')}
      </h3>
      {problem ? (
        <p className="field-note" role="alert">
          {t(problem)}
        </p>
      ) : null}
      <ul className="book-reasons">
        {photos.map(({ photo, picture }) => (
          <OwnPhoto key={photo.id} {...{ photo, picture, page, index }} onProblem={setProblem} />
        ))}
      </ul>
    </section>
  );
}

type Props = { photo: PhotoElement; picture: EditorPicture; page: Page; index: number; onProblem(problem: Problem | null): void };

function OwnPhoto({ photo, picture, page, index, onProblem }: Props) {
  const t = useBookTexts();
  const { store } = usePhotobookEditor();
  const { pages } = useBook();
  const hasCaption = captionOf(page, photo) !== null;
  function move(to: number) {
    onProblem(movePhoto(store, photo.id, index, to) ? null : 'book.own.full');
  }
  function caption() {
    const isChanged = toggleCaption(store, photo.id, index, t('book.own.caption.sample'));
    onProblem(isChanged ? null : 'book.own.narrow');
    if (!isChanged || hasCaption) return;
    // Its words are typed next.
    const ref = { page: page.id, element: captionId(photo) };
    store.dispatch({ type: 'select', ref });
    store.dispatch({ type: 'edit-text', editedText: { ref, from: 'all' } });
  }
  return (
    <li
      draggable
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', picture.name);
        setDraggedPhoto({ drop: move });
      }}
      onDragEnd={() => setDraggedPhoto(null)}
    >
      <img src={picture.thumb} alt={picture.name} loading="lazy" draggable={false} />
      <span className="book-own-actions">
        <button type="button" className="text-link" aria-pressed={hasCaption} onClick={caption}>
          {t(hasCaption ? 'book.own.caption.remove' : 'book.own.caption')}
        </button>
        <button type="button" className="text-link" onClick={() => removePhoto(store, photo.id, index)}>
          {t('book.own.remove')}
        </button>
      </span>
      <label className="book-own-page figures">
        <span>{t('book.own.page')}</span>
        <select className="input" value={index} onChange={({ target }) => move(Number(target.value))}>
          {pages.slice(1).map(({ id }, at) => (
            <option key={id} value={at + 1}>
              {at + 1}
            </option>
          ))}
        </select>
      </label>
    </li>
  );
}
