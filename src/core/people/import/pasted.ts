/** Addresses as they are pasted from mails and letters: blocks of lines, or a line each. */

import { countryOf } from '#core/people/countries.ts';
import { tidy } from '#core/people/names.ts';
import { hasStreetWord, looksLikeStreet } from './street.ts';

export type PastedAddress = {
  /** First line of the block, from 1. */
  line: number;
  names: string[];
  company: string;
  street: string;
  extra: string;
  postalCode: string;
  city: string;
  country: string;
  email: string;
  phone: string;
};

const codeAndTown =
  /^(?:(DE?|AT?|CH|FL|LI|LU?|FR?|IT?|BE?|NL|ES?) ?[-–] ?)?(\d{4} ?[A-Z]{2}(?= )|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?= )|\d{5}|\d{4})(?: {1,3}|, ?)(\p{L}[\p{L}\p{M} .,'’()/-]{0,60}\d{0,2}[\p{L}\p{M} .'’()-]{0,20})$/u;
const mail = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,64}(?:\.[\p{L}\p{N}-]{1,64}){1,4}/u;
const phone = /(?:^|[\s:])((?:\+|00)\d[\d\s()/.-]{5,24}\d|0\d[\d\s()/.-]{5,22}\d)$/;
const phoneWord = /^(?:tel(?:efon|efono|\.)?|mobil|handy|fon|phone|natel|t[eé]l(?:\.|[eé]phone)?|cell)\s?[.:]?\s?/i;
const extraWord = /^(?:c\/o|bei|chez|presso|z\. ?hd\.|z\.hd\.|postfach|hinterhaus|apartment|apt\.?|b[aâ]t(?:iment)?\.?|appartement)\s/i;
const bullet = /^(?:[-*•·–—▪◦‣]\s{0,4}|\(?\d{1,3}[.)]\s{1,4})/;
const companyWord = /(?:\b(?:GmbH|AG|KG|OHG|Ltd|S\.?A\.?R\.?L|S\.?p\.?A|S\.?r\.?l|B\.?V|e\.\s?V)\b|& Co)/;

type Line = { text: string; number: number };

/** "D-80331 München": its country, code and town; null for anything else. */
export function codeTownOf(text: string): { country: string; postalCode: string; city: string } | null {
  const match = codeAndTown.exec(text.trim());
  if (!match) return null;
  return { country: countryOf(match[1] ?? '') ?? '', postalCode: match[2] ?? '', city: (match[3] ?? '').replace(/[,\s]{1,5}$/, '') };
}

/** Lines of one address each; lines behind the town that belong to it are its country, mail and telephone. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [];
  let block: Line[] = [];
  let hasTown = false;
  const end = () => {
    if (block.length > 0) blocks.push(block);
    block = [];
    hasTown = false;
  };
  for (const line of lines) {
    if (line.text === '') {
      end();
      continue;
    }
    const belongs = mail.test(line.text) || phone.test(line.text) || countryOf(line.text) !== null;
    if (hasTown && !belongs) end();
    block.push(line);
    hasTown ||= codeTownOf(line.text) !== null;
  }
  end();
  return blocks;
}

/** A line of three parts or more with a town is a whole address, and so is one of two. */
function wholeLine({ text }: Line): string[] | null {
  const parts = text.split(/\s{0,3}[,;|]\s{0,3}/).filter((part) => part !== '');
  if (parts.length < 2) return null;
  return parts.some((part) => codeTownOf(part) !== null) ? parts : null;
}

type Parts = Omit<PastedAddress, 'line'>;

function take(address: Parts, text: string): boolean {
  const town = codeTownOf(text);
  const found = mail.exec(text)?.[0];
  if (found) address.email ||= found;
  else if (phone.test(text) && !town) address.phone ||= (phone.exec(text)?.[1] ?? '').trim();
  else if (town && address.city === '') {
    Object.assign(address, { postalCode: town.postalCode, city: town.city });
    address.country ||= town.country;
  } else if (address.city !== '' && countryOf(text) !== null) address.country = countryOf(text) ?? '';
  else return false;
  return true;
}

/** What is left of a block beside town, mail and telephone: street, additions, and names above. */
function addressOf(texts: readonly string[], line: number): PastedAddress {
  const address: Parts = { names: [], company: '', street: '', extra: '', postalCode: '', city: '', country: '', email: '', phone: '' };
  const rest = texts.filter((text) => !take(address, text.replace(phoneWord, ' ').trim() || text));
  const streetAt = address.city === '' ? -1 : streetIndex(rest);
  for (const [at, text] of rest.entries()) {
    if (at === streetAt) address.street = text;
    else if (extraWord.test(text) || (streetAt >= 0 && at > streetAt))
      address.extra = [address.extra, text].filter((one) => one !== '').join(', ');
    else if (companyWord.test(text) && address.company === '') address.company = text;
    else address.names.push(text);
  }
  return { ...address, line };
}

function streetIndex(texts: readonly string[]): number {
  const sure = texts.findLastIndex((text) => looksLikeStreet(text));
  if (sure > 0 || (sure === 0 && texts.length === 1)) return sure;
  const worded = texts.findLastIndex((text, at) => at > 0 && hasStreetWord(text));
  return worded >= 0 ? worded : sure;
}

export function pastedAddresses(text: string): PastedAddress[] {
  const lines = text.split(/\r\n|[\r\n]/).map((line, at): Line => ({ text: tidy(line).replace(bullet, '').trim(), number: at + 1 }));
  return blocksOf(lines).flatMap((block): PastedAddress[] => {
    const whole = block.map(wholeLine);
    if (whole.some((parts) => parts !== null)) return block.map((line, at) => addressOf(whole[at] ?? [line.text], line.number));
    if (block.some(({ text: one }) => codeTownOf(one) !== null))
      return [
        addressOf(
          block.map(({ text: one }) => one),
          block[0]?.number ?? 1,
        ),
      ];
    return block.map((line) => addressOf(lineParts(line.text), line.number));
  });
}

/** A line without an address is a person, perhaps with mail and telephone. */
function lineParts(text: string): string[] {
  const found = mail.exec(text)?.[0];
  const bare = found
    ? text
        .replace(found, '')
        .replace(/[<>(),;\s]{1,8}$/, '')
        .trim()
    : text;
  const number = phone.exec(bare)?.[1];
  const name = number
    ? bare
        .replace(number, '')
        .replace(/[\s:,;]{1,8}$/, '')
        .trim()
    : bare;
  return [name, found ?? '', number ?? ''].filter((part) => part !== '');
}
