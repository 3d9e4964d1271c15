/** Imprint, terms, privacy and withdrawal in German. Facts of the owner are marked; a lawyer reads them before opening. */

import { orderRecordYears, retentionDays } from '#core/customer/retention.ts';
import { deliveryCountries } from '#core/values/channel.ts';
import { owner, type ServicePageOf } from './service-page.ts';

const names = new Intl.DisplayNames('de', { type: 'region' });
const delivered = deliveryCountries.map((code) => names.of(code)).join(', ');

export const imprint: ServicePageOf = () => ({
  title: 'Impressum',
  description: 'Wer hinter Federleicht steht und wie du uns erreichst.',
  sections: [
    {
      title: 'Anbieter',
      blocks: [
        owner('Firma und Rechtsform'),
        owner('Straße, Postleitzahl, Ort, Land'),
        `Vertreten durch ${owner('Namen der vertretungsberechtigten Personen')}`,
      ],
    },
    { title: 'Kontakt', blocks: [`Telefon ${owner('Telefonnummer')}`, `E-Mail ${owner('E-Mail-Adresse')}`] },
    {
      title: 'Register und Steuer',
      blocks: [
        `Registergericht und Nummer: ${owner('Handelsregister')}`,
        `Umsatzsteuer-Identifikationsnummer: ${owner('USt-IdNr.')}`,
        `Verpackungsregister: ${owner('LUCID-Nummer')}`,
      ],
    },
    { title: 'Verantwortlich für die Inhalte', blocks: [owner('Name und Anschrift')] },
    {
      title: 'Streitbeilegung',
      blocks: [`Zur Teilnahme an einem Verfahren vor einer Verbraucherschlichtungsstelle: ${owner('bereit oder nicht bereit')}.`],
    },
    {
      title: 'Geschäftsbedingungen und Widerruf',
      blocks: ['Unsere [AGB](/agb/) und die Belehrung zum [Widerrufsrecht](/widerruf/) stehen auf eigenen Seiten.'],
    },
  ],
});

export const terms: ServicePageOf = () => ({
  title: 'Allgemeine Geschäftsbedingungen',
  description: 'Wie ein Vertrag zustande kommt, was gedruckt wird, was es kostet und wann geliefert wird.',
  lead: `Stand: ${owner('Datum')}. Diese Bedingungen gelten für alle Bestellungen in diesem Shop.`,
  sections: [
    {
      title: '1. Vertragspartner',
      blocks: [`Der Vertrag kommt zustande mit ${owner('Firma')}. Die Anschrift steht im [Impressum](/impressum/).`],
    },
    {
      title: '2. Wie der Vertrag zustande kommt',
      blocks: [
        'Du gestaltest eine Karte, legst sie in den Warenkorb und gehst zur Kasse. Bis zum letzten Schritt kannst du alles ändern.',
        'Mit dem Button „Zahlungspflichtig bestellen“ gibst du eine verbindliche Bestellung ab. Sofort danach siehst du eine Bestätigungsseite mit Bestellnummer, und wir schicken dir eine E-Mail mit allen Angaben.',
        `Der Vertrag kommt zustande ${owner('mit der Bestätigung oder mit der Annahme')}. Wir speichern den Vertragstext und schicken ihn dir mit der Bestätigung.`,
      ],
    },
    {
      title: '3. Preise',
      blocks: [
        'Alle Preise enthalten die gesetzliche Mehrwertsteuer des Lieferlandes. Der Versand kommt hinzu, er steht vor dem Absenden der Bestellung im Warenkorb. Versandpreise findest du unter [Versand und Lieferung](/versand-und-lieferung/).',
        'Es gilt der Preis, der beim Absenden der Bestellung angezeigt wurde. Hat sich ein Preis inzwischen geändert, bestellen wir nichts und zeigen dir erst den neuen.',
      ],
    },
    {
      title: '4. Was wir drucken',
      blocks: [
        'Wir drucken, was du in der Vorschau siehst und freigibst. Texte werden nicht von uns korrigiert. Prüfe Namen, Daten und Orte, bevor du bestellst.',
        'Vor der Bestellung prüft der Shop Auflösung, Ränder und Textlängen. Was nicht druckfertig ist, lässt sich nicht bestellen.',
        'Kleine Abweichungen der Farbe zwischen Bildschirm und Papier sind unvermeidlich und kein Mangel. Folien erscheinen auf dem Bildschirm als flache Farbe.',
      ],
    },
    {
      title: '5. Deine Bilder und Texte',
      blocks: [
        'Du versicherst, dass du Bilder und Texte verwenden darfst. Du behältst alle Rechte. Wir verwenden sie nur, um deine Bestellung auszuführen.',
        'Inhalte, die gegen Gesetze verstoßen, drucken wir nicht. In diesem Fall melden wir uns und erstatten, was schon bezahlt ist.',
      ],
    },
    {
      title: '6. Lieferung',
      blocks: [`Wir liefern nach ${delivered}. Das voraussichtliche Lieferdatum steht an jeder Karte und an der Kasse.`],
    },
    {
      title: '7. Zahlung',
      blocks: [
        'Du zahlst auf Rechnung, per Vorkasse oder auf der Seite eines Zahlungsdienstes, den die Kasse anbietet. Wann welche Art möglich ist, steht unter [Zahlungsarten](/zahlungsarten/). Der Druck beginnt, sobald das Geld bei uns ist, auf Rechnung sofort. Bleibt eine Zahlung aus, stornieren wir die Bestellung: nach vierzehn Tagen bei Vorkasse, sonst nach einem Tag.',
      ],
    },
    { title: '8. Eigentumsvorbehalt', blocks: ['Die Ware bleibt bis zur vollständigen Zahlung unser Eigentum.'] },
    {
      title: '9. Gewährleistung',
      blocks: [
        'Es gilt das gesetzliche Mängelhaftungsrecht. Ist etwas falsch gedruckt, geschnitten oder beschädigt, schreib uns mit einem Foto. Wir drucken neu oder erstatten den Preis.',
      ],
    },
    {
      title: '10. Haftung',
      blocks: [
        `Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper und Gesundheit und nach dem Produkthaftungsgesetz. ${owner('weitere Haftungsregelung, anwaltlich geprüft')}`,
      ],
    },
    {
      title: '11. Recht',
      blocks: [`Anwendbares Recht: ${owner('Rechtswahl')}. Zwingende Schutzvorschriften deines Wohnsitzlandes bleiben unberührt.`],
    },
  ],
});

export const withdrawal: ServicePageOf = () => ({
  title: 'Widerrufsrecht',
  description: 'Wann du einen Vertrag widerrufen kannst, wann nicht, und wie das geht.',
  sections: [
    {
      title: 'Persönlich gestaltete Karten',
      blocks: [
        'Karten mit deinem Text oder deinem Foto werden nur für dich gedruckt. Für sie besteht kein gesetzliches Widerrufsrecht (§ 312g Absatz 2 Nummer 1 BGB). Solange der Druck nicht begonnen hat, stornieren wir trotzdem: [schreib uns](/kontakt/) mit deiner Bestellnummer.',
        'Bei Mängeln hast du davon unabhängig alle gesetzlichen Rechte.',
      ],
    },
    {
      title: 'Belehrung für alle anderen Waren',
      blocks: [
        'Du kannst den Vertrag binnen vierzehn Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt an dem Tag, an dem du oder eine von dir benannte Person, die nicht der Beförderer ist, die Ware erhalten hat.',
        'Am einfachsten geht es online, ohne Anmeldung und mit sofortiger Bestätigung: [Vertrag hier widerrufen](/vertrag-widerrufen/).',
        `Teile uns deinen Entschluss mit einer eindeutigen Erklärung mit: ${owner('Firma, Anschrift, Telefon, E-Mail-Adresse')}. Du kannst das Muster unten verwenden, musst es aber nicht. Es genügt, die Mitteilung vor Ablauf der Frist abzusenden.`,
      ],
    },
    {
      title: 'Folgen des Widerrufs',
      blocks: [
        'Wir erstatten alle Zahlungen einschließlich der Kosten der günstigsten Standardlieferung unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag, an dem dein Widerruf bei uns ankommt, mit demselben Zahlungsmittel.',
        'Schick die Ware binnen vierzehn Tagen an uns zurück. Wir können die Erstattung zurückhalten, bis wir sie haben oder du den Versand nachweist.',
        `Die Kosten der Rücksendung trägt ${owner('Kunde oder Händler')}. Für einen Wertverlust kommst du nur auf, wenn er auf einen Umgang zurückgeht, der zum Prüfen nicht nötig war.`,
      ],
    },
    {
      title: 'Muster für den Widerruf',
      blocks: [
        `An ${owner('Firma, Anschrift, E-Mail-Adresse')}`,
        'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag über den Kauf der folgenden Waren:',
        ['Bestellnummer und Ware', 'bestellt am, erhalten am', 'Name und Anschrift', 'Datum, bei Mitteilung auf Papier auch Unterschrift'],
      ],
    },
  ],
});

const supervision = {
  DE: {
    law: 'Datenschutz-Grundverordnung (DSGVO) und das Bundesdatenschutzgesetz',
    office: `die Aufsichtsbehörde deines Bundeslandes oder ${owner('zuständige Landesbehörde')}`,
  },
  AT: {
    law: 'Datenschutz-Grundverordnung (DSGVO) und das österreichische Datenschutzgesetz',
    office: 'die Österreichische Datenschutzbehörde in Wien (dsb.gv.at)',
  },
  CH: {
    law: 'Schweizer Datenschutzgesetz (DSG) und, wo sie gilt, die DSGVO',
    office: 'den Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten in Bern (edoeb.admin.ch)',
  },
} as const;

/** In the dative: "nach einem Tag", "7 Tagen", "12 Monaten". */
function period(what: keyof typeof retentionDays): string {
  const days = retentionDays[what];
  if (days === 1) return 'einem Tag';
  return days % 365 === 0 ? `${(days / 365) * 12} Monaten` : `${days} Tagen`;
}

export const privacy: ServicePageOf = (country) => {
  const { law, office } = country === 'AT' ? supervision.AT : country === 'CH' || country === 'LI' ? supervision.CH : supervision.DE;
  return {
    title: `Datenschutz ${country === 'CH' || country === 'LI' ? 'in der Schweiz' : country === 'AT' ? 'in Österreich' : 'in Deutschland'}`,
    description: 'Welche Daten wir für deine Karten brauchen, wie lange wir sie behalten und welche Rechte du hast.',
    lead: 'Kurz gesagt: Wir speichern, was wir für Entwurf, Druck und Lieferung brauchen. Ein fremdes Skript wird nur geladen, wenn du zustimmst oder dich mit Google anmelden möchtest.',
    sections: [
      {
        title: 'Verantwortlich',
        blocks: [
          `${owner('Firma und Anschrift')}. Datenschutzbeauftragte Person: ${owner('Name und Kontakt, falls bestellt')}. Es gelten ${law}.`,
        ],
      },
      {
        title: 'Wenn du die Seiten ansiehst',
        blocks: [
          `Der Server verarbeitet IP-Adresse, Zeitpunkt und aufgerufene Adresse, um die Seite auszuliefern und Angriffe abzuwehren. Protokolle werden nach ${owner('Frist')} gelöscht. Rechtsgrundlage ist unser berechtigtes Interesse an einem sicheren Betrieb.`,
          `Findet eine Suche nicht alles, zählen wir ihre Worte, damit wir den Shop verbessern. Lesbar speichern wir sie erst, wenn sie an einem Tag aus drei Netzen kamen, ohne IP-Adresse und ohne Bezug zu dir, und löschen sie nach ${period('search')}. Worte mit einer E-Mail-Adresse, einem Link oder einer langen Nummer zählen wir nie.`,
        ],
      },
      {
        title: 'Wenn du eine Karte gestaltest',
        blocks: [
          'Sobald du etwas behältst, setzen wir ein notwendiges Cookie mit einer zufälligen Kennung. Es verbindet deinen Browser mit deinem Entwurf und deinem Warenkorb. Ohne dieses Cookie gäbe es kein Speichern, eine Einwilligung ist dafür nicht nötig.',
          `Holst du Fotos vom Handy, öffnet es einen Link, der einmal gilt. Auf dem Handy setzen wir dafür ein notwendiges Cookie, mit dem es Bilder an dich schicken kann und sonst nichts. Vom Link speichern wir nur Prüfsummen und Zeiten. Wir löschen sie nach ${period('endedUploadLink')}, gerechnet ab seinem Ende.`,
          'Hochgeladene Bilder werden auf unserem Server geprüft, neu gespeichert und von Ortsangaben der Kamera befreit. Sie sind nur für dich abrufbar.',
          'Zu jedem Foto merken wir uns, was die Datei davon nennt: Aufnahmezeit, Kamera und wo Gesichter markiert sind, ohne Namen. Dazu messen wir Schärfe und Ähnlichkeit. Das hilft dir, doppelte und unscharfe Fotos zu erkennen und Seiten zu füllen, und wird mit dem Bild gelöscht.',
          `Entwürfe löschen wir nach ${period('draft')} ohne Änderung, und ${period('deletedDesign')} nachdem sie in den Papierkorb gelegt wurden. Mit einem Entwurf löschen wir auch seine Versionen, seine Links zum Teilen, die nach ${period('share')} enden, und was andere dazu geschrieben haben. Ein Bild, das in keinem Entwurf und keiner Bestellung mehr vorkommt, löschen wir ${period('guestPicture')} nach dem Hochladen oder dem letzten Gebrauch, mit Konto nach ${period('customerPicture')}. Wird der Platz auf dem Server knapp, kann es ohne Konto schon nach ${period('guestPictureAtLeast')} sein. Alle Bilder, die nichts mehr braucht, lassen sich jederzeit auf einmal löschen; wann ein Bild geht, steht dabei. Nach ${period('guest')} ohne Besuch endet auch die Kennung im Cookie.`,
          `Geburtstage und Termine aus deinen Kalendern speichern wir auch als Liste, damit du sie für den nächsten nicht noch einmal eintippen musst. Jeden Eintrag kannst du dort löschen. Mit deinem Konto löschen wir die ganze Liste, ohne Konto nach ${period('guest')} ohne Besuch.`,
          `Gästelisten mit Namen und Adressen speichern wir nur für dich und deine Drucksachen. Wir löschen sie nach ${period('guestList')} ohne Änderung, ohne Konto nach ${period('guest')} ohne Besuch. Jede Änderung kannst du zurücknehmen; den Stand davor löschen wir nach ${period('listChange')}. Listen und einzelne Gäste kannst du jederzeit selbst löschen.`,
          `Wer nach einem Link gefragt wird, tippt seine Anschrift selbst: Name, Anschrift und, wenn danach gefragt wird, E-Mail-Adresse und Telefon. Nur wer die Gästeliste führt, sieht sie; wir nutzen sie für nichts anderes. Bis der Link endet, lässt sich die Antwort dort ansehen, ändern und löschen. Alle Antworten löschen wir ${period('addressAnswer')} danach, was übernommen wurde, mit der Liste. Mails dazu lassen sich mit einem Klick beenden; davon merken wir uns nur eine Prüfsumme der E-Mail-Adresse.`,
          `Wer zu einer Feier eingeladen ist, antwortet über den Link seines Haushalts: wer kommt, was gegessen wird, wer mitkommt. Nur die Gastgeber lesen es; wir nutzen es für nichts anderes. Angaben zu Allergien speichern wir nur mit Einwilligung und löschen sie ${period('foodNote')} nach der Feier, alles andere zwölf Monate nach ihrem letzten Tag oder sobald die Gastgeber die Feier löschen.`,
        ],
      },
      {
        title: 'Wenn du bestellst',
        blocks: [
          'Wir brauchen E-Mail-Adresse, Name und Anschrift, um den Vertrag zu erfüllen. Druckerei und Zusteller erhalten nur, was sie für Druck und Lieferung brauchen.',
          `Druckdaten und Bilder einer Bestellung löschen wir nach ${period('orderDocument')}, gerechnet ab der Lieferung. Wer sie auf der Seite der Bestellung aufhebt, hat sie ${retentionDays.keptOrderDocument / 365} Jahre lang. Endet das Aufheben, bleiben sie mindestens noch ${retentionDays.endedKeeping} Tage. Mails löschen wir nach ${period('mail')}. Bestellnummer, Positionen, Beträge und Rechnungsanschrift bewahren wir so lange auf, wie Steuer- und Handelsrecht es verlangen: bis zum Ende des ${orderRecordYears}. Jahres nach der Bestellung und nach ihren Rechnungen. Empfänger sind ${owner('Druckerei, Zusteller, Zahlungsdienste, Hosting, E-Mail-Dienst')}.`,
        ],
      },
      {
        title: 'Wenn du uns schreibst',
        blocks: [
          'Über „Frag uns“ bekommen wir deine Nachricht, deine E-Mail-Adresse und, wenn du magst, Namen und Bestellnummer. Dazu hören wir, auf welcher Seite du warst. Wir brauchen das, um zu antworten. Rechtsgrundlage ist der Vertrag mit dir oder seine Vorbereitung, sonst unser berechtigtes Interesse, Fragen zu beantworten. Deine IP-Adresse speichern wir dabei nicht.',
          'Was du tippst, bleibt bis zum Absenden in deinem Browser. Beim Absenden setzen wir das Cookie mit der zufälligen Kennung, damit niemand das Postfach mit Nachrichten füllt.',
          `Im Shop löschen wir deine Nachricht und die Mails dazu nach ${period('message')}, im Postfach, in dem wir sie lesen, nach ${owner('Frist')}.`,
        ],
      },
      {
        title: 'Wenn du den Newsletter bestellst',
        blocks: [
          'Wir brauchen deine E-Mail-Adresse. Name, Geburtstag und Hochzeitstag sind freiwillig. Rechtsgrundlage ist deine Einwilligung, die du jederzeit mit dem Link in jeder Mail oder unter [Kontakt](/kontakt/) beenden kannst.',
          'Wir schreiben dir erst, wenn du die Anmeldung über den Link in unserer Mail bestätigt hast. Ohne Bestätigung löschen wir deine Angaben nach etwa fünf Wochen.',
          'Als Nachweis bewahren wir auf, welchem Satz du wann zugestimmt und wann du bestätigt hast. Deine IP-Adresse speichern wir dabei nicht. Nach der Abmeldung löschen wir Name, Geburtstag und Hochzeitstag. Adresse und Nachweis bleiben, damit wir belegen können, dass wir schreiben durften.',
        ],
      },
      {
        title: 'Wenn wir zwei Fassungen einer Seite vergleichen',
        blocks: [
          'Manche Seiten gibt es für einige Zeit in mehreren Fassungen. Damit du bei einer bleibst, setzen wir das Cookie „ft_user“ mit einer zufälligen Kennung, die für nichts anderes benutzt wird und ein Jahr gilt. Solange du nicht zugestimmt hast, erfahren wir damit nichts über dich.',
          `Stimmst du der Statistik zu, zählen wir, welche Fassung zu sehen war und was danach geschah: Warenkorb, Kasse, Bestellung, Anmeldung, Newsletter. Einzelne Meldungen löschen wir nach ${period('impression')}, die Summen je Kennung nach ${period('exposure')}. Rechtsgrundlage ist deine Einwilligung. Lehnst du ab, löschen wir das Cookie, und du siehst die Seiten wie immer.`,
          'Deine Antwort steht im Cookie „consent“ und gilt ein halbes Jahr. Als Nachweis speichern wir, welchem Text du wann zugestimmt hast, ohne IP-Adresse. Ändern kannst du sie jederzeit ganz unten auf jeder Seite unter „Cookie-Einstellungen“.',
        ],
      },
      {
        title: 'Wenn du Statistik oder Werbung zustimmst',
        blocks: [
          `Welche Dienste anderer Firmen der Shop benutzt und was sie erfahren, steht in den „Cookie-Einstellungen“ ganz unten auf jeder Seite. Ohne deine Zustimmung wird keiner davon geladen. Auf Seiten mit einem persönlichen Link, im Konto und beim Gestalten läuft auch danach keiner. Rechtsgrundlage ist deine Einwilligung. Empfänger und Speicherdauer: ${owner('Dienste, Empfänger, Speicherdauer')}.`,
          'Dafür setzt der Shop selbst ein Cookie mit einer zufälligen Kennung deines Besuchs, das eine halbe Stunde nach der letzten Seite endet. Nimmst du die Zustimmung zurück, löschen wir es mit denen der Dienste.',
        ],
      },
      {
        title: 'Wenn in deinem Browser ein Fehler auftritt',
        blocks: [
          'Damit wir Fehler finden, meldet die Seite uns den Text des Fehlers und die Seite, auf der er auftrat. Was du eingegeben hast, gehört nicht dazu.',
        ],
      },
      {
        title: 'Deine Rechte',
        blocks: [
          'Du kannst Auskunft, Berichtigung, Löschung, Einschränkung und Herausgabe deiner Daten verlangen und einer Verarbeitung widersprechen. Eine Nachricht über [Kontakt](/kontakt/) genügt. Verlangst du die Löschung, bleibt nur, was das Gesetz von einer Bestellung aufzubewahren verlangt; eine Bestellung, die noch nicht an den Zusteller übergeben ist, führen wir vorher aus oder stornieren sie.',
          `Beschwerden nimmt ${office} entgegen.`,
        ],
      },
    ],
  };
};
