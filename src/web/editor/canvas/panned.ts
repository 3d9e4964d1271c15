/** Pictures that a gesture moves behind their outlines before the document has it: they are drawn as they were laid out, moved. */
import type { DesignDocument } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { pictureMatrix } from '#core/layout/photo.ts';
import type { PhotoFacts } from '#core/layout/resources.ts';
import { sineCosine } from '#core/values/sine.ts';
import type { PagePoint } from '#web/editor/arrange/boxes.ts';
import { findElement } from '#web/editor/draft/content.ts';
import { refKey } from '#web/editor/selection.ts';

/** How far pictures lie from where they were laid out, on their page. Keyed as a selection is. */
export type Panned = ReadonlyMap<string, PagePoint>;

export const nothingPanned: Panned = new Map();

/** Where the edits take pictures; null where one of them does more: with the zoom, what is said about the resolution changes, too. */
export function pannedOf(
  design: Pick<DesignDocument, 'pages'>,
  edits: readonly Edit[],
  photo: (id: string) => PhotoFacts | null,
): Panned | null {
  const panned = new Map<string, PagePoint>();
  for (const edit of edits) {
    const element = edit.kind === 'setCrop' ? findElement(design, edit)?.element : null;
    if (edit.kind !== 'setCrop' || element?.kind !== 'photo' || element.photoId === null) return null;
    const facts = photo(element.photoId);
    if (!facts || edit.crop.zoom !== element.crop.zoom) return null;
    const [before, after] = [element, { ...element, crop: edit.crop }].map((box) => pictureMatrix(box, facts).matrix);
    if (!before || !after) return null;
    const [x, y] = [after[4] - before[4], after[5] - before[5]];
    const { sine, cosine } = sineCosine(element.rotation);
    panned.set(refKey(edit), { xUm: cosine * x - sine * y, yUm: sine * x + cosine * y });
  }
  return panned;
}
