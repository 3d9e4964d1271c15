/**
 * Name of the local copies of a draft before its first save: a browser holds one new draft of each name. `of` tells those of one product
 * type apart: by card, gift or poster.
 */
export function nameOfNewDraft(type: string, of?: string): string {
  return of === undefined ? type : `${type}:${of}`;
}
