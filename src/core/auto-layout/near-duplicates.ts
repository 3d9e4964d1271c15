/** Photos that show the same as a better one. */
import { type ComparedPhoto, groupAlike, likenessOf } from '#core/photos/likeness.ts';
import type { BookPhoto } from './book-input.ts';
import type { LeftOutReason } from './book-layout.ts';
import { bestOf, qualities } from './quality.ts';

function compared({ id, sha256, dhash, entropy, takenAt }: BookPhoto): ComparedPhoto {
  // An unknown file equals itself only.
  return { id, sha256: sha256 ?? `unknown ${id}`, dhash, entropy, takenAt };
}

/** Why each photo that is not kept is left out: of every group that shows the same, the best one is kept, and all of `keptIds`. */
export function nearDuplicates(photos: readonly BookPhoto[], keptIds: ReadonlySet<string>): Map<string, LeftOutReason> {
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const leftOut = new Map<string, LeftOutReason>();
  for (const ids of groupAlike(photos.map(compared), 'variant')) {
    const group = ids.map((id) => byId.get(id) as BookPhoto);
    const best = group.find(({ id }) => keptIds.has(id)) ?? (group[bestOf(qualities(group))] as BookPhoto);
    for (const photo of group) {
      if (photo === best || keptIds.has(photo.id)) continue;
      const isSame = likenessOf(compared(photo), compared(best)) === 'same';
      leftOut.set(photo.id, { kind: isSame ? 'same-as' : 'variant-of', photoId: best.id });
    }
  }
  return leftOut;
}
