/** German words of the designs of the botanical plates. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  limonaia: {
    name: 'Limonaia',
    description: 'Ein Zitronenzweig mit Blüte und Schnitt, gestochen wie in einem alten Pflanzenbuch.',
    colourways: {
      zitrone: 'Zitrone',
      tangelo: 'Tangelo',
      limette: 'Limette',
    },
    details: { names: ['Anna und Simon'], date: ['2027-07-17'], place: ['Lindenhof, Obstmarkt 3, Eppan'] },
    texts: {
      'front-plate': 'Taf. XXVII',
      'front-fig-one': 'Fig. 1',
      'front-fig-two': 'Fig. 2',
      'front-heading': 'Sommerfest',
      'front-line': 'Samstag, 17. Juli, ab 15 Uhr unter den Linden',
      'front-caps': 'LIMONADE, MUSIK, LANGE TAFEL',
      'inside-heading': 'Kommt in den Garten',
      'inside-text': 'Es gibt Limonade aus dem Glaskrug,\nGegrilltes und Kuchen vom Blech.\nFür Regen steht das Zelt bereit.',
      'inside-date': 'SAMSTAG, 17. JULI 2027\nAB 15 UHR',
      'inside-place': 'Lindenhof, Obstmarkt 3, Eppan',
      'inside-reply': 'Sagt uns bis 1. Juli, wie viele ihr seid.\nAnna und Simon',
    },
  },
  feigenhof: {
    name: 'Feigenhof',
    description: 'Feigen reif vom Baum, eine aufgeschnitten, und das Blatt so groß wie eine Hand.',
    colourways: {
      feige: 'Feige',
      hell: 'Weiße Feige',
      abend: 'Abend',
    },
    details: { first: ['Livia'], date: ['2027-09-03'], place: ['Via dei Portici 18, Meran'] },
    texts: {
      'front-fig-one': 'Fig. 1',
      'front-fig-two': 'Fig. 2',
      'front-heading': 'Abendessen',
      'front-line': 'bei Livia, am 3. September',
      'front-caps': 'FEIGEN, KÄSE, WEIN',
      'inside-heading': 'Setzt euch zu mir',
      'inside-text': 'Der Baum im Hof trägt wie noch nie.\nIch koche, ihr erzählt,\nund die Nacht darf lang werden.',
      'inside-date': 'FREITAG, 3. SEPTEMBER 2027\n19 UHR',
      'inside-place': 'Via dei Portici 18, Meran\nHinterhof, grünes Tor',
      'inside-reply': 'Sag mir bis 28. August, ob du kommst.\nLivia',
    },
  },
  oelgarten: {
    name: 'Ölgarten',
    description: 'Ein aufrechter Olivenzweig mit grünen und reifen Früchten, wie für ein Herbarium gestochen.',
    colourways: {
      olive: 'Olive',
      silber: 'Silberlaub',
      terra: 'Toskana',
    },
    details: {
      first: ['Chiara'],
      second: ['Jonas'],
      date: ['2027-06-26'],
      place: ['Castello di Riva, Gardasee', 'Castello di Riva, Riva del Garda'],
    },
    texts: {
      'front-plate': 'Taf. XIV',
      'front-names': 'Chiara & Jonas',
      'front-line': 'heiraten am 26. Juni 2027',
      'front-caps': 'CASTELLO DI RIVA, GARDASEE',
      'inside-heading': 'Unter Olivenbäumen',
      'inside-text': 'Wir feiern unsere Hochzeit im Süden\nund wünschen uns,\ndass ihr an unserem Tisch sitzt.',
      'inside-date': 'SAMSTAG, 26. JUNI 2027\n16 UHR',
      'inside-place': 'Castello di Riva,\nRiva del Garda',
      'inside-reply': 'Antwort bitte bis 1. April\nan Chiara und Jonas',
    },
  },
};
