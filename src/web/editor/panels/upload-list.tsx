/** Uploads with failure and ways on: one as a line in its slot, several as what is wrong with them. */
import { photoUploadTexts } from '#texts/de/pictures.ts';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import type { Upload } from '#web/editor/state.ts';
import { useTexts } from '#web/page/texts.ts';
import { PhotoMarks, useDuplicateIds } from './photo-marks.tsx';
import { isUnderWay } from './uploads.ts';

/** It is with the shop. */
const isOver = ({ status }: Upload) => status === 'done' || status === 'known';

/** Without those that had ended well `before`: what is listed begins anew with them. */
export function listedUploads(uploads: readonly Upload[], before: readonly Upload[]): readonly Upload[] {
  return uploads.filter((upload) => !(isOver(upload) && before.includes(upload)));
}

/** A file that was refused is shown by its reason; what waits for the network or was there already is one line together. */
export function UploadProblems({ uploads }: { uploads: readonly Upload[] }) {
  const t = useTexts(photoUploadTexts);
  const { uploads: queue } = useEditorInstance();
  const refused = uploads.filter(({ status }) => status === 'refused');
  const waiting = uploads.filter(({ status }) => status === 'waiting');
  const known = uploads.filter(({ status }) => status === 'known');
  const repeatable = refused.filter(({ canRetry }) => canRetry);
  const hasActive = uploads.some(isUnderWay);
  const repeatAll = () => {
    for (const { id } of repeatable) queue.again(id);
  };
  const closeAll = () => {
    for (const upload of uploads) if (!hasActive || isUnderWay(upload)) queue.cancel(upload.id);
  };
  return (
    <>
      <p className="uploads-summary">{summaryOf(uploads, t)}</p>
      {hasActive ? (
        <progress max={uploads.length} value={uploads.length - uploads.filter(isUnderWay).length} aria-label={t('upload.list')} />
      ) : null}
      {waiting.length > 0 ? <p className="upload-waiting upload-state">{messageOf(waiting) ?? t('upload.waiting')}</p> : null}
      {known.length > 0 ? <p className="upload-known upload-state figures">{t('upload.known', { count: known.length })}</p> : null}
      {refused.length > 0 ? (
        <ul>
          {refused.map((upload) => (
            <li key={upload.id} className="upload upload-refused">
              <UploadRow upload={upload} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="uploads-ways">
        {repeatable.length > 1 ? (
          <button type="button" className="text-link" onClick={repeatAll}>
            {t('upload.again.all')}
          </button>
        ) : null}
        <button type="button" className="text-link" onClick={closeAll}>
          {t(hasActive ? 'upload.cancel-all' : 'upload.clear')}
        </button>
      </div>
    </>
  );
}

/** What the shop says of a wait; null where the network is away. */
function messageOf(waiting: readonly Upload[]): string | null {
  return waiting.find(({ message }) => message)?.message ?? null;
}

type UploadTexts = ReturnType<typeof useTexts<keyof typeof photoUploadTexts>>;

/** How far all of them are, in a sentence. */
export function summaryOf(uploads: readonly Upload[], t: UploadTexts): string {
  const refused = uploads.filter(({ status }) => status === 'refused').length;
  const key = uploads.some(isUnderWay) ? 'upload.summary' : refused > 0 ? 'upload.summary.refused' : 'upload.summary.done';
  return t(key, { done: uploads.filter(isOver).length, count: uploads.length, refused });
}

/** The only upload, where its slot is. */
export function SlotUpload({ slot }: { slot: { page: string; element: string } }) {
  const upload = useEditor(({ uploads: [first, second] }) => (second === undefined ? (first ?? null) : null));
  if (upload?.ref?.page !== slot.page || upload.ref.element !== slot.element || upload.status === 'done') return null;
  return (
    <div className={`upload upload-${upload.status} upload-single`}>
      <UploadRow upload={upload} />
    </div>
  );
}

function UploadRow({ upload }: { upload: Upload }) {
  const t = useTexts(photoUploadTexts);
  const { uploads: queue } = useEditorInstance();
  const { id, file, status, share, canRetry } = upload;
  const { name } = file;
  const duplicates = useDuplicateIds();
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

function stateText({ file, status, share, message, problem }: Upload, t: UploadTexts): string {
  switch (status) {
    case 'sending':
      return t('upload.sending', { percent: Math.floor(share * 100) });
    case 'waiting':
      return message || t('upload.waiting');
    case 'known':
      return t('upload.known', { count: 1 });
    case 'refused':
      return problem ? t(problem, { name: file.name }) : message || t('upload.failed');
    default:
      return t(`upload.${status}`);
  }
}
