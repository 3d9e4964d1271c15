/** The frame of an editor: top bar, side bar, canvas, panel, page strip; in narrow windows the panel is a sheet over the canvas. */
import type { ReactNode } from 'react';
import { panelName } from '#core/design/panel-name.ts';
import type { Limits } from '#core/preflight/limits.ts';
import type { Formality } from '#core/values/formality.ts';
import { entryPanel, PageStrip } from '#web/editor/canvas/page-strip.tsx';
import { useCheck } from '#web/editor/check/use-check.ts';
import { LimitsContext, useDesign, useEditor, useEditorInstance, useHasPreview } from '#web/editor/context.ts';
import { SaveIcon, SaveStatusNote } from '#web/editor/draft/save-status.tsx';
import { useStrayFiles } from '#web/editor/panels/take-files.ts';
import { useFonts } from '#web/editor/preview/use-fonts.ts';
import { type OptionPanel, openPanel, type SidePanel, textOnCanvas } from '#web/editor/state.ts';
import { useBeginEditing } from '#web/editor/text-editing/use-begin-editing.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { useSite } from '#web/page/page-context.ts';
import { Logo } from '#web/shell/logo.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { menuIcon } from '#web/ui/icons.ts';
import { AccountButton } from './account-button.tsx';
import { BackLink } from './back-link.tsx';
import { BuyButton } from './buy-button.tsx';
import { CanvasArea } from './canvas-area.tsx';
import { elementsIcon, imageIcon, layersIcon, shareIcon, textIcon, versionsIcon } from './icons.ts';
import { lazyPanel, optionalPart, usePreloadedPanels } from './lazy-panel.tsx';
import { Messages, Panel, type ProductPanels } from './panel.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { currentLayout, leavesTextAlone, useKeyboard, useNarrow } from './use-window.ts';

type TopBarProps = {
  title: string;
  /** Path of the product's page. */
  backPath: string;
  viewName: string;
};

/** The top bar: the way back, name, pages, state of saving, undo and redo. */
function TopBar({ title, backPath, viewName }: TopBarProps) {
  const { channel } = useSite();
  const isNarrow = useNarrow();
  return (
    <header className="editor-top">
      <div className="top-card">
        <BackLink path={backPath} />
        <Logo channel={channel} size={25} className="wide-only top-logo" />
        <h1 className="top-name">{title}</h1>
      </div>
      <PageTabs viewName={viewName} />
      <div className="top-state">
        {isNarrow ? null : <UploadChip />}
        <SaveStatusNote />
        <SaveIcon />
        <UndoButtons />
        <AccountButton />
        <BuyButton isShort className="button-small narrow-only top-buy" />
      </div>
    </header>
  );
}

/** More pages have no room here; the strip below the canvas shows them all. */
const maxTabs = 3;

function PageTabs({ viewName }: Pick<TopBarProps, 'viewName'>) {
  const t = useEditorTexts();
  const { store } = useEditorInstance();
  const { pages } = useDesign();
  const shown = useEditor((state) => state.panel);
  const isOnPages = useEditor(({ view }) => view === 'pages');
  const isProduct = useEditor(({ view }) => view === 'product');
  return (
    <nav className="top-pages wide-only" aria-label={t('editor.pages')}>
      {pages.length > maxTabs ? (
        <button type="button" aria-current={isOnPages || undefined} onClick={() => store.dispatch({ type: 'show', panel: shown })}>
          {t('editor.pages.all')}
        </button>
      ) : (
        pages.map((page) => (
          <button
            key={page.id}
            type="button"
            aria-current={(isOnPages && page.panels.some(({ id }) => id === shown)) || undefined}
            onClick={() => store.dispatch({ type: 'show', panel: entryPanel(page) })}
          >
            {t(pages.length === 1 ? 'editor.pages.one' : panelName(page.id))}
          </button>
        ))
      )}
      <button type="button" aria-current={isProduct || undefined} onClick={() => store.dispatch({ type: 'view', view: 'product' })}>
        {viewName}
      </button>
    </nav>
  );
}

/** Of the panels that every editor has. */
const icons: Record<Exclude<SidePanel, 'check' | 'pages' | 'more' | OptionPanel>, string> = {
  text: textIcon,
  pictures: imageIcon,
  elements: elementsIcon,
  layers: layersIcon,
  versions: versionsIcon,
  share: shareIcon,
};

/** Of a product's own panels: each product loads those that it has. */
type PanelIcons = Readonly<Partial<Record<OptionPanel, string>>>;

/** A panel that has a button here. */
type ListedPanel = Exclude<SidePanel, 'check' | 'pages' | 'more'>;

/** A narrow window has room for these; a fifth button opens the others. */
const narrowTools = 4;

type ListedProps = { listed: readonly ListedPanel[]; icons: PanelIcons };

function useTools({ listed, icons: own }: ListedProps) {
  const t = useEditorTexts();
  const shown: Readonly<Partial<Record<SidePanel, string>>> = { ...icons, ...own };
  return listed.map((panel) => ({ panel, icon: shown[panel] ?? '', label: t(`editor.tool.${panel}`) }));
}

/** Opens a panel; in a narrow window the button of the open one closes its sheet. */
function useOpen() {
  const { store, resources } = useEditorInstance();
  return (sidePanel: ListedPanel | 'more') => {
    const state = store.getState();
    const isOpen = currentLayout() !== 'wide' && state.sheet !== 'peek' && openPanel(state) === sidePanel;
    store.dispatch(isOpen ? { type: 'sheet', sheet: 'peek' } : { type: 'open', sidePanel });
    if (sidePanel === 'pictures' && state.isReady && !state.arePicturesListed) resources.listPictures();
  };
}

/** The buttons that open the side panels; in narrow windows those of the first and one for the others. */
function SideBar(props: ListedProps) {
  const t = useEditorTexts();
  const tools = useTools(props);
  const open = useEditor(openPanel);
  const show = useOpen();
  const isOther = open === 'more' || tools.slice(narrowTools).some(({ panel }) => panel === open);
  return (
    <nav className="editor-rail" aria-label={t('editor.tools')}>
      {tools.map(({ panel, icon, label }, at) => (
        <button
          key={panel}
          type="button"
          className={`rail-tool ${at < narrowTools ? '' : 'wide-only'}`}
          aria-current={open === panel || undefined}
          onClick={() => show(panel)}
        >
          <Icon svg={icon} />
          {label}
        </button>
      ))}
      <button type="button" className="rail-tool narrow-only" aria-current={isOther || undefined} onClick={() => show('more')}>
        <Icon svg={menuIcon} />
        {t('editor.tool.more')}
      </button>
    </nav>
  );
}

function More(props: ListedProps) {
  return <MorePanel panels={useTools(props).slice(narrowTools)} onOpen={useOpen()} />;
}

/** The note is where the bar will be: a row of its own would move the card between two clicks. */
const MorePanel = lazyPanel(async () => (await import('#web/editor/sheet/more-panel.tsx')).MorePanel<ListedPanel>);
const Shortcuts = optionalPart(async () => (await import('./shortcuts.tsx')).Shortcuts);
const UploadChip = optionalPart(async () => (await import('#web/editor/panels/upload-chip.tsx')).UploadChip);
const PeekRow = optionalPart(async () => (await import('#web/editor/sheet/peek-row.tsx')).PeekRow);
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
  const view = useEditor((state) => state.view);
  const hasBar = useEditor((state) => state.selection.size > 0 && state.view === 'pages');
  const isReady = useEditor((state) => state.isReady);
  const isApproving = useEditor((state) => state.isApproving);
  const hasConflict = useEditor(({ conflict }) => conflict !== null);
  const sheet = useEditor((state) => state.sheet);
  const isOnCanvas = useEditor((state) => textOnCanvas(state) !== null);
  const isCovered = sheet === 'full' && isNarrow;
  const hasStrip = useDesign().pages.length > 1 || panels.pages;
  const isTyping = isNarrow && keyboard !== null;
  const style = keyboard ? { '--editor-height': `${keyboard.height}px`, '--editor-top': `${keyboard.top}px` } : undefined;
  return (
    <LimitsContext value={limits}>
      <div
        className={`editor ${isTyping ? 'editor-typing' : ''}`}
        data-held={view === 'product' || undefined}
        data-sheet={isNarrow ? sheet : undefined}
        data-typing={isOnCanvas ? (leavesTextAlone(keyboard) ? 'alone' : 'canvas') : undefined}
        data-hydrated={isReady || undefined}
        style={style}
      >
        <TopBar title={title} backPath={backPath} viewName={viewName} />
        <main className="editor-main" id="inhalt">
          <SideBar listed={listed} icons={icons} />
          <CanvasArea placeholder={placeholder} productView={productView} viewName={viewName} isCovered={isCovered} />
          {isNarrow ? (
            <>
              {isCovered ? null : (
                <div className="editor-messages">
                  <Messages />
                </div>
              )}
              <PeekRow priceLine={panels.priceLine} isCovered={hasBar} />
            </>
          ) : null}
          {hasBar ? <ContextBar /> : null}
          {isNarrow || !hasStrip ? null : <div className="editor-strip">{panels.pages ?? <PageStrip by="pages" />}</div>}
          <Panel {...panels} more={<More listed={listed} icons={icons} />} />
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
  useBeginEditing();
  useStrayFiles();
  return <Shortcuts />;
}
