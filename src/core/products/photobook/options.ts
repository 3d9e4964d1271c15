/** Every option of a book under the present choice, with the reasons against those that do not go together (E002). */
import type { Offer, OptionGroup, OptionValue } from '#core/products/product.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';
import { bookBindings, bookCovers, laminations, leafOf, photobookPageCounts } from './books.ts';
import type { PhotobookChoice } from './choice.ts';
import { photobookPageCountIssue, typeIssue } from './issues.ts';
import { bindingName, bookName, bookSizeName, bookSizeText, coverName, laminationName, pagesText, photobookPaperName } from './names.ts';
import type { PhotobookOptions } from './rows.ts';

function option(value: string, name: Message, refused: Message | null = null, note: Message = verbatim('')): OptionValue {
  return { value, name, note, refused };
}

/** A type of book that does not have the rest of the choice moves it: none is refused. Nor is a cover, paper or binding because of the pages. */
export function photobookOptions(choice: PhotobookChoice, { rows }: Pick<Offer<PhotobookOptions>, 'rows'>): OptionGroup[] {
  const { photobookType, binding } = choice;
  return [
    {
      key: 'photobookType',
      values: rows.types.map((type) => option(type, bookName(type), null, message(`photobook.type.${type}.note`))),
    },
    {
      key: 'size',
      values: rows.sizes.map((size) => option(size, bookSizeName(size), typeIssue({ ...choice, size }, 'size'), bookSizeText(size))),
    },
    {
      key: 'cover',
      values: bookCovers.map((cover) =>
        option(cover, coverName(cover), typeIssue({ ...choice, cover }, 'cover'), message(`photobook.cover.${cover}.note`)),
      ),
    },
    {
      key: 'binding',
      values: bookBindings.map((key) =>
        option(key, bindingName(key), typeIssue({ ...choice, binding: key }, 'binding'), message(`photobook.binding.${key}.note`)),
      ),
    },
    {
      key: 'paper',
      values: rows.papers.map((paper) => {
        const { gramsPerM2 } = leafOf({ photobookType, binding, paper });
        const note = message(`photobook.paper.${paper}.note`, { grams: gramsPerM2 });
        return option(paper, photobookPaperName(paper), typeIssue({ ...choice, paper }, 'paper'), note);
      }),
    },
    {
      key: 'coverLamination',
      values: laminations.map((key) => option(key, laminationName(key), null, message(`photobook.lamination.${key}.note`))),
    },
    {
      key: 'pageCount',
      values: photobookPageCounts(photobookType).map((pageCount) =>
        option(String(pageCount), pagesText(pageCount), photobookPageCountIssue({ ...choice, pageCount })),
      ),
    },
  ];
}
