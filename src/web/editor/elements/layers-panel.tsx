/** What lies on the shown panel, from front to back, by names that say where: a form view of selecting, order, locks and deleting. */

import type { KeyboardEvent } from 'react';
import type { Element, Page } from '#core/design/document.ts';
import { isSelectable, mayEdit } from '#core/design/permissions.ts';
import { type Command, runCommand } from '#web/editor/arrange/commands.ts';
import { describeElement } from '#web/editor/arrange/describe.ts';
import { BarButton } from '#web/editor/bar/bar-button.tsx';
import { backwardIcon, deleteIcon, forwardIcon, lockIcon, unlockIcon } from '#web/editor/bar/icons.ts';
import { Exact } from '#web/editor/check/exact.tsx';
import { useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import { faceOf, facesInOrder } from '#web/editor/draft/content.ts';
import { useElementName } from '#web/editor/naming/element-names.ts';
import { refKey } from '#web/editor/selection.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useElementsTexts } from './texts.ts';

/** In drawing order. The designer's ground is no layer; what a customer locked is one. */
function layersOf(page: Page, panelId: string): Element[] {
  return page.elements.filter(
    (element) => (isSelectable(element) || isSelectable({ ...element, locked: undefined })) && faceOf(page, element)?.id === panelId,
  );
}

export function LayersPanel() {
  const t = useElementsTexts();
  const shown = useEditor((state) => state.panel);
  const face = facesInOrder(useDesign()).find(({ panel }) => panel.id === shown);
  const layers = face ? layersOf(face.page, shown) : [];
  function whereOf(element: Element): string {
    const { beside } = describeElement(element, face?.panel ?? { xUm: 0 }, layers);
    const what = t(`layer.kind.${element.kind}`);
    if (!beside) return what;
    const where = t(`layer.where.${beside.where}`, { other: t(`layer.other.${beside.kind}`) });
    return t('layer.name', { what, where });
  }
  function placeOf(element: Element): string {
    const { distanceMm } = describeElement(element, face?.panel ?? { xUm: 0 }, layers);
    return t('layer.figures', { distance: distanceMm });
  }
  if (!face || layers.length === 0) return <p className="panel-note">{t('layer.none')}</p>;
  return (
    <>
      <p className="field-note layer-hint">{t('layer.hint')}</p>
      <ul className="layers">
        {layers.toReversed().map((element) => (
          <Layer key={element.id} page={face.page.id} element={element} where={whereOf(element)} exact={placeOf(element)} />
        ))}
      </ul>
    </>
  );
}

type LayerProps = { page: string; element: Element; where: string; exact: string };

function Layer({ page, element, where, exact }: LayerProps) {
  const t = useElementsTexts();
  const nameOf = useElementName();
  const { store } = useEditorInstance();
  const ref = { page, element: element.id };
  const isChosen = useEditor(({ selection }) => selection.has(refKey(ref)));
  const name = nameOf(element);
  /** Runs on this layer alone. */
  const run = (command: Command) => {
    store.dispatch({ type: 'select-all', refs: [ref] });
    runCommand(store, command);
  };
  function onKeyDown(event: KeyboardEvent) {
    const command = commandOf(event);
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    run(command);
  }
  return (
    <li className={`layer ${isChosen ? 'layer-chosen' : ''}`}>
      <button
        type="button"
        className="layer-choose"
        aria-pressed={isChosen}
        onKeyDown={onKeyDown}
        onClick={(event) => choose(event.shiftKey)}
      >
        <span className="layer-label">{name}</span>
        <span className="layer-where">
          {where}
          {element.locked ? `, ${t('layer.locked')}` : ''}
        </span>
      </button>
      {element.locked ? <Icon svg={lockIcon} small className="layer-lock" /> : null}
      {isChosen ? <LayerButtons element={element} run={run} /> : null}
      {isChosen ? <Exact text={exact} /> : null}
    </li>
  );

  function choose(isShift: boolean) {
    if (isShift) store.dispatch({ type: 'select', ref, extend: true });
    else store.dispatch({ type: 'select-all', refs: [ref] });
  }
}

function commandOf({ key, altKey }: Pick<KeyboardEvent, 'key' | 'altKey'>): Command | null {
  if (key === 'Delete') return { name: 'delete' };
  if (!altKey) return null;
  if (key === 'ArrowUp') return { name: 'order', step: 'forward' };
  return key === 'ArrowDown' ? { name: 'order', step: 'backward' } : null;
}

function LayerButtons({ element, run }: { element: Element; run: (command: Command) => void }) {
  const t = useElementsTexts();
  const nameOf = useElementName();
  const name = nameOf(element);
  if (element.locked) return <BarButton icon={unlockIcon} label={t('layer.unlock', { name })} onClick={() => run({ name: 'unlock' })} />;
  return (
    <>
      <BarButton
        icon={forwardIcon}
        label={t('layer.up', { name })}
        isDisabled={!mayEdit(element, 'order')}
        onClick={() => run({ name: 'order', step: 'forward' })}
      />
      <BarButton
        icon={backwardIcon}
        label={t('layer.down', { name })}
        isDisabled={!mayEdit(element, 'order')}
        onClick={() => run({ name: 'order', step: 'backward' })}
      />
      <BarButton icon={lockIcon} label={t('layer.lock', { name })} onClick={() => run({ name: 'lock' })} />
      <BarButton
        icon={deleteIcon}
        label={t('layer.delete', { name })}
        isDisabled={!mayEdit(element, 'delete')}
        onClick={() => run({ name: 'delete' })}
      />
    </>
  );
}
