/** What is wrong with the papers of an order: fields that are not whole in them, texts that overlap or leave their box. Empty lists where all is well. */
import type { Page } from 'playwright-core';
import { domesticAddressLines } from '#core/customer/postal-address.ts';
import { lineKinds, stockOf } from '#core/order/line-kind.ts';
import type { Order } from '#core/order/order.ts';
import { countryName } from '#core/values/channel.ts';
import { serverTexts } from '#texts/server-texts.ts';
import type { ChosenValue, RandomLine, RandomOrder } from './random-orders.ts';
import { type Box, readPdf, squeezed } from './read-pdf.ts';
import { ticketWords } from './ticket-choices.ts';

const t = serverTexts({ locale: 'de-DE' });

/** A label on the line of a value that runs to the left, as PDFium turns the two. */
const turnedLabel = 'NummerIhre';
/** Runs touch where a mark of one line reaches the next: less than this is no overlap. Millimetres. */
const touch = 0.6;

export function overlaps(boxes: readonly Box[]): string[] {
  return boxes.flatMap((one, at) =>
    boxes.slice(at + 1).flatMap((other) => {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      // Small letters stand closer.
      const least = Math.min(touch, 0.3 * Math.min(one.bottom - one.top, other.bottom - other.top));
      return width > touch && height > least ? [`${boxText(one)} and ${boxText(other)}`] : [];
    }),
  );
}

function boxText({ left, top, right, bottom }: Box): string {
  return [left, top, right, bottom].map((mm) => mm.toFixed(1)).join(' ');
}

function isWithin(box: Box, { left, top, right, bottom }: Box): boolean {
  return box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom;
}

/** A delivery note's boxes, with a millimetre for marks that overhang their letters. */
const noteBoxes: readonly Box[] = [
  { left: 24, top: 16, right: 191, bottom: 45 },
  { left: 24, top: 46, right: 111, bottom: 92 },
  { left: 124, top: 52, right: 191, bottom: 101 },
  { left: 24, top: 102, right: 191, bottom: 110 },
  { left: 24, top: 117, right: 191, bottom: 273 },
  { left: 24, top: 283, right: 191, bottom: 290 },
];
/** On the pages after the first, the lines begin at the top. */
const furtherBoxes: readonly Box[] = [
  { left: 24, top: 19, right: 191, bottom: 273 },
  { left: 24, top: 283, right: 191, bottom: 290 },
];

export type Faults = Record<string, string[]>;

/** Each field that is not in a text, compared without spaces after NFKC. */
export function lostFrom(text: string, fields: readonly string[]): string[] {
  const whole = squeezed(text);
  return fields.filter((field) => !whole.includes(squeezed(field)));
}

export async function noteFaults(
  pdf: Uint8Array,
  order: Order,
  { delivery, billing, reference, isWhiteLabel }: RandomOrder,
): Promise<Faults> {
  const pages = await readPdf(pdf);
  const whole = squeezed(pages.map((page) => page.text).join('\n')).replace(turnedLabel, '');
  const code = delivery.postalCode.split(' ');
  // PDFium turns the parts of a Dutch code beside a town that runs to the left, and puts them between the words of a long one.
  const text = code.length > 1 ? whole.replace(code.toReversed().join(''), '') : whole;
  const address = domesticAddressLines(delivery);
  const sender = isWhiteLabel
    ? domesticAddressLines(billing.company ? { ...billing, firstName: '', lastName: '' } : billing)
    : ['Federleicht'];
  const shipped = order.lines.filter(({ item }) => lineKinds[item.kind].isShipped);
  const fields = [
    ...address.slice(0, -1),
    delivery.city,
    ...(delivery.country === 'DE' ? [] : [countryName(delivery.country, 'de-DE')]),
    ...sender,
    reference,
    order.number,
    ...shipped.flatMap(({ name, quantity }) => [name, String(quantity)]),
  ];
  const hidden = [...(delivery.phone ? [delivery.phone] : []), ...(isWhiteLabel ? ['Federleicht', 'federleicht'] : [])];
  return {
    lost: [...lostFrom(whole, code), ...lostFrom(text, fields)],
    shown: hidden.filter((one) => text.includes(squeezed(one))),
    outside: pages.flatMap(({ runs }, at) =>
      runs.filter((run) => !(at === 0 ? noteBoxes : furtherBoxes).some((box) => isWithin(run, box))).map(boxText),
    ),
    overlapping: pages.flatMap(({ runs }) => overlaps(runs)),
  };
}

/** What a ticket says of a line, by the line's position in the order. */
function chosenOf(order: Order, { lines }: RandomOrder): Map<number, { type: string; chosen: ChosenValue[] }> {
  const printed = lines.filter((line): line is Extract<RandomLine, { kind: 'printed' }> => line.kind === 'printed');
  const all = order.lines.filter(({ item }) => item.kind === 'printed');
  // Equal lines became one line of the cart: then none of them is looked for.
  if (all.length !== printed.length) return new Map();
  return new Map(all.map(({ position }, at) => [position, { type: printed[at]?.choice.type ?? '', chosen: printed[at]?.chosen ?? [] }]));
}

/** Sections of a printed ticket, and where its texts overlap each other or leave the sheet. */
async function readTicket(page: Page, html: string) {
  await page.setViewportSize({ width: 794, height: 1_123 });
  await page.setContent(html);
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { words: string; box: Box; parent: Element | null }[] = [];
    type Box = { left: number; top: number; right: number; bottom: number };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, right, bottom } of words ? range.getClientRects() : [])
        texts.push({ words: words.slice(0, 40), box: { left, top, right, bottom }, parent: node.parentElement });
    }
    const width = document.documentElement.clientWidth;
    const images = Array.from(document.images, (image) => image.getBoundingClientRect());
    const overlapping = (one: Box, other: Box) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 6;
    return {
      head: (document.querySelector('.order') as HTMLElement).innerText,
      sections: Array.from(document.querySelectorAll('section'), (section) => section.innerText),
      outside: texts.filter(({ box }) => box.left < 0 || box.right > width + 1).map(({ words }) => words),
      overlapping: texts.flatMap(({ words, box }, at) => [
        ...texts.slice(at + 1).flatMap((other) => (overlapping(box, other.box) ? [`${words} / ${other.words}`] : [])),
        ...images.flatMap((image) => (overlapping(box, image) ? [`${words} / picture`] : [])),
      ]),
    };
  });
}

export async function ticketFaults(page: Page, html: string, order: Order, random: RandomOrder): Promise<Faults> {
  const { head, sections, outside, overlapping } = await readTicket(page, html);
  const { delivery, billing, isWhiteLabel } = random;
  const made = order.lines.filter(({ item }) => lineKinds[item.kind].printed(item as never) !== null);
  const picked = order.lines.filter(({ item }) => stockOf(item) !== null);
  const chosen = chosenOf(order, random);
  const lost = made.flatMap(({ position, name, quantity }) => {
    const section = sections.find((text) => text.startsWith(`${position}. `)) ?? '';
    const { type = '', chosen: values = [] } = chosen.get(position) ?? {};
    const words = values.flatMap((one) => ticketWords({ product: type, ...one }, t).map((word) => `${one.group} ${word}`));
    const isThere = (word: string) => lostFrom(section, [word.slice(word.indexOf(' ') + 1)]).length === 0;
    return [...words.filter((word) => !isThere(word)), ...lostFrom(section, [name, String(quantity)])].map(
      (word) => `${position}: ${word}`,
    );
  });
  const sender = isWhiteLabel ? (billing.company ?? `${billing.firstName} ${billing.lastName}`) : '';
  const picks = picked.flatMap(({ name, options, quantity, item }) => [name, options, `${quantity} ×`, stockOf(item) ?? '']);
  return {
    lost: [...lostFrom(head, [...domesticAddressLines(delivery), delivery.country, delivery.phone ?? '', sender]), ...lost],
    picks: picks.length > 0 ? lostFrom(sections.at(-1) ?? '', picks) : [],
    outside,
    overlapping,
  };
}

/** Each element with its attributes, as a reader of XML has them. */
function readXml(page: Page, text: string): Promise<{ name: string; attributes: Record<string, string>; within: string; text: string }[]> {
  return page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    return Array.from(parsed.querySelectorAll('*'), (element) => ({
      name: element.localName,
      attributes: Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value])),
      within: element.closest('Product')?.getAttribute('ID') ?? '',
      text: element.children.length === 0 ? (element.textContent ?? '') : '',
    }));
  }, text);
}

export async function xjdfFaults(page: Page, xjdf: string, order: Order, random: RandomOrder): Promise<Faults> {
  const elements = await readXml(page, xjdf);
  const { firstName, lastName, company = '', street, extra = '', postalCode, city, country, phone = '' } = random.delivery;
  const written = new Set(elements.flatMap(({ attributes, text }) => [...Object.values(attributes), text]));
  const missing = [firstName, lastName, company, street, extra, postalCode, city, country, phone, order.number].filter(
    (field) => field !== '' && !written.has(field),
  );
  const lost = [...chosenOf(order, random)].flatMap(([position, { chosen }]) => {
    const own = elements.filter(({ within }) => within === `P${position}` || within.startsWith(`P${position}-`));
    const values = new Set(own.flatMap(({ attributes }) => (attributes.IDValue === undefined ? [] : [attributes.IDValue])));
    return chosen
      .filter(({ group, value }) => !(group === 'matSize' && value === '0') && !value.split('.').every((part) => values.has(part)))
      .map(({ group, value }) => `${position}: ${group} ${value}`);
  });
  const picks = order.lines.filter(({ item }) => stockOf(item) !== null);
  return { missing, lost, picks: picks.flatMap(({ item }) => (written.has(stockOf(item) ?? '') ? [] : [stockOf(item) ?? ''])) };
}
