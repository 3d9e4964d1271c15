/** The row below the sheet: the page that is shown, the ways to its neighbours and to all, and the price. */

import leftIcon from '@phosphor-icons/core/light/caret-left-light.svg?raw';
import rightIcon from '@phosphor-icons/core/light/caret-right-light.svg?raw';
import type { ReactNode } from 'react';
import { panelName } from '#core/design/panel-name.ts';
import { usePageName } from '#web/editor/canvas/page-name.ts';
import { useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import { facesInOrder } from '#web/editor/draft/content.ts';
import { UploadChip } from '#web/editor/panels/upload-chip.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useSheetTexts } from './texts.ts';

type WayProps = { way: 'previous' | 'next'; to: ReturnType<typeof facesInOrder>[number] | undefined };

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

export function PeekRow({ priceLine }: { priceLine: ReactNode }) {
  const t = useSheetTexts();
  const { store } = useEditorInstance();
  const faces = facesInOrder(useDesign());
  const panels = faces.map(({ panel }) => panel.id);
  const shown = useEditor((state) => state.panel);
  const at = panels.indexOf(shown);
  const nameOf = usePageName();
  const page = faces[at]?.page;
  const label = page ? nameOf(page, shown) : t(panelName(shown));
  return (
    <div className="peek-row figures">
      {panels.length > 1 ? (
        <div className="peek-pages">
          <Way way="previous" to={faces[at - 1]} />
          <button type="button" className="peek-page" onClick={() => store.dispatch({ type: 'open', sidePanel: 'pages' })}>
            {t('sheet.page', { label, number: at + 1, count: panels.length })}
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
