/** Papers and finishes of cards, one row each. An owner changes a paper here; prices are in prices.ts. */

import { appliedRefinements } from '#core/design/refinement.ts';
import type { CardOptions, Paper } from '#core/products/card/options.ts';

const foils = appliedRefinements.filter((finish) => finish !== 'relief');

/** D32: foil not on kraft, transparent, linen; relief only on the three smooth white papers that do not crack when embossed. */
const papers: readonly Paper[] = [
  {
    key: 'naturpapier',
    name: 'Naturpapier weiß',
    gramsPerM2: 300,
    thicknessUm: 390,
    feel: 'Ungestrichen und griffig, nimmt Tinte an wie Briefpapier.',
    refinements: [...foils, 'relief'],
    refusal: '',
    kin: [],
  },
  {
    key: 'feinstpapier',
    name: 'Feinstpapier matt',
    gramsPerM2: 300,
    thicknessUm: 360,
    feel: 'Samtig glatt und ruhig weiß, die Farben wirken weich.',
    refinements: [...foils, 'relief'],
    refusal: '',
    kin: [],
  },
  {
    key: 'bilderdruck-matt',
    name: 'Bilderdruck matt',
    gramsPerM2: 350,
    thicknessUm: 330,
    feel: 'Glatt und fest, Fotos bleiben scharf und spiegeln nicht.',
    refinements: [...foils, 'relief'],
    refusal: '',
    kin: [],
  },
  {
    key: 'bilderdruck-glaenzend',
    name: 'Bilderdruck glänzend',
    gramsPerM2: 350,
    thicknessUm: 300,
    feel: 'Glatt mit Glanz, Fotos leuchten.',
    refinements: foils,
    refusal: 'der glänzende Strich bricht beim Prägen',
    kin: ['bilderdruck-matt', 'feinstpapier'],
  },
  {
    key: 'leinen',
    name: 'Strukturpapier Leinen',
    gramsPerM2: 280,
    thicknessUm: 370,
    feel: 'Feine Webstruktur, die man mit den Fingern liest.',
    refinements: [],
    refusal: 'die Webstruktur lässt Folie und Prägung nicht gleichmäßig halten',
    kin: ['buetten', 'naturpapier'],
  },
  {
    key: 'buetten',
    name: 'Büttenoptik',
    gramsPerM2: 300,
    thicknessUm: 420,
    feel: 'Leicht gehämmert wie handgeschöpft, warm im Ton.',
    refinements: foils,
    refusal: 'die gehämmerte Oberfläche schluckt eine Prägung',
    kin: ['naturpapier', 'feinstpapier'],
  },
  {
    key: 'perlmutt',
    name: 'Perlmutt',
    gramsPerM2: 285,
    thicknessUm: 320,
    feel: 'Ein leiser Schimmer, der im Licht wandert.',
    refinements: foils,
    refusal: 'der Schimmer reißt an den Kanten einer Prägung',
    kin: ['feinstpapier', 'naturpapier'],
  },
  {
    key: 'kraft',
    name: 'Kraftpapier braun',
    gramsPerM2: 280,
    thicknessUm: 400,
    feel: 'Braun und rau mit sichtbaren Fasern.',
    refinements: [],
    refusal: 'auf den rauen Fasern halten Folie und Prägung nicht',
    kin: ['recycling', 'naturpapier'],
  },
  {
    key: 'recycling',
    name: 'Recycling',
    gramsPerM2: 300,
    thicknessUm: 390,
    feel: 'Matt, naturweiß, mit feinen Einschlüssen.',
    refinements: foils,
    refusal: 'die kurzen Fasern zeichnen eine Prägung nicht klar',
    kin: ['naturpapier', 'feinstpapier'],
  },
  {
    key: 'transparent',
    name: 'Transparent',
    gramsPerM2: 200,
    thicknessUm: 180,
    feel: 'Durchscheinend und kühl, knistert beim Öffnen.',
    refinements: [],
    refusal: 'das durchscheinende Papier verträgt die Hitze des Prägens nicht',
    kin: ['perlmutt', 'feinstpapier'],
  },
];

export const options: CardOptions = {
  papers,
  refinements: [
    { key: 'none', name: 'ohne Veredelung', note: 'Alle Farben werden gedruckt.' },
    { key: 'gold', name: 'Goldfolie', note: 'Heiß geprägt, warm glänzend.' },
    { key: 'rosegold', name: 'Roségoldfolie', note: 'Heiß geprägt, zart kupfern glänzend.' },
    { key: 'silver', name: 'Silberfolie', note: 'Heiß geprägt, kühl glänzend.' },
    { key: 'relief', name: 'Blindprägung', note: 'Ohne Farbe, nur fühlbar erhaben.' },
  ],
};
