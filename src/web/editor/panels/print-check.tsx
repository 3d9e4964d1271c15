/** The print check in view: each finding with the way to its place and its repair, and a tick where the customer must say that it stays. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { DesignDocument } from '#core/design/document.ts';
import { type Finding, findingKey, openFindings } from '#core/preflight/finding.ts';
import type { Limits } from '#core/preflight/limits.ts';
import type { preflight } from '#core/preflight/preflight.ts';
import type { AddressForm } from '#core/values/text.ts';
import { type ElementRef, findElement } from '#web/editor/draft/content.ts';
import { checkIcon, imageIcon, textIcon } from '#web/editor/frame/icons.ts';
import type { Preview } from '#web/editor/preview/use-preview.ts';
import { type EditorKey, useTexts } from '#web/editor/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { warningIcon } from '#web/ui/icons.ts';

export type Check = {
  findings: readonly Finding[];
  /** False while the newest change has not been looked at. */
  isCurrent: boolean;
  /** Blocking findings and those nobody ticked off. */
  open: number;
};

/** The rules, fetched after the first picture so that they do not delay it. A fetch that failed is tried with the next picture. */
function useRules(preview: Preview | null): typeof preflight | null {
  const [rules, setRules] = useState<{ run: typeof preflight } | null>(null);
  useEffect(() => {
    if (rules || !preview) return;
    import('#core/preflight/preflight.ts').then(
      ({ preflight: run }) => setRules({ run }),
      (error: unknown) => console.warn(error),
    );
  }, [rules, preview]);
  return rules?.run ?? null;
}

/** The findings of the newest picture, computed when typing leaves time for it; null before the first. */
export function useCheck(preview: Preview | null, accepted: readonly string[], limits: Limits, voice: AddressForm): Check | null {
  const calm = useDeferredValue(preview);
  const run = useRules(calm);
  const findings = useMemo(
    () => (calm && run ? run(calm.design, calm.layout, calm.resources, limits, voice) : null),
    [calm, run, limits, voice],
  );
  return useMemo(() => {
    if (!findings) return null;
    return { findings, isCurrent: calm === preview, open: openFindings(findings, accepted).length };
  }, [findings, accepted, calm, preview]);
}

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

type Props = {
  design: DesignDocument;
  check: Check | null;
  accepted: readonly string[];
  onShow: (place: ElementRef) => void;
  onRepair: (finding: Finding) => void;
  onAccept: (key: string, isAccepted: boolean) => void;
};

export function PrintCheck({ design, check, accepted, onShow, onRepair, onAccept }: Props) {
  const t = useTexts();
  if (!check) return <p className="panel-note">{t('check.waiting')}</p>;
  const samples = check.findings.filter(({ rule }) => rule === 'sample-text');
  const others = check.findings.filter(({ rule }) => rule !== 'sample-text');
  return (
    <>
      <ul className="findings">
        {others.map((finding) => (
          <OneFinding
            key={findingKey(finding)}
            finding={finding}
            accepted={accepted}
            onShow={onShow}
            onRepair={onRepair}
            onAccept={onAccept}
          />
        ))}
        {samples.length > 0 ? <Samples design={design} findings={samples} onShow={onShow} /> : null}
      </ul>
      <p className="check-clear">
        <Icon svg={checkIcon} />
        {t(check.findings.length > 0 ? 'check.rest' : 'check.clear')}
      </p>
    </>
  );
}

/** How many of them are named; at the beginning it is all texts. */
const namedSamples = 3;

/** Texts that still show the sample, in one finding. */
function Samples({ design, findings, onShow }: Pick<Props, 'design' | 'onShow'> & { findings: readonly Finding[] }) {
  const t = useTexts();
  const more = findings.length - namedSamples;
  return (
    <li className="finding finding-block">
      <Icon svg={textIcon} />
      <p>
        {t('check.samples')}
        {findings.slice(0, namedSamples).map(({ page, element }, at) => (
          <span key={`${page} ${element}`}>
            {at > 0 ? ', ' : ' '}
            <button type="button" className="text-link" onClick={() => element !== null && onShow({ page, element })}>
              {findElement(design, { page, element: element ?? '' })?.element.label}
            </button>
          </span>
        ))}
        {more > 0 ? ` ${t('check.samples.more', { count: more })}` : ''}
      </p>
    </li>
  );
}

function OneFinding({ finding, accepted, onShow, onRepair, onAccept }: Omit<Props, 'design' | 'check'> & { finding: Finding }) {
  const t = useTexts();
  const { element, page, level, repair, rule, text } = finding;
  const key = findingKey(finding);
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
              onClick={() => onShow({ page, element })}
            >
              {t('check.show')}
            </button>
          )}{' '}
          {repair ? (
            <button type="button" className="text-link" onClick={() => onRepair(finding)}>
              {t(repairKeys[rule] ?? 'check.repair.other')}
            </button>
          ) : null}
        </p>
        {level === 'confirm' ? (
          <label className="finding-accept">
            <input
              type="checkbox"
              className="check"
              checked={accepted.includes(key)}
              onChange={(event) => onAccept(key, event.target.checked)}
            />
            {t('check.accept.label')}
          </label>
        ) : null}
      </div>
    </li>
  );
}
