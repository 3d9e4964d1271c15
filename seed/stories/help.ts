/** Help and company pages in German. */
import { owner, type Question, type Section, type ServicePageOf } from './service-page.ts';

export const payment: ServicePageOf = (country) => {
  const least = country === 'CH' || country === 'LI' ? '25,00 CHF' : '25,00 €';
  return {
    title: 'Zahlungsarten',
    description: 'Rechnung, Vorkasse und Online-Zahlung: wann welche Art möglich ist und wann gedruckt wird.',
    sections: [
      {
        title: 'Rechnung',
        blocks: [
          'Du zahlst, wenn die Karten bei dir sind, innerhalb von 14 Tagen.',
          [
            `ab ${least} Warenwert, nach Gutscheinen und ohne Versand`,
            'wenn Lieferung und Rechnung in dasselbe Land gehen',
            'in Deutschland, Österreich, der Schweiz und Liechtenstein',
          ],
        ],
      },
      {
        title: 'Vorkasse',
        blocks: [
          'Du überweist zuerst. Bankverbindung, Verwendungszweck und ein QR-Code für die Banking-App stehen auf der Bestätigungsseite. Sobald das Geld da ist, drucken wir. Vorkasse ist für jede Bestellung möglich. Nach sieben Tagen erinnern wir dich, nach vierzehn stornieren wir die Bestellung.',
        ],
      },
      {
        title: 'Karte, PayPal und andere',
        blocks: [
          'Welche Karten und Zahlungsdienste in deinem Land möglich sind, zeigt die Kasse. Du bezahlst nach dem Bestellen auf der Seite des Zahlungsdienstes und kommst danach zurück. Deine Kartendaten bekommen wir nicht zu sehen. Klappt die Zahlung nicht, ist deine Bestellung einen Tag lang gespeichert: Du kannst es noch einmal versuchen oder anders bezahlen.',
        ],
      },
      {
        title: 'Preise',
        blocks: ['Alle Preise enthalten die Mehrwertsteuer. Der Versand kommt hinzu und steht im Warenkorb, bevor du bestellst.'],
      },
    ],
  };
};

export const faq: ServicePageOf = () => ({
  title: 'Fragen und Antworten',
  description: 'Antworten zu Gestaltung, Mengen, Papier, Lieferung und Bestellung.',
  sections: [
    {
      title: 'Wie wenige Karten kann ich bestellen?',
      blocks: [
        'Eine. Danach gibt es feste Schritte: 1, 5, 10 und so weiter bis 5000. Liegt deine Zahl dazwischen, nehmen wir den nächsten Schritt und sagen es dir.',
      ],
    },
    {
      title: 'Muss ich ein Konto anlegen?',
      blocks: [
        'Nein. Du bestellst als Gast. Dein Entwurf ist auf unserem Server gespeichert und wartet auf dich, wenn du mit demselben Browser wiederkommst.',
      ],
    },
    {
      title: 'Sieht die gedruckte Karte aus wie die Vorschau?',
      blocks: [
        'Ja. Jede Zeile steht gedruckt an derselben Stelle wie in der Vorschau. Farben wirken auf Papier etwas ruhiger als auf dem Bildschirm. Folie zeigt der Bildschirm als flache Farbe.',
      ],
    },
    {
      title: 'Wie gut muss mein Foto sein?',
      blocks: [
        'Der Editor misst nach. Er warnt, wenn die Auflösung für die gewählte Größe knapp wird, und lässt nichts durch, was unscharf gedruckt würde. Möglich sind JPEG, HEIC, PNG, WebP, AVIF und TIFF.',
      ],
    },
    {
      title: 'Warum kann ich eine Veredelung nicht wählen?',
      blocks: [
        'Folie und Prägung halten nicht auf jedem Papier. Der Grund steht auf der Produktseite, zusammen mit einem Papier, das passt.',
      ],
    },
    {
      title: 'Wann kommt meine Karte?',
      blocks: [
        'Das Datum steht auf jeder Produktseite und an der Kasse. Nach der Übergabe an den Zusteller sind es 2 bis 4 Werktage, mit Express geht es schneller. Mehr unter [Versand und Lieferung](/versand-und-lieferung/).',
      ],
    },
    {
      title: 'Kann ich nach der Bestellung noch etwas ändern?',
      blocks: ['Solange der Druck nicht begonnen hat: ja. [Schreib uns](/kontakt/) mit der Bestellnummer.'],
    },
    {
      title: 'Gibt es einen Umschlag dazu?',
      blocks: [
        'Ja. Auf der Produktseite steht, welcher Umschlag passt und welches Porto die Karte braucht. Du kannst ihn gleich mitbestellen.',
      ],
    },
    {
      title: 'Ich habe einen Fehler in meiner Karte gefunden.',
      blocks: [
        'Schreib uns sofort mit der Bestellnummer. Ist der Druck noch nicht begonnen, ändern wir sie gemeinsam. Liegt der Fehler bei uns, drucken wir neu.',
      ],
    },
  ],
});

export const about: ServicePageOf = () => ({
  title: 'Über uns',
  description: 'Wenig Gewicht in der Hand, viel Gewicht in den Worten: wofür Federleicht steht.',
  lead: 'Federleicht heißt leicht wie eine Feder und geschrieben mit einer Feder: wenig Gewicht in der Hand, viel Gewicht in den Worten.',
  sections: [
    {
      title: 'Ein Papierladen',
      blocks: [
        'So soll sich der Shop anfühlen. Wenige Dinge auf dem Tisch, gutes Licht, jemand, der in einem Satz antwortet. Jede Karte nennt ihr Format, ihr Papier und ihr Gewicht.',
      ],
    },
    {
      title: 'Unsere eigenen Zeichnungen',
      blocks: [
        'Jeder Zweig, jeder Wal und jeder Stern ist von uns gezeichnet. Deshalb kannst du Farben tauschen, ohne dass etwas verrutscht, und deshalb ist jede Linie im Druck scharf.',
      ],
    },
    {
      title: 'Gezeigt wie gedruckt',
      blocks: ['Die Vorschau ist genau das, was wir drucken. Dein Text steht auf dem Bildschirm und auf dem Papier an derselben Stelle.'],
    },
    {
      title: 'Wer dahintersteht',
      blocks: [`Federleicht gehört zu einer Gruppe für Großformatdruck und Fotobücher. Gedruckt wird in ${owner('Ort der Druckerei')}.`],
    },
  ],
});

/** Shown below the contact page and in the panel "Frag uns". They read well for du and Sie, since the panel opens on every page. */
const oftenAsked: readonly Question[] = [
  {
    question: 'Wann kommt meine Karte?',
    answer: 'Das Datum steht an jeder Karte und noch einmal an der Kasse. [Versand und Lieferung](/versand-und-lieferung/)',
  },
  {
    question: 'Lässt sich nach der Bestellung noch etwas ändern?',
    answer:
      'Ja, solange der Druck nicht begonnen hat. Eine Nachricht mit der Bestellnummer genügt. [Fragen und Antworten](/fragen-und-antworten/)',
  },
  {
    question: 'Gibt es Muster?',
    answer: 'Drei Musterkarten oder Mustersets sind kostenlos. Jede Karte gibt es außerdem ab einem Stück. [Musterkarten](/musterkarten/)',
  },
  {
    question: 'Welches Papier ist das richtige?',
    answer: 'Zehn stehen zur Wahl, jedes mit seinem Gewicht. [Zehn Papiere in der Hand](/magazin/papier-kunde/)',
  },
  { question: 'Wie wird bezahlt?', answer: 'Auf Rechnung, mit Vorkasse oder online. [Zahlungsarten](/zahlungsarten/)' },
  {
    question: 'Lassen sich Karten zurückgeben?',
    answer:
      'Persönlich gestaltete Karten sind vom Widerruf ausgenommen. Bei Mängeln gelten alle gesetzlichen Rechte. [Widerrufsrecht](/widerruf/)',
  },
];

const elsewhere: Section = {
  title: 'Vielleicht steht es schon da',
  blocks: [
    [
      '[Fragen und Antworten](/fragen-und-antworten/)',
      '[Versand und Lieferung](/versand-und-lieferung/)',
      '[Zahlungsarten](/zahlungsarten/)',
      '[Widerrufsrecht](/widerruf/)',
    ],
  ],
};

export const contact: ServicePageOf = (_country, channel) => ({
  title: 'Kontakt',
  description: 'So erreichst du uns: E-Mail, Telefon, Post.',
  lead: 'Schreib uns, was du brauchst. Mit der Bestellnummer geht es am schnellsten.',
  sections: [
    { title: 'E-Mail', blocks: [`${owner('E-Mail-Adresse')}. Wir antworten ${owner('Zeitraum')}.`] },
    { title: 'Telefon', blocks: [`${owner('Telefonnummer')}, ${owner('Sprechzeiten')}.`] },
    { title: 'Post', blocks: [owner('Firma und Anschrift')] },
    ...(channel === 'federleicht' ? [] : [elsewhere]),
    { title: 'Mehr als 5000 Stück', blocks: ['Für größere Mengen machen wir dir ein Angebot. Schreib uns Format, Papier und Stückzahl.'] },
  ],
  card: { title: 'Schreib uns gleich hier.', text: 'Die Antwort kommt per E-Mail.' },
  ...(channel === 'federleicht' ? { questions: { title: 'Oft gefragt', asked: oftenAsked } } : {}),
});

export const accessibility: ServicePageOf = () => ({
  title: 'Barrierefreiheit',
  description: 'Was dieser Shop für alle leistet, was noch fehlt und wohin du dich wendest.',
  lead: 'Dieser Shop soll für alle bedienbar sein. Maßstab sind die Richtlinien WCAG 2.2, Stufe AA.',
  sections: [
    {
      title: 'Was du erwarten kannst',
      blocks: [
        [
          'Alle Seiten lassen sich mit der Tastatur bedienen, der Fokus ist immer sichtbar.',
          'Texte haben mindestens einen Kontrast von 4,5 zu 1.',
          'Seiten lassen sich bis 400 Prozent vergrößern, ohne dass du seitlich scrollen musst.',
          'Liste, Produktseiten und Service sind auch ohne JavaScript lesbar.',
          'Wer weniger Bewegung eingestellt hat, sieht keine Animationen.',
          'Bilder haben Beschreibungen, Fehler stehen als Satz am Feld.',
        ],
      ],
    },
    {
      title: 'Was noch nicht so gut ist',
      blocks: [
        'Eine Karte zu gestalten ist Arbeit mit den Augen. Texte kannst du in Formularfelder schreiben, ohne etwas mit der Maus zu ziehen. Bilder auszuwählen und zuzuschneiden ist mit Vorleseprogrammen noch mühsam.',
      ],
    },
    {
      title: 'Rückmeldung',
      blocks: [
        `Stößt du auf eine Hürde, [schreib uns](/kontakt/). Wir antworten ${owner('Zeitraum')}.`,
        `Zuständige Marktüberwachung: ${owner('Behörde')}.`,
      ],
    },
  ],
});
