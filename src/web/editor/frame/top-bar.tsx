/** The top bar: the way back, name, pages, state of saving, undo and redo. */

import { panelName } from '#core/design/panel-name.ts';
import { entryPanel } from '#web/editor/canvas/page-strip.tsx';
import { useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import { SaveStatusNote } from '#web/editor/draft/save-status.tsx';
import { useEditorTexts } from '#web/editor/texts.ts';
import { useSite } from '#web/page/page-context.ts';
import { Logo } from '#web/shell/logo.tsx';
import { AccountButton } from './account-button.tsx';
import { BackLink } from './back-link.tsx';
import { BuyButton } from './buy-button.tsx';
import { UndoButtons } from './undo-buttons.tsx';

type Props = {
  title: string;
  /** Path of the product's page. */
  backPath: string;
  viewName: string;
};

export function TopBar({ title, backPath, viewName }: Props) {
  const { channel } = useSite();
  return (
    <header className="editor-top">
      <div className="top-card">
        <BackLink path={backPath} />
        <Logo channel={channel} size={25} className="wide-only top-logo" />
        <h1 className="top-name">{title}</h1>
      </div>
      <PageTabs viewName={viewName} />
      <div className="top-state">
        <SaveStatusNote />
        <UndoButtons />
        <AccountButton />
        <BuyButton className="button-small narrow-only top-buy" />
      </div>
    </header>
  );
}

/** More pages have no room here; the strip below the canvas shows them all. */
const maxTabs = 3;

function PageTabs({ viewName }: Pick<Props, 'viewName'>) {
  const t = useEditorTexts();
  const { store } = useEditorInstance();
  const { pages } = useDesign();
  const shown = useEditor((state) => state.panel);
  const isHeld = useEditor((state) => state.isHeld);
  return (
    <nav className="top-pages wide-only" aria-label={t('editor.pages')}>
      {pages.length > maxTabs ? (
        <button type="button" aria-current={!isHeld || undefined} onClick={() => store.dispatch({ type: 'show', panel: shown })}>
          {t('editor.pages.all')}
        </button>
      ) : (
        pages.map((page) => (
          <button
            key={page.id}
            type="button"
            aria-current={(!isHeld && page.panels.some(({ id }) => id === shown)) || undefined}
            onClick={() => store.dispatch({ type: 'show', panel: entryPanel(page) })}
          >
            {t(pages.length === 1 ? 'editor.pages.one' : panelName(page.id))}
          </button>
        ))
      )}
      <button type="button" aria-current={isHeld || undefined} onClick={() => store.dispatch({ type: 'hold', isHeld: true })}>
        {viewName}
      </button>
    </nav>
  );
}
