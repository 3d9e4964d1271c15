/** Who we are and how we work: pages about the shop itself, and its ways for business customers. */
import type { StorySeed } from '#core/content/story-seed.ts';
import { owner } from './service-page.ts';
import { page, rich, to } from './words.ts';

const philosophy = page('federleicht/philosophie', {
  name: 'Philosophie',
  description: 'Woran wir jede Karte messen: am Gewicht in der Hand und an den Worten darauf.',
  body: [
    {
      component: 'text-page',
      title: 'Philosophie',
      lead: 'Eine Karte ist das Einzige, was vom Fest vorher da ist und nachher bleibt.',
      text: rich(
        '## Weniger, aber ganz',
        'Wir zeichnen lieber ein Design, das in fünf Farben stimmt, als fünfzig, die nur auf den ersten Blick verschieden sind. Ein Design ist bei uns fertig, wenn Vorderseite, Innenseite, Rückseite und die Teile seiner Serie zusammengehören.',
        '## Zeichnung statt Vorlage',
        'Alle Ornamente zeichnen wir selbst, aus Linien und Formen. Deshalb bleiben sie in jeder Größe scharf, und deshalb kannst du Farben tauschen, ohne dass ein Blatt verrutscht.',
        '## Ehrlich vor schön',
        'Wenn ein Foto zu klein ist, sagen wir es, bevor du bestellst. Wenn eine Folie auf einem Papier nicht hält, steht der Grund daneben. Und was du auf dem Bildschirm siehst, wird genau so gedruckt.',
        '## Zeit für Worte',
        'Die meisten Menschen schreiben drei oder vier solche Karten im Leben. Wir haben [Sprüche und Texte](/sprueche-und-texte/) gesammelt und im [Magazin](/magazin/) aufgeschrieben, was uns selbst geholfen hat.',
        'Federleicht gehört zu einer Gruppe für Großformatdruck und Fotobücher.',
      ),
    },
  ],
});

const jobs = page('federleicht/jobs', {
  name: 'Jobs',
  description: 'Arbeiten bei Federleicht: wen wir suchen und wie du dich bewirbst.',
  body: [
    {
      component: 'text-page',
      title: 'Jobs',
      lead: 'Wir sind ein kleines Haus: Zeichnung, Satz, Technik und Druck sitzen nah beieinander.',
      text: rich(
        '## Offene Stellen',
        owner('offene Stellen'),
        '## Auch ohne Stelle',
        `Du zeichnest, setzt, druckst oder programmierst, und eine Karte von uns hat dich neugierig gemacht? Schreib uns ein paar Zeilen an ${owner('E-Mail-Adresse für Bewerbungen')}. Ein Lebenslauf genügt, ein Foto brauchen wir nicht.`,
      ),
    },
  ],
});

const tool = page('federleicht/design-werkzeug', {
  name: 'Der Editor',
  description: 'Karten im Browser gestalten: Texte, Fotos, Farben und Papier, mit Druckprüfung, bevor du bestellst.',
  body: [
    {
      component: 'sub-teaser',
      mb: 'none',
      tagNameHeadline: 'h1',
      isImagePositionRight: false,
      title: 'Gestalten,\nohne etwas zu verlieren.',
      text: 'Der Editor läuft im Browser, auf dem Telefon wie am Schreibtisch. Er speichert jeden Stand von selbst, auch wenn die Verbindung weg ist.',
      marks: [{ text: 'größer setzen' }, { text: 'in Grün?' }, { text: 'am 12.' }],
      cards: 'olivia',
      buttonText: 'Design aussuchen',
      url: to('/karten-designen/'),
    },
    {
      component: 'usp-teaser',
      mt: 'section',
      headline: 'Was er kann',
      items: [
        {
          title: 'Jedes Wort, jede Farbe',
          text: 'Texte, Schriften, Größen und Farbwelten. Rückgängig geht immer, auch nach dem Neuladen.',
          cards: 'setzkasten',
        },
        {
          title: 'Fotos mit Augenmaß',
          text: 'Er misst nach und sagt dir, wie groß ein Bild scharf bleibt.',
          cards: 'bilderfolge',
        },
        {
          title: 'Prüfung vor dem Druck',
          text: 'Text zu nah am Rand, ein leerer Platz für ein Foto, ein fehlendes Zeichen: Du erfährst es, bevor du bezahlst.',
          cards: 'feigenhof',
        },
      ],
    },
    {
      component: 'seo-questions',
      title: 'Gut zu wissen',
      questions: [
        {
          question: 'Brauche ich ein Konto?',
          answer: rich('Nein. Dein Entwurf liegt auf unserem Server und wartet in demselben Browser auf dich.'),
        },
        {
          question: 'Kann ich Gold oder Silber vorher sehen?',
          answer: rich('Ja. Die Vorschau zeigt genau die Flächen, die zur Folie werden.'),
        },
        {
          question: 'Welche Bilder kann ich hochladen?',
          answer: rich('JPEG, HEIC, PNG, WebP, AVIF und TIFF. Gedreht wird nach den Angaben der Kamera, Ortsangaben entfernen wir.'),
        },
      ],
    },
  ],
});

const business = page('federleicht/geschaeftskunden', {
  name: 'Geschäftskunden',
  title: 'Karten für Unternehmen',
  description: 'Weihnachtspost, Einladungen zur Feier und Trauerkarten für Unternehmen, mit Rechnung und festem Liefertag.',
  body: [
    {
      component: 'page-headline',
      headline: 'Karten für Unternehmen',
      headlineType: 'h1',
      subline: 'Weihnachtspost, Einladungen, Jubiläen. Mit Ihrem Logo, auf Rechnung, mit Liefertag.',
      mb: 'medium',
    },
    {
      component: 'link-box',
      boxes: [
        {
          title: 'Weihnachtspost',
          text: 'Ruhige Motive, die in jede Branche passen.',
          link: to('/karten-designen/?occasion=weihnachten-business'),
          cards: 'stille-see',
        },
        {
          title: 'Einladung zur Feier',
          text: 'Sommerfest, Jubiläum, Richtfest.',
          link: to('/karten-designen/?occasion=firmenfeier'),
          cards: 'lampionfest',
        },
        {
          title: 'Abschied und Ruhestand',
          text: 'Worte für lange Jahre.',
          link: to('/karten-designen/?occasion=ruhestand'),
          cards: 'papierschiff',
        },
      ],
    },
    {
      component: 'info-text',
      title: 'Größere Mengen',
      text: rich(
        'Bis 5000 Stück bestellen Sie direkt im Shop. Für mehr machen wir Ihnen ein Angebot: [Schreiben Sie uns](/kontakt/) Format, Papier und Stückzahl.',
      ),
    },
  ],
});

/** What can be had before a big order: free samples of designs, sets from stock, and single cards with own words. */
const samples = page('federleicht/musterkarten', {
  name: 'Musterkarten',
  description: 'Drei Musterkarten kostenlos, dazu Mustersets mit allen Papieren, Folien und Umschlägen. Erst fühlen, dann bestellen.',
  body: [
    {
      component: 'sub-teaser',
      mb: 'none',
      layout: 'band',
      tagNameHeadline: 'h1',
      title: 'Erst fühlen,\ndann bestellen.',
      text: 'Drei Musterkarten sind kostenlos, auch das Porto. Tippe bei einem Design auf „Muster bestellen“, oder nimm eines der Sets.',
      cards: 'steinrund, olivia:nacht, feigenhof',
      buttonText: 'Designs ansehen',
      url: to('/karten-designen/'),
    },
    {
      component: 'sample-sets',
      mt: 'section',
      headline: 'Drei Mustersets',
      cards: 'steinrund, olivia:nacht, feigenhof',
    },
    {
      component: 'sub-teaser',
      title: 'Mit deinen Worten zur Probe.',
      text: 'Muster zeigen unsere Beispieltexte. Deine eigene Karte gibt es ab einem Stück: auf deinem Papier, mit deiner Folie, mit deinen Worten.',
      cards: 'gartentor',
      isImagePositionRight: true,
      buttonText: 'Karte gestalten',
      isButtonSecondary: true,
      url: to('/kartenarten/'),
    },
    {
      component: 'usp-teaser',
      mt: 'section',
      headline: 'Worauf du achten kannst',
      items: [
        {
          title: 'Gewicht',
          text: 'Dreihundert Gramm stehen von selbst. Leichtere Papiere biegen sich, dafür bleibt das Porto klein.',
          cards: 'oelgarten',
        },
        {
          title: 'Griff',
          text: 'Ungestrichenes Papier fühlt sich warm an und nimmt jeden Stift. Gestrichenes zeigt Fotos tiefer.',
          cards: 'morgenlicht',
        },
        { title: 'Glanz', text: 'Folie und Perlmutt leben von der Bewegung. Kipp die Karte am Fenster.', cards: 'mitternacht' },
      ],
    },
  ],
});

export const companyStories: readonly StorySeed[] = [philosophy, jobs, tool, business, samples];
