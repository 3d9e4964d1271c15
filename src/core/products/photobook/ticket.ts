/** What is made of a photo book: a cover and its pages, bound. */
import {
  chosen,
  derived,
  lengthInMm,
  namedSizeInMm,
  printFact,
  sizeData,
  sizeInMm,
  type TicketFact,
  type TicketFacts,
  type TicketPart,
  weighed,
} from '#core/products/ticket-facts.ts';
import { message } from '#core/values/message.ts';
import { bookSizesMm, books, coverGrams, leafOf } from './books.ts';
import type { PhotobookChoice } from './choice.ts';
import { coverPage, coverPageId } from './cover.ts';
import { bindingName, bookName, bookSizeName, coverName, laminationName, pagesText, photobookPaperName } from './names.ts';
import { hasSpineTitle, spineUm } from './spine.ts';

const laminations = { matt: 'Matte', glossy: 'Gloss' } as const;

function inksOf({ photobookType }: PhotobookChoice): 'cmyk' | 'rgb' {
  return books[photobookType].printing === 'photo' ? 'rgb' : 'cmyk';
}

function bindingFact(choice: PhotobookChoice): TicketFact {
  const { binding, cover } = choice;
  const type = binding === 'heftbindung' ? 'SaddleStitch' : cover === 'hard' ? 'HardCover' : 'SoftCover';
  return chosen('binding', bindingName(binding), binding, { binding: { type, side: 'Left', isGlued: binding === 'pur' } });
}

function spineFacts(choice: PhotobookChoice): TicketFact[] {
  const spineMm = spineUm(choice) / 1_000;
  if (spineMm === 0) return [];
  const title = message(hasSpineTitle(choice) ? 'ticket.spine.titled' : 'ticket.spine.plain');
  return [derived('spine', message('ticket.explained', { value: lengthInMm(spineMm), more: title }), spineMm)];
}

function coverPart(choice: PhotobookChoice): TicketPart {
  const { cover, binding, coverLamination } = choice;
  const { widthUm, heightUm } = coverPage(choice);
  const sheet = { widthMm: widthUm / 1_000, heightMm: heightUm / 1_000 };
  const quality = message(`photobook.cover-paper.${binding === 'heftbindung' ? 'stapled' : cover}`);
  const gramsPerM2 = coverGrams(choice);
  return {
    id: coverPageId,
    kind: 'Cover',
    name: message('ticket.part.cover'),
    amount: 1,
    role: 'bound',
    facts: [
      chosen('cover', coverName(cover), cover),
      derived('sheet', sizeInMm(sheet), sizeData(sheet), { layout: { finished: bookSizesMm[choice.size], sheet, pages: 1 } }),
      printFact(1, inksOf(choice)),
      derived('paper', weighed(quality, gramsPerM2), cover, { media: { type: 'Paper', grade: `cover-${cover}`, quality, gramsPerM2 } }),
      chosen('lamination', laminationName(coverLamination), coverLamination, { laminating: laminations[coverLamination] }),
    ],
  };
}

function bodyPart(choice: PhotobookChoice): TicketPart {
  const { size, paper, pageCount } = choice;
  const quality = photobookPaperName(paper);
  const { gramsPerM2, thicknessUm } = leafOf(choice);
  const finished = bookSizesMm[size];
  return {
    id: 'content',
    kind: 'Body',
    name: message('ticket.part.body'),
    amount: 1,
    role: 'bound',
    facts: [
      chosen('pages', pagesText(pageCount), pageCount, { layout: { finished, sheet: finished, pages: pageCount } }),
      printFact(2, inksOf(choice)),
      chosen('paper', weighed(quality, gramsPerM2), paper, { media: { type: 'Paper', grade: paper, quality, gramsPerM2, thicknessUm } }),
    ],
  };
}

export function photobookTicket(choice: PhotobookChoice): TicketFacts {
  const { photobookType, size } = choice;
  const closed = bookSizesMm[size];
  return {
    kind: photobookType === 'fotoheft' ? 'Booklet' : 'Book',
    facts: [
      chosen('book', bookName(photobookType), photobookType),
      chosen('format', namedSizeInMm(bookSizeName(size), closed), size, {
        layout: { finished: { ...closed, depthMm: spineUm(choice) / 1_000 } },
      }),
      bindingFact(choice),
      ...spineFacts(choice),
    ],
    parts: [coverPart(choice), bodyPart(choice)],
  };
}
