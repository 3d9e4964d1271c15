/** Style of one text: face, size, alignment, ink, spacing and place, each within what a typesetter would print. */
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { DesignDocument, TextElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { finishHex } from '#core/design/refinement-colour.ts';
import { faces, fontPath, isFaceKey } from '#core/layout/text/faces.ts';
import { formatNumber } from '#core/values/unit.ts';
import type { EditOptions } from '#web/editor/canvas/selectable-element.tsx';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { downIcon, leftIcon, rightIcon, textCenterIcon, textLeftIcon, textRightIcon, upIcon } from '#web/editor/frame/icons.ts';
import { useTexts } from '#web/editor/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { minusIcon, plusIcon } from '#web/ui/icons.ts';
import { isLight } from '#web/ui/option-box.tsx';
import { colourName } from './colour-name.ts';
import { facesFor, nextSizeUm, textInks, toPoints } from './text-limits.ts';

type Style = Extract<Edit, { kind: 'setTextStyle' }>['style'];
type Props = {
  design: DesignDocument;
  place: ElementRef;
  element: TextElement;
  /** Size it really has after fitting. */
  shownUm: number;
  onEdit: (edits: Edit[], options?: EditOptions) => void;
};

const aligns = [
  ['left', textLeftIcon],
  ['center', textCenterIcon],
  ['right', textRightIcon],
] as const;

export function TextStyle({ design, place, element, shownUm, onEdit }: Props) {
  const t = useTexts();
  const id = useId();
  const set = (style: Style, merge?: string) =>
    onEdit([{ kind: 'setTextStyle', ...place, style }], merge ? { merge: `${merge} ${id}` } : undefined);
  const isFull = shownUm < element.sizeUm - 10;
  const larger = isFull ? null : nextSizeUm(element, shownUm, 1);
  const smaller = nextSizeUm(element, shownUm, -1);
  const family = useFaceFamily(element.font);
  const isScript = isFaceKey(element.font) && faces[element.font].script;
  const move = (x: number, y: number) =>
    onEdit([{ kind: 'moveElement', ...place, xUm: element.xUm + x * 1000, yUm: element.yUm + y * 1000 }], { merge: `move ${id}` });
  return (
    <div className="text-style">
      <div>
        <label htmlFor={`${id}-font`}>{t('text.font')}</label>
        <select
          id={`${id}-font`}
          className="input input-editor font-choice"
          style={family ? { fontFamily: family } : undefined}
          value={element.font}
          onChange={(event) => set({ font: event.target.value })}
        >
          {facesFor(element).map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="style-pair">
        <Steps
          label={t('text.size')}
          value={t('text.size.value', { points: formatNumber(toPoints(shownUm), 'de-DE', Number.isInteger(toPoints(shownUm)) ? 0 : 1) })}
          fewer={t('text.size.smaller')}
          more={t('text.size.larger')}
          onFewer={smaller === null ? null : () => set({ sizeUm: smaller }, 'size')}
          onMore={larger === null ? null : () => set({ sizeUm: larger }, 'size')}
        />
        <div role="radiogroup" aria-labelledby={`${id}-align`}>
          <span id={`${id}-align`} className="style-label">
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
      </div>
      {isFull ? <p className="field-note">{t('text.size.full')}</p> : null}
      <Inks design={design} element={element} onChoose={(ink) => set({ ink })} />
      <details className="style-more">
        <summary>
          <span className="text-link">{t('text.more')}</span>
        </summary>
        <div className="style-pair">
          <Steps
            label={t('text.leading')}
            value={formatNumber(element.leading, 'de-DE', 2)}
            fewer={t('text.less', { label: t('text.leading') })}
            more={t('text.more.label', { label: t('text.leading') })}
            onFewer={element.leading <= 0.85 ? null : () => set({ leading: hundredths(element.leading - 0.05) }, 'leading')}
            onMore={element.leading >= 2.2 ? null : () => set({ leading: hundredths(element.leading + 0.05) }, 'leading')}
          />
          <Steps
            label={t('text.tracking')}
            value={formatNumber(element.tracking / 10, 'de-DE', 1)}
            fewer={t('text.less', { label: t('text.tracking') })}
            more={t('text.more.label', { label: t('text.tracking') })}
            onFewer={isScript || element.tracking <= -30 ? null : () => set({ tracking: element.tracking - 10 }, 'tracking')}
            onMore={isScript || element.tracking >= 400 ? null : () => set({ tracking: element.tracking + 10 }, 'tracking')}
          />
        </div>
        {isScript ? <p className="field-note">{t('text.tracking.script')}</p> : null}
        <MovePad label={t('text.place')} onMove={move} />
      </details>
    </div>
  );
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

type StepsProps = {
  label: string;
  value: ReactNode;
  fewer: string;
  more: string;
  onFewer: (() => void) | null;
  onMore: (() => void) | null;
};

function Steps({ label, value, fewer, more, onFewer, onMore }: StepsProps) {
  return (
    <fieldset className="steps">
      <legend className="style-label">{label}</legend>
      <div className="steps-row">
        <button type="button" disabled={!onFewer} onClick={onFewer ?? undefined}>
          <Icon svg={minusIcon} small />
          <span className="unseen">{fewer}</span>
        </button>
        <output className="figures">{value}</output>
        <button type="button" disabled={!onMore} onClick={onMore ?? undefined}>
          <Icon svg={plusIcon} small />
          <span className="unseen">{more}</span>
        </button>
      </div>
    </fieldset>
  );
}

const directions = [
  ['left', leftIcon, -1, 0],
  ['right', rightIcon, 1, 0],
  ['up', upIcon, 0, -1],
  ['down', downIcon, 0, 1],
] as const;
type MovePadProps = {
  label: string;
  /** What the buttons are called; by default label and direction. */
  names?: Record<Direction, string>;
  can?: Record<Direction, boolean>;
  onMove: (x: number, y: number) => void;
};
type Direction = (typeof directions)[number][0];
const directionNames = { left: 'links', right: 'rechts', up: 'oben', down: 'unten' } as const;

/** Four buttons in a row: moves by small steps without dragging (WCAG 2.5.7). A direction that is null cannot be gone. */
export function MovePad({ label, names, onMove, can }: MovePadProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay its legend beside a row of buttons in every browser
    <div role="group" aria-labelledby={id}>
      <span id={id} className="style-label">
        {label}
      </span>
      <div className="move-pad">
        {directions.map(([key, icon, x, y]) => (
          <button key={key} type="button" disabled={can ? !can[key] : false} onClick={() => onMove(x, y)}>
            <Icon svg={icon} small />
            <span className="unseen">{names?.[key] ?? `${label} nach ${directionNames[key]}`}</span>
          </button>
        ))}
      </div>
    </div>
  );
}

function Inks({ design, element, onChoose }: { design: DesignDocument; element: TextElement; onChoose: (ink: string) => void }) {
  const t = useTexts();
  const id = useId();
  const { refinement = 'none' } = design.product;
  const inks = textInks(design, element).flatMap((token) => {
    const ink = design.inks[token];
    if (!ink) return [];
    const isFinish = ink.finish === true && refinement !== 'none';
    const name = isFinish ? t('text.finish') : colourName(ink.hex);
    return [{ token, name, hex: isFinish ? finishHex[refinement] : ink.hex, foil: isFinish ? refinement : null }];
  });
  const shown = design.inks[element.ink];
  const current = inks.find(({ token }) => token === element.ink) ?? inks.find(({ hex }) => hex === shown?.hex);
  return (
    <div role="radiogroup" aria-labelledby={`${id}-ink`}>
      <span id={`${id}-ink`} className="style-label">
        {t('text.ink')} <span className="style-aside">{current?.name}</span>
      </span>
      <div className="ink-row">
        {inks.map(({ token, name, hex, foil }) => (
          <label
            key={token}
            className={`swatch ${foil ? `foil-${foil}` : ''} ${isLight(hex) ? 'swatch-light' : ''}`}
            style={foil ? { '--size': '32px' } : { '--hue': hex, '--size': '32px' }}
          >
            <input type="radio" name={`${id}-ink`} value={token} checked={current?.token === token} onChange={() => onChoose(token)} />
            <span className="unseen">{name}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

const known = new Map<string, Promise<string | null>>();

/** The face as a CSS family for its own name in the list: the file layout has loaded already. */
function useFaceFamily(key: string): string | null {
  const [family, setFamily] = useState<{ key: string; name: string } | null>(null);
  useEffect(() => {
    if (!isFaceKey(key)) return;
    const name = `design-${key}`;
    const loading =
      known.get(key) ??
      new FontFace(name, `url(${fontPath(key)})`).load().then(
        (face) => {
          document.fonts.add(face);
          return name;
        },
        () => null,
      );
    known.set(key, loading);
    let isCurrent = true;
    loading.then((loaded) => isCurrent && loaded && setFamily({ key, name: loaded }));
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return family?.key === key ? family.name : null;
}
