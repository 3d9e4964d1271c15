/** A native modal dialog that is open while it is rendered: focus and Escape are the browser's. */
import { type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * `onClose` must be stable (useCallback) and unmount the dialog. It runs as soon as the dialog is closed, in whatever way: the event 'close'
 * comes later, and what opened the dialog may have been pressed again by then.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!element.open) element.showModal();
    const observer = new MutationObserver(() => {
      if (!element.open) flushSync(onClose);
    });
    observer.observe(element, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [onClose]);
  return dialog;
}
