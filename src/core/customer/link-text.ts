/** Links in texts that people type: they do not belong into an address, and mails that quote a text have none that can be opened. */

/** What a mail program shows as a link, and what begins a line of its own. */
const link = /:\/\/|www\.|[\p{L}\p{N}]\.\p{L}{2,24}\/|[\u2028\u2029]/iu;

/** Sentences have these, names have not; the digits are a telephone number. */
const sentence = /[!?]|\d{5}/u;

/** The longest names have about ten parts. */
const maxWords = 12;

/** True for a link, or a text of several lines, in any field of an address. */
export function hasLink(text: string): boolean {
  return link.test(text);
}

/** True for a sentence where the name of a person is meant. */
export function isSentence(text: string): boolean {
  return sentence.test(text) || text.split(/\s+/).length > maxWords;
}

/** An e-mail address stays as it is; a dot before a letter and a colon before slashes make the address of a page. */
const email =
  "[\\w.!#$%&'*+=?^{|}~-]{1,64}@[\\p{L}\\p{M}\\p{N}_-]{1,63}(?:\\.[\\p{L}\\p{M}\\p{N}_-]{1,63}){1,8}(?![\\p{L}\\p{M}\\p{N}_/:-])";
const openable = new RegExp(`(${email})|(?<=\\S)[.\u3002\uff0e\uff61](?=[\\p{L}\\p{N}]*\\p{L})|:(?=[/\\\\]{2})`, 'giu');

/** A text as mails quote it: a space in the address of a page keeps mail programs from making a link of it. */
export function unlinked(text: string): string {
  return text.replace(openable, (found, address?: string) => address ?? `${found} `);
}
