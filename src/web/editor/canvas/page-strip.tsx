/** Small previews of all pages or panels: which one is shown, and the way to the others. */
import type { ReactNode } from 'react';
import type { DesignDocument, Page } from '#core/design/document.ts';
import { readableFaces } from '#core/design/faces.ts';
import { useEditor, useEditorInstance, useSmallPainting } from '#web/editor/context.ts';
import { useSettled } from '#web/editor/preview/use-settled.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { usePageName } from './page-name.ts';
import { SheetParts } from './sheet-parts.tsx';

/** The small pictures follow the canvas after a pause. */
const pauseMs = 200;

type Panel = Page['panels'][number];
/** `key` is the id of the page or panel. */
type Entry = { key: string; target: string; page: Page; panel?: Panel };

/** The panel a page is entered by: the front of the outside, the right of the inside. */
export function entryPanel(page: Page): string {
  return (page.panels.find(({ id }) => id === 'front') ?? page.panels.at(-1))?.id ?? '';
}

function pagesOf(design: DesignDocument): Entry[] {
  return design.pages.map((page) => ({ key: page.id, target: entryPanel(page), page }));
}

function panelsOf(design: DesignDocument): Entry[] {
  return readableFaces(design.pages).map(({ page, panel }) => ({ key: panel.id, target: panel.id, page, panel }));
}

export type StripPage = { key: string; isShown: boolean; show(): void; content: ReactNode };

/** `by`: one picture a page (outside, inside), or one a panel for narrow windows. `content` is the picture over the name. */
export function useStripPages(by: 'pages' | 'panels'): StripPage[] {
  const nameOf = usePageName();
  const { store, previewOf } = useEditorInstance();
  const design = useSettled(({ history }) => history.content.design, pauseMs);
  const shown = useEditor((state) => state.panel);
  const painting = useSmallPainting();
  const settled = useSettled((state) => previewOf(state).preview, pauseMs);
  const entries = by === 'pages' ? pagesOf(design) : panelsOf(design);
  return entries.map(({ key, target, page, panel }) => {
    const parted = settled?.sheets.find(({ sheet }) => sheet.id === page.id);
    const { widthUm, heightUm } = panel ?? page;
    return {
      key,
      isShown: panel ? panel.id === shown : page.panels.some(({ id }) => id === shown),
      show: () => store.dispatch({ type: 'show', panel: target }),
      content: (
        <>
          <span className="strip-picture">
            <span className="strip-sheet" style={{ aspectRatio: `${widthUm} / ${heightUm}` }}>
              {parted ? <SheetParts parted={parted} painting={painting} panel={panel} use={`strip-${by}-${key}`} /> : null}
              {panel
                ? null
                : page.foldsUm.map((xUm) => <span key={xUm} className="strip-fold" style={{ left: `${(xUm / widthUm) * 100}%` }} />)}
            </span>
          </span>
          <span>{nameOf(page, key)}</span>
        </>
      ),
    };
  });
}

export function PageStrip({ by }: { by: 'pages' | 'panels' }) {
  const t = useEditorTexts();
  return (
    <nav className="strip" aria-label={t('editor.pages')}>
      {useStripPages(by).map(({ key, isShown, show, content }) => (
        <button key={key} type="button" className="strip-page" data-strip={key} aria-current={isShown || undefined} onClick={show}>
          {content}
        </button>
      ))}
    </nav>
  );
}
