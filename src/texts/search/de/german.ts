/** German words of the search, and the rules by which German words end and are joined. */
import type { SearchWords } from '#core/search/words.ts';
import { calledWords } from './called.ts';
import { conceptWords } from './concepts.ts';
import { motifWords, withWords } from './motifs.ts';
import { nearestWords } from './nearest.ts';

export const germanSearch: SearchWords = {
  concepts: conceptWords,
  motifs: motifWords,
  behindWith: withWords,
  called: calledWords,
  groups: { poster: 'Poster, Plakat, Kunstdruck, Wandposter' },
  together: {
    Geburtskarte: ['occasion:geburt', 'category:announcement?'],
    Geburtsanzeige: ['occasion:geburt', 'category:announcement'],
    Geburtsankündigung: ['occasion:geburt', 'category:announcement'],
    Todesanzeige: ['occasion:trauer', 'category:announcement'],
    Traueranzeige: ['occasion:trauer', 'category:announcement'],
    Beileidskarte: ['occasion:trauer', 'category:greeting-card?'],
    Kondolenzkarte: ['occasion:trauer', 'category:greeting-card?'],
    Sterbebild: ['occasion:trauer', 'category:memory-picture'],
    Sterbebildchen: ['occasion:trauer', 'category:memory-picture'],
    Totenzettel: ['occasion:trauer', 'category:memory-picture'],
    Trauerbild: ['occasion:trauer', 'category:memory-picture'],
    Taufheft: ['occasion:taufe', 'category:church-booklet'],
    Trauerheft: ['occasion:trauer', 'category:church-booklet'],
    Hochzeitsheft: ['occasion:hochzeit', 'category:church-booklet'],
    Vermählungsanzeige: ['occasion:hochzeit', 'category:announcement'],
    Hüttenhochzeit: ['occasion:hochzeit', 'motif:mountain'],
    Scheunenhochzeit: ['occasion:hochzeit', 'motif:rustic'],
    Strandhochzeit: ['occasion:hochzeit', 'motif:sea'],
    Winterhochzeit: ['occasion:hochzeit', 'motif:winter'],
    Herbsthochzeit: ['occasion:hochzeit', 'motif:autumn'],
    Berghochzeit: ['occasion:hochzeit', 'motif:mountain'],
    Tischkarte: ['category:place-card'],
    Kinderkarte: ['style:verspielt'],
  },
  nearest: nearestWords,
  helping:
    'Karte, Kärtchen, Papeterie, Design, card, cards, Vorlage, gestalten, drucken, drucken lassen, bedrucken, bedrucken lassen, lassen, bestellen, kaufen, online, selbst gestalten, selber gestalten, selbst, selber, personalisiert, individuell, kostenlos, günstig, zum, zur, für, mit, und, der, die, das, ein, eine, im, in, auf, von, den, dem, des, oder, wir, euch, mein, meine, unser, unsere, schöne, schön, thema, motiv, stil, ich, suche, einen, einer, meiner, meinen, deine, ihre, wie, wann, was, wer, wo, kann, man, brauche, möchte, als, aus, bei, an, am, um, ist, sind, sehr, auch, noch, wunderschöne, wunderschön, toll, tolle, hübsch, hübsche, format, gedruckt, such, sagen, verschenken, anfordern, hell, dunkel, Farbe, Farben, Farbton, Deko, Dekoration, Idee, Stück, eigenem, eigenen, eigenes, Set, Sets, Post, Feier, Fest, Deutschland, Österreich, Schweiz, Liechtenstein, Luxemburg, Kinderzimmer, Küche, Wohnzimmer, Schlafzimmer, Büro, Bad, Flur, Mutter, Mama, Mutti, Vater, Papa, Oma, Opa, Eltern, Großeltern, Schwester, Bruder, Freund, Freundin, Freunde, Tochter, Sohn, Tante, Onkel, Mann, Frau, Familie, Gäste, Kollegen, the, for, with, and, of',
  short: 'Wal, See, Tod, Alm',
  kept: 'Trauer, trauen, Feier, Ostern, Wunder, Muster',
  endings: [
    ['ern', 4],
    ['en', 3],
    ['es', 3],
    ['e', 3],
    ['s', 3],
    ['n', 4],
  ],
  plural: 'er',
  diminutives: ['chen', 'lein', 'erl', 'le', 'li'],
  links: ['s', 'es', 'n', 'en', 'e', 'er'],
  digraphs: true,
};
