/** The configurator of photo books: the editor with many photos, their pages, and what the book is made of. */
import { lazy, useMemo } from 'react';
import { bookWorkingDays } from '#core/products/photobook/books.ts';
import { photobookLimits } from '#core/products/photobook/limits.ts';
import { bookName, bookSizeName, pagesText } from '#core/products/photobook/names.ts';
import { photobookPrice } from '#core/products/photobook/price.ts';
import { pathTo } from '#core/site/paths.ts';
import { ConfiguratorRoot } from '#web/configurators/configurator-root.tsx';
import { CopiesBuyBox, CopiesPriceLine } from '#web/configurators/copies/buy-box.tsx';
import { useQuantity } from '#web/configurators/copies/copies-editor.ts';
import { EditorFrame } from '#web/editor/frame/editor-frame.tsx';
import { bookIcon, gridIcon, imageIcon } from '#web/editor/frame/icons.ts';
import { lazyPanel } from '#web/editor/frame/lazy-panel.tsx';
import { usePath, useSite } from '#web/page/page-context.ts';
import type { PhotobookEntry } from './entry.ts';
import { createPhotobookEditor, useBook } from './photobook-editor.ts';
import { SpreadStrip } from './spread-strip.tsx';
import { useBookTexts } from './texts.ts';
import { useFilledUploads } from './use-filled-uploads.ts';

/** Of the product's own panels. */
const icons = { photos: imageIcon, layout: gridIcon, book: bookIcon } as const;

/** Panels of the side bar, in the order of a purchase. */
const listed = ['photos', 'layout', 'book', 'text', 'elements', 'layers', 'versions', 'share', 'pages'] as const;

const Overview = lazy(() => import('./overview.tsx'));

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
      textOffer={null}
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
