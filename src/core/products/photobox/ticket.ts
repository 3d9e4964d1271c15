/** What is made of a photo box: prints, and a box with its lid. */
import { chosen, derived, printFact, sizeData, sizeInMm, type TicketFacts, weighed } from '#core/products/ticket-facts.ts';
import { message } from '#core/values/message.ts';
import { boxes, boxPapers, lidWrapMm } from './boxes.ts';
import type { PhotoboxChoice } from './choice.ts';
import { boxMaterialName, boxName, lidName, photoboxBorderName } from './names.ts';
import { lidPageId } from './pages.ts';

/** Of the printed paper, with what goes around the rim. */
function lidSheet({ photoboxType }: PhotoboxChoice) {
  const { widthMm, heightMm } = boxes[photoboxType].lid;
  return { widthMm: widthMm + 2 * lidWrapMm, heightMm: heightMm + 2 * lidWrapMm };
}

export function photoboxTicket(choice: PhotoboxChoice): TicketFacts {
  const { photoboxType, photoboxMaterial, photoboxDesignType, border, count } = choice;
  const { print } = boxes[photoboxType];
  const { gramsPerM2, thicknessUm } = boxPapers[photoboxMaterial];
  const quality = boxMaterialName(photoboxMaterial);
  const lid = lidName(photoboxDesignType);
  const isPrinted = photoboxDesignType === 'motiv';
  const sheet = lidSheet(choice);
  return {
    kind: 'BoxedSet',
    facts: [],
    parts: [
      {
        id: 'box',
        kind: 'Box',
        name: message('ticket.part.box'),
        amount: 1,
        role: 'container',
        facts: [
          chosen('form', boxName(photoboxType), photoboxType, {
            media: { type: 'Other', grade: `box-${photoboxType}`, quality: boxName(photoboxType) },
          }),
        ],
      },
      {
        id: 'print',
        kind: 'Photo',
        name: message('ticket.part.prints'),
        amount: count,
        role: 'item',
        facts: [
          chosen('count', message('ticket.prints', { count }), count),
          derived('format', sizeInMm(print), sizeData(print), { layout: { finished: print, sheet: print, pages: 1 } }),
          printFact(1, 'rgb'),
          chosen('material', weighed(quality, gramsPerM2), photoboxMaterial, {
            media: { type: 'Paper', grade: photoboxMaterial, quality, gramsPerM2, thicknessUm },
          }),
          chosen('border', photoboxBorderName(border), border),
        ],
      },
      {
        id: lidPageId,
        kind: 'Lid',
        name: message('ticket.part.lid'),
        amount: 1,
        role: 'item',
        facts: [
          chosen('lid', lid, photoboxDesignType, { media: { type: 'Other', grade: `lid-${photoboxDesignType}`, quality: lid } }),
          ...(isPrinted ? [derived('sheet', sizeInMm(sheet), sizeData(sheet), { layout: { sheet, pages: 1 } }), printFact(1, 'cmyk')] : []),
        ],
      },
    ],
  };
}
