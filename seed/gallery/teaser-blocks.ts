/** Teasers, lists of designs and boxes of links as editors would fill them in, for the gallery: every layout once. */
import { type GalleryPart, square, to, wide } from './fields.ts';

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

export const galleryTeaserBlocks: readonly GalleryPart[] = [
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
  { id: 'wand', title: 'Wand der Poster', body: [{ component: 'poster-wall', mb: 'none' }] },
  {
    id: 'leiste',
    title: 'USP-Leiste und USP-Teaser',
    body: [
      {
        component: 'usp-bar',
        items: [
          { title: 'Ab einem Stück', text: 'Oder 5000, ganz ohne Konto.' },
          { title: 'In 2 bis 4 Werktagen', text: 'Das Datum steht an jeder Karte.', link: to('/versand-und-lieferung/') },
          { title: 'Gezeigt wie gedruckt', text: 'Was du siehst, drucken wir.' },
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
        text: 'Im Editor änderst du jedes Wort, jede Farbe und jedes Bild. Er warnt dich, bevor etwas schiefgeht, und merkt sich jeden Stand.',
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
          { title: 'Dankeskarten', text: 'Für alle, die dabei waren.', link: to('/karten-designen/'), cards: 'mondwal' },
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
];
