/** The bar for the selection: over the canvas; in narrow windows in place of the row of pages. */
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { mayEdit } from '#core/design/permissions.ts';
import { type PlacedElement, placedElements } from '#web/editor/arrange/boxes.ts';
import { commonParts } from '#web/editor/arrange/colours.ts';
import { type Command, canRemove, runCommand } from '#web/editor/arrange/commands.ts';
import { canGroup, canUngroup } from '#web/editor/arrange/group.ts';
import { useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { lazyPanel } from '#web/editor/frame/lazy-panel.tsx';
import { useNarrow } from '#web/editor/frame/use-window.ts';
import { leaveFocusToText } from '#web/editor/text-editing/text-focus.ts';
import { TextBar, TextPopover } from '#web/editor/text-style/text-bar.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { BarButton } from './bar-button.tsx';
import {
  deleteIcon,
  duplicateIcon,
  groupIcon,
  liftIcon,
  lockIcon,
  moreIcon,
  opacityIcon,
  placeIcon,
  ungroupIcon,
  unlockIcon,
} from './icons.ts';
import { Inks } from './inks.tsx';
import { NarrowBar, OtherActions } from './narrow-bar.tsx';
import { OpacityControl } from './opacity-part.tsx';
import type { BarPart } from './parts.ts';
import { PhotoBar, PhotoModeKeys } from './photo-part.tsx';
import { PlaceControls } from './place-part.tsx';
import { Popover } from './popover.tsx';
import { useArrangeTexts } from './texts.ts';

const ColourControls = lazyPanel(async () => (await import('./colour-part.tsx')).ColourControls);

/** What the selection is made of. */
function useSelected() {
  const design = useDesign();
  const selection = useEditor((state) => state.selection);
  const enteredGroup = useEditor((state) => state.enteredGroup);
  const refs = [...selection.values()];
  const placed = placedElements(design, refs);
  return { design, refs, placed, enteredGroup };
}

export function ContextBar() {
  const t = useArrangeTexts();
  const selected = useSelected();
  const { placed, refs } = selected;
  const isNarrow = useNarrow();
  const { store } = useEditorInstance();
  const [open, setOpen] = useState<BarPart | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const close = () => setOpen(null);
  /** A part stands where the sheet would. */
  function openInPlace(part: BarPart | null) {
    setOpen(part);
    if (part !== null) store.dispatch({ type: 'sheet', sheet: 'peek' });
  }
  useOutsidePress(bar, open !== null, close);
  const isLocked = placed.some(({ element }) => element.locked);
  if (placed.length === 0) return null;

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || open === null) return;
    event.stopPropagation();
    bar.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    close();
  }
  const shown = isLocked ? null : open;
  const only = placed.length === 1 ? placed[0] : undefined;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the open part from every control in it
    <div ref={bar} className="editor-bar" onKeyDown={onKeyDown} onMouseDown={leaveFocusToText}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll its content sideways in every browser */}
      <div className="bar-row" role="group" aria-label={t('arrange.bar')}>
        {isLocked ? <span className="bar-note">{t('arrange.locked')}</span> : null}
        {isNarrow && !isLocked ? (
          <NarrowBar selected={selected} open={open} onOpen={openInPlace} />
        ) : (
          <>
            {isLocked ? null : <Openers placed={placed} open={open} onOpen={setOpen} />}
            <Commands isLocked={isLocked} />
          </>
        )}
      </div>
      {only?.element.kind === 'photo' && !isLocked ? <PhotoModeKeys elementRef={only.ref} element={only.element} /> : null}
      {only?.element.kind === 'text' ? <TextPopover elementRef={only.ref} element={only.element} open={shown} /> : null}
      {shown === 'more' ? <OtherActions selected={selected} onOpen={openInPlace} /> : null}
      {shown === 'colour' ? (
        <Popover label={t('arrange.colour')}>
          <ColourControls placed={placed} />
        </Popover>
      ) : null}
      {shown === 'opacity' ? (
        <Popover label={t('arrange.opacity')}>
          <OpacityControl placed={placed} />
        </Popover>
      ) : null}
      {shown === 'place' ? (
        <Popover label={t('arrange.place')}>
          <PlaceControls refs={refs} />
        </Popover>
      ) : null}
    </div>
  );
}

function useOutsidePress(inside: React.RefObject<HTMLElement | null>, isOn: boolean, onPress: () => void) {
  const press = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !inside.current?.contains(target)) onPress();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: PointerEvent) => press(event);
    window.addEventListener('pointerdown', listen, true);
    return () => window.removeEventListener('pointerdown', listen, true);
  }, [isOn]);
}

/** In products with several photos: the photo goes to the place that is tapped or chosen by keys next. */
function LiftButton({ elementRef: ref }: { elementRef: ElementRef }) {
  const t = useArrangeTexts();
  const { tools } = useEditorInstance();
  if (!tools.canLift()) return null;
  return (
    <button
      type="button"
      className="bar-button bar-word"
      title={t('lift.start')}
      onClick={() => tools.send({ type: 'lift', source: { ref }, pointer: null })}
    >
      <Icon svg={liftIcon} small />
      {t('lift.start')}
    </button>
  );
}

type OpenersProps = { placed: readonly PlacedElement[]; open: BarPart | null; onOpen: (part: BarPart | null) => void };

/** Buttons that open a part of the bar. */
function Openers({ placed, open, onOpen }: OpenersProps) {
  const t = useArrangeTexts();
  const design = useDesign();
  const parts = commonParts(placed);
  const isStyled = placed.every(({ element }) => mayEdit(element, 'style'));
  const toggle = (part: BarPart) => () => onOpen(open === part ? null : part);
  const only = placed.length === 1 ? placed[0] : undefined;
  return (
    <>
      {only?.element.kind === 'photo' ? <PhotoBar elementRef={only.ref} element={only.element} /> : null}
      {only?.element.kind === 'photo' && only.element.photoId !== null && mayEdit(only.element, 'content') ? (
        <LiftButton elementRef={only.ref} />
      ) : null}
      {only?.element.kind === 'text' ? <TextBar elementRef={only.ref} element={only.element} open={open} onOpen={onOpen} /> : null}
      {placed.length > 1 ? <span className="bar-count figures">{t('arrange.count', { count: placed.length })}</span> : null}
      {parts.length > 0 ? (
        <button
          type="button"
          className="bar-button bar-colour"
          title={t('arrange.colour')}
          aria-label={t('arrange.colour')}
          aria-expanded={open === 'colour'}
          onClick={toggle('colour')}
        >
          <Inks design={design} placed={placed} />
        </button>
      ) : null}
      {isStyled ? (
        <BarButton icon={opacityIcon} label={t('arrange.opacity')} isExpanded={open === 'opacity'} onClick={toggle('opacity')} />
      ) : null}
      <button
        type="button"
        className="bar-button bar-word"
        aria-label={t('arrange.place')}
        aria-expanded={open === 'place'}
        onClick={toggle('place')}
      >
        <Icon svg={placeIcon} small />
        <span className="wide-only">{t('arrange.place')}</span>
      </button>
      <span className="bar-line" />
    </>
  );
}

function Commands({ isLocked }: { isLocked: boolean }) {
  const t = useArrangeTexts();
  const { store } = useEditorInstance();
  const { design, refs, enteredGroup } = useSelected();
  const isExtending = useEditor((state) => state.isExtending);
  const run = (command: Command) => () => runCommand(store, command);
  if (isLocked) return <BarButton icon={unlockIcon} label={t('arrange.unlock')} onClick={run({ name: 'unlock' })} />;
  return (
    <>
      <BarButton
        icon={moreIcon}
        label={t('arrange.more')}
        className="bar-touch"
        isPressed={isExtending}
        onClick={() => store.dispatch({ type: 'extend', isExtending: !isExtending })}
      />
      {canGroup(design, refs, enteredGroup) ? (
        <BarButton icon={groupIcon} label={t('arrange.group')} onClick={run({ name: 'group' })} />
      ) : null}
      {canUngroup(design, refs, enteredGroup) ? (
        <BarButton icon={ungroupIcon} label={t('arrange.ungroup')} onClick={run({ name: 'ungroup' })} />
      ) : null}
      <BarButton icon={duplicateIcon} label={t('arrange.duplicate')} onClick={run({ name: 'duplicate' })} />
      <BarButton icon={lockIcon} label={t('arrange.lock')} onClick={run({ name: 'lock' })} />
      <BarButton icon={deleteIcon} label={t('arrange.delete')} isDisabled={!canRemove(design, refs)} onClick={run({ name: 'delete' })} />
    </>
  );
}
