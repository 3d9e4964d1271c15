/** The frame of an editor: top bar, side bar, canvas, panel, page strip; on phones the panel is a sheet over a bar of buttons. */
import type { ReactNode } from 'react';
import type { Limits } from '#core/preflight/limits.ts';
import type { Formality } from '#core/values/formality.ts';
import { PageStrip } from '#web/editor/canvas/page-strip.tsx';
import { useCheck } from '#web/editor/check/use-check.ts';
import { LimitsContext, useDesign, useEditor, useHasPreview } from '#web/editor/context.ts';
import { useStrayFiles } from '#web/editor/panels/take-files.ts';
import { useFonts } from '#web/editor/preview/use-fonts.ts';
import { useBeginEditing } from '#web/editor/text-editing/use-begin-editing.ts';
import { CanvasArea } from './canvas-area.tsx';
import { lazyPanel, usePreloadedPanels } from './lazy-panel.tsx';
import { Panel, type ProductPanels } from './panel.tsx';
import { type ListedPanel, type PanelIcons, SideBar } from './side-bar.tsx';
import { TopBar } from './top-bar.tsx';
import { useShortcuts } from './use-shortcuts.ts';
import { useKeyboard, useNarrow } from './use-window.ts';

/** The note is where the bar will be: a row of its own would move the card between two clicks. */
const ContextBar = lazyPanel(async () => (await import('#web/editor/bar/context-bar.tsx')).ContextBar, 'editor-bar bar-row bar-note');
const ApprovalDialog = lazyPanel(async () => (await import('#web/editor/approval/approval-dialog.tsx')).ApprovalDialog);
const ConflictDialog = lazyPanel(async () => (await import('#web/editor/draft/conflict-dialog.tsx')).ConflictDialog);

type Props = ProductPanels & {
  title: string;
  /** Path of the product's page. */
  backPath: string;
  limits: Limits;
  address: Formality;
  placeholder: ReactNode;
  /** The finished product, in place of the canvas; may suspend. */
  productView: ReactNode;
  /** What the button that shows it says. */
  viewName: string;
  /** Panels with a button, in order. */
  listed: readonly ListedPanel[];
  /** Of those that are the product's own. */
  icons: PanelIcons;
};

export function EditorFrame({ title, backPath, limits, address, placeholder, productView, viewName, listed, icons, ...panels }: Props) {
  const isNarrow = useNarrow();
  const keyboard = useKeyboard();
  const sidePanel = useEditor((state) => state.sidePanel);
  const isHeld = useEditor((state) => state.isHeld);
  const hasSelection = useEditor(({ selection }) => selection.size > 0);
  const isReady = useEditor((state) => state.isReady);
  const isApproving = useEditor((state) => state.isApproving);
  const hasConflict = useEditor(({ conflict }) => conflict !== null);
  const hasStrip = useDesign().pages.length > 1;
  const isTyping = isNarrow && keyboard !== null;
  const style = keyboard ? { '--editor-height': `${keyboard.height}px`, '--editor-top': `${keyboard.top}px` } : undefined;
  return (
    <LimitsContext value={limits}>
      <div
        className={`editor ${isTyping ? 'editor-typing' : ''}`}
        data-tool={sidePanel}
        data-held={isHeld || undefined}
        data-hydrated={isReady || undefined}
        style={style}
      >
        <TopBar title={title} backPath={backPath} viewName={viewName} />
        <main className="editor-main" id="inhalt">
          <SideBar listed={listed} icons={icons} />
          <CanvasArea placeholder={placeholder} productView={productView} viewName={viewName} />
          {hasSelection && !isHeld ? <ContextBar /> : null}
          {isNarrow || !hasStrip ? null : <div className="editor-strip">{panels.pages ?? <PageStrip by="pages" />}</div>}
          <Panel {...panels} />
        </main>
        {isApproving ? <ApprovalDialog /> : null}
        {hasConflict && isReady ? <ConflictDialog /> : null}
        <Effects address={address} />
      </div>
    </LimitsContext>
  );
}

/** What the editor does besides showing; a component of its own, so that it renders alone. */
function Effects({ address }: Pick<Props, 'address'>) {
  usePreloadedPanels(useHasPreview());
  useFonts();
  useCheck(address);
  useShortcuts();
  useBeginEditing();
  useStrayFiles();
  return null;
}
