/** Uploads with progress, failure and ways on: one as a line in its slot, several as a list above the slots. */
import { useState } from 'react';
import { photoUploadTexts } from '#texts/de/pictures.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import type { Upload } from '#web/editor/state.ts';
import { useTexts } from '#web/page/texts.ts';
import { PhotoMarks, useDuplicateIds } from './photo-marks.tsx';
import { isUnderWay } from './uploads.ts';

const isOver = ({ status }: Upload) => status === 'done' || status === 'known';

/** Without those that had ended well `before` the panel was opened: its list begins anew. */
export function listedUploads(uploads: readonly Upload[], before: readonly Upload[]): readonly Upload[] {
  return uploads.filter((upload) => !(isOver(upload) && before.includes(upload)));
}

/** Photos that wait for their turn and are shown one by one; of hundreds the rest is a number. */
const shownQueued = 10;

/** Nothing while the only upload is shown in its slot. */
export function UploadList() {
  const all = useEditor((state) => state.uploads);
  const [before] = useState(all);
  const uploads = listedUploads(all, before);
  const t = useTexts(photoUploadTexts);
  const { uploads: queue } = useEditorInstance();
  const [first] = uploads;
  const pictures = useEditor((state) => state.pictures);
  const duplicates = useDuplicateIds();
  if (!first || (uploads.length === 1 && first.ref !== null)) return null;
  const blurred = new Set(pictures.flatMap(({ id, isBlurred }) => (isBlurred ? [id] : [])));
  const isMarked = ({ pictureId }: Upload) => pictureId !== null && (duplicates.has(pictureId) || blurred.has(pictureId));
  const queued = uploads.filter(({ status }) => status === 'queued');
  const hidden = new Set(queued.slice(shownQueued));
  const shown = uploads.filter((upload) => !hidden.has(upload) && (upload.status !== 'done' || isMarked(upload)));
  const repeatable = uploads.filter(({ status, canRetry }) => status === 'refused' && canRetry);
  const count = uploads.length;
  const done = uploads.filter(isOver).length;
  const refused = uploads.filter(({ status }) => status === 'refused').length;
  const hasActive = uploads.some(isUnderWay);
  const key = hasActive ? 'upload.summary' : refused > 0 ? 'upload.summary.refused' : 'upload.summary.done';
  const repeatAll = () => {
    for (const { id } of repeatable) queue.again(id);
  };
  const closeAll = () => {
    for (const upload of uploads) if (!hasActive || isUnderWay(upload)) queue.cancel(upload.id);
  };
  return (
    <section className="uploads" aria-label={t('upload.list')}>
      <div className="uploads-head">
        <p role="status" className="uploads-summary">
          {t(key, { done, count, refused })}
        </p>
        {repeatable.length > 1 ? (
          <button type="button" className="text-link" onClick={repeatAll}>
            {t('upload.again.all')}
          </button>
        ) : null}
        <button type="button" className="text-link" onClick={closeAll}>
          {t(hasActive ? 'upload.cancel-all' : 'upload.clear')}
        </button>
      </div>
      <progress max={count} value={done + refused} aria-label={t('upload.list')} />
      <ul>
        {shown.map((upload) => (
          <li key={upload.id} className={`upload upload-${upload.status}`}>
            <UploadRow upload={upload} duplicates={duplicates} />
          </li>
        ))}
      </ul>
      {hidden.size > 0 ? <p className="upload-state figures">{t('upload.queued.more', { count: hidden.size })}</p> : null}
    </section>
  );
}

/** The only upload, where its slot is. */
export function SlotUpload({ slot }: { slot: { page: string; element: string } }) {
  const upload = useEditor(({ uploads: [first, second] }) => (second === undefined ? (first ?? null) : null));
  const duplicates = useDuplicateIds();
  if (upload?.ref?.page !== slot.page || upload.ref.element !== slot.element || upload.status === 'done') return null;
  return (
    <div className={`upload upload-${upload.status} upload-single`}>
      <UploadRow upload={upload} duplicates={duplicates} />
    </div>
  );
}

function UploadRow({ upload, duplicates }: { upload: Upload; duplicates: ReadonlySet<string> }) {
  const t = useTexts(photoUploadTexts);
  const { uploads: queue } = useEditorInstance();
  const { id, file, status, share, canRetry } = upload;
  const { name } = file;
  const picture = useEditor(({ pictures }) => pictures.find((one) => one.id === upload.pictureId) ?? null);
  const isEnded = status === 'refused' || status === 'known' || status === 'done';
  return (
    <>
      <div className="upload-text">
        <span className="upload-name">{name}</span>
        <span className={status === 'refused' ? 'slot-problem' : 'upload-state figures'} role={status === 'refused' ? 'alert' : undefined}>
          {stateText(upload, t)}
        </span>
        {picture ? <PhotoMarks picture={picture} duplicates={duplicates} /> : null}
        {status === 'sending' ? <progress max={1} value={share} aria-label={name} /> : null}
      </div>
      <div className="upload-ways">
        {status === 'refused' && canRetry ? (
          <button type="button" className="text-link" aria-label={t('upload.again.name', { name })} onClick={() => queue.again(id)}>
            {t('upload.again')}
          </button>
        ) : null}
        <button
          type="button"
          className="text-link"
          aria-label={t(isEnded ? 'upload.dismiss.name' : 'upload.cancel.name', { name })}
          onClick={() => queue.cancel(id)}
        >
          {t(isEnded ? 'upload.dismiss' : 'upload.cancel')}
        </button>
      </div>
    </>
  );
}

function stateText(
  { file, status, share, message, problem }: Upload,
  t: ReturnType<typeof useTexts<keyof typeof photoUploadTexts>>,
): string {
  switch (status) {
    case 'sending':
      return t('upload.sending', { percent: Math.floor(share * 100) });
    case 'waiting':
      return message || t('upload.waiting');
    case 'refused':
      return problem ? t(problem, { name: file.name }) : message || t('upload.failed');
    default:
      return t(`upload.${status}`);
  }
}
