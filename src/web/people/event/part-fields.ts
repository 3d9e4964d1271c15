/** Names of the fields of the parts of a programme. */
export const partFields = ['name', 'day', 'from', 'to', 'place', 'options', 'childOptions'] as const;

export function partField(at: number, field: (typeof partFields)[number] | 'id' | 'remove'): string {
  return `part.${at}.${field}`;
}
