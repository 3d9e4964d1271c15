/** Small previews of all pages: which face is looked at, and the way to the others. */
import { useDeferredValue } from 'react';
import type { DesignDocument, Page } from '#core/design/document.ts';
import type { SvgResources } from '#paint/svg/sheet.ts';
import { facesInOrder } from '#web/editor/draft/content.ts';
import type { Preview } from '#web/editor/preview/use-preview.ts';
import { useTexts } from '#web/editor/texts.ts';
import { SheetParts } from './sheet-parts.tsx';

type Props = {
  design: DesignDocument;
  preview: Preview | null;
  picture: SvgResources;
  /** Panel that is looked at. */
  panel: string;
  onShow: (panel: string) => void;
  /** 'pages': one picture a page (outside, inside); 'panels': one a face, for narrow windows. */
  by: 'pages' | 'panels';
  id: string;
};

type Entry = { key: string; label: string; target: string; page: Page; face?: Page['panels'][number]; isCurrent: boolean };

/** The face a page is entered by: the front of the outside, the right of the inside. */
export function entryPanel(page: Page): string {
  return (page.panels.find(({ id }) => id === 'front') ?? page.panels.at(-1))?.id ?? '';
}

export function PageStrip({ design, preview, picture, panel, onShow, by, id }: Props) {
  const t = useTexts();
  const calm = useDeferredValue(preview);
  const entries: Entry[] =
    by === 'pages'
      ? design.pages.map((page) => ({
          key: page.id,
          label: page.label,
          target: entryPanel(page),
          page,
          isCurrent: page.panels.some((one) => one.id === panel),
        }))
      : facesInOrder(design).map(({ page, panel: face }) => ({
          key: face.id,
          label: face.label,
          target: face.id,
          page,
          face,
          isCurrent: face.id === panel,
        }));
  return (
    <nav className="strip" aria-label={t('editor.pages')}>
      {entries.map(({ key, label, target, page, face, isCurrent }) => {
        const parted = calm?.sheets.find(({ sheet }) => sheet.id === page.id);
        const { widthUm, heightUm } = face ?? page;
        return (
          <button key={key} type="button" className="strip-page" aria-current={isCurrent || undefined} onClick={() => onShow(target)}>
            <span className="strip-picture">
              <span className="strip-sheet" style={{ aspectRatio: `${widthUm} / ${heightUm}` }}>
                {parted ? <SheetParts parted={parted} picture={picture} panel={face} use={`${id}-${key}`} /> : null}
                {!face && page.foldsUm.length > 0 ? <span className="strip-fold" /> : null}
              </span>
            </span>
            <span>{label}</span>
          </button>
        );
      })}
    </nav>
  );
}
