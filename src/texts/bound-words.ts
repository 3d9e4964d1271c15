/** German words that typesetting binds to what stands before them. Designs are set with them whatever language their page speaks. */
import type { BoundWords } from '#core/layout/resources.ts';

export const germanBoundWords: BoundWords = {
  months:
    'Januar|Jänner|Februar|Feber|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jan\\.|Feb\\.|Apr\\.|Jun\\.|Jul\\.|Aug\\.|Sept?\\.|Okt\\.|Nov\\.|Dez\\.',
  abbreviation: ['z|d|u|i|o|s|v', 'B|h|a|d|R|Ä|ä|U|u|o|s|l|A|T'],
};
