/** The list that shows and hides guides of the canvas. */
import { useEditorTexts } from '#web/editor/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { guidesIcon } from './icons.ts';
import type { GuideKind } from './page-guides.tsx';

type ListProps = { kinds: readonly GuideKind[]; shown: ReadonlySet<GuideKind>; onShow: (shown: ReadonlySet<GuideKind>) => void };

export function GuideList({ kinds, shown, onShow }: ListProps) {
  const t = useEditorTexts();
  function toggle(kind: GuideKind) {
    const next = new Set(shown);
    if (!next.delete(kind)) next.add(kind);
    onShow(next);
  }
  return (
    <details className="canvas-guides">
      <summary title={t('editor.guides')}>
        <Icon svg={guidesIcon} small />
        <span>{t('editor.guides')}</span>
      </summary>
      <fieldset className="guide-list">
        <legend className="unseen">{t('editor.guides')}</legend>
        {kinds.map((kind) => (
          <label key={kind}>
            <input type="checkbox" checked={shown.has(kind)} onChange={() => toggle(kind)} />
            <span className={`guide-sample guide-${kind}`} />
            {t(`editor.guide.${kind}`)}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
