/** Sample words on the pieces of suites, by the design they belong to. */

type Words = Record<string, string>;
/** Null where a suite has no such piece. */
export type SuiteWords = {
  saveTheDate: Words | null;
  menu: Words | null;
  place: Words | null;
  thanks: Words | null;
  /** What the words are made of. */
  given: Wedding;
};

export type Wedding = {
  /** As they stand on a card: on one line or two. */
  names: string;
  caps: string;
  /** The same, broken where a card is narrow. */
  line?: string;
  date: string;
  place: string;
  /** A guest on the place card. */
  guest: string;
  heading?: string;
  invite: string;
  title?: string;
  courses: readonly (readonly [course: string, dish: string])[];
  drinks: string;
  danke?: string;
  thanks: readonly [heading: string, text: string];
};

function wedding(suite: Wedding): SuiteWords {
  const menu: Words = {
    'menu-title': suite.title ?? 'Menü',
    'inside-heading': 'Dazu im Glas',
    'inside-text': suite.drinks,
    'inside-date': suite.caps,
  };
  suite.courses.forEach(([course, dish], i) => {
    menu[`menu-course-${i + 1}`] = course;
    menu[`menu-dish-${i + 1}`] = dish;
  });
  const [heading, text] = suite.thanks;
  return {
    given: suite,
    saveTheDate: {
      'front-heading': suite.heading ?? 'SAVE THE DATE',
      'front-names': suite.names,
      'front-date': suite.date,
      'front-place': suite.place,
      'inside-heading': 'Haltet euch\nden Tag frei',
      'inside-text': suite.invite,
      'inside-date': suite.caps,
    },
    menu,
    place: { 'front-name': suite.guest },
    thanks: {
      'front-heading': suite.danke ?? 'Danke',
      'front-names': suite.line ?? suite.caps,
      'inside-heading': heading,
      'inside-text': text,
      'inside-date': suite.caps,
    },
  };
}

export const suiteWords: Readonly<Record<string, SuiteWords>> = {
  olivia: wedding({
    names: 'Sophie\n& Jörg',
    caps: 'SOPHIE UND JÖRG',
    date: '12. Juni 2027',
    place: 'Gut Sonnenhausen, Glonn',
    guest: 'Tante Ulrike',
    invite: 'Wir heiraten im Juni\nund hätten euch so gern dabei.\nDie Einladung folgt im Winter.',
    courses: [
      ['VORSPEISE', 'Gebeizte Lachsforelle,\nFenchel und Orange'],
      ['SUPPE', 'Erbsenschaum\nmit Minze'],
      ['HAUPTGANG', 'Lammrücken in Kräutern\noder Gemüse vom Gut'],
      ['DESSERT', 'Olivenölkuchen\nmit Zitroneneis'],
    ],
    drinks: 'Grüner Veltliner, Kamptal\nRosé aus der Provence\nBlaufränkisch, Leithaberg\nHolunderlimonade',
    thanks: ['Was für ein Tag', 'Danke, dass ihr mit uns\ngefeiert, gelacht und getanzt habt.\nEs war alles, was wir uns wünschten.'],
  }),
  gartentor: wedding({
    names: 'Johanna\n& Moritz',
    caps: 'JOHANNA UND MORITZ',
    date: '14. August 2027',
    place: 'Stiftskirche Dürnstein',
    guest: 'Opa Hermann',
    invite: 'Im August machen wir\ndas Gartentor weit auf.\nDie Einladung folgt.',
    courses: [
      ['ZUM ANFANG', 'Tomaten aus dem Garten,\nBurrata und Basilikum'],
      ['ZWISCHENDURCH', 'Kalte Gurkensuppe\nmit Dill'],
      ['HAUPTGANG', 'Huhn vom Grill\noder gefüllte Zucchini'],
      ['SÜSSES', 'Marillenknödel\nmit Nussbutter'],
    ],
    drinks: 'Riesling, Wachau\nZweigelt, Weinviertel\nMarillensaft und Soda\nKaffee, so lange ihr bleibt',
    thanks: ['Danke für alles', 'Für eure Wünsche, eure Geschenke\nund dafür, dass ihr geblieben seid,\nbis die Sonne aufging.'],
  }),
  lorbeer: wedding({
    names: 'Juliane\n& Maximilian',
    caps: 'JULIANE UND MAXIMILIAN',
    date: '14. August 2027',
    place: 'Gut Purbach',
    guest: 'Friederike',
    heading: 'WIR HEIRATEN',
    invite: 'Bitte haltet uns diesen Tag frei.\nDie Einladung mit allem Weiteren\nfolgt im Frühjahr.',
    title: 'Menü',
    courses: [
      ['VORSPEISE', 'Carpaccio vom Zander,\nKapern und Kresse'],
      ['SUPPE', 'Klare Kraftbrühe\nmit Grießnockerln'],
      ['HAUPTGANG', 'Rosa gebratenes Kalb\noder Steinpilzrisotto'],
      ['DESSERT', 'Topfenschaum,\nWeichseln und Mohn'],
    ],
    drinks: 'Chardonnay, Leithaberg\nPinot Noir, Gumpoldskirchen\nRuster Ausbruch\nMineralwasser',
    thanks: ['Von Herzen Dank', 'für eure guten Wünsche,\neure Geschenke und die Freude,\ndie ihr in unser Fest gebracht habt.'],
  }),
  sommerwiese: wedding({
    names: 'Theresa\n& Lukas',
    caps: 'THERESA UND LUKAS',
    date: '10. Juli 2027',
    place: 'Seewiese am Grundlsee',
    guest: 'Leni & Toni',
    invite: 'Wir heiraten barfuß im Gras.\nDie Einladung kommt,\nsobald die ersten Blumen blühen.',
    title: 'Picknick',
    courses: [
      ['IM KORB', 'Brot, Butter, Radieschen\nund Kräuteraufstrich'],
      ['VOM FEUER', 'Saibling am Stecken\noder Halloumi'],
      ['DAZU', 'Erdäpfelsalat, Bohnen,\nParadeiser und Feta'],
      ['SÜSSES', 'Erdbeeren mit Rahm\nund Streuselkuchen'],
    ],
    drinks: 'Apfelmost vom Nachbarn\nGemischter Satz, Wien\nHolunder und Quellwasser\nBier aus dem Bach',
    thanks: ['Ein Fest im Gras', 'Danke für Blumenkränze, Musik\nund jede helfende Hand.\nDie Wiese erholt sich, wir auch bald.'],
  }),
  beerenzeit: wedding({
    names: 'Magdalena\n& Benedikt',
    caps: 'MAGDALENA UND BENEDIKT',
    date: '14. August 2027',
    place: 'Dürnstein an der Donau',
    guest: 'Großmama',
    invite: 'Nach sieben Jahren sagen wir Ja.\nHaltet uns den Tag frei,\ndie Einladung folgt.',
    courses: [
      ['VORSPEISE', 'Ziegenkäse im Strudelblatt,\nPreiselbeeren'],
      ['SUPPE', 'Kürbisschaum\nmit Kernöl'],
      ['HAUPTGANG', 'Hirschbraten mit Rotkraut\noder Pilzknödel'],
      ['DESSERT', 'Beerentörtchen\nmit Vanille'],
    ],
    drinks: 'Federspiel, Spitz\nBlauer Portugieser\nBeerensaft mit Soda\nNussschnaps zum Schluss',
    thanks: ['Danke, ihr Lieben', 'Ihr habt diesen Tag\nso reich gemacht wie den August.\nWir zehren noch lange davon.'],
  }),
  modeldruck: wedding({
    names: 'Paula\n& Jannik',
    caps: 'PAULA UND JANNIK',
    date: '19. Juni 2027',
    place: 'Mühle am Bach, Fulda',
    guest: 'Oma Hedwig',
    invite: 'Haltet euch den Samstag frei.\nDie Einladung mit allem Weiteren\nkommt nach Weihnachten.',
    courses: [
      ['VORSPEISE', 'Bunte Bete,\nZiegenkäse und Walnuss'],
      ['SUPPE', 'Bärlauch\nmit Sauerrahm'],
      ['HAUPTGANG', 'Bachforelle in Butter\noder Spargelragout'],
      ['DESSERT', 'Rhabarberkuchen\nund Vanilleeis'],
    ],
    drinks: 'Silvaner, Franken\nSpätburgunder, Rheingau\nApfelwein aus der Rhön\nRhabarberschorle',
    thanks: ['Ihr wart dabei', 'Danke für eure Hände beim Aufbau,\neure Lieder am Bach\nund jedes gute Wort.'],
  }),
  undwir: wedding({
    names: 'Clara\n& Valentin',
    caps: 'CLARA UND VALENTIN',
    date: '11. 09. 2027',
    place: 'Wien',
    guest: 'Mila',
    invite: 'Erst das Amt, dann das Fest.\nDie Einladung folgt,\nTanzschuhe schon mal putzen.',
    title: 'Essen',
    courses: [
      ['ERST', 'Beinschinken, Kren,\nSauerteigbrot'],
      ['DANN', 'Backhendl mit Salat\noder gebackene Sellerie'],
      ['DANACH', 'Mohr im Hemd,\nviel Schlag'],
    ],
    drinks: 'Weißer Spritzer\nMärzen vom Fass\nHimbeersoda\nEspresso',
    thanks: ['Und jetzt\nihr', 'Danke, dass ihr da wart,\ndass ihr laut wart\nund lange geblieben seid.'],
  }),
  blattwerk: wedding({
    names: 'Amelie\n& Konstantin',
    caps: 'AMELIE UND KONSTANTIN',
    line: 'AMELIE UND\nKONSTANTIN',
    date: '4. September 2027',
    place: 'Kapelle am Grundlsee',
    guest: 'Ferdinand',
    heading: 'HALTET EUCH FREI',
    invite: 'Wir heiraten am See.\nDie Einladung folgt im Mai,\nbitte merkt euch den Tag schon vor.',
    courses: [
      ['VORSPEISE', 'Saibling, roh mariniert,\nGurke und Buttermilch'],
      ['SUPPE', 'Selleriesamt\nmit Apfel'],
      ['HAUPTGANG', 'Kalbsrücken, Erbsen, Jus\noder Schwarzwurzel'],
      ['DESSERT', 'Weiße Schokolade\nund Birne'],
    ],
    drinks: 'Blanc de Blancs, Langenlois\nWeißburgunder, Steiermark\nPinot Noir, Thermenregion\nWasser vom Berg',
    thanks: ['Herzlichen Dank', 'für eure Nähe an diesem Tag,\nfür jedes Wort und jede Umarmung.\nWir tragen sie weiter.'],
  }),
  mondbluete: wedding({
    names: 'Luisa\n& Gabriel',
    caps: 'LUISA UND GABRIEL',
    date: '12. Juni 2027',
    place: 'Kloster Andechs',
    guest: 'Annalena',
    invite: 'Unter freiem Himmel\nsagen wir im Juni Ja.\nDie Einladung folgt bald.',
    courses: [
      ['VORSPEISE', 'Ricotta, Spargel\nund Zitronenmelisse'],
      ['SUPPE', 'Bärlauchschaum\nmit Croûtons'],
      ['HAUPTGANG', 'Maishuhn mit Morcheln\noder Gnocchi mit Salbei'],
      ['DESSERT', 'Lavendelcreme\nund Rhabarber'],
    ],
    drinks: 'Silvaner, Franken\nSpätburgunder, Baden\nHelles aus Andechs\nHolunderschorle',
    thanks: ['Noch immer\nganz beseelt', 'Danke für diesen Abend mit euch,\nfür Lichter im Garten\nund den Mond, der zusah.'],
  }),
  rosenbrief: wedding({
    names: 'Clara\n& Anton',
    caps: 'CLARA UND ANTON HOFER',
    date: '4. September 2027',
    place: 'Grundlsee im Ausseerland',
    guest: 'Elisabeth',
    invite: 'Aus zwei Namen wird einer.\nBitte haltet euch den Tag frei,\ndie Einladung folgt im Frühling.',
    courses: [
      ['VORSPEISE', 'Rote Rübe, Meerrettich\nund Räucherforelle'],
      ['SUPPE', 'Rindsuppe\nmit Kaspressknödel'],
      ['HAUPTGANG', 'Zwiebelrostbraten\noder Krautstrudel'],
      ['DESSERT', 'Rosenparfait\nmit Himbeeren'],
    ],
    drinks: 'Rosé-Sekt, Poysdorf\nMuskateller, Südsteiermark\nSt. Laurent, Carnuntum\nRosenlimonade',
    thanks: ['Danke euch allen', 'Ein Sträußchen hiervon\nfür jede und jeden von euch:\nIhr wart unser schönstes Geschenk.'],
  }),
  alpenglut: wedding({
    names: 'Katharina\n& Felix',
    caps: 'KATHARINA UND FELIX',
    date: '18. September 2027',
    place: 'Almdorf Seinerzeit',
    guest: 'Sebastian',
    invite: 'Packt feste Schuhe ein:\nWir heiraten oben auf der Alm.\nDie Einladung folgt.',
    title: 'Almtafel',
    courses: [
      ['AUF DEM BRETT', 'Speck, Bergkäse,\nEssiggurken und Brot'],
      ['AUS DEM KESSEL', 'Rindsuppe\nmit Leberknödeln'],
      ['AUS DER PFANNE', 'Kärntner Kasnudeln\noder Wildragout'],
      ['ZUM SCHLUSS', 'Kaiserschmarren\nmit Zwetschkenröster'],
    ],
    drinks: 'Zirbengeist zum Ankommen\nZweigelt, Krems\nHirter vom Fass\nQuellwasser und Kräutertee',
    thanks: ['Oben war’s schön', 'Danke, dass ihr mit uns\nhinaufgestiegen seid.\nDer Muskelkater war es wert.'],
  }),
  magnolie: wedding({
    names: 'Josephine\n& Matthias',
    caps: 'JOSEPHINE UND MATTHIAS',
    date: '24. April 2027',
    place: 'Schlosspark Benrath',
    guest: 'Charlotte',
    invite: 'Wenn die Magnolien blühen,\nsagen wir Ja. Die Einladung folgt,\nsobald die Knospen dick sind.',
    courses: [
      ['VORSPEISE', 'Bachkresse, Ei\nund Radieschen'],
      ['SUPPE', 'Spargelcreme\nmit Kerbel'],
      ['HAUPTGANG', 'Lammkeule mit Bohnen\noder Frühlingsgemüse'],
      ['DESSERT', 'Rhabarber, Baiser\nund Sahneeis'],
    ],
    drinks: 'Riesling-Sekt, Rheingau\nGrauburgunder, Nahe\nFrühburgunder, Ahr\nRhabarberschorle',
    thanks: ['Danke fürs\nMitblühen', 'Ihr habt aus einem kühlen Apriltag\neinen warmen gemacht.\nWir denken gern daran zurück.'],
  }),
};
