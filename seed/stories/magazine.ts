/** The magazine: what we would tell a friend about paper, photos, words and dates. */
import type { StorySeed } from '#core/content/story-seed.ts';
import { type Line, page, rich, startPage, to } from './words.ts';

type Article = {
  path: string;
  name: string;
  lead: string;
  description: string;
  publishedAt: string;
  /** Design that stands beside the words in lists. */
  card: string;
  lines: readonly Line[];
  below: { occasion: string; headline: string };
};

const articles: readonly Article[] = [
  {
    path: 'hochzeitspost-zeitplan',
    name: 'Wann verschickt man was?',
    lead: 'Ein Kalender für die Hochzeitspost, rückwärts gerechnet vom großen Tag.',
    description: 'Save the Date, Einladung, Menükarte, Dankeskarte: wann welche Hochzeitspost verschickt wird und was darauf steht.',
    publishedAt: '2026-11-16T09:00:00.000Z',
    card: 'olivia',
    below: { occasion: 'hochzeit', headline: 'Designs mit ganzer Serie' },
    lines: [
      'Die meisten Paare fangen mit der Einladung an und merken dann, dass die ersten Gäste ihren Urlaub schon gebucht haben. Deshalb beginnt der Kalender früher.',
      '## Zwölf bis neun Monate vorher: Save the Date',
      'Es braucht nur drei Dinge: eure Namen, das Datum, die Stadt. Wer von weit kommt oder Kinder betreuen lassen muss, dankt euch dafür. Im Sommer und an langen Wochenenden eher zwölf Monate, sonst reichen neun.',
      '## Vier bis drei Monate vorher: die Einladung',
      [
        'Wer lädt ein, und wer ist gemeint: Paare, Familien, Begleitung?',
        'Ort mit Adresse, Beginn und ungefähres Ende',
        'Bis wann ihr eine Antwort braucht, und wohin',
        'Kleidung nur, wenn sie euch wichtig ist',
      ],
      'Setzt das Antwortdatum sechs Wochen vor das Fest. Dann bleibt eine Woche zum Nachfragen, bevor der Wirt Zahlen braucht.',
      '## Vier Wochen vorher: alles für den Tisch',
      'Menükarten und Platzkarten kommen zuletzt, weil Namen sich ändern. Bestellt von den Platzkarten zwei bis drei leere mit.',
      '## Bis sechs Wochen danach: der Dank',
      'Mit einem Foto vom Fest, das nicht alle schon auf dem Telefon haben. Eine Zeile von Hand wiegt mehr als zwei gedruckte.',
      'Zu jeder Hochzeitskarte zeigen wir auf der Produktseite, was aus derselben Serie dazu passt.',
    ],
  },
  {
    path: 'papier-kunde',
    name: 'Zehn Papiere in der Hand',
    lead: 'Was Gramm, Griff und Faser mit einer Karte machen.',
    description:
      'Naturpapier, Feinstpapier, Leinen, Bütten, Perlmutt, Kraft: zehn Kartenpapiere, was sie können und welche Veredelung sie tragen.',
    publishedAt: '2026-11-12T09:00:00.000Z',
    card: 'oelgarten',
    below: { occasion: 'hochzeit', headline: 'Gut auf Naturpapier' },
    lines: [
      'Papier ist das Erste, was man an einer Karte merkt, noch vor der Schrift. Drei Fragen helfen bei der Wahl.',
      '## Wie schwer soll sie sein?',
      'Eine Postkarte wiegt etwa 250 Gramm auf den Quadratmeter, eine gute Einladung 300 und mehr. Schwerer heißt steifer, und steifer heißt: Sie steht von selbst.',
      '## Wie fühlt sie sich an?',
      '**Naturpapier** ist ungestrichen. Farbe sinkt ein wenig ein, Flächen wirken weich, und man kann mit jedem Stift darauf schreiben. **Feinstpapier** ist glatter, Fotos bekommen mehr Tiefe. **Leinen** trägt eine Webstruktur, **Bütten** einen unregelmäßigen Rand.',
      '## Was soll darauf passieren?',
      'Folie braucht eine Oberfläche, an der sie haftet. Auf glattem Papier steht jede Linie scharf, auf Leinen bricht sie in der Struktur. Deshalb bietet der Shop eine Veredelung nur an, wo sie hält, und nennt sonst den Grund.',
      {
        table: [
          ['Papier', 'Griff', 'gut für'],
          ['Naturpapier', 'griffig, matt', 'Zeichnungen, Handschrift'],
          ['Feinstpapier matt', 'glatt, matt', 'Fotos und Text'],
          ['Bilderdruck', 'sehr glatt', 'viele Fotos'],
          ['Leinen', 'gewebt', 'schlichte Karten ohne Folie'],
          ['Perlmutt', 'schimmernd', 'Winter und Abend'],
        ],
      },
      'Wer unsicher ist, nimmt Feinstpapier matt. Es ist bei uns die Voreinstellung, weil es das meiste verzeiht.',
    ],
  },
  {
    path: 'foto-fuer-die-geburtskarte',
    name: 'Das erste Foto',
    lead: 'Licht, Abstand, Auflösung: so wird die Geburtskarte scharf.',
    description:
      'Fünf Regeln für das Foto auf der Geburtskarte, mit dem Telefon gemacht: Licht, Abstand, Hintergrund, Auflösung, Ausschnitt.',
    publishedAt: '2026-11-08T09:00:00.000Z',
    card: 'morgenlicht',
    below: { occasion: 'geburt', headline: 'Geburtskarten mit Platz für ein Foto' },
    lines: [
      'Das beste Foto entsteht selten im Krankenhaus. Ein Fenster, ein heller Vormittag und zehn ruhige Minuten reichen.',
      '## Licht von der Seite',
      'Leg dein Kind parallel zum Fenster, nicht davor. So fällt Licht über das Gesicht und wirft einen weichen Schatten. Blitz aus, Lampen aus: Zwei Lichtfarben sehen auf Papier fleckig aus.',
      '## Näher mit den Füßen, nicht mit den Fingern',
      'Das Zoomen auf dem Telefon schneidet Pixel weg. Geh lieber einen Schritt heran.',
      '## Wie viele Pixel braucht eine Karte?',
      'Für eine Fläche von zehn Zentimetern Breite sind 800 Pixel das Mindeste und 1200 gut. Ein Telefonfoto hat meist dreimal so viel. Bilder aus Messengern sind dagegen oft verkleinert: Nimm das Original.',
      '## Luft um den Kopf',
      'Lass im Bild etwas Platz. Im Editor kannst du den Ausschnitt verschieben, aber nichts dazuerfinden.',
      'Der Editor misst bei jedem Bild nach und zeigt Grün, Gelb oder Rot. Bei Rot fragt er noch einmal, bevor etwas gedruckt wird.',
    ],
  },
  {
    path: 'trauerpost-schreiben',
    name: 'Worte, wenn jemand fehlt',
    lead: 'Was in einer Traueranzeige stehen kann und was nicht muss.',
    description: 'Traueranzeige und Danksagung formulieren: was hineingehört, was fehlen darf, und Sätze, die tragen.',
    publishedAt: '2026-11-02T09:00:00.000Z',
    card: 'stille-see',
    below: { occasion: 'trauer', headline: 'Stille Karten' },
    lines: [
      'In den Tagen nach einem Tod ist wenig Zeit, und vieles muss entschieden werden. Eine Anzeige muss nicht vollkommen sein. Sie muss stimmen.',
      '## Was hineingehört',
      [
        'der Name, wie ihn die Menschen kannten',
        'Geburts- und Sterbedatum',
        'wer trauert, in einer Zeile oder in vielen',
        'wo und wann Abschied genommen wird, oder dass es im engen Kreis geschah',
      ],
      '## Was fehlen darf',
      'Ein Spruch ist kein Muss. Auch die Todesursache, Titel und lange Reihen von Namen nicht. Wenn ein Satz zu groß klingt, streichen Sie ihn.',
      '## Sätze, die tragen',
      'Oft sind es die kleinen Dinge: der Garten, die Werkstatt, das Lachen am Telefon. „Er hat bis zuletzt die Rosen geschnitten“ sagt mehr als jedes Gedicht.',
      '## Danken, später',
      'Für die Danksagung lassen Sie sich Zeit. Sechs bis acht Wochen sind üblich. Bei Fragen zu Papier oder Text [schreiben Sie uns](/kontakt/), wir helfen gern.',
    ],
  },
  {
    path: 'adressen-sammeln',
    name: 'Achtzig Adressen in einer Woche',
    lead: 'Wie man Anschriften einsammelt, ohne achtzig Mal zu fragen.',
    description: 'Adressen für Einladungen sammeln und prüfen: eine Tabelle, fünf Spalten, und was bei Anreden zu beachten ist.',
    publishedAt: '2026-10-26T09:00:00.000Z',
    card: 'setzkasten',
    below: { occasion: 'hochzeit', headline: 'Einladungen, die man gern verschickt' },
    lines: [
      'Eine Tabelle mit fünf Spalten genügt: Name auf dem Umschlag, Straße, Postleitzahl, Ort, Land. Eine sechste für die Zusage macht später das Leben leichter.',
      '## Ein Haushalt, eine Karte',
      'Zählt Umschläge, nicht Menschen. Achtzig Gäste sind meist fünfundvierzig Karten. Nehmt fünf mehr, für Kaffeeflecken und späte Freundschaften.',
      '## Anreden, die stimmen',
      'Schreibt Namen so, wie die Menschen sie selbst schreiben. Bei Paaren ohne gemeinsamen Namen stehen beide da, in der Reihenfolge, die ihr sagt, wenn ihr von ihnen sprecht.',
      '## Prüft die Postleitzahl',
      'Vier Ziffern in Österreich und der Schweiz, fünf in Deutschland. Die häufigsten Rückläufer kommen von fehlenden Hausnummern und alten Nachnamen am Klingelschild.',
    ],
  },
  {
    path: 'kommunion-einladung',
    name: 'Die Einladung zur Kommunion',
    lead: 'Wer lädt ein, wen, und wie viel Kirche darf auf die Karte?',
    description: 'Einladung zur Kommunion oder Konfirmation: Text, Zeitpunkt, Symbole, und wie das Kind mitgestaltet.',
    publishedAt: '2026-10-19T09:00:00.000Z',
    card: 'wasserzweig',
    below: { occasion: 'kommunion', headline: 'Karten zur Kommunion' },
    lines: [
      'Das Kind lädt ein. Schon dieser eine Satz löst die halbe Frage nach dem Text: „Ich feiere meine Erstkommunion und freue mich, wenn du dabei bist.“',
      '## Acht Wochen vorher',
      'Früher muss es nicht sein, der Termin steht in der Gemeinde lange fest. Wer übernachten muss, bekommt einen Anruf.',
      '## Symbole, die etwas sagen',
      'Fisch, Ähre, Wasser, Licht, Taube: Sie sind alt und brauchen keine Erklärung. Eines genügt. Lasst das Kind wählen.',
      '## Kirche und Fest trennen',
      'Schreibt beide Uhrzeiten und beide Orte auf. Nicht alle kommen zu beidem, und niemand fragt gern.',
    ],
  },
];

function story({ path, name, lead, description, publishedAt, card, lines, below }: Article): StorySeed {
  const seed = page(`federleicht/magazin/${path}`, {
    name,
    description,
    body: [
      { component: 'text-page', title: name, lead, text: rich(...lines), trail: [{ name: 'Magazin', link: to('/magazin/') }] },
      { component: 'product-list', headline: below.headline, occasion: below.occasion, count: '4', sort: 'popularity' },
    ],
    tags: ['magazin'],
  });
  return { ...seed, firstPublishedAt: publishedAt, content: { ...seed.content, lead, card } };
}

const overview = startPage('federleicht/magazin', {
  name: 'Magazin',
  description: 'Papier, Fotos, Worte und Zeitpläne: was wir einem Freund erzählen würden.',
  body: [
    {
      component: 'page-headline',
      headline: 'Magazin',
      headlineType: 'h1',
      subline: 'Papier, Fotos, Worte, Zeitpläne. Was wir einem Freund erzählen würden.',
      mb: 'medium',
    },
    { component: 'link-box', folder: 'magazin' },
    { component: 'newsletter', layout: 'ground', mb: 'none' },
  ],
});

type PosterArticle = Pick<Article, 'path' | 'name' | 'lead' | 'description' | 'publishedAt' | 'lines'>;

const posterArticles: readonly PosterArticle[] = [
  {
    path: 'bilder-aufhaengen',
    name: 'In welcher Höhe hängt ein Bild?',
    lead: 'Drei Maße und ein Bleistift genügen. Der Rest ist Augenmaß.',
    description: 'Wie hoch ein Bild hängt, wie groß es über dem Sofa sein darf und wie mehrere zusammen wirken.',
    publishedAt: '2026-11-12T09:00:00.000Z',
    lines: [
      'Die meisten Bilder hängen zu hoch. Im Stehen gehängt, im Sitzen angesehen: So entsteht der leere Streifen zwischen Sofa und Rahmen.',
      '## Die Mitte auf Augenhöhe',
      'In Flur und Küche, wo man steht, liegt die Mitte des Bildes etwa 150 Zentimeter über dem Boden. Am Esstisch und über dem Sofa darf sie zehn bis zwanzig Zentimeter tiefer liegen.',
      '## Über einem Möbel',
      'Zwischen Lehne und Unterkante reichen 20 Zentimeter. Zwei Drittel der Möbelbreite sind für ein Bild oder eine Gruppe ein gutes Maß.',
      '## Mehrere Bilder',
      [
        'Zuerst auf dem Boden auslegen und von oben fotografieren.',
        'Überall derselbe Abstand, fünf Zentimeter sind selten falsch.',
        'Entweder eine gemeinsame Mitte oder eine gemeinsame Oberkante, nicht beides.',
      ],
    ],
  },
  {
    path: 'vier-oberflaechen',
    name: 'Papier, Leinwand, Aludibond oder Acryl?',
    lead: 'Das Motiv entscheidet seltener als das Zimmer.',
    description: 'Welche Oberfläche zu welchem Zimmer passt: Spiegelung, Feuchtigkeit, Gewicht und Wirkung im Vergleich.',
    publishedAt: '2026-11-05T09:00:00.000Z',
    lines: [
      'Vier Oberflächen zeigen dasselbe Foto auf vier Arten. Sieh dir zuerst an, woher das Licht kommt.',
      {
        table: [
          ['Oberfläche', 'Licht', 'Zimmer'],
          ['Fine-Art-Papier', 'spiegelt nicht', 'gegenüber einem Fenster, hinter Glas'],
          ['Leinwand', 'matt, mit Struktur', 'Wohnzimmer und Schlafzimmer'],
          ['Aludibond', 'seidiger Glanz', 'Bad und Küche'],
          ['Acrylglas', 'glänzt, tiefe Farben', 'dort, wo kein Fenster gegenüberliegt'],
        ],
      },
      '## Schwarz-Weiß',
      'Auf Papier bleiben die Grautöne weich, auf Aludibond wirken sie kühler. Für Porträts nehmen wir Papier.',
      '## Gewicht',
      'Leinwand und Papier hängen an einem Nagel. Acrylglas ab 60 mal 40 Zentimeter braucht zwei Dübel.',
    ],
  },
];

function posterStory({ path, name, lead, description, publishedAt, lines }: PosterArticle): StorySeed {
  const seed = page(`myposter/magazin/${path}`, {
    name,
    description,
    body: [{ component: 'text-page', title: name, lead, text: rich(...lines), trail: [{ name: 'Magazin', link: to('/magazin') }] }],
    tags: ['magazin'],
  });
  return { ...seed, firstPublishedAt: publishedAt, content: { ...seed.content, lead } };
}

const posterOverview = startPage('myposter/magazin', {
  name: 'Magazin',
  description: 'Über Bilder an der Wand: wie hoch, wie groß und worauf gedruckt.',
  body: [
    {
      component: 'page-headline',
      headline: 'Magazin',
      headlineType: 'h1',
      subline: 'Bilder an der Wand: wie hoch, wie groß und worauf gedruckt.',
      mb: 'medium',
    },
    { component: 'link-box', folder: 'magazin' },
    { component: 'newsletter', layout: 'ground', mb: 'none' },
  ],
});

export const magazineStories: readonly StorySeed[] = [overview, ...articles.map(story), posterOverview, ...posterArticles.map(posterStory)];
