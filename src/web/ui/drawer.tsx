/** A panel that slides in from the right (phone: full width), and a dialog in the middle. */
import { type ReactNode, useId } from 'react';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from './icon.tsx';
import { closeIcon } from './icons.ts';
import { useModal } from './use-modal.ts';

type Props = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Stays at the foot while the rest scrolls. */
  foot?: ReactNode;
};

/** Open while it is rendered. `onClose` must be stable (useCallback) and take it away. */
export function Drawer({ title, onClose, children, foot }: Props) {
  const t = useTexts();
  const id = useId();
  const dialog = useModal(onClose);
  return (
    <dialog ref={dialog} aria-labelledby={id} className="drawer">
      <div className="flex min-h-16 items-center justify-between border-b border-line px-5">
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        <button type="button" className="-mr-2.5 grid size-11 place-items-center" onClick={() => dialog.current?.close()}>
          <Icon svg={closeIcon} />
          <span className="unseen">{t('shared.close')}</span>
        </button>
      </div>
      <div className="grow overflow-y-auto px-5">{children}</div>
      {foot ? <div className="border-t border-line p-5">{foot}</div> : null}
    </dialog>
  );
}

/** `isWide`: for two things side by side. */
export function Modal({ title, onClose, children, isWide = false }: Omit<Props, 'foot'> & { isWide?: boolean }) {
  const id = useId();
  const dialog = useModal(onClose);
  return (
    <dialog ref={dialog} aria-labelledby={id} className={isWide ? 'modal modal-wide' : 'modal'}>
      <h2 id={id} className="type-h3 mb-3">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
