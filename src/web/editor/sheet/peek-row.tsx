/** The row below the sheet: the page that is shown, the ways to its neighbours and to all, and the price. */

import leftIcon from '@phosphor-icons/core/light/caret-left-light.svg?raw';
import rightIcon from '@phosphor-icons/core/light/caret-right-light.svg?raw';
import type { ReactNode } from 'react';
import { type DocumentFace, readableFaces } from '#core/design/faces.ts';
import { panelName } from '#core/design/panel-name.ts';
import { usePageName } from '#web/editor/canvas/page-name.ts';
import { useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import { UploadChip } from '#web/editor/panels/upload-chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useSheetTexts } from './texts.ts';

type WayProps = { way: 'previous' | 'next'; to: DocumentFace | undefined };

function Way({ way, to }: WayProps) {
  const t = useSheetTexts();
  const { store } = useEditorInstance();
  const nameOf = usePageName();
  const label =
    to === undefined
      ? t(way === 'previous' ? 'sheet.page.first' : 'sheet.page.last')
      : t(`sheet.page.${way}`, { page: nameOf(to.page, to.panel.id) });
  return (
    <button
      type="button"
      className="top-icon"
      disabled={to === undefined}
      aria-label={label}
      onClick={() => to !== undefined && store.dispatch({ type: 'show', panel: to.panel.id })}
    >
      <Icon svg={way === 'previous' ? leftIcon : rightIcon} />
    </button>
  );
}

/** `isCovered`: the bar of the selection lies over it. */
export function PeekRow({ priceLine, isCovered }: { priceLine: ReactNode; isCovered: boolean }) {
  const t = useSheetTexts();
  const { store } = useEditorInstance();
  const design = useDesign();
  const faces = readableFaces(design.pages);
  const panels = faces.map(({ panel }) => panel.id);
  const shown = useEditor((state) => state.panel);
  const at = panels.indexOf(shown);
  const nameOf = usePageName();
  const page = faces[at]?.page;
  // Pages of a book have numbers of their own.
  const leaves = design.pages.filter(({ spread }) => spread !== undefined);
  const label = page ? nameOf(page, shown) : t(panelName(shown));
  const ofBook = page?.spread ? t('sheet.page.book', { label, count: leaves.length }) : label;
  const shownName = leaves.length > 0 ? ofBook : t('sheet.page', { label, number: at + 1, count: panels.length });
  return (
    <div className="peek-row figures" inert={isCovered}>
      {panels.length > 1 ? (
        <div className="peek-pages">
          <Way way="previous" to={faces[at - 1]} />
          <button type="button" className="peek-page" onClick={() => store.dispatch({ type: 'open', sidePanel: 'pages' })}>
            {shownName}
            <span className="unseen">, {t('sheet.page.all')}</span>
          </button>
          <Way way="next" to={faces[at + 1]} />
        </div>
      ) : (
        <span className="peek-page">{label}</span>
      )}
      <UploadChip>
        <span className="peek-price">{priceLine}</span>
      </UploadChip>
    </div>
  );
}
