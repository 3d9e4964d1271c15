/** The page that is looked at: arrangements of its photos, whether it is pinned, and photos that may be added. */
import { useMemo, useState } from 'react';
import type { PageLayout } from '#core/auto-layout/page-layout.ts';
import { maxPhotosPerPage } from '#core/auto-layout/page-layout.ts';
import type { Page } from '#core/design/document.ts';
import { isPinned } from '#core/products/photobook/automatic.ts';
import { useEditor } from '#web/editor/context.ts';
import { photosOn } from './book-input.ts';
import { emptyPageAt } from './move-pages.ts';
import { addPhoto, arrangeAs, arrangementsOf, pagePhotos, togglePin, writeBook } from './page-edits.ts';
import { PagePhotos } from './page-photos.tsx';
import { useBook, usePhotobookEditor, useShownBookPage } from './photobook-editor.ts';
import { bookPlaces } from './places.ts';
import { exchangePages } from './spread-edits.ts';
import { SpreadPart } from './spread-part.tsx';
import { useBookTexts } from './texts.ts';

export function LayoutPanel() {
  const t = useBookTexts();
  const index = useShownBookPage();
  const { pages } = useBook();
  const page = pages[index];
  if (!page || index === 0)
    return (
      <>
        <h2 className="panel-legend">{t('book.layout.cover')}</h2>
        <p className="panel-note">{t('book.layout.cover.lead')}</p>
      </>
    );
  return (
    <>
      <h2 className="panel-legend">{t('book.layout.heading', { page: index })}</h2>
      <Arrangements page={page} index={index} />
      <SpreadPart index={index} />
      <PagePhotos page={page} index={index} />
      <PageActions page={page} index={index} />
      <AddPhoto page={page} index={index} />
    </>
  );
}

type Props = { page: Page; index: number };

function Arrangements({ page, index }: Props) {
  const t = useBookTexts();
  const { store } = usePhotobookEditor();
  const book = useBook();
  const pictures = useEditor((state) => state.pictures);
  const layouts = useMemo(() => {
    const photos = pagePhotos(page, pictures);
    return photos ? arrangementsOf(page, book, photos) : [];
  }, [page, pictures, book]);
  const count = photosOn(page).length;
  if (count === 0) return <p className="panel-note">{t(pictures.length > 0 ? 'book.layout.empty' : 'book.layout.empty.none')}</p>;
  if (count > maxPhotosPerPage) return <p className="panel-note">{t('book.layout.full')}</p>;
  return (
    <fieldset className="book-layouts">
      <legend className="style-label">{t('book.layout.choose', { count })}</legend>
      {layouts.map((layout, at) => (
        <button
          key={layout.layout}
          type="button"
          aria-pressed={isShown(page, layout)}
          aria-label={t('book.layout.option', { number: at + 1 })}
          onClick={() => arrangeAs(store, index, layout)}
        >
          <LayoutPicture page={page} layout={layout} />
        </button>
      ))}
    </fieldset>
  );
}

/** Photos may reach into the bleed where they touch the edge of the page. */
const toleranceUm = 10_000;

function isShown(page: Page, { cells }: PageLayout): boolean {
  const photos = photosOn(page);
  return cells.every(({ box }, at) => {
    const photo = photos[at];
    return photo !== undefined && Math.abs(photo.xUm - box.xUm) <= toleranceUm && Math.abs(photo.yUm - box.yUm) <= toleranceUm;
  });
}

function LayoutPicture({ page: { widthUm, heightUm }, layout: { cells } }: { page: Page; layout: PageLayout }) {
  return (
    <svg viewBox={`0 0 ${widthUm} ${heightUm}`} aria-hidden="true">
      <rect className="layout-page" width={widthUm} height={heightUm} />
      {cells.map(({ photoId, box }) => (
        <rect key={photoId} className="layout-photo" x={box.xUm} y={box.yUm} width={box.widthUm} height={box.heightUm} />
      ))}
    </svg>
  );
}

function PageActions({ page, index }: Props) {
  const t = useBookTexts();
  const { store } = usePhotobookEditor();
  const { pages } = useBook();
  const pinned = isPinned(page);
  const facing = pages.findIndex((other) => other.spread !== undefined && other.spread === page.spread && other.id !== page.id);
  if (page.elements.length === 0) return null;
  return (
    <section className="book-page-actions">
      <p className="panel-note">{t(pinned ? 'book.layout.pinned' : 'book.layout.free')}</p>
      <button type="button" className="text-link" aria-pressed={pinned} onClick={() => togglePin(store, index)}>
        {t(pinned ? 'book.layout.release' : 'book.layout.pin')}
      </button>
      {facing > 0 ? (
        <button type="button" className="text-link" onClick={() => exchangePages(store, index - 1, facing - 1, t)}>
          {t('book.layout.swap')}
        </button>
      ) : null}
      <button type="button" className="text-link" onClick={() => writeBook(store, (book) => emptyPageAt(book, index - 1))}>
        {t('book.layout.clear')}
      </button>
    </section>
  );
}

/** Photos that lie on no page, to be put on this one. */
function AddPhoto({ page, index }: Props) {
  const t = useBookTexts();
  const { store } = usePhotobookEditor();
  const places = bookPlaces(useBook());
  const pictures = useEditor((state) => state.pictures);
  const [isFull, setFull] = useState(false);
  const free = pictures.filter(({ id }) => !places.has(id));
  if (free.length === 0 || photosOn(page).length >= maxPhotosPerPage) return null;
  return (
    <section className="book-drawer" aria-labelledby="book-add">
      <h3 id="book-add" className="style-label">
        {t('book.layout.add')}
      </h3>
      {isFull ? (
        <p className="field-note" role="alert">
          {t('book.layout.full')}
        </p>
      ) : null}
      <ul className="book-pictures">
        {free.map((picture) => (
          <li key={picture.id}>
            <button type="button" data-lift-photo={picture.id} onClick={() => setFull(!addPhoto(store, index, picture))}>
              <img src={picture.thumb} alt="" loading="lazy" />
              <span className="unseen">{t('book.layout.add.one', { name: picture.name, page: index })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
