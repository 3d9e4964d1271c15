/** The button that opens the dialog for own layouts and logos. An address with `ownFile` opens it with the panel. */
import { lazy, Suspense, useCallback, useState } from 'react';
import { uploadIcon } from '#web/editor/frame/icons.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useElementsTexts } from './texts.ts';

const OwnFileDialog = lazy(() => import('#web/editor/own-file/own-file-dialog.tsx'));

export function OwnFile({ onDone }: { onDone: (status: string) => void }) {
  const t = useElementsTexts();
  const [isOpen, setOpen] = useState(() => new URLSearchParams(window.location.search).has('ownFile'));
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
