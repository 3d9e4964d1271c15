/** The configurator of photo frames and wall art: the editor with size, material and frame, and the picture on the wall. */
import { lazy, useEffect, useMemo, useRef } from 'react';
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import { startFormat } from '#core/products/photoframe/formats.ts';
import { wallArtFormat } from '#core/products/photoframe/names.ts';
import { photoframePrice } from '#core/products/photoframe/price.ts';
import { photoframeLimits } from '#core/products/photoframe/resolution.ts';
import { photoframeSku } from '#core/products/photoframe/sku.ts';
import { pathTo } from '#core/site/paths.ts';
import { ConfiguratorRoot } from '#web/configurators/configurator-root.tsx';
import { CopiesPriceLine } from '#web/configurators/copies/buy-box.tsx';
import { useQuantity } from '#web/configurators/copies/copies-editor.ts';
import { nameOfNewDraft } from '#web/configurators/new-draft-name.ts';
import { EditorFrame } from '#web/editor/frame/editor-frame.tsx';
import { frameIcon, paletteIcon, paperIcon, quantityIcon, sizeIcon } from '#web/editor/frame/icons.ts';
import { lazyPanel, optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { call } from '#web/page/client.ts';
import { type SiteView, usePath, useSite } from '#web/page/page-context.ts';
import { PhotoFrameBuyBox } from './buy-box.tsx';
import type { PhotoFrameEntry } from './entry.ts';
import type { PhotoFramePricing } from './offer.ts';
import { createWallArtEditor, useMainPhoto, usePhotoFrameProduct, type WallArtEditor } from './photo-frame-editor.ts';
import { usePhotoFrameTexts } from './texts.ts';
import { useChoosePhotoFrame } from './use-choose.ts';

/** The editor of one photo, or of a poster, which the server draws. */
function createPhotoFrameEditor(entry: PhotoFrameEntry, site: SiteView, Overlay: WallArtEditor['Overlay']): WallArtEditor {
  const { poster, saved } = entry;
  return createWallArtEditor(entry, site, {
    draftName: nameOfNewDraft('photoframe', poster?.id ?? 'photo'),
    sidePanel: firstPanel(poster, saved !== null),
    async fetchBlank(choice, { product: { colourway } }) {
      if (choice.poster === undefined) {
        const { blankPhotoframe } = await import('#core/products/photoframe/blank.ts');
        return { design: blankPhotoframe(choice), artworks: [] };
      }
      return call(site)('GET /web-api/poster-blank', { sku: photoframeSku(choice), ...(colourway === undefined ? {} : { colourway }) });
    },
    Overlay,
    // A poster comes in the sizes of its shape only.
    ...(poster ? {} : { FormatOffer }),
    settle: (design) => design,
  });
}

/** What a visit begins with: words of a poster, its colours where it has none, the photo that is still missing. */
function firstPanel(poster: PosterTemplate | null, isSaved: boolean): 'text' | 'colour' | 'size' | 'pictures' {
  if (poster) return Object.keys(poster.texts).length > 0 ? 'text' : 'colour';
  return isSaved ? 'size' : 'pictures';
}

/**
 * The first photo of a draft chooses the format: the one of 3:2 and 4:3 that is nearest to it, turned as it is. `isOpen`: the customer has
 * not named a format yet.
 */
function useFirstFormat(isOpen: boolean, pricing: PhotoFramePricing): void {
  const photo = useMainPhoto();
  const { format } = usePhotoFrameProduct();
  const choose = useChoosePhotoFrame(pricing);
  const began = useRef(format);
  const isDecided = useRef(!isOpen);
  useEffect(() => {
    if (format !== began.current) isDecided.current = true;
    if (isDecided.current || !photo) return;
    isDecided.current = true;
    const first = startFormat(photo);
    if (first !== format) choose({ format: first });
  }, [photo, format, choose]);
}

/** Panels of the side bar, in the order of a purchase. */
const photoPanels = ['pictures', 'size', 'material', 'frame', 'quantity', 'text', 'elements', 'layers', 'versions', 'share'] as const;
const posterPanels = ['text', 'colour', 'size', 'material', 'frame', 'quantity', 'elements', 'layers', 'versions', 'share'] as const;

/** Of the product's own panels. */
const icons = { colour: paletteIcon, size: sizeIcon, material: paperIcon, frame: frameIcon, quantity: quantityIcon } as const;

const WallPreview = lazy(() => import('./wall-preview.tsx'));

const FormatOffer = optionalPart(async () => (await import('./format-offer.tsx')).FormatOffer);
const HiddenEdges = optionalPart(async () => (await import('./hidden-edges.tsx')).HiddenEdges);
const TextFields = lazyPanel(async () => (await import('#web/editor/panels/text-fields.tsx')).TextFields);
const OptionPanel = lazyPanel(async () => (await import('./option-panel.tsx')).PhotoFrameOptionPanel);

export function PhotoFrameConfigurator({ entry }: { entry: PhotoFrameEntry }) {
  const site = useSite();
  return (
    <ConfiguratorRoot address="du" createEditor={() => createPhotoFrameEditor(entry, site, HiddenEdges)}>
      <Frame entry={entry} />
    </ConfiguratorRoot>
  );
}

function Frame({ entry: { pricing: rows, poster, surcharges, hasFormat } }: { entry: PhotoFrameEntry }) {
  const t = usePhotoFrameTexts();
  const { country } = useSite();
  const path = usePath();
  const product = usePhotoFrameProduct();
  const quantity = useQuantity();
  const pricing = useMemo(() => ({ ...rows, template: poster }), [rows, poster]);
  const limits = useMemo(() => photoframeLimits(product), [product]);
  const price = useMemo(
    () => photoframePrice(product, quantity, { prices: pricing.prices, country }),
    [product, quantity, pricing.prices, country],
  );
  useFirstFormat(!hasFormat && poster === null, pricing);
  const panel = (of: 'size' | 'material' | 'frame' | 'colour' | 'quantity') => <OptionPanel of={of} pricing={pricing} price={price} />;
  return (
    <EditorFrame
      title={poster ? `${poster.name}, ${t(wallArtFormat(product))}` : t(wallArtFormat(product))}
      backPath={path(poster ? pathTo('poster', { poster: poster.id }) : pathTo('home'))}
      limits={limits}
      address="du"
      placeholder={<p className="canvas-note">{t('photo-frame.waiting')}</p>}
      productView={<WallPreview />}
      viewName={t('photo-frame.view')}
      listed={poster ? posterPanels : photoPanels}
      icons={icons}
      panels={{
        colour: panel('colour'),
        size: panel('size'),
        material: panel('material'),
        frame: panel('frame'),
        quantity: panel('quantity'),
      }}
      texts={<TextFields />}
      buyBox={<PhotoFrameBuyBox price={price} surcharges={surcharges} />}
      priceLine={<CopiesPriceLine price={price} t={t} />}
    />
  );
}
