/** Findings of the print check: each with the way to its element, its repair before and after, and a confirmation where one is needed. */
import './check.css';
import { Fragment, useEffect, useState } from 'react';
import { findingKey, isFindingConfirmed } from '#core/preflight/confirmed.ts';
import type { Finding } from '#core/preflight/finding.ts';
import { findingKind, findingKinds } from '#core/preflight/finding-kind.ts';
import { repairAction } from '#core/preflight/repair/action.ts';
import { type Repair, type Repairable, repairOf } from '#core/preflight/repair/repair.ts';
import { useSelectElement } from '#web/editor/canvas/select-element.ts';
import { useEditor, useEditorInstance, usePainting } from '#web/editor/context.ts';
import { imageIcon, textIcon } from '#web/editor/frame/icons.ts';
import { runInLongPause } from '#web/editor/run-in-pauses.ts';
import type { Check, ShownFinding } from '#web/editor/state.ts';
import { Icon } from '#web/ui/icon.tsx';
import { warningIcon } from '#web/ui/icons.ts';
import { Exact } from './exact.tsx';
import { countedRules, OpenPoints } from './open-points.tsx';
import { largestScale, RepairPictures } from './repair-pictures.tsx';
import { useCheckTexts } from './texts.ts';

/** A trial of repairs takes longer than a frame: it waits for a pause of this length after the check, so that typing stays smooth. */
const pauseMs = 600;

type Known = { of: Repairable; repair: Repair | null };

/**
 * The one-click repair of a finding, worked out while the browser has nothing else to do. Null while it is worked out and where there is
 * none. The last one stays in view until that of a changed design is known.
 */
function useRepair(of: Repairable, finding: ShownFinding): { repair: Repair | null; isCurrent: boolean } {
  const [known, setKnown] = useState<Known | null>(null);
  const { previewOf } = useEditorInstance();
  // Not in the middle of typing: the check of what is typed brings findings of its own.
  const isShown = useEditor((state) => previewOf(state).preview?.design === of.design);
  useEffect(() => {
    if (isShown) return runInLongPause(() => setKnown({ of, repair: repairOf(of, finding) }), pauseMs);
  }, [of, finding, isShown]);
  return { repair: known?.repair ?? null, isCurrent: known?.of === of };
}

function iconOf(finding: Finding): string {
  if (findingKind(finding) === 'look') return warningIcon;
  return finding.rule === 'photo-resolution' ? imageIcon : textIcon;
}

export function FindingList({ check }: { check: Check }) {
  const t = useCheckTexts();
  const { store } = useEditorInstance();
  const [hasRepaired, setRepaired] = useState(false);
  const others = check.findings.filter(({ rule }) => !countedRules.some((counted) => counted === rule));
  const byKind = findingKinds.map((kind) => ({ kind, findings: others.filter((finding) => findingKind(finding) === kind) }));
  function apply({ edits }: Repair) {
    setRepaired(store.edit(edits));
    // The button goes with its finding.
    document.getElementById('print-check')?.focus({ preventScroll: true });
  }
  return (
    <>
      <p className="unseen" role="status">
        {hasRepaired ? t('check.repair.done') : ''}
      </p>
      <ul className="findings">
        {byKind.map(({ kind, findings }) => (
          <Fragment key={kind}>
            {kind === 'open' ? <CountedPoints findings={check.findings} /> : null}
            {findings.map((finding) => (
              <OneFinding key={findingKey(finding)} of={check.of} finding={finding} onRepair={apply} />
            ))}
          </Fragment>
        ))}
      </ul>
    </>
  );
}

function CountedPoints({ findings }: { findings: readonly Finding[] }) {
  return countedRules.map((rule) => {
    const own = findings.filter((finding) => finding.rule === rule);
    return own.length > 0 ? <OpenPoints key={rule} rule={rule} findings={own} /> : null;
  });
}

const kindClasses = { wrong: 'finding-block', open: 'finding-open', look: 'finding-warn' } as const;

type Props = { of: Repairable; finding: ShownFinding; onRepair: (repair: Repair) => void };

function OneFinding({ of, finding, onRepair }: Props) {
  const t = useCheckTexts();
  const painting = usePainting(largestScale);
  const { FormatOffer } = useEditorInstance();
  const select = useSelectElement();
  const { element, page, level, rule, text, exact } = finding;
  const { repair, isCurrent } = useRepair(of, finding);
  const action = t(repairAction(rule));
  return (
    <li className={`finding ${kindClasses[findingKind(finding)]}`}>
      <Icon svg={iconOf(finding)} />
      <div className="finding-body">
        <p>{text}</p>
        <Exact text={exact} />
        {repair ? <RepairPictures design={of.design} finding={finding} repair={repair} painting={painting} /> : null}
        <div className="finding-actions">
          {repair ? (
            <button
              type="button"
              className="text-link"
              aria-label={t('check.repair.label', { action, text })}
              aria-disabled={!isCurrent || undefined}
              onClick={() => isCurrent && onRepair(repair)}
            >
              {action}
            </button>
          ) : null}
          {rule === 'crop' && FormatOffer ? <FormatOffer finding={finding} /> : null}
          {element === null ? null : (
            <button
              type="button"
              className="text-link"
              aria-label={`${t('check.show')}: ${text}`}
              onClick={() => select({ page, element }, { focusField: true })}
            >
              {t('check.show')}
            </button>
          )}
        </div>
        {level === 'confirm' ? <FindingConfirmation finding={finding} /> : null}
      </div>
    </li>
  );
}

/** The tick that takes a finding that must be confirmed. */
export function FindingConfirmation({ finding }: { finding: ShownFinding }) {
  const t = useCheckTexts();
  const { store } = useEditorInstance();
  const isAccepted = useEditor(({ accepted }) => isFindingConfirmed(finding, accepted));
  return (
    <label className="finding-accept">
      <input
        type="checkbox"
        className="check"
        checked={isAccepted}
        onChange={(event) => store.dispatch({ type: 'accept', key: findingKey(finding), isAccepted: event.target.checked })}
      />
      {t('check.accept.label')}
    </label>
  );
}
