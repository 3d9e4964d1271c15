/** How many of the chosen photos are there; the tiles say it of each. */
import { useEditor } from '#web/editor/context.ts';
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
