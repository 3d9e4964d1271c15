/** Photos of a book: many at once, filled into its pages; which are in it and why, and which are not. */
import { type ReactNode, useEffect } from 'react';
import type { Density } from '#core/auto-layout/book-input.ts';
import { recordedIds } from '#core/auto-layout/layout-record.ts';
import { leftOutText, placedTexts } from '#core/auto-layout/reasons.ts';
import type { LayoutRecord } from '#core/auto-layout/record-schema.ts';
import { isPinned } from '#core/products/photobook/automatic.ts';
import type { PhotobookDocument } from '#core/products/photobook/blank.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { LibraryButton } from '#web/editor/panels/library/library-button.tsx';
import { PhotoPickers } from '#web/editor/panels/photo-pickers.tsx';
import type { EditorPicture } from '#web/editor/state.ts';
import { OptionBox, OptionFieldset } from '#web/ui/option-box.tsx';
import { recordOf, takingPart } from './book-filler.ts';
import { CameraClocks } from './camera-clocks.tsx';
import { useBook, usePhotobookEditor } from './photobook-editor.ts';
import { bookPlaces } from './places.ts';
import { useBookTexts } from './texts.ts';
import { useAreFactsKnown, useFill, useFilling, useFillState, useLayoutRecord } from './use-filler.ts';

const densities: readonly Density[] = ['low', 'medium', 'high'];

export function PhotobookPhotosPanel() {
  const t = useBookTexts();
  useListedPictures();
  const { count } = useFilling();
  return (
    <>
      <h2 className="panel-legend">{t('book.photos.heading')}</h2>
      {count === 0 ? <p className="panel-note">{t('book.photos.lead')}</p> : null}
      <FillAction />
      <PhotoPickers isMain={count === 0} />
      <BookLibrary />
      <CameraClocks />
      <FillSettings />
      <LeftOut />
      <Placed />
      <Others />
    </>
  );
}

/** What is chosen takes part in the book, and fills it as an upload does. */
function BookLibrary() {
  const { filler } = usePhotobookEditor();
  const fill = useFill();
  return (
    <LibraryButton
      onPlace={(pictures) => {
        filler.include(
          pictures.map(({ id }) => id),
          true,
        );
        fill();
        return 0;
      }}
    />
  );
}

/** A saved book names its pictures without facts, and not those that it leaves out. */
function useListedPictures(): void {
  const { resources } = useEditorInstance();
  const arePicturesListed = useEditor((state) => state.arePicturesListed);
  useEffect(() => {
    if (!arePicturesListed) resources.listPictures();
  }, [arePicturesListed, resources]);
}

/** How many photos lie in the book, and the button that fills it: the next step while photos wait. */
function FillAction() {
  const t = useBookTexts();
  const { filler } = usePhotobookEditor();
  const { share, notices, problem } = useFillState();
  const { isFilled, placed, count } = useFilling();
  const { seed } = useLayoutRecord();
  const areFactsKnown = useAreFactsKnown();
  const fill = useFill();
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
  if (count === 0) return null;
  const kind = placed < count ? 'button-primary' : 'button-secondary';
  return (
    <div className="book-fill">
      <p className="figures" role="status">
        {t('book.photos.placed', { placed, count })}
        {isFilled ? notices.map((notice) => ` ${t(notice)}`) : null}
      </p>
      <div className="slot-buttons">
        <button type="button" className={`button ${kind} button-small`} disabled={!areFactsKnown} onClick={() => fill()}>
          {t(isFilled ? 'book.fill.again' : 'book.fill')}
        </button>
        {isFilled ? (
          <button type="button" className="button button-secondary button-small" onClick={() => fill({ seed: seed + 1 })}>
            {t('book.fill.other')}
          </button>
        ) : null}
      </div>
      {problem ? (
        <p className="field-note" role="alert">
          {t(problem)}
        </p>
      ) : null}
    </div>
  );
}

/** What the next layout begins with. */
function FillSettings() {
  const t = useBookTexts();
  const { filler } = usePhotobookEditor();
  const { pages, product } = useBook();
  const record = useLayoutRecord();
  const { count } = useFilling();
  const pinned = pages.slice(1).filter(isPinned).length;
  if (count === 0) return null;
  return (
    <div className="book-fill">
      <OptionFieldset name="density" label={t('book.fill.density')}>
        <div className="book-boxes">
          {densities.map((density) => (
            <OptionBox
              key={density}
              name="density"
              value={density}
              isChosen={density === record.density}
              onChoose={() => filler.set({ density })}
            >
              {t(`book.fill.density.${density}`)}
            </OptionBox>
          ))}
        </div>
      </OptionFieldset>
      <OptionFieldset name="page-limit" label={t('book.fill.pages')}>
        <div className="book-boxes">
          <OptionBox name="page-limit" value="free" isChosen={record.pageCount === null} onChoose={() => filler.set({ pageCount: null })}>
            {t('book.fill.pages.free')}
          </OptionBox>
          <OptionBox
            name="page-limit"
            value="kept"
            isChosen={record.pageCount !== null}
            onChoose={() => filler.set({ pageCount: product.pageCount })}
          >
            {t('book.fill.pages.kept', { count: product.pageCount })}
          </OptionBox>
        </div>
      </OptionFieldset>
      {pinned > 0 ? <p className="panel-note figures">{t('book.fill.pinned', { count: pinned })}</p> : null}
    </div>
  );
}

/** Photos that the last layout left out, without those that were put on a page by hand since. */
function leftOutOf(book: PhotobookDocument): LayoutRecord['leftOut'] {
  const places = bookPlaces(book);
  return recordOf(book).leftOut.filter(({ id }) => !places.has(id));
}

/** Photos that the layout left out, with its reason and the way back. */
function LeftOut() {
  const t = useBookTexts();
  const { requiredIds, excludedIds } = useLayoutRecord();
  const fill = useFill();
  const book = useBook();
  const pictures = useEditor((state) => state.pictures);
  const known = new Map(pictures.map((picture) => [picture.id, picture]));
  const left = leftOutOf(book).filter(({ id }) => known.has(id));
  if (left.length === 0) return null;
  function placePhoto(photoId: string) {
    const others = (ids: readonly string[]) => ids.filter((id) => id !== photoId);
    fill({ requiredIds: [...others(requiredIds), photoId], excludedIds: others(excludedIds) });
  }
  return (
    <details className="book-drawer" open>
      <summary className="style-label">{t('book.out.heading', { count: left.length })}</summary>
      <ul className="book-reasons">
        {left.map((one) => (
          <li key={one.id}>
            <img src={known.get(one.id)?.thumb} alt={known.get(one.id)?.name ?? ''} loading="lazy" data-lift-photo={one.id} />
            <p>{t(leftOutText(one, (id) => known.get(id)?.name))}</p>
            <button type="button" className="text-link" onClick={() => placePhoto(one.id)}>
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
  const fill = useFill();
  const book = useBook();
  const record = recordOf(book);
  const pictures = useEditor((state) => state.pictures);
  const places = bookPlaces(book);
  const placed = pictures.filter(({ id }) => places.has(id)).toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  if (placed.length === 0) return null;
  const reasons = new Map(record.placed.map(({ id, why }) => [id, why]));
  const isFilled = recordedIds(record).length > 0;
  function show({ id }: EditorPicture) {
    const panel = book.pages[places.get(id) ?? 0]?.panels.at(-1)?.id;
    if (panel) store.dispatch({ type: 'show', panel });
  }
  return (
    <details className="book-drawer">
      <summary className="style-label">{t('book.in.heading', { count: placed.length })}</summary>
      <ul className="book-reasons">
        {placed.map((picture) => {
          const page = places.get(picture.id) ?? 0;
          const place = page === 0 ? t('book.in.cover') : t('book.in.page', { page });
          const why = reasons.get(picture.id);
          return (
            <li key={picture.id}>
              <button type="button" aria-label={t('book.in.show', { name: picture.name, place })} onClick={() => show(picture)}>
                <img src={picture.thumb} alt="" loading="lazy" />
              </button>
              <p className="figures">
                {why && page > 0
                  ? placedTexts(page, why)
                      .map((text) => t(text))
                      .join('. ')
                  : place}
              </p>
              {isFilled ? (
                <button
                  type="button"
                  className="text-link"
                  onClick={() => fill({ excludedIds: [...record.excludedIds.filter((id) => id !== picture.id), picture.id] })}
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

/** Pictures that are on no page: those of the book, which the next layout takes, and the customer's of other designs and visits. */
function Others() {
  const t = useBookTexts();
  const { filler } = usePhotobookEditor();
  const book = useBook();
  const pictures = useEditor((state) => state.pictures);
  const places = bookPlaces(book);
  const left = new Set(leftOutOf(book).map(({ id }) => id));
  const unplaced = pictures.filter(({ id }) => !places.has(id) && !left.has(id));
  const excluded = new Set(recordOf(book).excludedIds);
  const own = new Set(takingPart(unplaced, book).flatMap(({ id }) => (excluded.has(id) ? [] : [id])));
  const waiting = unplaced.filter(({ id }) => own.has(id));
  const others = unplaced.filter(({ id }) => !own.has(id));
  const addAll = () =>
    filler.include(
      others.map(({ id }) => id),
      true,
    );
  return (
    <>
      <Pictures name="waiting" pictures={waiting} isOwn />
      <Pictures name="more" pictures={others} isOwn={false}>
        {others.length > 1 ? (
          <button type="button" className="text-link" onClick={addAll}>
            {t('book.more.all')}
          </button>
        ) : null}
      </Pictures>
    </>
  );
}

type PicturesProps = { name: 'waiting' | 'more'; pictures: readonly EditorPicture[]; isOwn: boolean; children?: ReactNode };

/** Pictures that a click takes into the book or out of it. */
function Pictures({ name, pictures, isOwn, children }: PicturesProps) {
  const t = useBookTexts();
  const { filler } = usePhotobookEditor();
  if (pictures.length === 0) return null;
  return (
    <section className="book-drawer" aria-labelledby={`book-${name}`}>
      <h3 id={`book-${name}`} className="style-label">
        {t(`book.${name}.heading`, { count: pictures.length })}
      </h3>
      {children}
      <ul className="book-pictures">
        {pictures.map(({ id, name: file, thumb }) => (
          <li key={id}>
            <button type="button" data-lift-photo={id} aria-pressed={isOwn} onClick={() => filler.include([id], !isOwn)}>
              <img src={thumb} alt="" loading="lazy" />
              <span className="unseen">{t(isOwn ? 'book.more.added' : 'book.more.add', { name: file })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
