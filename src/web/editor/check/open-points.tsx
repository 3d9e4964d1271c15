/** Texts and photos that are not there yet, each kind in one line that leads from one to the next. */

import { useState } from 'react';
import type { Finding } from '#core/preflight/finding.ts';
import { useSelectElement } from '#web/editor/canvas/select-element.ts';
import { useDesign } from '#web/editor/context.ts';
import { findElement } from '#web/editor/draft/content.ts';
import { imageIcon, textIcon } from '#web/editor/frame/icons.ts';
import { useElementName } from '#web/editor/naming/element-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useCheckTexts } from './texts.ts';

const kinds = {
  'sample-text': { icon: textIcon, text: 'check.open.texts' },
  'empty-photo': { icon: imageIcon, text: 'check.open.photos' },
} as const;

/** Rules whose findings are counted in one line. */
export const countedRules = Object.keys(kinds) as (keyof typeof kinds)[];

/** How many of them are named. */
const named = 2;

type Props = { rule: keyof typeof kinds; findings: readonly Finding[] };

export function OpenPoints({ rule, findings }: Props) {
  const t = useCheckTexts();
  const nameOf = useElementName();
  const design = useDesign();
  const select = useSelectElement();
  const [next, setNext] = useState(0);
  const { icon, text } = kinds[rule];
  const count = findings.length;
  const names = findings.slice(0, named).map(({ page, element }) => {
    const found = findElement(design, { page, element: element ?? '' });
    return found && nameOf(found.element);
  });
  function walk() {
    const { page, element } = findings[next % count] ?? {};
    if (page === undefined || !element) return;
    setNext((next % count) + 1);
    select({ page, element }, { focusField: true });
  }
  return (
    <li className="finding finding-open">
      <Icon svg={icon} />
      <div className="finding-body">
        <p>{t(text, { count })}</p>
        {rule === 'sample-text' ? (
          <p className="finding-names">
            {names.join(', ')}
            {count > named ? ` ${t('check.samples.more', { count: count - named })}` : ''}
          </p>
        ) : null}
        <div className="finding-actions">
          <button type="button" className="text-link" aria-label={`${t('check.open.next')}: ${t(text, { count })}`} onClick={walk}>
            {t('check.open.next')}
            {next > 0 && count > 1 ? <span className="figures"> {t('check.open.at', { at: Math.min(next, count), count })}</span> : null}
          </button>
        </div>
      </div>
    </li>
  );
}
