/** Progress or failure of an upload, with its ways on. */
import type { Upload } from '#web/editor/state.ts';
import { useTexts } from '#web/editor/texts.ts';

type Props = { upload: Upload | null; onAgain: () => void; onCancel: () => void };

export function UploadState({ upload, onAgain, onCancel }: Props) {
  const t = useTexts();
  if (!upload) return null;
  const { name } = upload.file;
  const percent = Math.round(upload.share * 100);
  if (upload.status === 'refused') {
    return (
      <div className="slot-problem" role="alert">
        <p>{upload.message || t('photo.failed', { name })}</p>
        <p>
          {upload.canRetry ? (
            <button type="button" className="text-link" onClick={onAgain}>
              {t('photo.again')}
            </button>
          ) : null}{' '}
          <button type="button" className="text-link" onClick={onCancel}>
            {t('photo.dismiss')}
          </button>
        </p>
      </div>
    );
  }
  const text =
    upload.status === 'waiting'
      ? t('photo.waiting', { name })
      : percent < 100
        ? t('photo.sending', { name, percent })
        : t('photo.checking', { name });
  return (
    <div className="slot-upload">
      <p role="status">{text}</p>
      <progress max={100} value={upload.status === 'waiting' ? undefined : percent} aria-label={name} />
      <button type="button" className="text-link" onClick={onCancel}>
        {t('photo.cancel')}
      </button>
    </div>
  );
}
