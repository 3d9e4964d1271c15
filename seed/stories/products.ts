/** Words around the card list, and the pages of product types that can be seen but not ordered yet. */
import { accessoryRange } from '#core/catalogue/accessories.ts';
import type { StorySeed } from '#core/content/story-seed.ts';
import { page, rich, to } from './words.ts';

const cardList = page('federleicht/karten-designen', {
  name: 'Karten und Einladungen',
  description: 'Kartendesigns auf gutem Papier. Farbe, Text und Foto änderst du selbst, gedruckt wird ab einem Stück.',
  body: [],
  below: [
    {
      component: 'more-information',
      layout: 'ground',
      headline: 'Eine Karte, die man behält',
      text: rich(
        'Am Anfang steht ein Design, das dir gefällt. Alles andere gehört dir: die Worte, die Farbe, das Papier, das Foto. Du schreibst direkt auf die Karte und siehst jede Seite so, wie sie gedruckt wird.',
      ),
      more: rich(
        '## Papier zuerst oder Farbe zuerst?',
        'Beides geht. Wer schon weiß, dass die Karte schwer in der Hand liegen soll, wählt zuerst das Papier. Jedes nennt sein Gewicht und seinen Griff, und wenn eine Folie darauf nicht hält, steht der Grund daneben.',
        '## Eine Karte oder eine ganze Serie',
        'Zu vielen Hochzeitsdesigns gibt es Save the Date, Menükarte und Dankeskarte in denselben Farben. Was zusammengehört, zeigen die [Kollektionen](/themes/). Vorschläge für den Anfang stehen unter [Hochzeitseinladungen](/hochzeitseinladungen/).',
        '## Lieber ganz von vorn',
        'Jede Art gibt es auch als leeres Blatt, vom Leporello bis zum Aufkleber: [Alle Kartenarten](/kartenarten/).',
      ),
    },
    {
      component: 'seo-questions',
      headline: 'Oft gefragt',
      questions: [
        {
          question: 'Wie viele Karten muss ich mindestens bestellen?',
          answer: rich('Eine. Danach geht es in festen Schritten weiter, bis 5000. Mit der Menge sinkt der Preis je Karte.'),
        },
        {
          question: 'Kann ich ein Design in einer anderen Farbe bekommen?',
          answer: rich(
            'Ja. Die Punkte unter jedem Design sind seine Farben. Du kannst sie auch später beim Gestalten wechseln, deine Texte bleiben stehen.',
          ),
        },
        {
          question: 'Was unterscheidet eine Karte von einer Klappkarte?',
          answer: rich(
            'Eine Karte hat zwei Seiten, eine Klappkarte vier. Klappkarten stehen von selbst und haben innen Platz für mehr Text.',
          ),
        },
        {
          question: 'Wie merke ich mir, was mir gefällt?',
          answer: rich('Mit dem Herz am Design. Alles Gemerkte liegt auf dem [Merkzettel](/merkzettel/), ohne Konto, in deinem Browser.'),
        },
      ],
    },
  ],
});

const weddingInvitations = page('federleicht/hochzeitseinladungen', {
  name: 'Hochzeitseinladungen',
  description: 'Vorschläge für Einladungen zur Hochzeit: oft gewählte und neue Designs, mit allem, was in denselben Farben dazugehört.',
  body: [
    {
      component: 'page-headline',
      headline: 'Hochzeitseinladungen',
      headlineType: 'h1',
      subline: 'Such dir eine aus, die zu euch passt. Worte, Farbe, Papier und Foto änderst du danach.',
      mb: 'medium',
    },
    {
      component: 'product-list',
      headline: 'Vorschläge für eure Einladung',
      occasion: 'hochzeit',
      category: 'invitation',
      sort: 'popularity',
      count: '8',
      link: to('/karten-designen/?category=invitation&occasion=hochzeit'),
      linkText: 'Alle Einladungen zur Hochzeit',
      mb: 'section',
    },
    {
      component: 'product-list',
      headline: 'Neu dazugekommen',
      occasion: 'hochzeit',
      category: 'invitation',
      sort: 'created',
      count: '4',
      mb: 'section',
    },
    {
      component: 'link-box',
      boxes: [
        { title: 'Kollektionen', text: 'Vom Save the Date bis zum Dank in denselben Farben.', link: to('/themes/') },
        {
          title: 'Texte zur Hochzeit',
          text: 'Zeilen zum Kopieren, Kürzen und Weiterschreiben.',
          link: to('/sprueche-und-texte/hochzeit/'),
        },
        { title: 'Wann was verschickt wird', text: 'Der Zeitplan für die Hochzeitspost.', link: to('/magazin/hochzeitspost-zeitplan/') },
      ],
    },
  ],
});

const express = page('federleicht/express', {
  name: 'Express',
  description: 'Karten, die eilen: bis wann bestellen, wann sie da sind und was es mit Express gibt.',
  body: [
    {
      component: 'page-headline',
      headline: 'Wenn es eilt',
      headlineType: 'h1',
      subline: 'Bis 11 Uhr freigegeben, am selben Tag gedruckt, per Express verschickt.',
      mb: 'medium',
    },
    { component: 'express-shop', mb: 'section' },
    {
      component: 'seo-questions',
      headline: 'Oft gefragt',
      questions: [
        {
          question: 'Warum gibt es manche Karten nicht mit Express?',
          answer: rich(
            'Was von Hand geklebt, gebunden oder geheftet wird, braucht drei Werktage. Liegt so eine Karte im Warenkorb, bietet die Kasse für die ganze Bestellung keinen Express an.',
          ),
        },
        {
          question: 'Was kostet Express?',
          answer: rich(
            'Das hängt vom Gewicht ab. Den genauen Preis nennt die Kasse, alle Preise stehen unter [Versand und Lieferung](/versand-und-lieferung/).',
          ),
        },
        {
          question: 'Kommt die Hochzeitszeitung wirklich in 24 Stunden?',
          answer: rich(
            'Ja. Die [Hochzeitszeitung](/karten-designen/blanko-newspaper/) wird noch am Tag der Bestellung gedruckt. Mit Express ist sie am nächsten Werktag da.',
          ),
        },
      ],
    },
  ],
});

const cardTypes = page('federleicht/kartenarten', {
  name: 'Alle Kartenarten',
  description:
    'Von der Einzelkarte bis zum Leporello, vom Aufkleber bis zum Kirchenheft: Art wählen, Format und Papier wählen, frei gestalten.',
  body: [
    {
      component: 'page-headline',
      headline: 'Alle Kartenarten',
      headlineType: 'h1',
      subline: 'Such dir eine Art aus, wähl Format und Papier und fang mit einem leeren Blatt an.',
      mb: 'medium',
    },
    { component: 'card-types', mb: 'large' },
    {
      component: 'seo-questions',
      headline: 'Oft gefragt',
      questions: [
        {
          question: 'Wie viele Stück muss ich mindestens bestellen?',
          answer: rich(
            'Karten gibt es ab einer. Anhänger, Hefte, Umschläge und Flaschenetiketten ab fünf, Aufkleber ab zehn, Konfetti ab fünfzig, danach immer in denselben Schritten.',
          ),
        },
        {
          question: 'Was ist am schnellsten da?',
          answer: rich(
            'Die [Hochzeitszeitung](/karten-designen/blanko-newspaper/): bis 11 Uhr bestellt, geht sie noch am selben Tag in die Post. Was von Hand geklebt, gebunden oder geheftet wird, braucht drei Werktage.',
          ),
        },
        {
          question: 'Welches Papier passt?',
          answer: rich(
            'Die meisten Karten gibt es auf zehn Papieren. Aufkleber, Hefte, Umschläge und die Zeitung haben ein eigenes. Geht ein Papier nicht, steht der Grund daneben.',
          ),
        },
      ],
    },
  ],
});

const wishList = page('federleicht/merkzettel', {
  robots: 'noindex',
  name: 'Merkzettel',
  description: 'Designs, die dir gefallen, auf einer Seite: zum Vergleichen, Zeigen, Darüberschlafen.',
  body: [{ component: 'wishlist-card-grid' }],
  below: [{ component: 'product-list', headline: 'Gerade oft gewählt', sort: 'popularity', count: 4 }],
});

const posterWishList = page('myposter/merkzettel', {
  robots: 'noindex',
  name: 'Merkzettel',
  description: 'Bilder, die dir gefallen, auf einer Seite: zum Vergleichen, Zeigen, Darüberschlafen.',
  body: [{ component: 'wishlist-card-grid' }],
});

const themes = page('federleicht/themes', {
  name: 'Kollektionen',
  description: 'Vom Save the Date bis zum Dank: Designs mit allem, was in denselben Farben dazugehört.',
  body: [
    {
      component: 'page-headline',
      headline: 'Kollektionen',
      headlineType: 'h1',
      subline: 'Gleiche Farben, gleiche Schrift, gleiches Ornament. So gehört von der ersten Karte bis zum Dank alles zusammen.',
      mb: 'medium',
    },
    { component: 'themes-overview' },
  ],
});

const posterThemesPage = page('myposter/themes', {
  name: 'Kollektionen',
  description: 'Poster nach Motiven: abstrakt, Pflanzen, Landschaft, Linien, Schrift, Figuren. Jede Kollektion auf einer Seite.',
  body: [
    {
      component: 'page-headline',
      headline: 'Kollektionen',
      headlineType: 'h1',
      subline: 'Motive, die nebeneinander hängen können. Jedes gibt es in mehreren Farben und Größen.',
      mb: 'medium',
    },
    { component: 'themes-overview' },
  ],
});

const posterExpress = page('myposter/express', {
  name: 'Express',
  description: 'Was schnell da ist: Fotoabzüge per Express, und wie lange Poster, Leinwände und Wandbilder brauchen.',
  body: [
    {
      component: 'page-headline',
      headline: 'Wenn es eilt',
      headlineType: 'h1',
      subline: 'Was es mit Express gibt, und wie lange der Rest braucht.',
      mb: 'medium',
    },
    {
      component: 'link-box',
      boxes: [
        { title: 'Fotoabzüge', text: 'Bis 11 Uhr bestellt, mit Express am nächsten Werktag da.', link: to('/fotoabzuege/') },
        { title: 'Poster', text: 'Ohne Express. Das Lieferdatum steht an jedem Motiv.', link: to('/poster/') },
        { title: 'Wandbilder', text: 'Ohne Express. Jedes Material nennt seine Werktage.', link: to('/wandbilder/') },
        { title: 'Gutscheine', text: 'Sofort per E-Mail oder als PDF zum Ausdrucken.', link: to('/gutschein/') },
      ],
    },
    {
      component: 'seo-questions',
      headline: 'Oft gefragt',
      questions: [
        {
          question: 'Warum gibt es Poster und Wandbilder nicht mit Express?',
          answer: rich(
            'Gerahmt, aufgezogen und verpackt wird von Hand. Liegt so ein Bild im Warenkorb, bietet die Kasse für die ganze Bestellung keinen Express an.',
          ),
        },
        {
          question: 'Was kostet der Versand?',
          answer: rich('Das hängt von Größe und Land ab. Alle Preise stehen unter [Versand und Lieferung](/versand-und-lieferung/).'),
        },
      ],
    },
  ],
});

type RangePage = { path: string; name: string; description: string; block: string; link?: string; linkText?: string };

/** Overviews that need no words but a title: the catalogue knows the rest. */
const ranges: readonly RangePage[] = [
  {
    path: 'fotoboxen',
    name: 'Fotoboxen',
    description: 'Lose Bilder in einer Schachtel, auf mattem oder glänzendem Fotopapier oder auf Hahnemühle.',
    block: 'photobox-overview',
    link: '/fotobox/',
    linkText: 'Fotobox füllen',
  },
];

function rangePage({ path, name, description, block, link = '/fotoprodukte/', linkText = 'Alle Produkte' }: RangePage): StorySeed {
  return page(`federleicht/${path}`, {
    name,
    description,
    body: [
      { component: 'page-headline', headline: name, headlineType: 'h1', mb: 'small' },
      { component: block, link: to(link), linkText },
    ],
  });
}

const accessories = page('federleicht/accessoires', {
  name: 'Zubehör',
  description: 'Umschläge, Einlegeblätter, Bänder, Schleifen, Siegel, Anhänger, Stifte und mehr: was aus einer Karte Post macht.',
  body: [
    {
      component: 'page-headline',
      headline: 'Zubehör',
      headlineType: 'h1',
      subline:
        'Umschlag, Band, Siegel, Stift: was aus einer Karte Post macht. Alles gibt es einzeln oder zur Karte: Im Warenkorb steht bei jeder Karte, was zu ihr passt.',
      mb: 'medium',
    },
    ...accessoryRange.kinds.map(({ key }, at, { length }) => ({
      component: 'accessory-detail',
      kind: key,
      // The subline of the page says it.
      showNotice: false,
      hideLink: at < length - 1,
      mb: 'medium',
      link: to('/fotoprodukte/'),
      linkText: 'Alle Produkte',
    })),
  ],
});

const selection = page('federleicht/fotoprodukte', {
  name: 'Alle Produkte',
  description: 'Karten, Kalender, Fotobücher, Fotoboxen, Abzüge, Wandbilder, Geschenke und Zubehör im Überblick.',
  body: [
    {
      component: 'page-headline',
      headline: 'Alle Produkte',
      headlineType: 'h1',
      subline: 'Von der Karte bis zum Fotobuch: Such dir etwas aus und mach es zu deinem.',
      mb: 'medium',
    },
    { component: 'product-selection' },
  ],
});

const posterSelection = page('myposter/fotoprodukte', {
  name: 'Alle Produkte',
  description: 'Poster, Wandbilder, Collagen, Fotobücher, Kalender, Abzüge, Fotoboxen und Geschenke im Überblick.',
  body: [
    {
      component: 'page-headline',
      headline: 'Alle Produkte',
      headlineType: 'h1',
      subline: 'Vom Poster bis zum Fotobuch: Such dir etwas aus und mach es zu deinem.',
      mb: 'medium',
    },
    { component: 'product-selection' },
  ],
});

export const productStories: readonly StorySeed[] = [
  cardList,
  weddingInvitations,
  express,
  cardTypes,
  wishList,
  posterWishList,
  themes,
  posterThemesPage,
  posterExpress,
  posterSelection,
  ...ranges.map(rangePage),
  accessories,
  selection,
];
