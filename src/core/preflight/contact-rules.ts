/** Rules over ways to reach people: postal codes, telephone numbers, mail addresses and web addresses that cannot be right. German only. */
import type { TextElement } from '#core/design/document.ts';
import type { DeliveryCountry } from '#core/values/channel.ts';
import { message } from '#core/values/message.ts';
import { type Checked, type Finding, findingName, ownBox, type PlacedItem, placedItems } from './finding.ts';
import { townCodes } from './town-codes.ts';

/** What is wrong in a text. `right` replaces it where only one thing can be meant. */
type Wrong = { kind: 'postal-code' | 'phone' | 'mail' | 'web'; at: number; written: string; right?: string };

export function contactFindings({ design }: Checked): Finding[] {
  if (design.language !== undefined && design.language !== 'de') return [];
  return placedItems(design, 'text').flatMap((place) => wrongContacts(place.element.text).map((wrong) => findingOf(place, wrong)));
}

function findingOf(place: PlacedItem<TextElement>, { kind, at, written, right }: Wrong): Finding {
  const { page, element } = place;
  const text = right === undefined ? null : `${element.text.slice(0, at)}${right}${element.text.slice(at + written.length)}`;
  return {
    rule: 'contact',
    level: 'confirm',
    page: page.id,
    element: element.id,
    box: ownBox(element),
    measured: written,
    message: message(`preflight.contact.${kind}`, { name: findingName(place), written }),
    ...(text === null ? {} : { repair: { kind: 'setText', page: page.id, element: element.id, text } }),
  };
}

export function wrongContacts(text: string): Wrong[] {
  return [...wrongCodes(text), ...wrongPhones(text), ...wrongMails(text), ...wrongSites(text)];
}

/** Digits of a code behind the sign of its country, as in "A-1010". */
const signs: Record<string, number> = { D: 5, DE: 5, A: 4, AT: 4, CH: 4, FL: 4, LI: 4, L: 4, F: 5, I: 5, B: 4, NL: 4 };
const digitsOf: Partial<Record<DeliveryCountry, number>> = { DE: 5, AT: 4, CH: 4 };
const code = /(?<![\p{L}\d.,/-])(?:(?<sign>DE?|AT?|CH|FL|LI?|F|I|B|NL)-)?(?<code>\d{3,6})(?: [A-Z]{2})?\s{1,2}(?<town>\p{Lu}[\p{L}-]+)/gu;

function wrongCodes(text: string): Wrong[] {
  return [...text.matchAll(code)].flatMap(({ index, groups = {} }): Wrong[] => {
    const { sign, code: digits = '', town = '' } = groups;
    const isWrong = sign === undefined ? isOfOtherTown(digits, town) : digits.length !== signs[sign];
    if (!isWrong) return [];
    return [{ kind: 'postal-code', at: index, written: `${sign === undefined ? '' : `${sign}-`}${digits} ${town}` }];
  });
}

/** A year before a town is none of its codes: "Sommer 2027 Berlin". Three digits are a house number. */
function isOfOtherTown(digits: string, town: string): boolean {
  const known = townCodes(town);
  if (!known || digits.length < 4 || /^(?:19|20)\d\d$/.test(digits)) return false;
  return digits.length !== digitsOf[known.country] || !known.begins.some((first) => digits.startsWith(first));
}

const phone =
  /(?<![\p{L}\d+]|\d\s)(?:(?<label>Tel|Telefon|Mobil|Handy|Fon|WhatsApp)[.:]{0,2}\s{1,2})?(?<number>(?:\+|00?)?\d[\d ()/\u2013-]{0,40}\d)(?![\d.:])/gu;
/** Countries whose numbers lose their zero behind the country's own. */
const afterCountry = /^(?:\+|00)(?:49|43|41|33|31|32|34)[ /-]?0(?=\d)/;

function wrongPhones(text: string): Wrong[] {
  return [...text.matchAll(phone)].flatMap(({ index, groups = {}, 0: whole }): Wrong[] => {
    const { label, number = '' } = groups;
    const digits = number.replace(/\D/g, '').length;
    const isNumber = label !== undefined || /^(?:\+|0)/.test(number);
    const at = index + whole.length - number.length;
    if (!isNumber) return [];
    if (afterCountry.test(number)) {
      const right = number.replace(afterCountry, (prefix) => prefix.slice(0, -1));
      return [{ kind: 'phone', at, written: number, right }];
    }
    const isShort = digits < (number.startsWith('+') ? 8 : 6) && (label !== undefined || number.startsWith('+'));
    return digits > 15 || isShort ? [{ kind: 'phone', at, written: number }] : [];
  });
}

const around = '\\s<>()\u201e\u201c\u201d";|\u00b7';
const mail = new RegExp(`[^${around}@]{1,64}@+[^${around}]{0,100}`, 'gu');
const goodMail = /^[^\s@,]+@(?:[\p{L}\d-]+\.)+\p{L}{2,}$/u;
const site = new RegExp(`(?<![\\p{L}\\d@.])(?:https?:|w{2,4}[.,])[^${around}]{0,200}`, 'giu');
const goodSite = /^(?:https?:\/\/)?(?:www\.)?(?!w{2,4}\.)(?:[\p{L}\d-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#].*)?$/iu;
/** Marks behind an address belong to its sentence. */
const sentenceEnd = /[.,!?:]{1,4}$/;

function wrongMails(text: string): Wrong[] {
  return [...text.matchAll(mail)].flatMap(({ index, 0: found }): Wrong[] => {
    const written = found.replace(sentenceEnd, '');
    if (goodMail.test(written)) return [];
    const mended = written.replace(/@+/, '@').replace(/,/g, '.');
    return [{ kind: 'mail', at: index, written, ...(goodMail.test(mended) ? { right: mended } : {}) }];
  });
}

function wrongSites(text: string): Wrong[] {
  return [...text.matchAll(site)].flatMap(({ index, 0: found }): Wrong[] => {
    const written = found.replace(sentenceEnd, '');
    if (goodSite.test(written)) return [];
    const mended = written
      .replace(/^(https?):\/*/i, '$1://')
      .replace(/^(https?:\/\/)?w{2,4}[.,]/i, '$1www.')
      .replace(/,/g, '.');
    return [{ kind: 'web', at: index, written, ...(goodSite.test(mended) ? { right: mended } : {}) }];
  });
}
