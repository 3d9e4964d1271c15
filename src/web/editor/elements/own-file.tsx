/** The button that opens the dialog for own layouts and logos. */
import { lazy, Suspense, useCallback, useState } from 'react';
import { uploadIcon } from '#web/editor/frame/icons.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useElementsTexts } from './texts.ts';

const OwnFileDialog = lazy(() => import('#web/editor/own-file/own-file-dialog.tsx'));

/** `isOpenAtFirst`: the dialog is open as soon as the button is there. */
export function OwnFile({ onDone, isOpenAtFirst = false }: { onDone: (status: string) => void; isOpenAtFirst?: boolean }) {
  const t = useElementsTexts();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const close = useCallback(() => setOpen(false), []);
  return (
    <div className="add-row mt-2">
      <button type="button" className="add-wide add-file" onClick={() => setOpen(true)}>
        <Icon svg={uploadIcon} small />
        <span>
          {t('own.open')}
          <span className="block text-caption text-ink-soft">{t('own.open.note')}</span>
        </span>
      </button>
      {isOpen ? (
        <Suspense fallback={null}>
          <OwnFileDialog onClose={close} onDone={onDone} />
        </Suspense>
      ) : null}
    </div>
  );
}
