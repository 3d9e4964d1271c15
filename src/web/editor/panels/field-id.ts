/** Ids of the form fields that edit an element's content. */
import type { ElementRef } from '#web/editor/draft/content.ts';

export function fieldId(kind: 'text' | 'photo', { page, element }: ElementRef): string {
  return `${kind}-${page}-${element}`;
}
