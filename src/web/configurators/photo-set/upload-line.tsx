/** How many of the chosen photos are there, and why some are not; the tiles show each. */
import { photoUploadTexts } from '#texts/de/pictures.ts';
import { useEditor } from '#web/editor/context.ts';
import { useTexts } from '#web/page/texts.ts';
import { useSetTexts } from './texts.ts';

export function UploadLine() {
  const t = useSetTexts();
  const uploads = useEditor((state) => state.uploads);
  const done = uploads.filter(({ status }) => status === 'done' || status === 'known').length;
  const refused = uploads.filter(({ status }) => status === 'refused').length;
  const count = uploads.length - refused;
  if (count === 0) return null;
  return (
    <div className="set-progress">
      <p className="figures" role="status">
        {done === count ? t('set.uploaded', { count }) : t('set.uploading', { done, count })}
      </p>
      {done === count ? null : <progress max={count} value={done} aria-label={t('set.photos')} />}
    </div>
  );
}

/** The sentences about files that were refused, each once. */
export function RefusedFiles() {
  const t = useTexts(photoUploadTexts);
  const uploads = useEditor((state) => state.uploads);
  const sentences = uploads.flatMap(({ status, problem, message, file }) =>
    status === 'refused' ? [problem ? t(problem, { name: file.name }) : message || t('upload.failed')] : [],
  );
  if (sentences.length === 0) return null;
  return (
    <div className="set-notice" role="alert">
      <ul>
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
