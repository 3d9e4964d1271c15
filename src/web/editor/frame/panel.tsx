/** The side panel: messages, the open panel, state of the print check and price; in narrow windows a sheet with the open panel alone. */

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { PageStrip } from '#web/editor/canvas/page-strip.tsx';
import { useEditor } from '#web/editor/context.ts';
import { type OptionPanel, openPanel, type SidePanel, type View } from '#web/editor/state.ts';
import { CheckLine } from './check-line.tsx';
import { lazyPanel, optionalPart } from './lazy-panel.tsx';
import { useNarrow } from './use-window.ts';

/** Loaded once the panel is in view: a first view has none. */
export const Messages = optionalPart(async () => (await import('./notices.tsx')).Messages);
const ShownRecord = optionalPart(async () => (await import('./notices.tsx')).ShownRecord);
const SheetHandle = optionalPart(async () => (await import('#web/editor/sheet/sheet-handle.tsx')).SheetHandle);
const PhotoPanel = lazyPanel(async () => (await import('#web/editor/photo/photo-panel.tsx')).PhotoPanel);

const ElementsPanel = lazyPanel(async () => (await import('#web/editor/elements/elements-panel.tsx')).ElementsPanel);
const LayersPanel = lazyPanel(async () => (await import('#web/editor/elements/layers-panel.tsx')).LayersPanel);
const VersionsPanel = lazyPanel(async () => (await import('#web/editor/sharing/versions-panel.tsx')).VersionsPanel);
const CheckPanel = lazyPanel(async () => (await import('#web/editor/check/print-check.tsx')).CheckPanel);
const SharePanel = lazyPanel(async () => (await import('#web/editor/sharing/share-panel.tsx')).SharePanel);

/** What the product adds: panels of its own, and its price in full and in one line. */
export type ProductPanels = {
  panels: Readonly<Partial<Record<OptionPanel, ReactNode>>>;
  /** Beside a view of the product, in wide windows: what is chosen there. */
  viewPanels?: Readonly<Partial<Record<View, ReactNode>>>;
  /** The way to every page, below the canvas and on phones in a panel; absent: small pictures of all. */
  pages?: ReactNode;
  /** The panel of the texts. */
  texts: ReactNode;
  buyBox: ReactNode;
  priceLine: ReactNode;
};

/** `more`: the panels that have no button of their own in a narrow window. */
type Props = Omit<ProductPanels, 'priceLine'> & { more: ReactNode };

export function Panel({ panels, viewPanels, pages, texts, buyBox, more }: Props) {
  const isNarrow = useNarrow();
  const view = useEditor((state) => state.view);
  const sidePanel = useEditor(openPanel);
  const sheet = useEditor((state) => state.sheet);
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another panel is read from its beginning
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [sidePanel, view]);
  return (
    <div className="editor-panel" data-sheet={sheet}>
      {isNarrow ? <SheetHandle /> : null}
      <div
        ref={scroller}
        id="editor-sheet"
        className="panel-scroll [&>[role=radiogroup]:first-child]:border-t-0 [&>[role=radiogroup]:first-child]:pt-0"
      >
        {isNarrow && sheet !== 'full' ? null : <Messages />}
        <ShownRecord />
        {(isNarrow ? null : viewPanels?.[view]) ?? (
          <OpenPanel sidePanel={sidePanel} panels={panels} pages={pages} texts={texts} more={more} />
        )}
      </div>
      {isNarrow ? null : (
        <div className="panel-foot">
          <CheckLine />
          {buyBox}
        </div>
      )}
    </div>
  );
}

function OpenPanel({
  sidePanel,
  panels,
  pages,
  texts,
  more,
}: { sidePanel: SidePanel } & Pick<Props, 'panels' | 'pages' | 'texts' | 'more'>) {
  switch (sidePanel) {
    case 'text':
      return texts;
    case 'pictures':
      return <PhotoPanel />;
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
    case 'more':
      return more;
    case 'check':
      return <CheckPanel />;
    default:
      return panels[sidePanel];
  }
}
