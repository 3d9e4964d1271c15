/** Job tickets for tests: of one product, and one that has everything a ticket can have. */
import type { TicketFacts } from '#core/products/ticket-facts.ts';
import { summaryOf, type Ticket, type TicketLine, type TicketPrintFile, writtenFacts } from '#services/print/ticket.ts';
import { type ChosenOption, everyOption } from '#tests/ticket-choices.ts';
import { serverTexts } from '#texts/server-texts.ts';

const t = serverTexts({ locale: 'de-DE' });

function lineOf(facts: TicketFacts, position: number, files: readonly TicketPrintFile[]): TicketLine {
  const written = writtenFacts(facts, t);
  const approval = { document: 'cd'.repeat(32), at: '2026-11-20T09:58:00.000Z', shown: 1, count: 2 };
  return { ...written, position, name: 'Olivia, Einladung "groß"', summary: summaryOf(written), quantity: 7, approval, files };
}

const plain: Omit<Ticket, 'lines'> = {
  orderNumber: 'F1000001',
  placedAt: '2026-11-20T10:00:00.000Z',
  handover: '2026-11-24',
  promised: '2026-11-30',
  neededBy: null,
  shippingType: 'standard',
  neutralSender: null,
  together: [],
  delivery: {
    firstName: 'Zoë',
    lastName: 'Müller-Łukasz',
    company: 'Hofer & Söhne <GmbH>',
    street: 'Lindwurmstraße 88',
    postalCode: '80337',
    city: 'München',
    country: 'DE',
  },
  picks: [],
};

/** A ticket of one line in seven pieces. */
export function ticketOf(facts: TicketFacts, files: readonly TicketPrintFile[] = []): Ticket {
  return ticketOfAll([facts], files);
}

/** A ticket with such a line for each of the products. */
export function ticketOfAll(products: readonly TicketFacts[], files: readonly TicketPrintFile[] = []): Ticket {
  return { ...plain, lines: products.map((facts, at) => lineOf(facts, at + 1, files)) };
}

function fileOf(name: string, more: Partial<TicketPrintFile> = {}): TicketPrintFile {
  return { name, sha256: 'ab'.repeat(32), bytes: 1_234, pages: 2, ...more };
}

/** A ticket with every element and attribute that the shop writes. */
export function sampleTicket(): Ticket {
  const all = everyOption();
  const find = (isMeant: (choice: Record<string, unknown>) => boolean): ChosenOption => {
    const found = all.find(({ choice }) => isMeant(choice));
    if (!found) throw new Error('no such option');
    return found;
  };
  const facts = [
    find(({ form, refinementType }) => form === 'folded' && refinementType === 'rosegold'),
    find(({ form, refinementType }) => form === 'flat' && refinementType === 'relief'),
    find(({ form, punching }) => form === 'flat' && punching === 'wave'),
    find(({ frameType, matSize }) => frameType === 'alurahmen' && matSize === 30),
    find(({ hanging }) => hanging === 'drill'),
    find(({ photobookType, cover }) => photobookType === 'digitalfotobuch' && cover === 'hard'),
    find(({ cover, binding }) => cover === 'soft' && binding === 'pur'),
    find(({ binding }) => binding === 'heftbindung'),
    find(({ photoboxDesignType }) => photoboxDesignType === 'motiv'),
    find(({ sku }) => sku === 'tshirt'),
  ];
  const lines = facts.map(({ facts: of }, at) => lineOf(of, at + 1, [fileOf(`F1000001_0${at + 1}_file.pdf`)]));
  const [merged, ...alike] = lines;
  const pick = { quantity: 75, options: 'spitze Klappe', of: 1 };
  return {
    ...plain,
    neutralSender: ['Papeterie <Sonne>', 'Hauptstraße 5', '80331 München'],
    delivery: { ...plain.delivery, extra: 'Hof <2>', phone: '+49 89 1234567' },
    lines: merged ? [{ ...merged, records: merged.quantity }, ...alike] : [],
    picks: [
      { ...pick, position: 11, sku: 'envelope-c6-pointed', type: 'envelope', name: 'Umschlag C6' },
      { ...pick, position: 12, sku: 'ribbon-satin-10-sage', type: 'ribbon', name: 'Satinband, 10 mm', colour: 'Salbei' },
    ],
  };
}
