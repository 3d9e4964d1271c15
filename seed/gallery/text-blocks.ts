/** Texts, questions, quotations and forms as editors would fill them in, for the gallery: German words, long names. */
import { type GalleryPart, rich, square, to } from './fields.ts';

const questions = [
  ['Wie wenige Karten kann ich bestellen?', 'Eine. Danach gibt es feste Schritte: 1, 5, 10 und so weiter bis 5000.'],
  ['Sieht die gedruckte Karte aus wie die Vorschau?', 'Ja. Jede Zeile steht gedruckt an derselben Stelle wie in der Vorschau.'],
  [
    'Wie gut muss mein Foto sein?',
    'Der Editor misst nach und sagt dir, wie groß es scharf gedruckt werden kann. Möglich sind JPEG, HEIC, PNG, WebP, AVIF und TIFF.',
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

export const galleryTextBlocks: readonly GalleryPart[] = [
  {
    id: 'texte',
    title: 'Titel, Hinweis, Textseite, mehr erfahren',
    body: [
      {
        component: 'page-headline',
        headline: 'Einladungen zur Hochzeit',
        headlineType: 'h1',
        subline: '98 Designs auf zehn Papieren. Alle Farben und Texte änderst du beim Gestalten.',
        trail: [{ name: 'Hochzeit', link: to('/karten-designen/?occasion=hochzeit') }],
        mb: 'medium',
      },
      { component: 'page-text', text: rich('Fließtext zwischen anderen Blöcken.'), mb: 'medium' },
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
      {
        component: 'voucher',
        title: 'Vorfreude in einem Umschlag.',
        text: 'Per E-Mail an einem Tag deiner Wahl, oder als PDF zum Ausdrucken.',
        value: '10–200 €',
        terms: 'Ohne Ablaufdatum, auch in Teilen einlösbar.',
      },
      { component: 'newsletter' },
      { component: 'newsletter-response' },
      { component: 'product-description', cards: 'olivia' },
      { component: 'shipping-price-table' },
    ],
  },
];
