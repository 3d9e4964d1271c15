/** Handlers of calls about photo prints. */
import type { photoPrintCalls } from '#api/photo-prints.ts';
import { deliveryDates } from '#core/order/delivery.ts';
import { nearestText } from '#core/products/nearest-text.ts';
import { maxPrints, type PrintPaper, printPaperKeys } from '#core/products/photoprint/choice.ts';
import { completePhotoprint } from '#core/products/photoprint/complete.ts';
import { type PrintFormat, printFormatKeys, printFormats } from '#core/products/photoprint/formats.ts';
import { printPaperIssue } from '#core/products/photoprint/issues.ts';
import { printFormatName, printPaperName, trimText } from '#core/products/photoprint/names.ts';
import { borderOptions, paperOptions } from '#core/products/photoprint/options.ts';
import { priceBlocks } from '#core/products/photoprint/price.ts';
import { photoprint } from '#core/products/photoprint/product.ts';
import type { PhotoprintOptions, PhotoprintPrices } from '#core/products/photoprint/rows.ts';
import { deliveryCountryOf } from '#core/values/channel.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';

type Book = { rows: PhotoprintOptions; prices: PhotoprintPrices; site: Context['site'] };

async function bookOf({ shop, site }: Pick<Context, 'shop' | 'site'>): Promise<Book> {
  const { optionsOf, pricesOf } = await catalogueOf(shop.store);
  return {
    rows: optionsOf(photoprint),
    prices: pricesOf(photoprint),
    site,
  };
}

function blocksOf(format: PrintFormat, paper: PrintPaper, { prices, site }: Book) {
  return priceBlocks({ format, paper }, { prices, country: site.country }).map(({ from, unit }) => ({
    from,
    unit: moneyDto(unit, site.locale),
  }));
}

function refuse(field: string, text: Message): Fault {
  return new Fault('bad-input', `${field} of prints is not offered`, { text, errors: [{ field, code: 'not-offered', message: text }] });
}

/** Throws Fault 'bad-input' with the nearest for a word that is no format. */
function readFormat(given: string, { rows }: Book): PrintFormat {
  const format = rows.formats.find((key) => key === given);
  if (format) return format;
  throw refuse(
    'format',
    message('photoprint.format.unknown', { value: given, nearest: printFormatName(nearestText(given, printFormatKeys)) }),
  );
}

/** Throws Fault 'bad-input' with the nearest for a word that is no paper, and for a paper that the format does not take. */
function readPaper(given: string, format: PrintFormat, { rows }: Book): PrintPaper {
  const paper = rows.papers.find((key) => key === given);
  if (!paper)
    throw refuse(
      'paper',
      message('photoprint.paper.unknown', { value: given, nearest: printPaperName(nearestText(given, printPaperKeys)) }),
    );
  const refused = printPaperIssue(format, paper);
  if (refused) throw refuse('paper', refused);
  return paper;
}

/** "13 × 18, 15 × 20 und 20 × 30 cm"; all of them in one word. */
function formatsOf(paper: PrintPaper, { rows }: Book): Message {
  const taken = rows.formats.filter((format) => printPaperIssue(format, paper) === null);
  if (taken.length === rows.formats.length) return message('photoprint.formats.all');
  return message('photoprint.formats', { formats: taken.map(printFormatName) });
}

export const photoPrintHandlers: Handlers<typeof photoPrintCalls> = {
  async 'GET /photo-options-groups'({ format: given, paper }, context) {
    const book = await bookOf(context);
    const [usual] = completePhotoprint({}, book).rows;
    const format = readFormat(given ?? usual?.format ?? printFormatKeys[0], book);
    const chosen = readPaper(paper ?? printPaperKeys[0], format, book);
    return {
      format,
      groups: [
        { key: 'paper', option: 'paper', values: paperOptions([format], book.rows) },
        { key: 'border', option: 'border', values: borderOptions() },
      ],
      blocks: blocksOf(format, chosen, book),
    };
  },

  async 'GET /web-api/photo-prints'(_, context) {
    const book = await bookOf(context);
    const { shop, site } = context;
    const { locale } = site;
    const country = deliveryCountryOf(site.country);
    const units = book.rows.formats.map((format) => priceBlocks({ format, paper: printPaperKeys[0] }, { ...book, country: site.country }));
    const lowest = (blocks: (typeof units)[number]) => blocks.reduce((best, one) => (one.unit.amount < best.unit.amount ? one : best));
    const least = (all: ReturnType<typeof lowest>[]) => all.reduce((best, one) => (one.unit.amount < best.unit.amount ? one : best)).unit;
    const { workingDays } = photoprint.production(completePhotoprint({}, book));
    const { express, standard } = deliveryDates(shop.clock(), country, workingDays);
    return {
      formats: book.rows.formats.map((format) => ({
        format,
        name: message('photoprint.format.cm', { format: printFormatName(format) }),
        ...printFormats[format],
        size: trimText(format),
        blocks: blocksOf(format, printPaperKeys[0], book),
      })),
      papers: book.rows.papers.map((paper) => ({
        paper,
        name: printPaperName(paper),
        note: message(`photoprint.paper.${paper}.note`),
        formats: formatsOf(paper, book),
      })),
      from: moneyDto(least(units.map(lowest)), locale),
      single: moneyDto(least(units.flatMap(([first]) => first ?? [])), locale),
      maxPrints,
      delivery: {
        sentence: message(express ? 'photoprint.delivery.express' : 'photoprint.delivery', { day: { day: standard.to, style: 'long' } }),
        date: standard.to,
      },
    };
  },
};
