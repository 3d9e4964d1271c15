/** How far the uploads are, in a few words in the top bar or the row below the stage; opened, what is wrong with them. Goes by itself after a clean end. */
import { type ReactNode, useEffect, useId, useState } from 'react';
import { photoUploadTexts } from '#texts/de/pictures.ts';
import { useEditor } from '#web/editor/context.ts';
import { checkIcon, imageIcon } from '#web/editor/frame/icons.ts';
import type { Upload } from '#web/editor/state.ts';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { warningIcon } from '#web/ui/icons.ts';
import { listedUploads, summaryOf, UploadProblems } from './upload-list.tsx';
import { isUnderWay } from './uploads.ts';

/** A clean end is said so long. */
const saidMs = 4_000;

export type ChipState = 'under-way' | 'waiting' | 'refused' | 'done';

/** Where one file is on its way the rest waits for nothing; a refused one is said once all others have ended. */
export function chipStateOf(uploads: readonly Upload[]): ChipState {
  const active = uploads.filter(isUnderWay);
  if (active.length > 0) return active.some(({ status }) => status === 'waiting') && !active.some(isMoving) ? 'waiting' : 'under-way';
  return uploads.some(({ status }) => status === 'refused') ? 'refused' : 'done';
}

function isMoving({ status }: Upload): boolean {
  return status === 'sending' || status === 'checking';
}

const icons: Readonly<Record<ChipState, string>> = { 'under-way': imageIcon, waiting: warningIcon, refused: warningIcon, done: checkIcon };

/** Shows its children while there is nothing to say. */
export function UploadChip({ children }: { children?: ReactNode }) {
  const t = useTexts(photoUploadTexts);
  const id = useId();
  const all = useEditor((state) => state.uploads);
  const [before, setBefore] = useState(all);
  const [isOpen, setOpen] = useState(false);
  const uploads = listedUploads(all, before);
  const state = chipStateOf(uploads);
  const isClean = uploads.length > 0 && state === 'done' && !isOpen;
  useEffect(() => {
    if (!isClean) return;
    const timer = setTimeout(() => setBefore(all), saidMs);
    return () => clearTimeout(timer);
  }, [isClean, all]);
  if (uploads.length === 0) return children;
  const count = uploads.length;
  const done = uploads.filter((upload) => !isUnderWay(upload)).length;
  const refused = uploads.filter(({ status }) => status === 'refused').length;
  const key = (
    { 'under-way': 'upload.chip', waiting: 'upload.chip.waiting', refused: 'upload.chip.refused', done: 'upload.chip.done' } as const
  )[state];
  return (
    <div className="upload-chip-box">
      <button type="button" className="upload-chip figures" data-state={state} popoverTarget={id}>
        <Icon svg={icons[state]} small />
        {t(key, { done, count, refused })}
      </button>
      {state === 'under-way' || state === 'waiting' ? null : (
        <p role="status" className="unseen">
          {summaryOf(uploads, t)}
        </p>
      )}
      <section
        id={id}
        popover="auto"
        className="uploads"
        aria-label={t('upload.list')}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen ? <UploadProblems uploads={uploads} /> : null}
      </section>
    </div>
  );
}
