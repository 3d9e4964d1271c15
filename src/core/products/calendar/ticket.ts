/** What is made of a calendar. */
import {
  chosen,
  derived,
  namedSizeInMm,
  printFact,
  refinementFact,
  type TicketFact,
  type TicketFacts,
  type TicketPart,
  weighed,
} from '#core/products/ticket-facts.ts';
import { message, verbatim } from '#core/values/message.ts';
import type { CalendarChoice } from './choice.ts';
import { calendarFormatSize, calendarGramsPerM2, calendarKinds, isDuplex, monthCountOf, sheetCount } from './kinds.ts';
import {
  calendarAccessoryName,
  calendarFormatName,
  calendarName,
  calendarPaperName,
  displayName,
  monthsName,
  mountingName,
  yearsText,
} from './names.ts';
import { calendarPages, hole } from './pages.ts';

function mountingFact({ calendarType, formatType, mountingType }: CalendarChoice): TicketFact {
  const name = mountingName(mountingType);
  if (mountingType === 'spirale') {
    const side = isDuplex(calendarType) ? 'Left' : 'Top';
    const value = message('ticket.explained', { value: name, more: message(`ticket.binding.${side}`) });
    return chosen('mounting', value, mountingType, { binding: { type: 'WireComb', side } });
  }
  const size = calendarFormatSize(calendarType, formatType);
  if (mountingType === 'lochung' && size) {
    const holes = [{ xMm: size.widthMm / 2, yMm: hole.fromTopMm, diameterMm: hole.diameterMm }];
    const [{ xMm: x, yMm: y, diameterMm: diameter }] = holes as [(typeof holes)[0]];
    const value = message('ticket.explained', { value: name, more: message('ticket.binding.hole', { x, y, diameter }) });
    return chosen('mounting', value, mountingType, { holes });
  }
  return chosen('mounting', name, mountingType, { binding: { type: 'None' } });
}

/** The wooden block or foot that the sheets stand in. */
function standParts({ mountingType }: CalendarChoice): TicketPart[] {
  if (mountingType !== 'holzblock' && mountingType !== 'holzfuss') return [];
  const quality = message(`calendar.mounting.${mountingType}.note`);
  const media = { type: 'Other', grade: mountingType, quality } as const;
  const fact = derived('stand', quality, mountingType, { media });
  return [{ id: 'stand', kind: 'Stand', name: mountingName(mountingType), amount: 1, role: 'container', facts: [fact] }];
}

function accessoryFacts({ accessoryTypes }: CalendarChoice): TicketFact[] {
  return accessoryTypes.map((type) => {
    const quality = calendarAccessoryName(type);
    return chosen(`accessory.${type}`, quality, true, { consumables: [{ type: 'Accessory', details: type, amount: 1, quality }] });
  });
}

export function calendarTicket(choice: CalendarChoice): TicketFacts {
  const { calendarType, formatType, displayType, paperType, refinementType } = choice;
  const size = calendarFormatSize(calendarType, formatType) ?? { widthMm: 0, heightMm: 0 };
  const paper = calendarPaperName(paperType);
  const gramsPerM2 = calendarGramsPerM2(choice);
  const pages = calendarPages(choice).length;
  const sheets = sheetCount(choice);
  const hasDisplays = calendarKinds[calendarType].displays.length > 1;
  return {
    kind: 'Calendar',
    facts: [
      chosen('form', calendarName(calendarType), calendarType),
      chosen('years', verbatim(yearsText(choice)), yearsText(choice)),
      chosen('format', namedSizeInMm(calendarFormatName(formatType), size), formatType, { layout: { finished: size, sheet: size } }),
      ...(hasDisplays ? [chosen('display', displayName(displayType), displayType)] : []),
      ...(displayType === 'month' ? [chosen('months', monthsName(monthCountOf(choice)), monthCountOf(choice))] : []),
      derived('sheets', message('ticket.sheets', { sheets, pages }), sheets, { layout: { pages } }),
      printFact(isDuplex(calendarType) ? 2 : 1, 'cmyk'),
      chosen('paper', weighed(paper, gramsPerM2), paperType, { media: { type: 'Paper', grade: paperType, quality: paper, gramsPerM2 } }),
      refinementFact(
        refinementType,
        refinementType === 'none'
          ? message('ticket.refinement.none')
          : message('calendar.cover-foil', { foil: message(`calendar.refinement.${refinementType}`) }),
      ),
      mountingFact(choice),
      ...accessoryFacts(choice),
    ],
    parts: standParts(choice),
  };
}
