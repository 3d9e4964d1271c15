/** What is made of a set of photo prints: a part for each format. */
import {
  chosen,
  derived,
  namedSizeInMm,
  printFact,
  type TicketFact,
  type TicketFacts,
  type TicketPart,
  weighed,
} from '#core/products/ticket-facts.ts';
import { message } from '#core/values/message.ts';
import { countsByFormat, type PhotoprintChoice } from './choice.ts';
import { isPrintFormat, printFormats } from './formats.ts';
import { borderName, printFormatName, printPaperName } from './names.ts';
import { gramsPerM2 } from './weight.ts';

/** How the photos of a format lie in it. */
function fitFacts({ rows }: PhotoprintChoice, format: string): TicketFact[] {
  const own = Map.groupBy(
    rows.filter((row) => row.format === format),
    ({ fit }) => fit,
  );
  return [...own].map(([fit, all]) => {
    const count = all.reduce((sum, { copies }) => sum + copies, 0);
    return derived(`fit.${fit}`, message(`ticket.fit.${fit}`, { count }), count);
  });
}

function partOf(choice: PhotoprintChoice, format: string, amount: number): TicketPart {
  const { paper, border } = choice;
  const quality = printPaperName(paper);
  const name = printFormatName(format);
  const size = isPrintFormat(format) ? printFormats[format] : { widthMm: 0, heightMm: 0 };
  const grams = gramsPerM2[paper];
  return {
    id: format,
    kind: 'Photo',
    name,
    amount,
    role: 'piece',
    facts: [
      chosen('format', namedSizeInMm(name, size), format, { layout: { finished: size, sheet: size, pages: 1 } }),
      printFact(1, 'rgb'),
      derived('material', weighed(quality, grams), paper, { media: { type: 'Paper', grade: paper, quality, gramsPerM2: grams } }),
      // The frame of a retro print is part of its format.
      ...(format === 'retro' ? [] : [derived('border', borderName(border), border)]),
      ...fitFacts(choice, format),
    ],
  };
}

export function photoprintTicket(choice: PhotoprintChoice): TicketFacts {
  const { paper, border } = choice;
  return {
    kind: 'Photo',
    facts: [
      chosen('material', weighed(printPaperName(paper), gramsPerM2[paper]), paper),
      chosen('border', borderName(border), border),
      printFact(1, 'rgb'),
    ],
    parts: [...countsByFormat(choice)].map(([format, amount]) => partOf(choice, format, amount)),
  };
}
