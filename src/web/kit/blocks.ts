/** Content blocks as editors would fill them in, for the kit page: German words, long names, every layout once. */
import type { RichTextNode } from '#core/content/rich-text.ts';
import { kitCatalogueBlocks } from './catalogue-blocks.ts';

function paragraph(text: string): RichTextNode {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

/** Rich text: a line is a paragraph, "## " begins a heading, a list of lines is one. */
function rich(...lines: readonly (string | readonly string[])[]) {
  return {
    type: 'doc',
    content: lines.map((line): RichTextNode => {
      if (typeof line !== 'string')
        return { type: 'bullet_list', content: line.map((item) => ({ type: 'list_item', content: [paragraph(item)] })) };
      return line.startsWith('## ') ? { ...paragraph(line.slice(3)), type: 'heading', attrs: { level: 2 } } : paragraph(line);
    }),
  };
}

/** A link field. */
function to(url: string) {
  return { linktype: 'url', url };
}

/** Pictures of the kit stand in for those of the media library; the route puts their addresses in. */
export const kitPictures = { wide: '/cms/f/0/1900x708/kit/karwendel.webp', square: '/cms/f/0/1200x1200/kit/see.webp' } as const;

const wide = { filename: kitPictures.wide, alt: 'Karwendel im Abendlicht' };
const square = { filename: kitPictures.square, alt: 'See am Morgen' };

const sceneSlides = [
  {
    tagNameHeadline: 'h1',
    title: 'Wir sagen *Ja.*\nSagt es allen.',
    text: 'Ihr schreibt, wir drucken. Auf gutem Papier, ab einer einzigen Karte.',
    control: 'Hochzeit',
    buttonText: 'Hochzeitskarten ansehen',
    url: to('/karten-designen/?occasion=hochzeit'),
    occasion: 'hochzeit',
  },
  {
    title: 'Endlich *da.*\nStellt euch vor.',
    text: 'Name, Gewicht, erstes Foto. Eine Karte, die am Kühlschrank hängen bleibt.',
    control: 'Geburt',
    controlColor: '#a3312a',
    buttonText: 'Geburtskarten ansehen',
    url: to('/karten-designen/?occasion=geburt'),
    occasion: 'geburt',
    ground: 'linen',
  },
  {
    title: 'Draußen\nim *Licht.*',
    text: 'Fotos über die ganze Vorderseite. Der Editor misst nach, ob sie scharf bleiben.',
    control: 'Mit Foto',
    buttonText: 'Karten mit Foto',
    url: to('/karten-designen/'),
    backgroundColor: '#e3e7ea',
    responsiveImages: [
      { image: wide, media: 'desktop', aspectRatio: '59/22' },
      { image: square, aspectRatio: '150/157' },
    ],
    isNewTeaser: true,
    imageBadge: square,
    badgeColor: '#ffffff',
    badgeUrl: to('/versand-und-lieferung/'),
    showBadgeOnMobile: false,
  },
];

const sections = [
  { title: 'Papier, das man liest', text: 'Zehn Sorten, jede mit Gewicht und Griff.', url: to('/karten-designen/'), cards: 'oelgarten' },
  { title: 'Gold, das hält', text: 'Heiß geprägt, nicht gedruckt.', url: to('/karten-designen/'), cards: 'mitternacht', ground: 'linen' },
  {
    title: 'Fotos vom Fest',
    text: 'Scharf bis in die Ecken.',
    url: to('/karten-designen/'),
    responsiveImages: [{ image: square, aspectRatio: '391/390' }],
  },
];

const questions = [
  ['Wie wenige Karten kann ich bestellen?', 'Eine. Danach gibt es feste Schritte: 1, 5, 10 und so weiter bis 5000.'],
  [
    'Sieht die gedruckte Karte aus wie die Vorschau?',
    'Ja. Vorschau und Druckdatei entstehen aus derselben Berechnung, jede Zeile steht an derselben Stelle.',
  ],
  [
    'Wie gut muss mein Foto sein?',
    'Der Editor misst nach und sagt dir, wie groß es scharf gedruckt werden kann. Möglich sind JPEG, PNG und WebP.',
  ],
  [
    'Warum kann ich eine Veredelung nicht wählen?',
    'Folie und Prägung halten nicht auf jedem Papier. Der Grund steht auf der Produktseite.',
  ],
];

const quotes = [
  { text: 'Die Liebe ist das Einzige, was nicht weniger wird, wenn wir es verschwenden.', author: 'Ricarda Huch' },
  {
    text: 'Glücklich allein ist die Seele, die liebt.',
    author: 'Johann Wolfgang von Goethe',
    source: 'Egmont',
  },
  { text: 'Wo man Liebe aussät,\nda wächst Freude empor.', author: 'William Shakespeare' },
  { text: 'Ein Tropfen Liebe ist mehr als ein Ozean Verstand.', author: 'Blaise Pascal' },
];

type KitBlock = { component: string } & Record<string, unknown>;

/** By the names of the anchors on the page. */
export const kitBlocks: readonly { id: string; title: string; body: readonly KitBlock[] }[] = [
  {
    id: 'teaser',
    title: 'Main teaser, Karussell mit kleinem Teaser',
    body: [
      {
        component: 'main-teaser',
        teaserList: sceneSlides,
        smallTeaser: [
          {
            headline: 'Drei Musterkarten gratis',
            subHeadline: 'Such aus, was du anfassen möchtest.',
            url: to('/karten-designen/'),
            imageBadge: square,
            badgeColor: '#ffffff',
          },
        ],
      },
    ],
  },
  {
    id: 'drei',
    title: 'Main teaser, Folien mit drei Teilen',
    body: [
      {
        component: 'main-teaser',
        threeSectionSlides: [
          { control: 'Papier', sections },
          { control: 'Feste', sections: sections.toReversed() },
        ],
      },
    ],
  },
  {
    id: 'einzeln',
    title: 'Main teaser, eine stehende Folie',
    body: [
      {
        component: 'main-teaser',
        teaserList: [
          {
            title: 'Post, die bleibt.',
            text: 'Ein Bild, das du gemacht hast, auf Papier, das man aufhebt.',
            buttonText: 'Design aussuchen',
            url: to('/karten-designen/'),
            backgroundColor: '#1d2a44',
            color: '#1b2540',
            responsiveImages: [wide],
            isImagePositionRight: true,
          },
        ],
      },
    ],
  },
  {
    id: 'leiste',
    title: 'USP-Leiste und USP-Teaser',
    body: [
      {
        component: 'usp-bar',
        items: [
          { title: 'Ab einem Stück', text: 'Feste Schritte bis 5000.' },
          { title: 'In 2 bis 4 Werktagen', text: 'Das Datum steht an jeder Karte.', link: to('/versand-und-lieferung/') },
          { title: 'Gezeigt wie gedruckt', text: 'Vorschau gleich Druckdatei.' },
          { title: 'Ohne Konto bestellen', text: 'Dein Entwurf bleibt gespeichert.' },
        ],
      },
      {
        component: 'usp-teaser',
        headline: 'Was eine gute Karte ausmacht',
        items: [
          {
            title: 'Papier mit Griff',
            text: 'Dreihundert Gramm je Quadratmeter, ungestrichen.',
            cards: 'olivia',
            link: to('/karten-designen/'),
          },
          { title: 'Schrift, die sitzt', text: 'Jede Zeile steht gedruckt, wo du sie siehst.', cards: 'setzkasten' },
          { title: 'Farbe, die ruhig bleibt', text: 'Eigene Druckfarben für jedes Design.', cards: 'feigenhof' },
        ],
      },
    ],
  },
  {
    id: 'ledge',
    title: 'Navigation: Anlässe, Bilder, Worte',
    body: [
      {
        component: 'carousel-navigation',
        layout: 'ground',
        headline: 'Was gibt es zu feiern?',
        link: to('/karten-designen/'),
        linkText: 'Alle Karten',
        showOccasions: true,
      },
      {
        component: 'carousel-navigation',
        headline: 'Aus dem Magazin',
        items: ['Erster Schultag', 'Hochzeit im Freien', 'Tischkarten beschriften', 'Dankeskarten', 'Trauerpost'].map((name, at) => ({
          name,
          link: to('/karten-designen/'),
          picture: at % 2 === 0 ? square : wide,
        })),
      },
      {
        component: 'carousel-navigation',
        items: ['Einladungen', 'Dankeskarten', 'Menükarten', 'Tischkarten', 'Kirchenhefte', 'Umschläge'].map((name) => ({
          name,
          link: to('/karten-designen/'),
        })),
      },
    ],
  },
  {
    id: 'sub',
    title: 'Sub-Teaser',
    body: [
      {
        component: 'sub-teaser',
        hasCrease: true,
        isImagePositionRight: false,
        title: 'Änder ruhig alles.',
        text: 'Das Design-Werkzeug öffnet jede Karte Wort für Wort. Es warnt dich, bevor etwas schiefgeht, und merkt sich jeden Stand.',
        steps: [
          { text: 'Wähle ein Design und eine Farbe.' },
          { text: 'Schreib deinen Text, setze dein Foto ein.' },
          { text: 'Sieh jede Seite an und gib sie frei.' },
        ],
        marks: [{ text: 'größer / setzen' }, { text: 'in Grün?' }, { text: 'am 12.' }],
        cards: 'gartentor',
        buttonText: 'Design aussuchen',
        isButtonSecondary: true,
        url: to('/karten-designen/'),
      },
      {
        component: 'sub-teaser',
        layout: 'band',
        title: 'Erst fühlen,\ndann bestellen.',
        text: 'Such dir drei Karten aus. Wir drucken sie auf dein Papier und schicken sie dir.',
        cards: 'steinrund, olivia:nacht, feigenhof',
        buttonText: 'Musterkarten aussuchen',
        url: to('/karten-designen/'),
      },
      {
        component: 'sub-teaser',
        layout: 'band',
        backgroundColor: '#1f3a8f',
        title: 'Dein Foto,\neinen Meter breit.',
        text: 'Lade ein Bild hoch. Wir sagen dir sofort, wie groß es scharf bleibt.',
        picture: wide,
        caption: 'Scharf bis 60 × 90 cm',
        buttonText: 'Foto hochladen',
        url: to('/karten-designen/'),
      },
      {
        component: 'sub-teaser',
        title: 'Aus einer Werkstatt',
        text: 'Gedruckt, geprägt und geschnitten wird an einem Ort. So sieht jemand jede Karte, bevor sie geht.',
        picture: square,
        caption: 'Der See vor der Tür.',
        buttonText: 'Über uns',
        isButtonSecondary: true,
        url: to('/ueber-uns/'),
      },
    ],
  },
  {
    id: 'links',
    title: 'Link-Box mit Designs, Bildern, Worten',
    body: [
      {
        component: 'link-box',
        headline: 'Für jeden Teil des Festes',
        link: to('/karten-designen/'),
        linkText: 'Alle Karten',
        boxes: [
          { title: 'Einladungen', text: 'Damit fängt es an.', link: to('/karten-designen/'), cards: 'olivia' },
          { title: 'Menükarten', text: 'Auf DIN lang, vier Gänge.', link: to('/karten-designen/'), cards: 'limonaia' },
          { title: 'Tischkarten', text: 'Mit den Namen aus deiner Liste.', link: to('/karten-designen/'), cards: 'setzkasten' },
          { title: 'Dankeskarten', text: 'Wenn alles vorbei ist.', link: to('/karten-designen/'), cards: 'mondwal' },
        ],
      },
      {
        component: 'link-box',
        boxes: [
          {
            title: 'Zur Hochzeit',
            link: to('/karten-designen/?occasion=hochzeit'),
            links: ['Einladungen', 'Save the Date', 'Antwortkarten', 'Menükarten'].map((text) => ({ text, link: to('/karten-designen/') })),
          },
          {
            title: 'Zur Geburt',
            link: to('/karten-designen/?occasion=geburt'),
            links: ['Geburtskarten', 'Zwillinge', 'Dankeskarten'].map((text) => ({ text, link: to('/karten-designen/') })),
          },
          {
            title: 'Zur Taufe',
            link: to('/karten-designen/?occasion=taufe'),
            links: ['Einladungen', 'Kirchenhefte', 'Dankeskarten'].map((text) => ({ text, link: to('/karten-designen/') })),
          },
          {
            title: 'Im Trauerfall',
            link: to('/karten-designen/?occasion=trauer'),
            links: ['Trauerkarten', 'Danksagungen', 'Erinnerungsbilder'].map((text) => ({ text, link: to('/karten-designen/') })),
          },
        ],
      },
    ],
  },
  {
    id: 'material',
    title: 'Materialien',
    body: [
      {
        component: 'material-tiles',
        headline: 'Vier Oberflächen',
        items: [
          { material: 'hahnemuehle', title: 'Fine-Art-Papier', text: 'Matt, spiegelt nicht.', link: to('/karten-designen/') },
          { material: 'leinwand', text: 'Grob gewebt, auf Keilrahmen.' },
          { material: 'aludibond', text: 'Gebürstet, hält auch im Bad.' },
          { material: 'acrylglas', text: 'Vier Millimeter, volle Farbe.' },
        ],
      },
      {
        component: 'material-tiles',
        headline: 'Die anderen acht',
        items: ['backlitfolie', 'echtglas', 'forexplatte', 'fototapete', 'gallerybond', 'klebefolie', 'poster', 'pvcplane'].map(
          (material) => ({
            material,
          }),
        ),
      },
      {
        component: 'material-tiles',
        headline: 'Papiere mit Gewicht',
        items: [
          { material: 'naturpapier', text: '300 g/m², ungestrichen und griffig.' },
          { material: 'kraft', text: 'Braun, mit Fasern.' },
          { material: 'leinen', text: '280 g/m², mit Webstruktur.' },
          { material: 'perlmutt', text: 'Schimmert, wenn man sie dreht.' },
          { material: 'recycling', text: 'Mit sichtbaren Einschlüssen.' },
          { material: 'buetten', text: 'Weicher Rand, warme Farbe.' },
          { material: 'transparent', text: 'Für Einleger.' },
          { material: 'bilderdruck-glaenzend', text: '350 g/m², mit Glanz.' },
        ],
      },
    ],
  },
  {
    id: 'texte',
    title: 'Titel, Hinweis, Textseite, mehr erfahren',
    body: [
      {
        component: 'page-headline',
        headline: 'Einladungen zur Hochzeit',
        headlineType: 'h1',
        subline: '98 Designs auf zehn Papieren. Alle Farben und Texte änderst du später im Design-Werkzeug.',
        trail: [{ name: 'Hochzeit', link: to('/karten-designen/?occasion=hochzeit') }],
        mb: 'medium',
      },
      {
        component: 'info-text',
        title: 'Weihnachtspost',
        text: rich('Bestellungen bis Dienstag, 15. Dezember sind sicher vor dem Fest bei dir. Danach hilft der Expressversand.'),
        mb: 'medium',
      },
      {
        component: 'info-text',
        tone: 'warning',
        title: 'Poststreik',
        text: rich('Zustellungen nach Belgien dauern diese Woche länger.'),
        mb: 'medium',
      },
      {
        component: 'info-text',
        tone: 'plain',
        text: rich('Preise enthalten die Mehrwertsteuer, der Versand kommt hinzu.'),
        link: to('/versand-und-lieferung/'),
        linkText: 'Versand und Lieferung',
      },
      {
        component: 'more-information',
        headline: 'Hochzeitskarten selbst gestalten',
        text: rich(
          'Eine Hochzeit fängt mit einem Umschlag an. Was darin liegt, sagt schon viel über das Fest: ob es im Garten ist oder im Saal, ob getanzt wird, ob Kinder kommen.',
        ),
        more: rich(
          '## Von der Einladung bis zum Dank',
          'Alle Teile einer Serie haben dieselben Farben und Schriften. Du änderst sie einmal, die anderen ziehen mit.',
        ),
        items: [
          { title: 'Wann verschickt man ein Save the Date?', text: rich('Neun bis zwölf Monate vorher, bei Festen im Ausland früher.') },
          { title: 'Was gehört auf die Einladung?', text: rich('Wer, wann, wo, bis wann zugesagt werden soll, und wie.') },
        ],
      },
      {
        component: 'text-page',
        title: 'Zahlungsarten',
        lead: 'Du zahlst auf Rechnung oder im Voraus.',
        text: rich(
          '## Rechnung',
          'Du zahlst, wenn die Karten bei dir sind, innerhalb von 14 Tagen.',
          ['ab 25,00 € Warenwert', 'wenn Lieferung und Rechnung in dasselbe Land gehen'],
          '## Vorkasse',
          'Sobald das Geld da ist, drucken wir.',
        ),
      },
    ],
  },
  {
    id: 'fragen',
    title: 'Fragen, Kontakt, Sprüche, Stimmen',
    body: [
      {
        component: 'seo-questions',
        title: 'Häufig gefragt',
        questions: questions.map(([question, answer]) => ({ question, answer: rich(answer ?? '') })),
      },
      {
        component: 'contact-card',
        telephone: '089 1234 5678',
        email: 'hallo@federleicht.example',
        name: 'Magdalena Größ-Öttinger',
        role: 'Beratung',
        picture: square,
      },
      {
        component: 'quotes-category',
        headline: 'Sprüche zur Hochzeit',
        categories: [
          { name: 'Klassisch', quotes },
          { name: 'Kurz', quotes: [{ text: 'Ja.' }, { text: 'Wir zwei.' }, { text: 'Heute und alle Tage.' }] },
        ],
      },
      {
        component: 'review-block',
        headline: 'Was andere sagen',
        reviews: [
          {
            text: 'Die Karten sehen genau so aus wie auf dem Bildschirm. Das Papier ist schwerer, als ich dachte.',
            name: 'Johanna und Valentin',
            about: 'Olivia, 75 Stück',
            source: 'Musterbewertung, November 2026',
            rating: 5,
          },
          {
            text: 'Am Telefon war jemand, der wusste, wovon er spricht.',
            name: 'Hermine Öttl',
            source: 'Musterbewertung, Oktober 2026',
            sourceUrl: to('https://beispiel.de/'),
          },
          {
            text: 'Ein Buchstabe war falsch, es war mein Fehler. Neu gedruckt wurde trotzdem am selben Tag.',
            name: 'Emil',
            about: 'Feigenhof, 50 Stück',
            source: 'Musterbewertung, Oktober 2026',
            rating: 4,
          },
          {
            text: 'Sehr ruhige Gestaltung, nichts zu viel.',
            name: 'Sophie und Jörg',
            source: 'Musterbewertung, September 2026',
            rating: 5,
          },
        ],
      },
    ],
  },
  {
    id: 'formulare',
    title: 'Gutschein, Newsletter, Produkt, Versand',
    body: [
      {
        component: 'voucher',
        title: 'Fünf Euro zum Anfangen.',
        text: 'Für deine erste Bestellung, gleich nach der Anmeldung zum Newsletter.',
        value: '5 €',
        code: 'ERSTE-KARTE',
        validUntil: '2099-12-31',
        terms: 'Einmal je Haushalt, nicht mit anderen Gutscheinen zusammen.',
      },
      { component: 'newsletter' },
      { component: 'newsletter-response' },
      { component: 'product-description', cards: 'olivia' },
      { component: 'shipping-price-table' },
    ],
  },
  ...kitCatalogueBlocks,
  { id: 'seiten', title: 'Seitenübersicht', body: [{ component: 'sitemap', subline: 'Alles, was es hier gibt, auf einen Blick.' }] },
];
