/** Streets as six languages write them. */
import { plainVowels } from '#core/people/words.ts';

const ending =
  /(?:stra(?:ss|\u00df)e|str\.?|weg|gasse|allee|platz|ring|damm|ufer|steig|hof|chaussee|pfad|zeile|graben|markt|straat|laan|plein|gracht|kade|dreef|steeg)$/iu;
const beginning =
  /^(?:rue|avenue|av\.?|bd|boulevard|chemin|ch\.|route|place|quai|impasse|all[e\u00e9]es?|cours|square|sentier|mont[e\u00e9]e|via|viale|piazza|corso|largo|vicolo|strada|piazzale|calle|c\/|avenida|avda\.?|plaza|paseo|carrer|camino|ronda|am|an der|an den|im|in der|auf der|zum|zur|unter den|alte|alter|gro(?:ss|\u00df)e)\s/iu;
const english = /\b(?:street|road|lane|avenue|drive|close|court|way|gardens|terrace|st|rd|ave)\.?$/iu;
const box = /^(?:postfach|po box|p\.o\. box|case postale|bo[i\u00ee]te postale|bp|casella postale|apartado|postbus)\s?\d{0,8}/iu;
/** "12", "12a", "12 a", "12/3/7", "12-14", "12 bis". */
const numberBehind = /\s\d{1,4}(?:\s?[a-z](?![\p{L}])|\s?(?:bis|ter|quater))?(?:\s?[/-]\s?\d{1,4}\s?[a-z]?){0,3}$/iu;
const numberBefore = /^\d{1,4}(?:\s?[/-]\s?\d{1,4}|\s?(?:bis|ter|[a-z](?!\p{L})))?,?\s(?=\p{L})/iu;

export function hasStreetWord(text: string): boolean {
  const words = text.replace(numberBehind, '').trim();
  return ending.test(words) || beginning.test(`${words} `) || english.test(words) || box.test(text);
}

/** A street with its number, a post box, or a word for streets. */
export function looksLikeStreet(text: string): boolean {
  if (text.length > 120 || /@/.test(text)) return false;
  if (box.test(text)) return true;
  if (numberBehind.test(text) && /^\p{L}/u.test(text)) return true;
  return numberBefore.test(text) && hasStreetWord(text.replace(numberBefore, ''));
}

export function isHouseNumber(text: string): boolean {
  return /^\d{1,4}\s?(?:[a-z]|bis|ter)?(?:\s?[/-]\s?\d{1,4}\s?[a-z]?){0,3}$/i.test(text);
}

/** Compared as streets are typed: "Hauptstraße 12 a" as "hauptstr 12a". */
export function streetKey(street: string): string {
  return plainVowels(street)
    .replace(/\s?stras?se?\b/g, 'str')
    .replace(/\sstr\b/g, 'str')
    .replace(/(\d)\s([a-z])\b/g, '$1$2');
}
