/** Tells texts that do not belong into an address, because the confirmation of an order carries them to any mailbox. */

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
