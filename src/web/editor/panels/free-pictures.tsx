/** Pictures that lie on no page yet: a tap puts one on the shown page, whether or not the design has a place for it. */
import { useId, useState } from 'react';
import type { Picture } from '#api/designs.ts';
import { firstCrop } from '#core/layout/crop.ts';
import { addElement } from '#web/editor/arrange/new-element.ts';
import { useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import { draftPhotos } from '#web/editor/draft/content.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { usePhotoTexts } from './texts.ts';

/** The newest of them; the library has all. */
const maxShown = 8;

/** False where the page is full. */
function putOnPage<Choice>(store: EditorStore<Choice>, picture: Picture): boolean {
  const { history, panel } = store.getState();
  const added = addElement(history.content.design, panel, { kind: 'photo' });
  const [edit] = added?.edits ?? [];
  if (!added || edit?.kind !== 'addElement' || edit.added.kind !== 'photo') return false;
  const photo = { ...edit.added, photoId: picture.id, crop: firstCrop(edit.added, picture) };
  if (!store.edit([{ ...edit, added: photo }])) return false;
  store.dispatch({ type: 'select', ref: added.ref });
  return true;
}

export function FreePictures() {
  const t = usePhotoTexts();
  const id = useId();
  const { store } = useEditorInstance();
  const design = useDesign();
  const pictures = useEditor((state) => state.pictures);
  const [isFull, setFull] = useState(false);
  const slots = draftPhotos(design);
  const placed = new Set(slots.map(({ element }) => element.photoId));
  const hasFree = slots.some(({ element }) => element.photoId === null);
  const free = pictures.filter((picture) => !placed.has(picture.id)).slice(0, maxShown);
  // An empty place offers them itself.
  if (hasFree || free.length === 0) return null;
  return (
    <div className="earlier">
      <p id={id} className="style-label">
        {t('photo.free')}
      </p>
      {isFull ? (
        <p className="field-note" role="alert">
          {t('photo.free.full')}
        </p>
      ) : null}
      <ul aria-labelledby={id}>
        {free.map((picture) => (
          <li key={picture.id}>
            <button type="button" onClick={() => setFull(!putOnPage(store, picture))}>
              <img src={picture.thumb} alt="" loading="lazy" />
              <span className="unseen">{t('photo.free.put', { name: picture.name })}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
