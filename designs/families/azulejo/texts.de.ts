/** German words of the designs of the azulejo tile family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  lissabon: {
    name: 'Lissabon',
    description: 'Ein Rahmen aus handbemalten Kacheln wie an einem Haus in der Altstadt, in der Mitte eure Einladung.',
    colourways: {
      lissabon: 'Lissabon',
      sevilla: 'Sevilla',
      porto: 'Porto',
      capri: 'Capri',
    },
    details: { names: ['Clara und Moritz'], date: ['2027-07-17'], place: ['Lindenhof, Bad Aibling'] },
    texts: {
      'front-intro': 'EINLADUNG ZUM',
      'front-heading': 'Sommer-\nfest',
      'front-names': 'bei Clara und Moritz',
      'front-facts': '17. JULI 2027',
      'inside-heading': 'Unter den Linden',
      'inside-text': 'Es gibt Limonade, Musik\nund eine lange Tafel.\nFür Regen steht das Zelt bereit.',
      'inside-facts': 'SAMSTAG, 17. JULI, AB 15 UHR\nLINDENHOF, BAD AIBLING',
      'inside-reply': 'Sagt uns bitte bis 1. Juli,\nwas ihr mitbringt.',
      'inside-sign': 'Clara und Moritz',
    },
  },
  kachelwand: {
    name: 'Kachelwand',
    description: 'Große Kacheln füllen die obere Hälfte wie eine sonnige Hauswand, darunter stehen eure Namen.',
    colourways: {
      porto: 'Porto',
      lissabon: 'Lissabon',
      sevilla: 'Sevilla',
      capri: 'Capri',
    },
    details: { names: ['Ines und Joachim'], first: ['Ines'], date: ['2027-08-21'], place: ['Weingut Kollmann, Krems', 'Weingut Kollmann'] },
    texts: {
      'front-heading': '25 Jahre wir',
      'front-names': 'Ines und Joachim',
      'front-facts': '21. August 2027, Weingut Kollmann',
      'inside-heading': 'Silberne Hochzeit',
      'inside-text': 'In Lissabon haben wir uns verlobt,\nam 21. August feiern wir,\ndass wir es ernst gemeint haben.',
      'inside-facts': 'SAMSTAG, 17 UHR\nWEINGUT KOLLMANN, KREMS',
      'inside-reply': 'Antwort bitte bis 1. Juli\nan Ines, 0664 555 21 84',
      'inside-sign': 'Ines und Joachim',
    },
  },
};
