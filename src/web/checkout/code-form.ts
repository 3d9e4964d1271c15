/** The buttons of the form for codes, and what became of a typed one. */

export const applyIntent = 'code';
/** Followed by the code's id. */
export const removeIntent = 'code-remove-';

/** `typed` stands in the field again; `refused` says why it does not count, or is null. */
export type CodeAnswer = { typed: string; refused: string | null };
