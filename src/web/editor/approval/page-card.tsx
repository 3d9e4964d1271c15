/** One page of the approval, or both of a spread: its picture, what the print check says, its words to read, and the buttons. */

import type { Element, Page } from '#core/design/document.ts';
import { panelOf } from '#core/design/faces.ts';
import { openCover } from '#core/layout/open-sheet.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { findingKey } from '#core/preflight/confirmed.ts';
import type { SvgResources } from '#paint/svg/sheet.ts';
import { usePageName } from '#web/editor/canvas/page-name.ts';
import { Exact } from '#web/editor/check/exact.tsx';
import { FindingConfirmation } from '#web/editor/check/finding-list.tsx';
import { checkIcon } from '#web/editor/frame/icons.ts';
import { useElementName } from '#web/editor/naming/element-names.ts';
import type { ShownFinding } from '#web/editor/state.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { warningIcon } from '#web/ui/icons.ts';
import { isShownWhole, PagePicture } from './page-picture.tsx';
import { type ApprovalTexts, useApprovalTexts } from './texts.ts';
import type { PageApproval } from './use-approval.ts';

/** `kind` 'code' is what a QR code leads to. */
type PageText = { id: string; kind: 'text' | 'code'; text: string };

function textOf(element: Element, nameOf: (element: Element) => string): PageText[] {
  if ((element.kind === 'text' || element.kind === 'spine-title') && element.text.trim() !== '')
    return [{ id: element.id, kind: 'text', text: element.text }];
  if (element.kind === 'calendar-grid') {
    const marks = element.marks.map(({ day, text }) => `${day}. ${text}`);
    return [{ id: element.id, kind: 'text', text: [nameOf(element), ...marks].join('\n') }];
  }
  return element.kind === 'qr' ? [{ id: element.id, kind: 'code', text: element.content }] : [];
}

/**
 * The words of a page in the order in which they are read, for eyes that skip over what they know and for screen readers. Panel by panel,
 * from the front on; on a panel from top to bottom, then from left to right.
 */
function approvalPageTexts(page: Page, nameOf: (element: Element) => string): PageText[] {
  const rank = (element: Element) => {
    const id = panelOf(page, element)?.id;
    return id === 'front' ? -1 : page.panels.findIndex((panel) => panel.id === id);
  };
  return page.elements
    .toSorted((a, b) => rank(a) - rank(b) || a.yUm - b.yUm || a.xUm - b.xUm)
    .flatMap((element) => textOf(element, nameOf));
}

type Props = {
  /** One, or both of a spread. */
  pages: readonly Page[];
  /** Of the page, or of both; null while they are laid out. */
  sheet: Sheet | null;
  painting: SvgResources;
  paper: string;
  number: number;
  count: number;
  approval: PageApproval;
  isNarrow: boolean;
  isSeen: boolean;
  onSeen: () => void;
  onApprove: () => void;
  onWithdraw: () => void;
  onEdit: (page: string, element: string | null) => void;
};

/** The id of a page's heading, which takes the focus when the page before it is approved. */
export function headingId(page: string): string {
  return `approval-${page}`;
}

function millimetres(um: number): string {
  return String(Math.round(um / 100) / 10).replace('.', ',');
}

function sizeOf(t: ApprovalTexts, sheet: Sheet): string {
  const { widthUm, heightUm } = openCover(sheet)?.panels[0] ?? sheet;
  return t('approval.size', { width: millimetres(widthUm), height: millimetres(heightUm) });
}

/** How the picture shows the page. */
function stateOf(t: ApprovalTexts, sheet: Sheet, isNarrow: boolean): string {
  const { foldsUm, foldsYUm = [], cut } = sheet;
  if (openCover(sheet)) return t('approval.state.cover');
  if (!isShownWhole(sheet, isNarrow)) return t('approval.state.parts');
  if (foldsUm.length + foldsYUm.length > 0) return t('approval.state.folded');
  return t(cut ? 'approval.state.punched' : 'approval.state.cut');
}

export function PageCard({ pages, sheet, painting, paper, number, count, approval, isNarrow, ...handlers }: Props) {
  const { isSeen, onSeen, onApprove, onWithdraw, onEdit } = handlers;
  const t = useApprovalTexts();
  const nameOf = usePageName();
  const [first, second] = pages.map((one) => nameOf(one));
  const page = pages[0]?.id ?? '';
  const name = second === undefined ? (first ?? '') : t('approval.spread', { first: first ?? '', second });
  return (
    <section
      className="proof-page"
      aria-labelledby={headingId(page)}
      data-state={approval.state}
      data-seen={isSeen || undefined}
      // What has the focus is read aloud.
      onFocus={sheet ? onSeen : undefined}
    >
      <div className="proof-head">
        <h3 id={headingId(page)} tabIndex={-1} className="type-h4">
          {t('approval.page', { number, count, name })}
        </h3>
        {sheet ? <p className="field-note">{stateOf(t, sheet, isNarrow)}</p> : null}
        {sheet ? <Exact text={sizeOf(t, sheet)} /> : null}
      </div>
      <div className="proof-ground">
        {sheet ? (
          <PagePicture sheet={sheet} painting={painting} paper={paper} isNarrow={isNarrow} onSeen={onSeen} />
        ) : (
          <p className="panel-note">{t('approval.waiting')}</p>
        )}
      </div>
      <div className="proof-foot">
        <div>
          {approval.state === 'changed' ? <p className="proof-changed">{t('approval.changed')}</p> : null}
          <Findings findings={approval.findings} onEdit={onEdit} />
          <Words pages={pages} />
        </div>
        <div className="proof-buttons">
          {approval.state === 'approved' ? (
            <>
              <p className="proof-done">
                <Icon svg={checkIcon} small />
                {t('approval.done')}
              </p>
              <button type="button" className="text-link" aria-label={t('approval.withdraw.label', { name })} onClick={onWithdraw}>
                {t('approval.withdraw')}
              </button>
            </>
          ) : (
            <>
              <Button
                kind="secondary"
                aria-label={t('approval.ok.label', { name })}
                aria-disabled={approval.open > 0 || undefined}
                aria-describedby={approval.open > 0 ? `${headingId(page)}-open` : undefined}
                onClick={() => approval.open === 0 && onApprove()}
              >
                {t('approval.ok')}
              </Button>
              {approval.open > 0 ? (
                <p id={`${headingId(page)}-open`} className="field-note">
                  {t('approval.blocked')}
                </p>
              ) : null}
            </>
          )}
          <button type="button" className="text-link" aria-label={t('approval.edit.label', { name })} onClick={() => onEdit(page, null)}>
            {t('approval.edit')}
          </button>
        </div>
      </div>
    </section>
  );
}

function Findings({ findings, onEdit }: { findings: readonly ShownFinding[]; onEdit: Props['onEdit'] }) {
  const t = useApprovalTexts();
  if (findings.length === 0)
    return (
      <p className="check-clear">
        <Icon svg={checkIcon} />
        {t('approval.clear')}
      </p>
    );
  return (
    <ul className="findings">
      {findings.map((finding) => (
        <li key={findingKey(finding)} className={`finding ${finding.level === 'block' ? 'finding-block' : 'finding-warn'}`}>
          <Icon svg={warningIcon} />
          <div className="finding-body">
            <p>{finding.text}</p>
            <Exact text={finding.exact} />
            {finding.element === null ? null : (
              <button
                type="button"
                className="text-link"
                aria-label={`${t('approval.edit')}: ${finding.text}`}
                onClick={() => onEdit(finding.page, finding.element)}
              >
                {t('approval.edit')}
              </button>
            )}
            {finding.level === 'confirm' ? <FindingConfirmation finding={finding} /> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Letters on paper are small on a phone, and the eye skips what it knows: the same words once more, plain. */
function Words({ pages }: Pick<Props, 'pages'>) {
  const t = useApprovalTexts();
  const nameOf = useElementName();
  const texts = pages.flatMap((page) => approvalPageTexts(page, nameOf).map((one) => ({ ...one, id: `${page.id} ${one.id}` })));
  if (texts.length === 0) return null;
  return (
    <details className="proof-words">
      <summary>{t('approval.texts')}</summary>
      {texts.map(({ id, kind, text }) => (
        <p key={id}>{kind === 'code' ? t('approval.code', { text }) : text}</p>
      ))}
    </details>
  );
}
