/** German words of the designs of the snow globe family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  schneekugel: {
    name: 'Schneekugel',
    description: 'Ein kleines Dorf unter Glas, eben geschüttelt: Kirche, Häuser und Tannen im leisen Schnee.',
    colourways: {
      winterblau: 'Winterblau',
      abendrot: 'Abendrot',
      tannengruen: 'Tannengrün',
      nebelgrau: 'Nebelgrau',
    },
    details: { names: ['Familie Sonnleitner', 'Anna, Georg, Lisl und Toni'] },
    texts: {
      'front-title': 'Stille Freude',
      'front-sender': 'WÜNSCHT FAMILIE SONNLEITNER',
      'inside-heading': 'Frohe Weihnachten',
      'inside-text': 'Wir wünschen euch Tage,\nan denen draußen leise der Schnee fällt\nund drinnen alle beisammensitzen.',
      'inside-sign': 'Eure Anna, Georg, Lisl und Toni',
    },
  },
};
