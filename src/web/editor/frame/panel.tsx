/** The side panel: notices, the open panel, print check and price; on phones the check is a panel of its own and the price one line. */

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { panelName } from '#core/design/panel-name.ts';
import { PageStrip } from '#web/editor/canvas/page-strip.tsx';
import { PrintCheck } from '#web/editor/check/print-check.tsx';
import { useDesign, useEditor } from '#web/editor/context.ts';
import { facesInOrder } from '#web/editor/draft/content.ts';
import { TextFields } from '#web/editor/panels/text-fields.tsx';
import { type OptionPanel, openPanel, type SidePanel, type View } from '#web/editor/state.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { lazyPanel, optionalPart } from './lazy-panel.tsx';
import { usePurchase } from './use-purchase.ts';
import { useNarrow } from './use-window.ts';

/** Loaded once the panel is in view: a first view has none. */
const Notices = optionalPart(async () => (await import('./notices.tsx')).Notices);
const PhotoSlots = lazyPanel(async () => (await import('#web/editor/panels/photo-slots.tsx')).PhotoSlots);

const ElementsPanel = lazyPanel(async () => (await import('#web/editor/elements/elements-panel.tsx')).ElementsPanel);
const LayersPanel = lazyPanel(async () => (await import('#web/editor/elements/layers-panel.tsx')).LayersPanel);
const VersionsPanel = lazyPanel(async () => (await import('#web/editor/sharing/versions-panel.tsx')).VersionsPanel);
const SharePanel = lazyPanel(async () => (await import('#web/editor/sharing/share-panel.tsx')).SharePanel);

/** What the product adds: panels of its own, and its price in full and in one line. */
export type ProductPanels = {
  panels: Readonly<Partial<Record<OptionPanel, ReactNode>>>;
  /** Beside a view of the product, in wide windows: what is chosen there. */
  viewPanels?: Readonly<Partial<Record<View, ReactNode>>>;
  /** The way to every page, below the canvas and on phones in a panel; absent: small pictures of all. */
  pages?: ReactNode;
  /** Above the texts. */
  textOffer: ReactNode;
  buyBox: ReactNode;
  priceLine: ReactNode;
};

export function Panel({ panels, viewPanels, pages, textOffer, buyBox, priceLine }: ProductPanels) {
  const isNarrow = useNarrow();
  const view = useEditor((state) => state.view);
  const sidePanel = useEditor(openPanel);
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel is read from its beginning
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [sidePanel, view]);
  return (
    <div className="editor-panel">
      <div ref={scroller} className="panel-scroll [&>[role=radiogroup]:first-child]:border-t-0 [&>[role=radiogroup]:first-child]:pt-0">
        <Notices />
        {(isNarrow ? null : viewPanels?.[view]) ?? <OpenPanel sidePanel={sidePanel} panels={panels} pages={pages} textOffer={textOffer} />}
      </div>
      {isNarrow ? <PanelFoot priceLine={priceLine} /> : <CheckSection className="panel-check" />}
      {isNarrow ? null : buyBox}
    </div>
  );
}

function OpenPanel({
  sidePanel,
  panels,
  pages,
  textOffer,
}: { sidePanel: SidePanel } & Pick<ProductPanels, 'panels' | 'pages' | 'textOffer'>) {
  switch (sidePanel) {
    case 'text':
      return (
        <>
          {textOffer}
          <TextFields />
        </>
      );
    case 'pictures':
      return <PhotoSlots />;
    case 'elements':
      return <ElementsPanel />;
    case 'layers':
      return <LayersPanel />;
    case 'versions':
      return <VersionsPanel />;
    case 'share':
      return <SharePanel />;
    case 'pages':
      return pages ?? <PageStrip by="panels" />;
    case 'check':
      return (
        <CheckSection>
          <PurchaseReason />
        </CheckSection>
      );
    default:
      return panels[sidePanel];
  }
}

function CheckSection({ className, children }: { className?: string; children?: ReactNode }) {
  const t = useEditorTexts();
  return (
    <section className={className} id="print-check" tabIndex={-1} aria-labelledby="print-check-title">
      <h2 id="print-check-title" className="panel-title">
        {t('check.heading')}
      </h2>
      {children}
      <PrintCheck />
    </section>
  );
}

function PurchaseReason() {
  const { reason } = usePurchase();
  return reason ? <p className="buy-reason">{reason}</p> : null;
}

function PanelFoot({ priceLine }: { priceLine: ReactNode }) {
  const t = useEditorTexts();
  const panels = facesInOrder(useDesign());
  const shown = useEditor((state) => state.panel);
  const at = panels.findIndex(({ panel }) => panel.id === shown);
  return (
    <p className="panel-foot figures">
      <span>{t('editor.panel', { label: t(panelName(shown)), number: at + 1, count: panels.length })}</span>
      <span>{priceLine}</span>
    </p>
  );
}
