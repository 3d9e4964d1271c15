/** The bar of narrow windows: four actions with their words, and a button that opens the others. Nothing scrolls sideways. */
import { Icon } from '#web/ui/icon.tsx';
import { menuIcon } from '#web/ui/icons.ts';
import { type BarAction, type SelectedElements, useActions } from './actions.ts';
import { Inks } from './inks.tsx';
import type { BarPart } from './parts.ts';
import { Popover } from './popover.tsx';
import { useArrangeTexts } from './texts.ts';

/** Actions in the bar; the others are listed behind its last button. */
const inBar = 4;

type Opening = { open: BarPart | null; onOpen: (part: BarPart | null) => void };
type Props = Opening & { selected: SelectedElements };

export function NarrowBar({ selected, open, onOpen }: Props) {
  const t = useArrangeTexts();
  const all = useActions(selected);
  const isOther = open === 'more' || all.slice(inBar).some(({ part }) => part !== undefined && part === open);
  return (
    <>
      {all.slice(0, inBar).map((action) => (
        <Slot key={action.key} action={action} selected={selected} open={open} onOpen={onOpen} />
      ))}
      <button type="button" className="bar-slot" aria-expanded={isOther} onClick={() => onOpen(open === 'more' ? null : 'more')}>
        <Icon svg={menuIcon} small />
        {t('editor.tool.more')}
      </button>
    </>
  );
}

function Slot({ action: { icon, label, part, run, isDisabled, isPressed }, selected, open, onOpen }: Props & { action: BarAction }) {
  const t = useArrangeTexts();
  return (
    <button
      type="button"
      className="bar-slot"
      disabled={isDisabled}
      aria-pressed={isPressed}
      aria-expanded={part && open === part}
      onClick={() => (part ? onOpen(open === part ? null : part) : run?.())}
    >
      {part === 'colour' ? <Inks {...selected} /> : <Icon svg={icon} small />}
      <span>{t(label)}</span>
    </button>
  );
}

/** What has no place in the bar, each with its words. */
export function OtherActions({ selected, onOpen }: Omit<Props, 'open'>) {
  const t = useArrangeTexts();
  const others = useActions(selected).slice(inBar);
  return (
    <Popover label={t('editor.tool.more')}>
      <div className="more-list">
        {others.map(({ key, icon, label, part, run, isDisabled, isPressed }) => (
          <button
            key={key}
            type="button"
            className="add-wide"
            disabled={isDisabled}
            aria-pressed={isPressed}
            onClick={() => {
              onOpen(part ?? null);
              run?.();
            }}
          >
            <Icon svg={icon} small />
            {t(label)}
          </button>
        ))}
      </div>
    </Popover>
  );
}
