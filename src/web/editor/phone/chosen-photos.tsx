/** What was chosen on the phone, small: what has arrived is marked. Made on the phone itself, one photo after the other. */
import checkIcon from '@phosphor-icons/core/light/check-light.svg?raw';
import { useEffect, useRef, useState } from 'react';
import { phonePageTexts } from '#texts/de/customer/phone-uploads.ts';
import type { Upload } from '#web/editor/state.ts';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { isDone } from './sending.ts';

/** Of hundreds the rest is a number. */
const shownPhotos = 23;
const sidePx = 180;

/** The address of a small copy; '' for a file that this browser cannot show, such as HEIC in many. */
async function smallCopy(file: File): Promise<string> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: sidePx, resizeQuality: 'low' });
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    canvas.height = bitmap.height;
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.7));
    return blob ? URL.createObjectURL(blob) : '';
  } catch {
    return '';
  }
}

/** Copies by the id of an upload. */
function useCopies(uploads: readonly Upload[]): ReadonlyMap<string, string> {
  const [copies, setCopies] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = useRef(new Set<string>());
  const last = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    for (const { id, file } of uploads) {
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      last.current = last.current.then(async () => {
        const copy = await smallCopy(file);
        setCopies((before) => new Map(before).set(id, copy));
      });
    }
  }, [uploads]);
  return copies;
}

export function ChosenPhotos({ uploads }: { uploads: readonly Upload[] }) {
  const t = useTexts(phonePageTexts);
  const sent = uploads.filter(({ status }) => status !== 'refused');
  const shown = sent.slice(0, shownPhotos);
  const copies = useCopies(shown);
  if (shown.length === 0) return null;
  const more = sent.length - shown.length;
  return (
    <ul className="mt-3 grid grid-cols-4 gap-1.5" aria-label={t('upload-page.chosen')}>
      {shown.map((upload) => {
        const { id, file } = upload;
        const isThere = isDone(upload);
        const copy = copies.get(id);
        return (
          <li key={id} className={`phone-photo ${isThere ? 'phone-photo-there' : ''}`}>
            {copy ? <img src={copy} alt="" /> : null}
            <span className="unseen">{t(isThere ? 'upload-page.photo.there' : 'upload-page.photo.sending', { name: file.name })}</span>
            {isThere ? <Icon svg={checkIcon} small /> : null}
          </li>
        );
      })}
      {more > 0 ? <li className="phone-photo figures">{t('upload-page.photo.more', { count: more })}</li> : null}
    </ul>
  );
}
