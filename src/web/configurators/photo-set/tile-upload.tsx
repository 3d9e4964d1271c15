/** The place of a photo that is on its way, that did not arrive, or that this browser does not know. */
import type { ChangeEvent } from 'react';
import type { Page } from '#core/design/document.ts';
import { printPhotoOf } from '#core/products/photo-set/print-page.ts';
import { photoUploadTexts } from '#texts/de/pictures.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import { acceptedFiles } from '#web/editor/panels/accepted-files.ts';
import type { Upload } from '#web/editor/state.ts';
import { useTexts } from '#web/page/texts.ts';
import { PrintPicture } from './print-picture.tsx';
import { useSetTexts } from './texts.ts';
import { useSetActions } from './use-set.ts';

type Props = { page: Page; upload: Upload | null; isNear: boolean };

/** A known photo that is still listed is empty paper for a moment. */
export function TileUpload({ page, upload, isNear }: Props) {
  const isKnown = printPhotoOf(page)?.photoId !== null;
  return (
    <div className="set-picture set-waiting" style={{ '--ratio': page.widthUm / page.heightUm }}>
      <PrintPicture page={page} picture={null} />
      {isNear ? <div className="set-upload">{isKnown ? null : <State page={page} upload={upload} />}</div> : null}
    </div>
  );
}

function State({ page, upload }: Omit<Props, 'isNear'>) {
  const t = useSetTexts();
  const uploadT = useTexts(photoUploadTexts);
  const { uploads } = useEditorInstance();
  const { replaceFile } = useSetActions();
  const isGone = upload === null || upload.status === 'done' || upload.status === 'known';
  if (!isGone && upload.status !== 'refused') {
    return (
      <>
        <span className="set-upload-name">{upload.file.name}</span>
        <progress max={1} value={upload.share} aria-label={upload.file.name} />
        {upload.status === 'waiting' ? <span>{upload.message || uploadT('upload.waiting')}</span> : null}
      </>
    );
  }
  const replace = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file) replaceFile(page.id, file);
    event.target.value = '';
  };
  return (
    <>
      <span>{t(isGone ? 'set.tile.missing' : 'set.tile.refused')}</span>
      {!isGone && upload.canRetry ? (
        <button type="button" className="text-link" onClick={() => uploads.again(upload.id)}>
          {t('set.tile.again')}
        </button>
      ) : (
        <label className="text-link file-button">
          <input type="file" accept={acceptedFiles} onChange={replace} />
          {t('set.tile.replace')}
        </label>
      )}
    </>
  );
}
