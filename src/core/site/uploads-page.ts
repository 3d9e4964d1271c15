/** How the page that sends photos from a phone is asked to say Sie: a code that says du has the shorter address. */
import type { Formality } from '#core/values/formality.ts';

const sie = 'sie';

export const uploadsFormality = {
  search: (formality: Formality): string => (formality === 'Sie' ? `?${sie}` : ''),
  read: (query: URLSearchParams): Formality => (query.has(sie) ? 'Sie' : 'du'),
} as const;
