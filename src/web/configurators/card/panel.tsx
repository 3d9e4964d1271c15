/** The property panel: which tool is open, and what always stands below it. The tools themselves have their own files. */
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { formatMoney } from '#core/values/money.ts';
import { PageStrip } from '#web/editor/canvas/page-strip.tsx';
import { facesInOrder } from '#web/editor/draft/content.ts';
import { PhotoSlots } from '#web/editor/panels/photo-slots.tsx';
import { type Check, PrintCheck } from '#web/editor/panels/print-check.tsx';
import { TextFields } from '#web/editor/panels/text-fields.tsx';
import { useTexts } from '#web/editor/texts.ts';
import { useSite } from '#web/page/page-context.ts';
import { BuyBox } from './buy-box.tsx';
import type { EditorProps } from './editor-props.ts';
import { ColourPanel, PaperPanel, QuantityPanel } from './panels.tsx';

/** Notices, the chosen tool, print check and price; on phones the check is a tool of its own and the price one line. */
export function Panel(props: EditorProps) {
  const { entry, state, dispatch, session, price, check, isNarrow, reason, buying, onBuy, onEdit, onSelect } = props;
  const t = useTexts();
  const site = useSite();
  const { design, choice } = state.edited.content;
  const finish =
    choice.refinementType === 'none'
      ? null
      : (entry.pricing.options.refinements.find(({ key }) => key === choice.refinementType)?.name ?? null);
  const checks = (
    <PrintCheck
      design={design}
      check={check}
      accepted={state.accepted}
      onShow={(place) => onSelect(place, true)}
      onRepair={({ repair }) => repair && onEdit([repair])}
      onAccept={(key, isAccepted) => dispatch({ type: 'accept', key, isAccepted })}
    />
  );
  const faces = facesInOrder(design);
  const at = faces.findIndex(({ panel }) => panel.id === state.panel);
  const scroller = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tool is read from its beginning
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [state.tool]);
  const isRestored = state.notice === t('save.restored');
  return (
    <div className="editor-panel">
      <div ref={scroller} className="panel-scroll">
        {state.notice ? (
          <p className="panel-notice" role="status">
            {state.notice}{' '}
            {isRestored && entry.saved === null ? (
              <button type="button" className="text-link" onClick={session.startFresh}>
                {t('save.fresh')}
              </button>
            ) : null}
          </p>
        ) : null}
        {session.save.status === 'waiting' ? <p className="panel-notice">{t('save.waiting.long')}</p> : null}
        {session.save.status === 'refused' && session.save.message ? (
          <p className="panel-notice panel-notice-bad" role="alert">
            {session.save.message}
          </p>
        ) : null}
        <ToolPanel {...props} checks={checks} />
      </div>
      {isNarrow ? null : (
        <section className="panel-check" id="print-check" tabIndex={-1} aria-labelledby="print-check-title">
          <h2 id="print-check-title" className="panel-title">
            {t('check.heading')}
          </h2>
          {checks}
        </section>
      )}
      {isNarrow ? (
        <p className="panel-foot figures">
          <span>
            {faces[at]?.panel.label}, {at + 1} von {faces.length}
          </span>
          <span>
            {t('buy.line.plain', { count: price.quantity })} <strong>{formatMoney(price.total, site.locale)}</strong>
          </span>
        </p>
      ) : (
        <BuyBox
          price={price}
          finish={finish}
          day={entry.product.delivery.date}
          sentence={entry.product.delivery.sentence}
          site={site}
          reason={reason}
          problem={buying.problem}
          isBusy={buying.isBusy}
          onBuy={onBuy}
        />
      )}
    </div>
  );
}

function ToolPanel(props: EditorProps & { checks: ReactNode }) {
  const {
    entry,
    state,
    dispatch,
    resources,
    preview,
    check,
    price,
    voice,
    uploads,
    switching,
    reason,
    buying,
    checks,
    onEdit,
    onChoose,
    onSelect,
    onFiles,
    onFormat,
  } = props;
  const t = useTexts();
  const site = useSite();
  const { design, choice } = state.edited.content;
  switch (state.tool) {
    case 'text':
      return (
        <TextFields
          design={design}
          blank={resources.blank}
          preview={preview}
          selected={state.selected}
          onSelect={(place) => dispatch({ type: 'select', place })}
          onEdit={onEdit}
          onSeal={() => dispatch({ type: 'seal' })}
          problems={textProblems(check)}
        />
      );
    case 'pictures':
      return (
        <PhotoSlots
          design={design}
          pictures={resources.pictures}
          isListed={resources.isListed}
          selected={state.selected}
          uploads={uploads}
          onSelect={(place) => onSelect(place, false)}
          onEdit={onEdit}
          onFiles={onFiles}
        />
      );
    case 'colour':
      return (
        <ColourPanel
          colourways={entry.colourways}
          chosen={design.product.colourway}
          onChoose={({ key, inks }) => onEdit([{ kind: 'setInks', colourway: key, inks }])}
        />
      );
    case 'paper':
      return (
        <PaperPanel
          choice={choice}
          offer={entry.offer}
          options={entry.pricing.options}
          site={site}
          voice={voice}
          switching={switching}
          onFormat={onFormat}
          onChoose={onChoose}
        />
      );
    case 'quantity':
      return <QuantityPanel price={price} site={site} voice={voice} onChoose={(quantity) => onChoose({ quantity }, 'quantity')} />;
    case 'pages':
      return <Strip {...props} by="panels" />;
    case 'check':
      return (
        <section id="print-check" tabIndex={-1} aria-labelledby="print-check-title">
          <h2 id="print-check-title" className="panel-title">
            {t('check.heading')}
          </h2>
          {reason ? <p className="buy-reason">{reason}</p> : null}
          {buying.problem ? (
            <p className="field-error" role="alert">
              {buying.problem}
            </p>
          ) : null}
          {checks}
        </section>
      );
  }
}

/** What is wrong with a text itself, shown below its field; samples and distances are in the print check only. */
function textProblems(check: Check | null): ReadonlyMap<string, string> {
  const shown = check?.findings.filter(({ rule }) => rule === 'overflow' || rule === 'missing-glyph') ?? [];
  return new Map(shown.map(({ page, element, text }) => [`${page} ${element}`, text]));
}

/** Small previews of the pages or, in narrow windows, of the faces. */
export function Strip({ state, dispatch, preview, picture, by }: EditorProps & { by: 'pages' | 'panels' }) {
  return (
    <PageStrip
      design={state.edited.content.design}
      preview={preview}
      picture={picture}
      panel={state.panel}
      onShow={(panel) => dispatch({ type: 'show', panel })}
      by={by}
      id={`strip-${by}`}
    />
  );
}
