/** Aligning, distributing, order, turning, and position and size as numbers. */
import { useId } from 'react';
import { formatNumber } from '#core/values/unit.ts';
import { canDistribute } from '#web/editor/arrange/align.ts';
import { type Command, runCommand } from '#web/editor/arrange/commands.ts';
import { type Measure, measuresOf, setMeasure } from '#web/editor/arrange/numbers.ts';
import { turnStep } from '#web/editor/arrange/turn.ts';
import { useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { NumberInput } from '#web/editor/panels/number-input.tsx';
import { selectedElement } from '#web/editor/state.ts';
import { useSite } from '#web/page/page-context.ts';
import { BarButton } from './bar-button.tsx';
import {
  alignBottomIcon,
  alignCenterIcon,
  alignLeftIcon,
  alignMiddleIcon,
  alignRightIcon,
  alignTopIcon,
  backIcon,
  backwardIcon,
  distributeXIcon,
  distributeYIcon,
  forwardIcon,
  frontIcon,
  turnLeftIcon,
  turnRightIcon,
} from './icons.ts';
import { useArrangeTexts } from './texts.ts';

const alignments = [
  ['left', alignLeftIcon],
  ['center', alignCenterIcon],
  ['right', alignRightIcon],
  ['top', alignTopIcon],
  ['middle', alignMiddleIcon],
  ['bottom', alignBottomIcon],
] as const;
const orders = [
  ['front', frontIcon],
  ['forward', forwardIcon],
  ['backward', backwardIcon],
  ['back', backIcon],
] as const;

export function PlaceControls({ refs }: { refs: readonly ElementRef[] }) {
  const t = useArrangeTexts();
  const { store } = useEditorInstance();
  const design = useDesign();
  const enteredGroup = useEditor((state) => state.enteredGroup);
  const only = useEditor(selectedElement);
  const run = (command: Command) => () => runCommand(store, command);
  const canSpread = canDistribute(design, refs, enteredGroup);
  return (
    <>
      <Row label={t('arrange.align')} aside={t(refs.length > 1 ? 'arrange.align.many' : 'arrange.align.one')}>
        {alignments.map(([how, icon]) => (
          <BarButton key={how} icon={icon} label={t(`arrange.align.${how}`)} onClick={run({ name: 'align', how })} />
        ))}
        <BarButton
          icon={distributeXIcon}
          label={t('arrange.distribute.x')}
          isDisabled={!canSpread}
          onClick={run({ name: 'distribute', axis: 'x' })}
        />
        <BarButton
          icon={distributeYIcon}
          label={t('arrange.distribute.y')}
          isDisabled={!canSpread}
          onClick={run({ name: 'distribute', axis: 'y' })}
        />
      </Row>
      <div className="place-pair">
        <Row label={t('arrange.order')}>
          {orders.map(([step, icon]) => (
            <BarButton key={step} icon={icon} label={t(`arrange.order.${step}`)} onClick={run({ name: 'order', step })} />
          ))}
        </Row>
        <Row label={t('arrange.turn')}>
          <BarButton icon={turnLeftIcon} label={t('arrange.turn.left')} onClick={run({ name: 'turn', degrees: -turnStep })} />
          <BarButton icon={turnRightIcon} label={t('arrange.turn.right')} onClick={run({ name: 'turn', degrees: turnStep })} />
        </Row>
      </div>
      {only ? <Numbers elementRef={only} /> : null}
    </>
  );
}

function Row({ label, aside, children }: { label: string; aside?: string; children: React.ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lay its legend above a row of buttons in every browser
    <div role="group" aria-labelledby={id}>
      <span id={id} className="style-label">
        {label} <span className="style-aside">{aside}</span>
      </span>
      <div className="place-row">{children}</div>
    </div>
  );
}

const measures = ['x', 'y', 'width', 'height', 'turn'] as const;

function Numbers({ elementRef: ref }: { elementRef: ElementRef }) {
  const t = useArrangeTexts();
  const design = useDesign();
  const now = measuresOf(design, ref);
  if (!now) return null;
  return (
    <fieldset className="place-numbers">
      <legend className="style-label">{t('arrange.numbers')}</legend>
      {measures.map((measure) => (
        <NumberField key={measure} elementRef={ref} measure={measure} {...now[measure]} />
      ))}
    </fieldset>
  );
}

type NumberProps = { elementRef: ElementRef; measure: Measure; value: number; isFixed: boolean };

function NumberField({ elementRef: ref, measure, value, isFixed }: NumberProps) {
  const t = useArrangeTexts();
  const id = useId();
  const { locale } = useSite();
  const { store } = useEditorInstance();

  function onCommit(next: number) {
    if (next !== value) store.edit(setMeasure(store.getState().history.content.design, ref, measure, next));
  }

  return (
    <div className="place-number">
      <label htmlFor={id}>{t(`arrange.numbers.${measure}`)}</label>
      <span className="place-field">
        <NumberInput
          id={id}
          className="input input-editor figures"
          shown={formatNumber(value, locale, 1)}
          disabled={isFixed}
          onCommit={onCommit}
        />
        <span className="place-unit">{t(measure === 'turn' ? 'arrange.numbers.degrees' : 'arrange.numbers.mm')}</span>
      </span>
    </div>
  );
}
