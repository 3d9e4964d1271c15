/** The start pages of both channels, and what the shop shows where its own words are asked for. */
import type { StorySeed } from '#core/content/story-seed.ts';
import { page, to } from './words.ts';

const cardHome = page('federleicht/home', {
  name: 'Startseite',
  title: 'Einladungen und Karten selbst gestalten',
  description:
    'Einladungen und Karten auf gutem Papier, ab einem Stück. Selbst gestalten, genau so sehen, wie sie gedruckt werden, und als Gast bestellen.',
  body: [
    {
      component: 'main-teaser',
      mb: 'none',
      teaserList: [
        {
          tagNameHeadline: 'h1',
          title: 'Wir sagen *Ja.*\nSagt es allen.',
          text: 'Ihr schreibt, wir drucken. Auf gutem Papier, ab einer einzigen Karte.',
          control: 'Hochzeit',
          buttonText: 'Hochzeitskarten ansehen',
          isButtonVisible: true,
          url: to('/karten-designen/?occasion=hochzeit'),
          occasion: 'hochzeit',
        },
        {
          title: 'Endlich *da.*\nStellt euch vor.',
          text: 'Name, Gewicht, erstes Foto. Eine Karte, die am Kühlschrank hängen bleibt.',
          control: 'Geburt',
          buttonText: 'Geburtskarten ansehen',
          isButtonVisible: true,
          url: to('/karten-designen/?occasion=geburt'),
          occasion: 'geburt',
        },
        {
          title: 'Groß *geworden.*\nLadet alle ein.',
          text: 'Kommunion, Konfirmation, Jugendweihe: eine Einladung, die auch den Paten gefällt.',
          control: 'Jugendfeiern',
          buttonText: 'Karten zur Kommunion ansehen',
          isButtonVisible: true,
          url: to('/karten-designen/?occasion=kommunion'),
          cards: 'wasserzweig, aehrenfisch, aufbruch',
        },
        {
          title: 'Bald ist *Fest.*\nSchreib allen.',
          text: 'Mit eigenem Text und eigenem Foto. Das Lieferdatum steht an jeder Karte.',
          control: 'Weihnachten',
          buttonText: 'Weihnachtskarten ansehen',
          isButtonVisible: true,
          url: to('/karten-designen/?occasion=weihnachten'),
          occasion: 'weihnachten',
        },
      ],
    },
    {
      component: 'usp-bar',
      mb: 'none',
      items: [
        { title: 'Drei Musterkarten gratis', text: 'Such aus, was du anfassen möchtest.', link: to('/musterkarten/') },
        { title: 'In 2 bis 4 Werktagen', text: 'Das Datum steht an jeder Karte.', link: to('/versand-und-lieferung/') },
        { title: 'Express in 24 Stunden', text: 'Bis 11 Uhr bestellt, morgen da.', link: to('/express/') },
        { title: 'Ab einem Stück', text: 'Oder 5000, ganz ohne Konto.', link: to('/fragen-und-antworten/') },
      ],
    },
    {
      component: 'carousel-navigation',
      layout: 'ground',
      mb: 'none',
      headline: 'Was gibt es zu feiern?',
      link: to('/karten-designen/'),
      linkText: 'Alle Karten',
      showOccasions: true,
    },
    {
      component: 'product-list',
      mt: 'section',
      mb: 'none',
      headline: 'Gerade oft gewählt',
      sort: 'popularity',
      count: '4',
      link: to('/karten-designen/?sort=popularity'),
      linkText: 'Alle ansehen',
    },
    {
      component: 'sub-teaser',
      mt: 'section',
      mb: 'none',
      hasCrease: true,
      isImagePositionRight: false,
      title: 'Änder ruhig alles.',
      text: 'Im Editor änderst du jedes Wort, jede Farbe und jedes Bild. Er warnt dich, bevor etwas schiefgeht, und merkt sich jeden Stand.',
      steps: [
        { text: 'Wähle ein Design, eine Farbe oder ein leeres Blatt.' },
        { text: 'Schreib deinen Text, setze dein Foto ein.' },
        { text: 'Sieh jede Seite an und gib sie frei.' },
      ],
      marks: [{ text: 'größer setzen' }, { text: 'in Grün?' }, { text: 'am 12.' }],
      cards: 'gartentor',
      buttonText: 'Design aussuchen',
      isButtonSecondary: true,
      url: to('/karten-designen/'),
    },
    {
      component: 'link-box',
      headline: 'Alles, was du zum Gestalten brauchst',
      link: to('/design-werkzeug/'),
      linkText: 'Mehr über den Editor',
      boxes: [
        { title: 'Cliparts', text: 'Kleine Zeichnungen, in deiner Farbe.', link: to('/design-werkzeug/') },
        { title: 'Hintergründe', text: 'Flächen, Muster oder dein Foto.', link: to('/design-werkzeug/') },
        { title: 'Rahmen', text: 'Um Bilder und um die ganze Karte.', link: to('/design-werkzeug/') },
        { title: 'Formen', text: 'Linien, Kreise, Herzen und mehr.', link: to('/design-werkzeug/') },
        { title: 'Eigenes Layout', text: 'Datei oder Logo hochladen, wir prüfen sie.', link: to('/kartenarten/') },
        { title: 'Leeres Blatt', text: 'Jede Kartenart, ganz ohne Vorlage.', link: to('/kartenarten/') },
        {
          title: 'Hochzeitszeitung in 24 Stunden',
          text: 'Bis 11 Uhr bestellt, am nächsten Werktag da.',
          link: to('/karten-designen/blanko-newspaper/'),
        },
        { title: 'Geprüft vor dem Druck', text: 'Vorschau und Druckdatei sind dasselbe.', link: to('/design-werkzeug/') },
      ],
    },
    {
      component: 'sub-teaser',
      mt: 'section',
      mb: 'none',
      isImagePositionRight: true,
      title: 'Wer kommt?\nAlle Antworten an einem Ort.',
      text: 'Zu jeder Einladung gibt es eine Seite für die Gäste, ohne Aufpreis. Sie öffnet sich mit dem Code auf der Karte.',
      steps: [
        { text: 'Gästeliste eintippen oder aus einer Tabelle holen.' },
        { text: 'Code auf die Einladung setzen: jeder Haushalt hat seinen eigenen.' },
        { text: 'Zusagen, Essen und Nachrichten an einer Stelle lesen.' },
      ],
      cards: 'olivia',
      buttonText: 'Gäste einladen',
      isButtonSecondary: true,
      url: to('/feier/'),
    },
    {
      component: 'sub-teaser',
      mb: 'none',
      layout: 'band',
      title: 'Erst fühlen,\ndann bestellen.',
      text: 'Such dir drei Karten aus. Wir drucken sie auf dein Papier und schicken sie dir kostenlos.',
      cards: 'steinrund, olivia:nacht, feigenhof',
      buttonText: 'Musterkarten aussuchen',
      url: to('/musterkarten/'),
    },
    {
      component: 'product-selection',
      mt: 'section',
      headline: 'Alles, was wir drucken',
    },
    {
      component: 'link-box',
      mt: 'section',
      headline: 'Aus dem Magazin',
      link: to('/magazin/'),
      linkText: 'Alle Beiträge',
      boxes: [
        {
          title: 'Wann verschickt man was?',
          text: 'Ein Kalender für die Hochzeitspost, vom Save the Date bis zum Dank.',
          link: to('/magazin/hochzeitspost-zeitplan/'),
          cards: 'olivia',
        },
        {
          title: 'Das erste Foto',
          text: 'Licht, Abstand, Auflösung: so wird die Geburtskarte scharf.',
          link: to('/magazin/foto-fuer-die-geburtskarte/'),
          cards: 'morgenlicht',
        },
        {
          title: 'Zehn Papiere in der Hand',
          text: 'Was Gramm, Griff und Faser mit einer Karte machen.',
          link: to('/magazin/papier-kunde/'),
          cards: 'oelgarten',
        },
        {
          title: 'Worte, wenn jemand fehlt',
          text: 'Was in einer Traueranzeige stehen kann und was nicht muss.',
          link: to('/magazin/trauerpost-schreiben/'),
          cards: 'stille-see',
        },
      ],
    },
  ],
});

/** Its words say what can be bought today. */
const posterHome = page('myposter/home', {
  name: 'Startseite',
  title: 'Poster und Bilder im echten Maßstab',
  description: 'Poster, Leinwände und Wandbilder im echten Maßstab: Motive in eigenen Farben und dein Foto auf zwölf Materialien.',
  body: [
    { component: 'poster-wall', mb: 'none' },
    {
      component: 'material-tiles',
      mt: 'section',
      headline: 'Vier Oberflächen, ein Bild.',
      items: [
        { material: 'hahnemuehle', title: 'Fine-Art-Papier', text: 'Matt, spiegelt nicht.' },
        { material: 'leinwand', title: 'Leinwand', text: 'Grob gewebt, auf Keilrahmen.' },
        { material: 'aludibond', title: 'Aludibond', text: 'Gebürstet, hält auch im Bad.' },
        { material: 'acrylglas', title: 'Acrylglas', text: 'Vier Millimeter, volle Farbe.' },
      ],
    },
    { component: 'product-selection', mt: 'section', headline: 'Was du noch gestalten kannst' },
  ],
});

export const homeStories: readonly StorySeed[] = [cardHome, posterHome];
