/** What a browser still holds of a design that the server does not find for it: its session ended, or the design is gone. Pure. */
import { type DesignDocument, photoIds } from '#core/design/document.ts';
import { withKnownPhotos } from '#core/design/known-photos.ts';
import type { Content } from './content.ts';
import { freshHistory } from './history.ts';
import { bestCopy, type LocalCopy } from './restore.ts';

export type LeftCopy<C> = {
  content: Content<C>;
  /** The first text that its customer wrote, or ''. */
  words: string;
  /** When it was changed last, in milliseconds since 1970. */
  at: number;
  /** Number of photos that do not belong to the present session. */
  lostPhotos: number;
  /** The same work as a draft that was never saved, without those photos. */
  asDraft(draft: { key: string; name: string; at: number }): LocalCopy<C>;
};

const wordsLength = 80;

/** The copy with unsaved work, otherwise the newest; null where there is none. `ownPhotos` are those of the present session. */
export function leftCopy<C>(copies: readonly LocalCopy<C>[], ownPhotos: ReadonlySet<string>): LeftCopy<C> | null {
  const copy = bestCopy(copies);
  if (!copy) return null;
  const { content } = copy.edited;
  const lost = new Set(photoIds(content.design).filter((id) => !ownPhotos.has(id)));
  const kept = { ...content, design: withKnownPhotos(content.design, (id) => !lost.has(id)) };
  const parked = Object.entries(copy.parked).filter(([, { photo }]) => !photo || ownPhotos.has(photo.photoId));
  return {
    content,
    words: ownWords(content.design),
    at: copy.at,
    lostPhotos: lost.size,
    asDraft: ({ key, name, at }) => ({
      ...copy,
      key,
      design: name,
      revision: 0,
      base: null,
      sent: [],
      creationKey: null,
      conflict: null,
      isUnsaved: true,
      at,
      // Steps of before could bring a photo of before back.
      edited: freshHistory(kept),
      parked: Object.fromEntries(parked),
    }),
  };
}

function ownWords(design: DesignDocument): string {
  for (const element of design.pages.flatMap((page) => page.elements)) {
    if (element.kind !== 'text' || element.text === element.sample) continue;
    const words = element.text.replace(/\s+/g, ' ').trim();
    if (words !== '') return [...words].slice(0, wordsLength).join('');
  }
  return '';
}
