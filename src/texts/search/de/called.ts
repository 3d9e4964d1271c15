/**
 * German words of products and pages, by the ids of their entries. Words of products are whole: "Fotobuch" is not a photo and a book.
 * Pages are listed by the end of their address.
 */
import type { WordList } from '#core/search/words.ts';

export const calledWords: WordList = {
  calendars: 'Kalender, Fotokalender, Jahresplaner, Jahreskalender, Monatskalender, Kalender mit Fotos, Kalender gestalten, Bildkalender',
  'cal-wandkalender': 'Wandkalender, Kalender, Wandkalender mit Foto, Monatskalender',
  'cal-familienplaner': 'Familienplaner, Familienkalender, Planer',
  'cal-kuechenkalender': 'Küchenkalender, Streifenkalender, Geburtstagskalender',
  'cal-terminkalender': 'Terminkalender, Taschenkalender, Buchkalender, Terminplaner, Wochenkalender',
  'cal-tischkalender': 'Tischkalender, Schreibtischkalender, Bürokalender, Stehkalender',
  photobooks:
    'Fotobuch, Fotobücher, Fotoalbum, Album, Bilderbuch, Fotoheft, Hochzeitsbuch, Gästebuch, Erinnerungsalbum, Babyalbum, photobook',
  photoprints:
    'Fotoabzug, Fotoabzüge, Abzug, Abzüge, Fotos entwickeln, entwickeln, Fotoentwicklung, Fotos drucken, Bilder drucken, Bilder entwickeln, Fotodruck, Retrofotos, Ausdrucke, Fotoausarbeitung, Fotos ausarbeiten',
  photobox: 'Fotobox, Fotoboxen, Fotoschachtel, Fotokiste, Bilderbox, Erinnerungsbox',
  collages: 'Collage, Fotocollage, Collagen, Bildercollage, Collage Poster',
  'wall-art': 'Wandbild, Wandbilder, Bild für die Wand, Wanddeko, Fotodruck groß, Wandfoto',
  'wall-poster': 'Fotoposter, Poster mit Foto, eigenes Poster, Posterdruck',
  'wall-hahnemuehle': 'Hahnemühle, Fine Art, Kunstpapier, Fineartprint, Büttenpapier',
  'wall-leinwand': 'Leinwand, Leinwandbild, Fotoleinwand, Foto auf Leinwand, Bild auf Leinwand, Leinwanddruck, Keilrahmen, canvas',
  'wall-forexplatte': 'Forex, Forexplatte, Hartschaum, Hartschaumplatte',
  'wall-aludibond': 'Alu Dibond, Aludibond, Aluminium, Alubild, Foto auf Alu, Bild auf Alu, Aludruck, Metallbild',
  'wall-acrylglas': 'Acrylglas, Acryl, Acrylbild, Foto hinter Acrylglas, Plexiglas, Glasbild',
  'wall-gallerybond': 'Gallerybond, Gallery Bond, Galerieplatte',
  'wall-echtglas': 'Echtglas, Glas, Foto auf Glas, Glasbild, Glasfoto',
  'wall-fototapete': 'Fototapete, Tapete, Wandtapete, Vliestapete',
  'wall-klebefolie': 'Klebefolie, Fotofolie, Wandfolie, Wandsticker',
  'wall-backlitfolie': 'Backlitfolie, Leuchtfolie, Leuchtkasten',
  'wall-pvcplane': 'PVC Plane, Plane, Banner, Werbebanner, Gartenbanner',
  merch:
    'Fotogeschenk, Fotogeschenke, Geschenk, Geschenke, Geschenk mit Foto, Geschenkidee, Geschenkideen, Merchandise, personalisierte Geschenke',
  'mug-330': 'Fototasse, Tasse, Becher, Kaffeetasse, Kaffeebecher, Teetasse, mug, Häferl, Kaffeehäferl, Haferl',
  'mug-magic': 'Zaubertasse, Tasse, Becher, Magische Tasse, Farbwechseltasse, Zauberhäferl',
  'cushion-40': 'Fotokissen, Kissen, Kissenbezug, Kuschelkissen, Sofakissen, Kopfkissen, Polster, Zierpolster, Polsterbezug',
  'puzzle-100': 'Puzzle, Fotopuzzle, Foto Puzzle, Kinderpuzzle, Puzzle 100 Teile',
  'puzzle-500': 'Puzzle, Fotopuzzle, Foto Puzzle, Puzzle 500 Teile',
  'puzzle-1000': 'Puzzle, Fotopuzzle, Foto Puzzle, Puzzle 1000 Teile',
  mousepad: 'Mauspad, Mousepad, Mauspad mit Foto, Schreibtischunterlage',
  'coaster-4': 'Untersetzer, Bierdeckel, Glasuntersetzer',
  'magnet-3': 'Fotomagnet, Fotomagnete, Magnet, Kühlschrankmagnet, Magnetfoto',
  tote: 'Stofftasche, Stoffbeutel, Tragetasche, Jutebeutel, Einkaufstasche, Baumwolltasche, Tasche, Beutel, Stoffsackerl, Einkaufssackerl',
  keyring: 'Schlüsselanhänger, Schlüsselring, Anhänger mit Foto',
  tshirt: 'T-Shirt, Tshirt, Shirt, Fotoshirt, T-Shirt bedrucken, Trikot, Leiberl',
  accessories: 'Zubehör, Accessoires, Kartenzubehör, Bastelmaterial',
  'acc-envelope':
    'Briefumschlag, Briefumschläge, Umschlag, Kuvert, Couvert, Briefhülle, Umschläge kaufen, envelope, C6 Umschlag, farbige Umschläge',
  'acc-inlay': 'Einlegeblatt, Einlegeblätter, Einlegepapier, Transparentpapier, Innenblatt',
  'acc-ribbon': 'Satinband, Band, Bänder, Schleifenband, Juteband, Kordel, Chiffonband, Geschenkband, Bäckergarn, Garn, Jute',
  'acc-bow': 'Schleife, Satinschleife, Schleifchen, Klebeschleife, Masche, Mascherl',
  'acc-seal': 'Wachssiegel, Siegelwachs, Siegel aus Wachs, Siegellack',
  'acc-tag': 'Papieranhänger, Namensanhänger, Etiketten blanko',
  'acc-screw': 'Buchschraube, Buchschrauben, Schrauben',
  'acc-pen': 'Gelstift, Stift, Stifte, Goldstift, Silberstift, Filzstift, Lackstift, Kalligrafiestift',
  'acc-bag':
    'Papiertüte, Papiertüten, Tüte, Tüten, Mandeltüte, Candybar Tüten, Gastgeschenktüte, Sackerl, Papiersackerl, Säckli, Papiersäckchen',
  'acc-box': 'Kartenschachtel, Schachtel, Geschenkschachtel, Geschenkbox, Kartenbox',
  'acc-posterbar': 'Posterleiste, Posterleisten, Magnetleiste, Posterschiene',
  'gift-voucher': 'Gutschein, Geschenkgutschein, Wertgutschein, Geschenkkarte, Gutscheincode, Rabattcode, voucher',
  samples:
    'Musterkarte, Musterkarten, Muster, Musterset, Musterpaket, Muster bestellen, Probedruck, Papiermuster, Papierproben, Probekarte, Andruck, Gratismuster, Papierfächer',
  'own-file':
    'eigene Datei, eigenes PDF, eigene PDF, PDF hochladen, Datei hochladen, eigenes Design, eigene Vorlage, PDF, Druckdaten, Druckdatei, hochladen, Upload, eigenes Layout, selbst gestaltete Datei',

  'page-versand-und-lieferung':
    'Versand, Lieferung, Lieferzeit, Versandkosten, Lieferkosten, Porto, Versanddauer, Lieferdauer, Zustellung, Paket, DHL, Sendungsverfolgung, Liefertermin, Auslandsversand, Lieferstatus, Tracking, wie lange dauert der Versand, wann kommt meine Karte',
  'page-widerruf':
    'Widerruf, Widerrufsrecht, Rückgabe, Rücksendung, Umtausch, Retoure, zurückgeben, zurückschicken, umtauschen, Rückerstattung, Geld zurück',
  'page-vertrag-widerrufen': 'Vertrag widerrufen, Widerruf, widerrufen, Widerrufsformular, Widerrufsbutton',
  'page-zahlungsarten':
    'Zahlung, Zahlungsart, Zahlungsarten, Bezahlung, bezahlen, Rechnung, Kauf auf Rechnung, Vorkasse, PayPal, Kreditkarte, Klarna, Überweisung, Lastschrift, Ratenzahlung, Sofortüberweisung, Apple Pay, Google Pay, Twint, Zahlung auf Rechnung, zahlen',
  'page-kontakt':
    'Kontakt, Telefon, Telefonnummer, Hotline, Öffnungszeiten, Kundenservice, Kundendienst, E-Mail, Mail, Ansprechpartner, anrufen, Hilfe, Service, Support, Adresse, Beschwerde, Reklamation, Beratung, Chat',
  'page-impressum': 'Impressum, Anbieter, Firma Federleicht',
  'page-agb': 'AGB, Geschäftsbedingungen, allgemeine Geschäftsbedingungen, Bedingungen, Nutzungsbedingungen',
  'page-datenschutz': 'Datenschutz, Datenschutzerklärung, Cookies, DSGVO, persönliche Daten',
  'page-kundenkonto':
    'Kundenkonto, Konto, Anmelden, Login, Einloggen, Registrieren, Passwort, Passwort vergessen, Mein Konto, Account, meine Bestellungen, Bestellstatus, Abmelden, Kontolöschung',
  'page-express': 'Express, Expressversand, Eilversand, eilig, schnell, Expresslieferung, Blitzversand, Lieferung morgen, Expressdruck',
  'page-fragen-und-antworten':
    'FAQ, häufige Fragen, Fragen und Antworten, Mindestbestellmenge, Mindestmenge, Mindestbestellung, Mindestauflage, Stornieren, Stornierung, Bestellung ändern, Bestellung stornieren, Auflösung, Fotoqualität, Mengenrabatt, Stückzahl',
  'page-ueber-uns': 'Über uns, Unternehmen, Federleicht, wer wir sind',
  'page-barrierefreiheit': 'Barrierefreiheit, barrierefrei, Vorlesen, Screenreader',
  'page-philosophie': 'Philosophie, Nachhaltigkeit, Umwelt, nachhaltig, Werte, klimaneutral',
  'page-jobs': 'Jobs, Job, Karriere, Stellen, Stellenangebote, Bewerbung, Ausbildung, Praktikum',
  'page-design-werkzeug': 'Editor, Designwerkzeug, Gestaltungswerkzeug, Schriftart ändern, Gestaltungsprogramm',
  'page-geschaeftskunden': 'Geschäftskunden, Firmenkunden, Unternehmen, Gewerbe, Firmenkarten, Großbestellung, Angebot, business',
  'page-kartenarten': 'Kartenarten, Kartenformate, Formate, alle Karten, Kartenformen, blanko, leere Karte, Blankokarte',
  'page-merkzettel': 'Merkzettel, Wunschliste, Merkliste, gemerkt, Favoriten',
  'page-themes': 'Kollektion, Kollektionen, Serie, Serien, Kartenserie, Kartenset, Papeterieset',
  'page-fotoprodukte': 'Alle Produkte, Produkte, Sortiment, Fotoprodukte, Angebote',
  'page-sprueche-und-texte/start':
    'Spruch, Sprüche, Text, Texte, Zitat, Zitate, Gedicht, Gedichte, Textideen, Formulierung, formulieren, schreiben, schreibt, Formulierungen, Textvorlage, Textvorlagen, Textbeispiele',
  'page-sprueche-und-texte/hochzeit':
    'Spruch, Sprüche, Text, Texte, Zitat, Zitate, Gedicht, Formulierung, formulieren, schreiben, schreibt, Hochzeitsspruch, Hochzeitssprüche, Einladungstext Hochzeit, Hochzeitszitate, Trauspruch, Trausprüche',
  'page-sprueche-und-texte/geburt':
    'Spruch, Sprüche, Text, Texte, Zitat, Zitate, Gedicht, Formulierung, formulieren, schreiben, schreibt, Geburtsspruch, Geburtssprüche, Sprüche zur Geburt, Babysprüche',
  'page-sprueche-und-texte/taufe':
    'Spruch, Sprüche, Text, Texte, Zitat, Zitate, Gedicht, Formulierung, formulieren, schreiben, schreibt, Taufspruch, Taufsprüche, Bibelspruch, Bibelvers, Bibelverse',
  'page-sprueche-und-texte/jugendfeiern':
    'Spruch, Sprüche, Text, Texte, Zitat, Zitate, Gedicht, Formulierung, formulieren, schreiben, schreibt, Konfirmationsspruch, Konfirmationssprüche, Konfispruch, Kommunionsspruch, Kommunionssprüche, Firmspruch',
  'page-sprueche-und-texte/geburtstag':
    'Spruch, Sprüche, Text, Texte, Zitat, Zitate, Gedicht, Formulierung, formulieren, schreiben, schreibt, Geburtstagsspruch, Geburtstagssprüche, Geburtstagswünsche, Glückwünsche',
  'page-sprueche-und-texte/weihnachten':
    'Spruch, Sprüche, Text, Texte, Zitat, Zitate, Gedicht, Formulierung, formulieren, schreiben, schreibt, Weihnachtsspruch, Weihnachtssprüche, Weihnachtsgrüße Text, Weihnachtsgedicht, Weihnachtswünsche, Weihnachtstext',
  'page-sprueche-und-texte/trauer':
    'Spruch, Sprüche, Text, Texte, Zitat, Zitate, Gedicht, Formulierung, formulieren, schreiben, schreibt, Trauerspruch, Trauersprüche, Beileidstext, Kondolenztext, Beileidswünsche, Trauertext, Trauerzitate',
  'page-sprueche-und-texte/danke':
    'Spruch, Sprüche, Text, Texte, Zitat, Zitate, Gedicht, Formulierung, formulieren, schreiben, schreibt, Dankesspruch, Dankessprüche, Danksagungstext, Dankestext, Dankesworte',
  'page-magazin/start': 'Magazin, Blog, Ratgeber, Tipps, Artikel, Ideen',
  'page-magazin/hochzeitspost-zeitplan':
    'wann verschicken, verschicken, versenden, Zeitplan, wann Einladung verschicken, Hochzeitspost, Checkliste, wann Save the Date verschicken, Zeitpunkt',
  'page-magazin/papier-kunde':
    'Papier, Papiere, Papiersorten, Papierarten, Papierqualität, Papierkunde, Grammatur, Unterschied, Naturpapier, Büttenpapier, Leinenpapier, welches Papier, Kartenpapier',
  'page-magazin/foto-fuer-die-geburtskarte': 'Foto für die Geburtskarte, Babyfoto, Babyfotos, Fototipps, Neugeborenenfoto',
  'page-magazin/trauerpost-schreiben':
    'Trauerkarte schreiben, Beileid schreiben, Kondolenzschreiben, Traueranzeige schreiben, Beileidsbrief',
  'page-magazin/adressen-sammeln': 'Adressen sammeln, Adressen einsammeln, Gästeliste, Adressliste, Adressen, Gäste, Gästeverwaltung',
  'page-magazin/kommunion-einladung': 'Kommunion Einladung schreiben, Einladungstext Kommunion, Kommuniontext',
};
