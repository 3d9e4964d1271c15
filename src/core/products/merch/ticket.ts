/** What is made of a photo gift. */
import {
  chosen,
  derived,
  lengthInMm,
  printFact,
  sizeData,
  sizeInMm,
  type TicketFact,
  type TicketFacts,
} from '#core/products/ticket-facts.ts';
import { message } from '#core/values/message.ts';
import type { MerchChoice } from './choice.ts';
import { type GoodMaterial, goods, mugPanels, mugShape } from './goods.ts';
import { merchName, merchSizeName, merchWarning, sidesName } from './names.ts';
import { merchPages } from './pages.ts';

function shapeFacts({ sku }: MerchChoice): TicketFact[] {
  const { kind, cornerMm, cuts } = goods[sku];
  const { circumferenceMm, freeMm } = mugShape;
  const around = { circumference: circumferenceMm, free: freeMm, panels: mugPanels };
  return [
    ...(cornerMm === undefined
      ? []
      : [
          derived('corner', message('ticket.corner', { radius: lengthInMm(cornerMm) }), cornerMm, {
            cutting: { shape: 'RoundedRectangle', details: `RoundCorners${cornerMm}mm` },
          }),
        ]),
    ...(kind === 'mug'
      ? [derived('wrap', message('ticket.wrap.mug', { free: lengthInMm(freeMm), around: lengthInMm(circumferenceMm) }), around)]
      : []),
    ...(cuts
      ? [
          derived(
            'puzzle',
            message('ticket.puzzle', { columns: cuts.columns, rows: cuts.rows }),
            { ...cuts, lid: 'same-picture' },
            {
              cutting: { shape: 'Path', details: `Puzzle${cuts.columns}x${cuts.rows}` },
            },
          ),
        ]
      : []),
  ];
}

function isCloth(material: GoodMaterial): boolean {
  return material === 'cotton' || material === 'cloth-filled';
}

export function merchTicket(choice: MerchChoice): TicketFacts {
  const { sku, sides, size } = choice;
  const { area, material } = goods[sku];
  const pages = merchPages(choice).length;
  const warning = merchWarning(sku);
  const quality = message(`merch.material.${material}`);
  const stock = size === undefined ? sku : `${sku}-${size.toLowerCase()}`;
  return {
    kind: 'Other',
    facts: [
      chosen('article', merchName(sku), sku, { consumables: [{ type: 'Blank', details: stock, amount: 1, quality: merchName(sku) }] }),
      ...(size === undefined ? [] : [chosen('size', merchSizeName(size), size)]),
      derived('material', quality, material, { media: { type: isCloth(material) ? 'Textile' : 'Other', grade: material, quality } }),
      derived('area', message('ticket.sheet', { size: sizeInMm(area), pages }), sizeData(area), {
        layout: { finished: area, sheet: area, pages },
      }),
      ...(sides === undefined ? [] : [chosen('sides', sidesName(sides), sides)]),
      printFact(goods[sku].pages.includes('back') && pages > 1 ? 2 : 1, 'rgb'),
      ...shapeFacts(choice),
      // The law wants it with the goods.
      ...(warning ? [{ ...derived('warning', warning, true), isForRecipient: true }] : []),
    ],
  };
}
