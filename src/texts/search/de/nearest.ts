/** German words of what is not sold, with the facts that come nearest. */
import type { SearchWords } from '#core/search/words.ts';

export const nearestWords: SearchWords['nearest'] = [
  { words: 'Polterabend, Verlobung, Trauzeuge, Trauzeugin, Brautjungfer, Verlobungsfeier', instead: ['occasion:hochzeit'] },
  { words: 'Junggesellinnenabschied, Junggesellenabschied, JGA', instead: ['occasion:party', 'occasion:hochzeit'] },
  { words: 'Pate, Patin, Patentante, Patenonkel, Taufpate, Taufpatin', instead: ['occasion:taufe'] },
  {
    words:
      'Hochzeitstag, Diamantene Hochzeit, Diamanthochzeit, Eiserne Hochzeit, Rubinhochzeit, Perlenhochzeit, Rosenhochzeit, Holzhochzeit, Gnadenhochzeit, Ehejubiläum',
    instead: ['occasion:goldene-hochzeit', 'occasion:silberne-hochzeit'],
  },
  {
    words:
      'Abitur, Abi, Abifeier, Abiball, Abschlussfeier, Abschluss, Abschlussball, Examen, Studium, Studienabschluss, Meisterfeier, Promotion, Doktorfeier, Führerschein, Prüfung',
    instead: ['occasion:party'],
  },
  { words: 'Fasching, Karneval, Fastnacht, Faschingsparty, Karnevalsparty', instead: ['occasion:party'] },
  { words: 'Nikolaus, Nikolaustag', instead: ['occasion:weihnachten'] },
  {
    words:
      'Eröffnung, Neueröffnung, Praxiseröffnung, Ladeneröffnung, Geschäftseröffnung, Eröffnungsfeier, Tag der offenen Tür, Vereinsfest, Messe',
    instead: ['occasion:firmenfeier', 'occasion:jubilaeum'],
  },
  { words: 'Klassentreffen, Familientreffen, Familienfest, Abschiedsparty, Brunch', instead: ['occasion:party', 'occasion:sommerfest'] },
  { words: 'Namenstag, Urlaub, Urlaubsgrüße, Reisegrüße, Freundschaft, Entschuldigung', instead: ['category:greeting-card'] },
  {
    words:
      'Elefant, Fuchs, Bär, Teddy, Teddybär, Reh, Hirsch, Rentier, Igel, Pferd, Pony, Dino, Dinosaurier, Löwe, Tiger, Giraffe, Affe, Maus, Einhorn, Schaf, Lamm, Esel, Frosch, Schmetterling, Biene, Marienkäfer, Schnecke, Schwein, Kuh',
    instead: ['motif:animal'],
  },
  { words: 'Storch, Eule, Schwalbe, Kranich, Möwe, Schwan, Gans, Papagei, Flamingo', instead: ['motif:bird', 'motif:animal'] },
  { words: 'Anker, Leuchtturm, Muschel, Steuerrad, Seestern', instead: ['motif:maritime', 'motif:sea', 'motif:boat'] },
  {
    words:
      'Sonnenblume, Tulpe, Lilie, Hortensie, Nelke, Gerbera, Orchidee, Vergissmeinnicht, Kirschblüte, Pusteblume, Narzisse, Dahlie, Krokus, Schneeglöckchen, Blumenstrauß',
    instead: ['motif:flower'],
  },
  { words: 'Kräuter, tropisch, Palme, Monstera, Dschungel, Efeu, Ginkgo, Ahorn, Eiche, Eichenblatt, Kleeblatt', instead: ['motif:leaf'] },
  { words: 'Engel, Schutzengel, Bibel, Rosenkranz, Altar', instead: ['motif:christian'] },
  { words: 'Ringe, Eheringe, Trauringe, Brautkleid', instead: ['motif:romantic', 'occasion:hochzeit'] },
  { words: 'Füßchen, Babyfüße, Fußabdruck, Kinderwagen, Schnuller', instead: ['occasion:geburt'] },
];
