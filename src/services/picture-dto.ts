/** A stored picture as calls show it: facts and the addresses of its served copies. */

import type { OwnPicture, Picture } from '#api/designs.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { pictureEnd } from '#core/customer/retention.ts';
import { isBlurred } from '#core/photos/facts.ts';
import { groupAlike } from '#core/photos/likeness.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
import { message, type Unrendered } from '#core/values/message.ts';
import type { Store } from '#store/db/store.ts';
import { listComparedPhotos, type StoredPicture } from '#store/picture/pictures.ts';

export function pictureDto({ id, name, width, height, focusX, focusY, warnings, isRasterised }: StoredPicture): Unrendered<Picture> {
  const place = `${pictureRoot}pictures/${id}`;
  return {
    id,
    name: name || message('picture.unnamed'),
    width,
    height,
    focusX,
    focusY,
    preview: `${place}/preview.webp`,
    medium: `${place}/medium.webp`,
    thumb: `${place}/thumb.webp`,
    warnings,
    ...(isRasterised ? { isRasterised } : {}),
  };
}

/** Pictures of `owner`, each with those of all pictures of the owner that show the same. */
export async function ownPictureDtos(store: Store, owner: OwnerId, pictures: readonly StoredPicture[]): Promise<Unrendered<OwnPicture>[]> {
  const groups = groupAlike(await listComparedPhotos(store, owner), 'same');
  const groupOf = new Map(groups.flatMap((group) => group.map((id) => [id, group] as const)));
  const row = await store.db.selectFrom('owners').select('customer').where('id', '=', owner).executeTakeFirst();
  const isCustomer = row !== undefined && row.customer !== null;
  return pictures.map((picture) => {
    const { takenAt, camera, dhash, faces, sharpness, entropy, tones } = picture.facts;
    return {
      ...pictureDto(picture),
      takenAt,
      camera,
      dhash,
      faces,
      sharpness,
      entropy,
      tones,
      isBlurred: isBlurred(picture.facts),
      sameAs: (groupOf.get(picture.id) ?? []).filter((id) => id !== picture.id),
      uploadedAt: picture.createdAt,
      keptUntil: pictureEnd(picture, isCustomer),
    };
  });
}
