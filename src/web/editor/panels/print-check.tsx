/** The print check in view: each finding with the way to its element and its repair, and a confirmation where one is needed. */
import { refusalOf } from '#core/design/permissions.ts';
import { type Finding, findingKey, isConfirmed } from '#core/preflight/finding.ts';
import { useSelectElement } from '#web/editor/canvas/select-element.ts';
import { useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import { findElement } from '#web/editor/draft/content.ts';
import { checkIcon, imageIcon, textIcon } from '#web/editor/frame/icons.ts';
import type { ShownFinding } from '#web/editor/state.ts';
import { type EditorKey, useTexts } from '#web/editor/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { warningIcon } from '#web/ui/icons.ts';

const repairKeys: Partial<Record<Finding['rule'], EditorKey>> = {
  overflow: 'check.repair.overflow',
  'missing-glyph': 'check.repair.missing-glyph',
  'outside-safe-area': 'check.repair.outside-safe-area',
  'near-fold': 'check.repair.near-fold',
  'photo-resolution': 'check.repair.photo-resolution',
  'type-size': 'check.repair.type-size',
  'finish-line': 'check.repair.type-size',
};

function iconOf({ rule, level }: Finding): string {
  if (level === 'warn' || level === 'confirm') return warningIcon;
  return rule === 'empty-photo' || rule === 'photo-resolution' ? imageIcon : textIcon;
}

export function PrintCheck() {
  const t = useTexts();
  const check = useEditor((state) => state.check);
  if (!check) return <p className="panel-note">{t('check.waiting')}</p>;
  const samples = check.findings.filter(({ rule }) => rule === 'sample-text');
  const others = check.findings.filter(({ rule }) => rule !== 'sample-text');
  return (
    <>
      <ul className="findings">
        {others.map((finding) => (
          <OneFinding key={findingKey(finding)} finding={finding} />
        ))}
        {samples.length > 0 ? <Samples findings={samples} /> : null}
      </ul>
      <p className="check-clear">
        <Icon svg={checkIcon} />
        {t(check.findings.length > 0 ? 'check.rest' : 'check.clear')}
      </p>
    </>
  );
}

/** How many of them are named; in a new design it is all texts. */
const namedSamples = 3;

/** Texts that still show the sample, in one finding. */
function Samples({ findings }: { findings: readonly Finding[] }) {
  const t = useTexts();
  const design = useDesign();
  const select = useSelectElement();
  const more = findings.length - namedSamples;
  return (
    <li className="finding finding-block">
      <Icon svg={textIcon} />
      <p>
        {t('check.samples')}
        {findings.slice(0, namedSamples).map(({ page, element }, at) => (
          <span key={`${page} ${element}`}>
            {at > 0 ? ', ' : ' '}
            <button type="button" className="text-link" onClick={() => element !== null && select({ page, element }, { focusField: true })}>
              {findElement(design, { page, element: element ?? '' })?.element.label}
            </button>
          </span>
        ))}
        {more > 0 ? ` ${t('check.samples.more', { count: more })}` : ''}
      </p>
    </li>
  );
}

function OneFinding({ finding }: { finding: ShownFinding }) {
  const t = useTexts();
  const { store } = useEditorInstance();
  const design = useDesign();
  const select = useSelectElement();
  const { element, page, level, rule, text } = finding;
  const repair = finding.repair && refusalOf(design, finding.repair) === null ? finding.repair : null;
  const key = findingKey(finding);
  const isAccepted = useEditor(({ accepted }) => isConfirmed(finding, accepted));
  return (
    <li className={`finding ${level === 'block' ? 'finding-block' : 'finding-warn'}`}>
      <Icon svg={iconOf(finding)} />
      <div>
        <p>
          {text}{' '}
          {element === null ? null : (
            <button
              type="button"
              className="text-link"
              aria-label={`${t('check.show')}: ${text}`}
              onClick={() => select({ page, element }, { focusField: true })}
            >
              {t('check.show')}
            </button>
          )}{' '}
          {repair ? (
            <button type="button" className="text-link" onClick={() => store.edit([repair])}>
              {t(repairKeys[rule] ?? 'check.repair.other')}
            </button>
          ) : null}
        </p>
        {level === 'confirm' ? (
          <label className="finding-accept">
            <input
              type="checkbox"
              className="check"
              checked={isAccepted}
              onChange={(event) => store.dispatch({ type: 'accept', key, isAccepted: event.target.checked })}
            />
            {t('check.accept.label')}
          </label>
        ) : null}
      </div>
    </li>
  );
}
