/** A print in the grid: its picture as it is cut, how it is printed, and what the print check says of it. */
import { type KeyboardEvent, type MouseEvent, memo, useRef } from 'react';
import type { Page } from '#core/design/document.ts';
import type { PrintFit } from '#core/products/photo-set/print-page.ts';
import type { OptionValue } from '#core/products/product.ts';
import { useShown } from '#web/editor/approval/use-shown.ts';
import { leftIcon, rightIcon } from '#web/editor/frame/icons.ts';
import type { EditorPicture, Upload } from '#web/editor/state.ts';
import { arrowOf } from '#web/ui/arrow-keys.ts';
import { Icon } from '#web/ui/icon.tsx';
import { checkIcon, closeIcon, minusIcon, plusIcon } from '#web/ui/icons.ts';
import { PrintPicture } from './print-picture.tsx';
import { markSeen } from './seen-pages.ts';
import { useSetTexts } from './texts.ts';
import { TileUpload } from './tile-upload.tsx';
import { useCropDrag } from './use-crop-drag.ts';
import { useNear } from './use-near.ts';
import { useSetActions } from './use-set.ts';

/** What the print check says of a photo, worst first. */
export type TileState = 'block' | 'confirm' | 'confirmed' | 'crop' | null;

export type TileProps = {
  page: Page;
  /** Null while it is not there. */
  picture: EditorPicture | null;
  /** Of the photo that is on its way into the slot. */
  upload: Upload | null;
  /** Counted from 0. */
  index: number;
  count: number;
  format: string;
  fit: PrintFit;
  copies: number;
  isSelected: boolean;
  isOnlySelected: boolean;
  state: TileState;
  /** What the check says, in a sentence. */
  finding: string;
  isRepeated: boolean;
  formats: readonly OptionValue[];
  nameOfFormat: (option: OptionValue) => string;
  hasCopies: boolean;
  isOrdered: boolean;
};

export const SetTile = memo(function Tile(props: TileProps) {
  const { page, picture, upload, index, isSelected, isOrdered } = props;
  const t = useSetTexts();
  const { toggle, move, remove } = useSetActions();
  const item = useRef<HTMLLIElement>(null);
  const isNear = useNear(item);
  useShown(item, picture && page, () => markSeen(page));
  const number = index + 1;
  const name = picture ? t('set.tile.name', { number, name: picture.name }) : t('set.tile', { number });
  return (
    <li
      ref={item}
      className="set-tile"
      data-selected={isSelected || undefined}
      data-row={page.id}
      draggable={isOrdered || undefined}
      onDragStart={(event) => event.dataTransfer.setData('text/x-print', page.id)}
      onDragOver={(event) => event.dataTransfer.types.includes('text/x-print') && event.preventDefault()}
      onDrop={(event) => {
        const dragged = event.dataTransfer.getData('text/x-print');
        if (dragged === '') return;
        event.preventDefault();
        move(dragged, index);
      }}
    >
      <div className="set-tile-paper">
        {picture ? <Print {...props} name={name} isNear={isNear} /> : <TileUpload page={page} upload={upload} isNear={isNear} />}
        {picture ? (
          <label className="set-check">
            <input type="checkbox" checked={isSelected} onChange={() => toggle(page.id)} />
            <Icon svg={checkIcon} small />
            <span className="unseen">{t('set.tile.select', { name })}</span>
          </label>
        ) : null}
        <button type="button" className="set-remove" onClick={() => remove(new Set([page.id]))}>
          <Icon svg={closeIcon} small />
          <span className="unseen">{t('set.tile.remove', { name })}</span>
        </button>
        <Badges {...props} />
      </div>
      <TileControls {...props} name={name} />
    </li>
  );
});

function Print({ page, picture, fit, isOnlySelected, isOrdered, isNear, name }: TileProps & { name: string; isNear: boolean }) {
  const t = useSetTexts();
  const { select, toggle, step, remove } = useSetActions();
  const canCrop = fit === 'fill';
  // A tile that is dragged to another place does not move its picture.
  const { handlers, wasDragged } = useCropDrag(page, canCrop && isOnlySelected && !isOrdered);
  function onClick(event: MouseEvent) {
    if (wasDragged()) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) toggle(page.id);
    else select([page.id]);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Delete') return remove(new Set([page.id]));
    const arrow = canCrop ? arrowOf(event) : null;
    if (arrow) step(page.id, arrow.x, arrow.y);
  }
  return (
    <button
      type="button"
      className="set-picture"
      style={{ '--ratio': page.widthUm / page.heightUm }}
      data-crops={(canCrop && isOnlySelected && !isOrdered) || undefined}
      aria-pressed={isOnlySelected}
      aria-label={name}
      title={canCrop ? t('set.tile.help') : undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <PrintPicture page={page} picture={isNear ? picture : null} />
    </button>
  );
}

function Badges({ state, finding, isRepeated, picture }: TileProps) {
  const t = useSetTexts();
  const isBlurred = state === null && picture?.isBlurred === true;
  if (state === null && !isBlurred && !isRepeated) return null;
  return (
    <p className="set-badges">
      {state === null ? null : (
        <span className={`set-badge set-badge-${state}`} title={finding}>
          {t(`set.badge.${state}`)}
        </span>
      )}
      {isBlurred ? <span className="set-badge set-badge-confirm">{t('set.badge.blurred')}</span> : null}
      {isRepeated ? <span className="set-badge">{t('set.badge.repeated')}</span> : null}
    </p>
  );
}

function TileControls({
  page,
  index,
  count,
  name,
  format,
  formats,
  nameOfFormat,
  copies,
  hasCopies,
  isOrdered,
}: TileProps & { name: string }) {
  const t = useSetTexts();
  const { change, move } = useSetActions();
  const ids = new Set([page.id]);
  const setCopies = (next: number) => change(ids, { copies: next }, `copies ${page.id}`);
  return (
    <div className="set-tile-controls">
      {formats.length > 1 ? (
        <select
          className="set-format"
          aria-label={t('set.tile.format', { name })}
          value={format}
          onChange={(event) => change(ids, { format: event.target.value })}
        >
          {formats.map((option) => (
            <option key={option.value} value={option.value} disabled={option.refused !== null && option.value !== format}>
              {nameOfFormat(option)}
            </option>
          ))}
        </select>
      ) : null}
      {isOrdered ? (
        <>
          <button type="button" className="set-small" disabled={index === 0} onClick={() => move(page.id, index - 1)}>
            <Icon svg={leftIcon} small />
            <span className="unseen">{t('set.tile.earlier', { name })}</span>
          </button>
          <button type="button" className="set-small" disabled={index === count - 1} onClick={() => move(page.id, index + 1)}>
            <Icon svg={rightIcon} small />
            <span className="unseen">{t('set.tile.later', { name })}</span>
          </button>
        </>
      ) : null}
      {hasCopies ? (
        <fieldset className="set-copies">
          <legend className="unseen">{t('set.tile.copies', { name })}</legend>
          <button type="button" className="set-small" disabled={copies <= 1} onClick={() => setCopies(copies - 1)}>
            <Icon svg={minusIcon} small />
            <span className="unseen">{t('shared.decrease', { label: t('set.tile.copies', { name }) })}</span>
          </button>
          <output className="figures">{copies}</output>
          <button type="button" className="set-small" onClick={() => setCopies(copies + 1)}>
            <Icon svg={plusIcon} small />
            <span className="unseen">{t('shared.increase', { label: t('set.tile.copies', { name }) })}</span>
          </button>
        </fieldset>
      ) : null}
    </div>
  );
}
