/** A choice as the text of an order, photobook-digitalfotobuch-a4-quer-hard-pur-matt-matt-48, and back. The style it began with is not part of it. */
import { type PhotobookChoice, photobookChoiceSchema } from './choice.ts';

export function photobookSku(choice: Omit<PhotobookChoice, 'type'>): string {
  const { photobookType, size, cover, binding, paper, coverLamination, pageCount } = choice;
  return ['photobook', photobookType, size, cover, binding, paper, coverLamination, pageCount].join('-');
}

/** The choice that a sku stands for; null for one of another product or of no choice. */
export function photobookOfSku(sku: string): PhotobookChoice | null {
  const [type, photobookType, one, other, cover, binding, paper, coverLamination, pageCount] = sku.split('-');
  const read = photobookChoiceSchema.safeParse({
    type,
    photobookType,
    size: `${one}-${other}`,
    cover,
    binding,
    paper,
    coverLamination,
    pageCount,
  });
  return read.success && photobookSku(read.data) === sku ? read.data : null;
}
