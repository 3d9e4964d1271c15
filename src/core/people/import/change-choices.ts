/** What holds of a field that a file and the list have with two values. */
export const changeChoices = ['old', 'new'] as const;
export type ChangeChoice = (typeof changeChoices)[number];
/** By the key of a change. */
export type ChangeChoices = Readonly<Record<string, ChangeChoice>>;

export const changedFields = [
  'title',
  'given',
  'noble',
  'family',
  'suffix',
  'nick',
  'gender',
  'email',
  'company',
  'address',
  'phone',
  'language',
  'plusOnes',
  'side',
  'note',
] as const;
export type ChangedField = (typeof changedFields)[number];
