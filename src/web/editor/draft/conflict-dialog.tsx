/** Two windows saved the same design: what happened, and two resolutions, neither of which loses anything. */
import { useState } from 'react';
import { useEditorInstance } from '#web/editor/context.ts';
import { useTexts } from '#web/editor/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/drawer.tsx';

export function ConflictDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { session, resources } = useEditorInstance();
  const [busy, setBusy] = useState<'load' | 'copy' | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  async function run(kind: 'load' | 'copy', work: () => Promise<void>) {
    setBusy(kind);
    setMessage(null);
    try {
      await work();
      onClose();
    } catch (error) {
      setMessage(t('conflict.failed', { message: error instanceof Error ? error.message : '' }));
      setBusy(null);
    }
  }
  async function load() {
    await session.loadServerCopy();
    resources.listPictures();
  }
  return (
    <Modal title={t('conflict.title')} onClose={onClose}>
      <p>{t('conflict.text')}</p>
      <div className="conflict-buttons">
        <Button busy={busy === 'copy'} disabled={busy !== null} onClick={() => run('copy', session.saveAsCopy)}>
          {t('conflict.copy')}
        </Button>
        <Button kind="secondary" busy={busy === 'load'} disabled={busy !== null} onClick={() => run('load', load)}>
          {t('conflict.load')}
        </Button>
      </div>
      <p className="field-note">{t('conflict.load.hint')}</p>
      {message ? (
        <p className="field-error" role="alert">
          {message}
        </p>
      ) : null}
    </Modal>
  );
}
