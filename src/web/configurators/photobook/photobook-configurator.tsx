/** The configurator of photo books: the editor with many photos, their pages, and what the book is made of. */
import { lazy, useEffect, useMemo, useRef, useState } from 'react';
import { panelName } from '#core/design/panel-name.ts';
import { bookWorkingDays } from '#core/products/photobook/books.ts';
import { photobookLimits } from '#core/products/photobook/limits.ts';
import { bookName, bookSizeName, pagesText } from '#core/products/photobook/names.ts';
import { photobookPrice } from '#core/products/photobook/price.ts';
import { pathTo } from '#core/site/paths.ts';
import { ConfiguratorRoot } from '#web/configurators/configurator-root.tsx';
import { CopiesBuyBox, CopiesPriceLine } from '#web/configurators/copies/buy-box.tsx';
import { useQuantity } from '#web/configurators/copies/copies-editor.ts';
import { entryPanel } from '#web/editor/canvas/page-strip.tsx';
import { useEditorInstance } from '#web/editor/context.ts';
import { EditorFrame } from '#web/editor/frame/editor-frame.tsx';
import { bookIcon, gridIcon, imageIcon } from '#web/editor/frame/icons.ts';
import { lazyPanel, optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { useEditorTexts } from '#web/editor/texts.ts';
import { usePath, useSite } from '#web/page/page-context.ts';
import { draggedPhoto } from './dragged-photo.ts';
import type { PhotobookEntry } from './entry.ts';
import { PagePicture } from './page-picture.tsx';
import { createPhotobookEditor, useBook, useShownBookPage } from './photobook-editor.ts';
import { type OpenPage, type Spread, spreadsOf } from './spreads.ts';
import { useBookTexts } from './texts.ts';
import { useFilledUploads } from './use-filled-uploads.ts';

/** The way to every page: small spreads in a row, on phones in a grid. */
function SpreadStrip() {
  const t = useBookTexts();
  const shown = useShownBookPage();
  const { pages } = useBook();
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the spread of another page is brought into view
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  return (
    <nav ref={strip} className="strip book-strip" aria-label={t('book.strip')}>
      {spreadsOf(pages).map((spread) => (
        <StripSpread key={spread.key} spread={spread} shown={shown} />
      ))}
    </nav>
  );
}

function StripSpread({ spread: { left, right }, shown }: { spread: Spread; shown: number }) {
  return (
    <span className="book-strip-spread">
      <StripPage open={left} shown={shown} />
      <StripPage open={right} shown={shown} />
    </span>
  );
}

/** The inside of the cover has no page. */
function StripPage({ open, shown }: { open: OpenPage | null; shown: number }) {
  const t = useEditorTexts();
  const { store } = useEditorInstance();
  const [isTarget, setTarget] = useState(false);
  if (!open) return null;
  const { page, index } = open;
  const name = t(panelName(page.id));
  return (
    <button
      type="button"
      className="book-strip-page figures"
      data-strip={page.id}
      aria-current={index === shown || undefined}
      aria-label={name}
      data-target={isTarget || undefined}
      onClick={() => store.dispatch({ type: 'show', panel: entryPanel(page) })}
      onDragOver={(event) => {
        // The cover is filled on the canvas.
        if (!draggedPhoto() || index === 0) return;
        event.preventDefault();
        setTarget(index !== shown);
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        event.preventDefault();
        setTarget(false);
        draggedPhoto()?.drop(index);
      }}
    >
      <PagePicture page={page} use="strip" />
      <span aria-hidden="true">{index === 0 ? name : index}</span>
    </button>
  );
}

/** Of the product's own panels. */
const icons = { photos: imageIcon, layout: gridIcon, book: bookIcon } as const;

/** Panels of the side bar, in the order of a purchase. */
const listed = ['photos', 'layout', 'book', 'text', 'elements', 'layers', 'versions', 'share'] as const;

const BookLift = optionalPart(async () => (await import('./book-lift.tsx')).BookLift);
const Overview = lazy(() => import('./overview.tsx'));

const TextFields = lazyPanel(async () => (await import('#web/editor/panels/text-fields.tsx')).TextFields);
const PhotosPanel = lazyPanel(async () => (await import('./photos-panel.tsx')).PhotobookPhotosPanel);
const LayoutPanel = lazyPanel(async () => (await import('./layout-panel.tsx')).LayoutPanel);
const OptionPanel = lazyPanel(async () => (await import('./option-panel.tsx')).PhotobookOptionPanel);

export function PhotobookConfigurator({ entry }: { entry: PhotobookEntry }) {
  const site = useSite();
  const t = useBookTexts();
  return (
    <ConfiguratorRoot address="du" createEditor={() => createPhotobookEditor(entry, site, t)}>
      <Frame pricing={entry.pricing} />
      <FilledUploads />
      <BookLift />
    </ConfiguratorRoot>
  );
}

function Frame({ pricing }: Pick<PhotobookEntry, 'pricing'>) {
  const t = useBookTexts();
  const { country } = useSite();
  const path = usePath();
  const { product } = useBook();
  const quantity = useQuantity();
  const price = useMemo(
    () => photobookPrice(product, quantity, { prices: pricing.prices, country }),
    [product, quantity, pricing.prices, country],
  );
  return (
    <EditorFrame
      title={`${t(bookName(product.photobookType))}, ${t(bookSizeName(product.size))}`}
      backPath={path(pathTo('photobooks'))}
      limits={photobookLimits}
      address="du"
      placeholder={<p className="canvas-note">{t('book.waiting')}</p>}
      productView={<Overview />}
      viewName={t('book.view')}
      listed={listed}
      icons={icons}
      pages={<SpreadStrip />}
      panels={{
        photos: <PhotosPanel />,
        layout: <LayoutPanel />,
        book: <OptionPanel pricing={pricing} price={price} />,
      }}
      texts={<TextFields />}
      buyBox={<CopiesBuyBox price={price} t={t} workingDays={bookWorkingDays} notes={[t(pagesText(product.pageCount))]} />}
      priceLine={<CopiesPriceLine price={price} t={t} />}
    />
  );
}

/** A component of its own, so that it renders alone. */
function FilledUploads() {
  useFilledUploads();
  return null;
}
