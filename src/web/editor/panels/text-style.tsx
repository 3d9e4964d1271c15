/** Style of one text: face, size, alignment, ink, spacing and place, each within what a typesetter would print. */
import { useId } from 'react';
import type { TextElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { faces, isFaceKey } from '#core/layout/text/faces.ts';
import { formatNumber } from '#core/values/unit.ts';
import { useEditorInstance, usePreview } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { textCenterIcon, textLeftIcon, textRightIcon } from '#web/editor/frame/icons.ts';
import { layoutSizeUm } from '#web/editor/preview/preview.ts';
import { useTexts } from '#web/editor/texts.ts';
import { useSite } from '#web/page/page-context.ts';
import { Icon } from '#web/ui/icon.tsx';
import { InkChoice } from './ink-choice.tsx';
import { MovePad } from './move-pad.tsx';
import { Steps } from './steps.tsx';
import { facesFor, isOffered, nextSizeUm, toPoints } from './text-limits.ts';
import { useFaceFamily } from './use-face-family.ts';

type Style = Extract<Edit, { kind: 'setTextStyle' }>['style'];
type SetStyle = (style: Style, coalesceKey?: string) => void;
type Props = { elementRef: ElementRef; element: TextElement };
type PartProps = { element: TextElement; set: SetStyle };

const aligns = [
  ['left', textLeftIcon],
  ['center', textCenterIcon],
  ['right', textRightIcon],
] as const;

export function TextStyle({ elementRef: ref, element }: Props) {
  const t = useTexts();
  const id = useId();
  const { store } = useEditorInstance();
  const { preview } = usePreview();
  const set: SetStyle = (style, coalesceKey) =>
    store.edit([{ kind: 'setTextStyle', ...ref, style }], coalesceKey ? { coalesceKey: `${coalesceKey} ${id}` } : undefined);
  const move = (x: number, y: number) =>
    store.edit([{ kind: 'moveElement', ...ref, xUm: element.xUm + x * 1000, yUm: element.yUm + y * 1000 }], { coalesceKey: `move ${id}` });
  const shownUm = layoutSizeUm(preview, ref) || element.sizeUm;
  const pad = mayEdit(element, 'position') ? <MovePad label={t('text.place')} onMove={move} /> : null;
  if (!mayEdit(element, 'style')) return <div className="text-style">{pad}</div>;
  return (
    <div className="text-style">
      <FaceChoice element={element} set={set} />
      <div className="style-pair">
        <SizeSteps element={element} set={set} shownUm={shownUm} />
        <AlignChoice element={element} set={set} />
      </div>
      {isFull(element, shownUm) ? <p className="field-note">{t('text.size.full')}</p> : null}
      <InkChoice element={element} onChoose={(ink) => set({ ink })} />
      <details className="style-more">
        <summary>
          <span className="text-link">{t('text.more')}</span>
        </summary>
        <Spacing element={element} set={set} />
        {pad}
      </details>
    </div>
  );
}

/** Fitting made the text smaller than asked for. */
function isFull(element: TextElement, shownUm: number): boolean {
  return shownUm < element.sizeUm - 10;
}

function FaceChoice({ element, set }: PartProps) {
  const t = useTexts();
  const id = useId();
  const { locale } = useSite();
  const family = useFaceFamily(element.font);
  const options = facesFor(element)
    .map((key) => ({ key, name: t('text.face', { name: faces[key].name, style: faces[key].style }) }))
    .toSorted((a, b) => Number(isOffered(a.key)) - Number(isOffered(b.key)) || a.name.localeCompare(b.name, locale));
  return (
    <div>
      <label htmlFor={id}>{t('text.font')}</label>
      <select
        id={id}
        className="input input-editor font-choice"
        style={family ? { fontFamily: family } : undefined}
        value={element.font}
        onChange={(event) => set({ font: event.target.value })}
      >
        {options.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

function SizeSteps({ element, set, shownUm }: PartProps & { shownUm: number }) {
  const t = useTexts();
  const { locale } = useSite();
  const points = toPoints(shownUm);
  const larger = isFull(element, shownUm) ? null : nextSizeUm(element, shownUm, 1);
  const smaller = nextSizeUm(element, shownUm, -1);
  return (
    <Steps
      label={t('text.size')}
      value={t('text.size.value', { points: formatNumber(points, locale, Number.isInteger(points) ? 0 : 1) })}
      fewer={t('text.size.smaller')}
      more={t('text.size.larger')}
      onFewer={smaller === null ? null : () => set({ sizeUm: smaller }, 'size')}
      onMore={larger === null ? null : () => set({ sizeUm: larger }, 'size')}
    />
  );
}

function AlignChoice({ element, set }: PartProps) {
  const t = useTexts();
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <span id={id} className="style-label">
        {t('text.align')}
      </span>
      <div className="segments">
        {aligns.map(([align, icon]) => (
          <label key={align} className="segment">
            <input type="radio" name={`${id}-align`} value={align} checked={element.align === align} onChange={() => set({ align })} />
            <Icon svg={icon} small />
            <span className="unseen">{t(`text.align.${align}`)}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

function Spacing({ element, set }: PartProps) {
  const t = useTexts();
  const { locale } = useSite();
  const isScript = isFaceKey(element.font) && faces[element.font].script;
  const step = (label: string) => ({ label, fewer: t('text.less', { label }), more: t('text.more.label', { label }) });
  const { leading, tracking } = element;
  return (
    <>
      <div className="style-pair">
        <Steps
          {...step(t('text.leading'))}
          value={formatNumber(leading, locale, 2)}
          onFewer={leading <= 0.85 ? null : () => set({ leading: hundredths(leading - 0.05) }, 'leading')}
          onMore={leading >= 2.2 ? null : () => set({ leading: hundredths(leading + 0.05) }, 'leading')}
        />
        <Steps
          {...step(t('text.tracking'))}
          value={formatNumber(tracking / 10, locale, 1)}
          onFewer={isScript || tracking <= -30 ? null : () => set({ tracking: tracking - 10 }, 'tracking')}
          onMore={isScript || tracking >= 400 ? null : () => set({ tracking: tracking + 10 }, 'tracking')}
        />
      </div>
      {isScript ? <p className="field-note">{t('text.tracking.script')}</p> : null}
    </>
  );
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
