/** Photos of a book: many at once, filled into its pages; which are in it and why, and which are not. */
import { useEffect } from 'react';
import type { Density } from '#core/auto-layout/book-input.ts';
import type { LeftOutPhoto } from '#core/auto-layout/book-layout.ts';
import { isPinned } from '#core/products/photobook/automatic.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { PhotoPickers } from '#web/editor/panels/photo-pickers.tsx';
import { UploadList } from '#web/editor/panels/upload-list.tsx';
import type { EditorPicture } from '#web/editor/state.ts';
import { OptionBox, OptionGroup } from '#web/ui/option-box.tsx';
import { CameraClocks } from './camera-clocks.tsx';
import { useBook, usePhotobookEditor } from './photobook-editor.ts';
import { placesOf } from './places.ts';
import { useBookTexts } from './texts.ts';
import { useFill, useFillState, usePhotoCount } from './use-filler.ts';

const densities: readonly Density[] = ['low', 'medium', 'high'];

export function PhotosPanel() {
  const t = useBookTexts();
  useIncludedUploads();
  return (
    <>
      <h2 className="panel-legend">{t('book.photos.heading')}</h2>
      <p className="panel-note">{t('book.photos.lead')}</p>
      <PhotoPickers />
      <UploadList />
      <CameraClocks />
      <FillForm />
      <LeftOut />
      <Placed />
      <Others />
    </>
  );
}

/** What is uploaded on this page is meant for the book. */
function useIncludedUploads(): void {
  const { filler } = usePhotobookEditor();
  const uploads = useEditor((state) => state.uploads);
  useEffect(() => {
    const { added, settings } = filler.getState();
    const arrived = uploads.flatMap(({ pictureId }) => pictureId ?? []);
    const fresh = arrived.filter((id) => !added.has(id) && !settings.excludedIds.includes(id));
    if (fresh.length > 0) filler.include(fresh, true);
  }, [filler, uploads]);
}

function FillForm() {
  const t = useBookTexts();
  const { filler } = usePhotobookEditor();
  const { share, layout, settings, problem } = useFillState();
  const { pages, product } = useBook();
  const count = usePhotoCount();
  const fill = useFill();
  const pinned = pages.slice(1).filter(isPinned).length;
  if (share !== null)
    return (
      <div className="book-fill" role="status">
        <progress value={share} max={1} aria-label={t('book.fill.running', { percent: Math.round(share * 100) })} />
        <p className="panel-note figures">{t('book.fill.running', { percent: Math.round(share * 100) })}</p>
        <button type="button" className="text-link" onClick={filler.cancel}>
          {t('book.fill.cancel')}
        </button>
      </div>
    );
  return (
    <div className="book-fill">
      <OptionGroup name="density" label={t('book.fill.density')}>
        <div className="book-boxes">
          {densities.map((density) => (
            <OptionBox
              key={density}
              name="density"
              value={density}
              isChosen={density === settings.density}
              onChoose={() => filler.set({ density })}
            >
              {t(`book.fill.density.${density}`)}
            </OptionBox>
          ))}
        </div>
      </OptionGroup>
      <OptionGroup name="page-limit" label={t('book.fill.pages')}>
        <div className="book-boxes">
          <OptionBox name="page-limit" value="free" isChosen={settings.pageCount === null} onChoose={() => filler.set({ pageCount: null })}>
            {t('book.fill.pages.free')}
          </OptionBox>
          <OptionBox
            name="page-limit"
            value="kept"
            isChosen={settings.pageCount !== null}
            onChoose={() => filler.set({ pageCount: product.pageCount })}
          >
            {t('book.fill.pages.kept', { count: product.pageCount })}
          </OptionBox>
        </div>
      </OptionGroup>
      {pinned > 0 ? <p className="panel-note figures">{t('book.fill.pinned', { count: pinned })}</p> : null}
      <div className="slot-buttons">
        <button type="button" className="button button-primary button-small" disabled={count === 0} onClick={fill}>
          {t(layout ? 'book.fill.again' : 'book.fill')}
        </button>
        {layout ? (
          <button
            type="button"
            className="button button-secondary button-small"
            onClick={() => {
              filler.set({ seed: settings.seed + 1 });
              fill();
            }}
          >
            {t('book.fill.other')}
          </button>
        ) : null}
      </div>
      <p className="panel-note figures" role="status">
        {layout ? t('book.fill.done', { photos: layout.placed.length, pages: layout.pageCount }) : t('book.photos.count', { count })}
        {layout?.notices.map((notice) => ` ${t(notice)}`)}
      </p>
      {problem ? (
        <p className="field-note" role="alert">
          {t(problem)}
        </p>
      ) : null}
    </div>
  );
}

/** Photos that the layout left out, with its reason and the way back. */
function LeftOut() {
  const t = useBookTexts();
  const { filler } = usePhotobookEditor();
  const { layout, settings } = useFillState();
  const fill = useFill();
  const pictures = useEditor((state) => state.pictures);
  const known = new Map(pictures.map((picture) => [picture.id, picture]));
  const left = layout?.leftOut.filter(({ photoId }) => known.has(photoId)) ?? [];
  if (left.length === 0) return null;
  function take({ photoId }: LeftOutPhoto) {
    filler.set({
      requiredIds: [...settings.requiredIds.filter((id) => id !== photoId), photoId],
      excludedIds: settings.excludedIds.filter((id) => id !== photoId),
    });
    fill();
  }
  return (
    <details className="book-drawer" open>
      <summary className="style-label figures">{t('book.out.heading', { count: left.length })}</summary>
      <ul className="book-reasons">
        {left.map((one) => (
          <li key={one.photoId}>
            <img src={known.get(one.photoId)?.thumb} alt={known.get(one.photoId)?.name ?? ''} loading="lazy" />
            <p>{t(one.text)}</p>
            <button type="button" className="text-link" onClick={() => take(one)}>
              {t('book.out.take')}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Photos on the pages, in their order; a click shows the page. */
function Placed() {
  const t = useBookTexts();
  const { store } = useEditorInstance();
  const { filler } = usePhotobookEditor();
  const { layout } = useFillState();
  const fill = useFill();
  const book = useBook();
  const pictures = useEditor((state) => state.pictures);
  const places = placesOf(book);
  const placed = pictures.filter(({ id }) => places.has(id)).toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  if (placed.length === 0) return null;
  const reasons = new Map(layout?.placed.map(({ photoId, texts }) => [photoId, texts]) ?? []);
  function show({ id }: EditorPicture) {
    const panel = book.pages[places.get(id) ?? 0]?.panels.at(-1)?.id;
    if (panel) store.dispatch({ type: 'show', panel });
  }
  return (
    <details className="book-drawer">
      <summary className="style-label figures">{t('book.in.heading', { count: placed.length })}</summary>
      <ul className="book-reasons">
        {placed.map((picture) => {
          const page = places.get(picture.id) ?? 0;
          const place = page === 0 ? t('book.in.cover') : t('book.in.page', { page });
          const texts = reasons.get(picture.id) ?? [];
          return (
            <li key={picture.id}>
              <button type="button" aria-label={t('book.in.show', { name: picture.name, place })} onClick={() => show(picture)}>
                <img src={picture.thumb} alt="" loading="lazy" />
              </button>
              <p className="figures">{texts.length > 0 ? texts.map((text) => t(text)).join('. ') : place}</p>
              {layout ? (
                <button
                  type="button"
                  className="text-link"
                  onClick={() => {
                    filler.include([picture.id], false);
                    fill();
                  }}
                >
                  {t('book.in.remove')}
                </button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** The customer's pictures of other designs and visits. */
function Others() {
  const t = useBookTexts();
  const { filler } = usePhotobookEditor();
  const { added, layout } = useFillState();
  const book = useBook();
  const pictures = useEditor((state) => state.pictures);
  const places = placesOf(book);
  const left = new Set(layout?.leftOut.map(({ photoId }) => photoId) ?? []);
  const others = pictures.filter(({ id }) => !places.has(id) && !left.has(id));
  if (others.length === 0) return null;
  const waiting = others.filter(({ id }) => !added.has(id));
  return (
    <section className="book-drawer" aria-labelledby="book-others">
      <h3 id="book-others" className="style-label figures">
        {t('book.more.heading', { count: others.length })}
      </h3>
      {waiting.length > 1 ? (
        <button
          type="button"
          className="text-link"
          onClick={() =>
            filler.include(
              waiting.map(({ id }) => id),
              true,
            )
          }
        >
          {t('book.more.all')}
        </button>
      ) : null}
      <ul className="book-pictures">
        {others.map(({ id, name, thumb }) => (
          <li key={id}>
            <button type="button" aria-pressed={added.has(id)} onClick={() => filler.include([id], !added.has(id))}>
              <img src={thumb} alt="" loading="lazy" />
              <span className="unseen">{t(added.has(id) ? 'book.more.added' : 'book.more.add', { name })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
