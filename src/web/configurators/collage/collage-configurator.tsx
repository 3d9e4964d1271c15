/** The configurator of collages: the editor with many photos, their arrangement, and the sizes, materials and frames of wall art. */
import { lazy, useMemo } from 'react';
import { wallArtFormat } from '#core/products/photoframe/names.ts';
import { photoframePrice } from '#core/products/photoframe/price.ts';
import { photoframeLimits } from '#core/products/photoframe/resolution.ts';
import { pathTo } from '#core/site/paths.ts';
import { collageConfiguratorTexts } from '#texts/de/wall-art/collage-configurator.ts';
import { pictureTaker } from '#web/configurators/arrangement/arranged-editor.ts';
import { ConfiguratorRoot } from '#web/configurators/configurator-root.tsx';
import { CopiesPriceLine } from '#web/configurators/copies/buy-box.tsx';
import { useQuantity } from '#web/configurators/copies/copies-editor.ts';
import { nameOfNewDraft } from '#web/configurators/new-draft-name.ts';
import { PhotoFrameBuyBox } from '#web/configurators/photoframe/buy-box.tsx';
import type { PhotoFrameEntry } from '#web/configurators/photoframe/entry.ts';
import { createWallArtEditor, usePhotoFrameProduct, type WallArtEditor } from '#web/configurators/photoframe/photo-frame-editor.ts';
import { usePhotoFrameTexts } from '#web/configurators/photoframe/texts.ts';
import { EditorFrame } from '#web/editor/frame/editor-frame.tsx';
import { frameIcon, gridIcon, imageIcon, paperIcon, quantityIcon, sizeIcon } from '#web/editor/frame/icons.ts';
import { lazyPanel, optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { type SiteView, usePath, useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';

type Arranging = typeof import('#web/configurators/arrangement/arranging.ts');

type Options = Pick<WallArtEditor, 'Overlay'>;

/** The editor of a collage: photos that arrive are arranged, as is everything when the sheet changes. */
function createCollageEditor(entry: PhotoFrameEntry, site: SiteView, { Overlay }: Options): WallArtEditor {
  let loaded: Arranging | null = null;
  const editor = createWallArtEditor(entry, site, {
    draftName: nameOfNewDraft('collage'),
    sidePanel: 'photos',
    async fetchBlank(choice, current) {
      const [arranging, { collagePage }, { blankCollage }] = await Promise.all([
        import('#web/configurators/arrangement/arranging.ts'),
        import('#web/configurators/arrangement/cells.ts'),
        import('#core/products/collage/blank.ts'),
      ]);
      loaded = arranging;
      const { page, collage } = collagePage(current);
      return { design: blankCollage(choice, collage, page.background), artworks: [] };
    },
    Overlay,
    // A sheet changes only after its blank has been fetched.
    settle: (design) => loaded?.settled(design, store.getState().pictures) ?? design,
    uploads: { uploadsPanel: 'photos', takePicture: pictureTaker() },
  });
  const { store } = editor;
  return editor;
}

/** Of the product's own panels. */
const icons = {
  photos: imageIcon,
  collage: gridIcon,
  size: sizeIcon,
  material: paperIcon,
  frame: frameIcon,
  quantity: quantityIcon,
} as const;

/** Panels of the side bar, in the order of a purchase. */
const listed = ['photos', 'collage', 'size', 'material', 'frame', 'quantity', 'text', 'elements', 'layers', 'versions', 'share'] as const;

const WallPreview = lazy(() => import('#web/configurators/photoframe/wall-preview.tsx'));

const HiddenEdges = optionalPart(async () => (await import('#web/configurators/photoframe/hidden-edges.tsx')).HiddenEdges);
const LiftLayer = optionalPart(async () => (await import('#web/editor/lift/lift-layer.tsx')).LiftLayer);
const TextFields = lazyPanel(async () => (await import('#web/editor/panels/text-fields.tsx')).TextFields);
const OptionPanel = lazyPanel(async () => (await import('#web/configurators/photoframe/option-panel.tsx')).PhotoFrameOptionPanel);
const PhotosPanel = lazyPanel(async () => (await import('#web/configurators/arrangement/photos-panel.tsx')).PhotosPanel);
const ArrangementPanel = lazyPanel(async () => (await import('#web/configurators/arrangement/arrangement-panel.tsx')).ArrangementPanel);

export function CollageConfigurator({ entry }: { entry: PhotoFrameEntry }) {
  const site = useSite();
  return (
    <ConfiguratorRoot address="du" createEditor={() => createCollageEditor(entry, site, { Overlay: HiddenEdges })}>
      <Frame entry={entry} />
      <LiftLayer pages={null} />
    </ConfiguratorRoot>
  );
}

function Frame({ entry: { pricing: rows, surcharges } }: { entry: PhotoFrameEntry }) {
  const t = useTexts(collageConfiguratorTexts);
  const wallT = usePhotoFrameTexts();
  const { country } = useSite();
  const path = usePath();
  const product = usePhotoFrameProduct();
  const quantity = useQuantity();
  const pricing = useMemo(() => ({ ...rows, template: null }), [rows]);
  const limits = useMemo(() => photoframeLimits(product), [product]);
  const price = useMemo(
    () => photoframePrice(product, quantity, { prices: pricing.prices, country }),
    [product, quantity, pricing.prices, country],
  );
  const panel = (of: 'size' | 'material' | 'frame' | 'quantity') => <OptionPanel of={of} pricing={pricing} price={price} />;
  return (
    <EditorFrame
      title={`${t('collage.heading')}, ${wallT(wallArtFormat(product))}`}
      backPath={path(pathTo('collages'))}
      limits={limits}
      address="du"
      placeholder={<p className="canvas-note">{t('collage.waiting')}</p>}
      productView={<WallPreview />}
      viewName={wallT('photo-frame.view')}
      listed={listed}
      icons={icons}
      panels={{
        photos: <PhotosPanel />,
        collage: <ArrangementPanel />,
        size: panel('size'),
        material: panel('material'),
        frame: panel('frame'),
        quantity: panel('quantity'),
      }}
      texts={<TextFields />}
      buyBox={<PhotoFrameBuyBox price={price} surcharges={surcharges} />}
      priceLine={<CopiesPriceLine price={price} t={wallT} />}
    />
  );
}
