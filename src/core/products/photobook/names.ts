/** What books, their parts and their sizes are called. */
import { formatted, type Message, message } from '#core/values/message.ts';
import type { BookBinding, BookCover, BookPaper, BookSize, BookType, Lamination } from './books.ts';
import type { PhotobookChoice } from './choice.ts';
import { pageSizeUm } from './spine.ts';

export function bookName(type: BookType): Message {
  return message(`photobook.type.${type}`);
}

export function coverName(cover: BookCover): Message {
  return message(`photobook.cover.${cover}`);
}

export function bindingName(binding: BookBinding): Message {
  return message(`photobook.binding.${binding}`);
}

export function photobookPaperName(paper: BookPaper): Message {
  return message(`photobook.paper.${paper}`);
}

export function laminationName(lamination: Lamination): Message {
  return message(`photobook.lamination.${lamination}`);
}

/** "A4 quer" */
export function bookSizeName(size: BookSize): Message {
  return message(`photobook.size.${size}`);
}

/** "29,7 × 21 cm" */
export function bookSizeText(size: BookSize): Message {
  return formatted(pageSizeUm({ size }));
}

/** "48 Seiten" */
export function pagesText(count: number): Message {
  return message('photobook.pages', { count });
}

/** What was chosen, in one line: size, pages, cover, binding, paper, lamination. */
export function photobookText({ size, cover, binding, paper, coverLamination, pageCount }: PhotobookChoice): Message {
  return message('photobook.text', {
    size: message('photobook.size-text', { name: bookSizeName(size), size: bookSizeText(size) }),
    pages: pagesText(pageCount),
    cover: coverName(cover),
    binding: bindingName(binding),
    paper: photobookPaperName(paper),
    lamination: laminationName(coverLamination),
  });
}
