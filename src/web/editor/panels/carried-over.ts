/** What a card of a suite that is begun takes over from the cards of its owner: details, texts that began with the same words, photos. */
import {
  type DetailKind,
  detailKinds,
  type OwnWords,
  type SuiteDetails,
  suiteTextsOf,
  textChanges,
} from '#core/catalogue/suite/suite-details.ts';
import type { DesignDocument } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { firstCrop, type SeenPhoto } from '#core/layout/crop.ts';

type Photo = SeenPhoto;

/** `texts` and `pictures` are those of the newest cards first; `samples` are the details of the suite's samples. */
export type EarlierCards = { samples: SuiteDetails; details: SuiteDetails; texts: readonly OwnWords[]; pictures: readonly Photo[] };

/** `details`, `texts` and `photos` say what the edits bring. */
export type CarriedOver = { edits: Edit[]; details: DetailKind[]; texts: number; photos: number };

type Worded = { page: string; element: string; text: string };

/** Texts in the place of their samples, but for those that other edits set. What the customer wrote stays. */
export function wordedEdits(design: DesignDocument, worded: readonly Worded[], others: readonly Edit[]): Edit[] {
  const key = (page: string, element: string) => `${page} ${element}`;
  const open = new Set(suiteTextsOf(design).flatMap(({ page, element, text, sample }) => (text === sample ? [key(page, element)] : [])));
  for (const edit of others) if (edit.kind === 'setText') open.delete(key(edit.page, edit.element));
  return worded.filter(({ page, element }) => open.has(key(page, element))).map((one) => ({ kind: 'setText', ...one }));
}

/** Pieces break the lines of the same words elsewhere. */
function wording(sample: string): string {
  return sample.replace(/\s+/g, ' ').trim();
}

/** Fills sample details, whole texts that still show their sample, and places without a photo. What the customer wrote or placed stays. */
export function carriedOver(design: DesignDocument, { samples, details, texts, pictures }: EarlierCards): CarriedOver {
  const all = suiteTextsOf(design);
  const changes = textChanges(all, { samples, old: [samples], to: details });
  const withDetails = new Set(changes.map(({ page, element }) => `${page} ${element}`));
  const worded = all.flatMap(({ page, element, text, sample }) => {
    if (text !== sample || withDetails.has(`${page} ${element}`)) return [];
    const own = texts.find((one) => wording(one.sample) === wording(sample));
    return own ? [{ page, element, after: own.text }] : [];
  });
  const photos = photoEdits(design, pictures);
  return {
    edits: [
      ...[...changes, ...worded].map(({ page, element, after }): Edit => ({ kind: 'setText', page, element, text: after })),
      ...photos,
    ],
    details: changes.length === 0 ? [] : detailKinds.filter((kind) => details[kind] !== samples[kind]),
    texts: worded.length,
    photos: photos.length,
  };
}

/** The pictures in places without a photo, in the order of the pages, each once and cropped to the shape of its place. */
function photoEdits({ pages }: DesignDocument, pictures: readonly Photo[]): Edit[] {
  const places = pages.flatMap((page) =>
    page.elements.flatMap((element) =>
      element.kind === 'photo' && element.photoId === null && mayEdit(element, 'content') ? [{ page: page.id, element }] : [],
    ),
  );
  return places.flatMap(({ page, element }, at): Edit[] => {
    const picture = pictures[at];
    if (!picture) return [];
    return [{ kind: 'setPhoto', page, element: element.id, photoId: picture.id, crop: firstCrop(element, picture) }];
  });
}
