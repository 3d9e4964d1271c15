/** Where notes belong in the present design. */
import type { Note } from '#api/shares.ts';
import type { DesignDocument } from '#core/design/document.ts';
import type { DocumentFace } from '#core/design/faces.ts';
import { isSelectable } from '#core/design/permissions.ts';
import { faceOf, facesInOrder, findElement } from '#web/editor/draft/content.ts';
import type { NoteMark } from '#web/editor/state.ts';

export type NotePoint = { xUm: number; yUm: number };
export type NotePlace = { face: DocumentFace | null; point: NotePoint | null; element: string | null };

function isWithin({ xUm, yUm }: NotePoint, box: { xUm: number; yUm: number; widthUm: number; heightUm: number }): boolean {
  return xUm >= box.xUm && xUm <= box.xUm + box.widthUm && yUm >= box.yUm && yUm <= box.yUm + box.heightUm;
}

/** The element of a comment is the topmost that can be selected at its point. */
export function notePlaceOf(design: DesignDocument, note: Note): NotePlace {
  const page = design.pages.find(({ id }) => id === note.page);
  if (!page) return { face: null, point: null, element: null };
  if (note.kind === 'suggestion') {
    const element = findElement(design, { page: page.id, element: note.element })?.element;
    const panel = element && faceOf(page, element);
    const point = element ? { xUm: element.xUm + element.widthUm / 2, yUm: element.yUm + element.heightUm / 2 } : null;
    return { face: panel ? { page, panel } : null, point, element: element?.id ?? null };
  }
  const { at } = note;
  const faces = facesInOrder(design).filter((face) => face.page.id === page.id);
  const face = (at && faces.find(({ panel }) => isWithin(at, panel))) ?? faces[0] ?? null;
  const element = at ? page.elements.findLast((one) => isSelectable(one) && isWithin(at, one)) : undefined;
  return { face, point: at, element: element?.id ?? null };
}

/** Open notes in the order of their list, numbered from 1. `marks` are those that have a place. */
export function openNotes(notes: readonly Note[], design: DesignDocument): { numbers: ReadonlyMap<string, number>; marks: NoteMark[] } {
  const open = notes.filter(({ state }) => state === 'open');
  const marks = open.flatMap((note, at): NoteMark[] => {
    const { face, point } = notePlaceOf(design, note);
    return face && point ? [{ id: note.id, panel: face.panel.id, ...point, number: at + 1, text: note.text }] : [];
  });
  return { numbers: new Map(open.map(({ id }, at) => [id, at + 1])), marks };
}

/** Id of a note's entry in the list. */
export function noteId(id: string): string {
  return `note-${id}`;
}
