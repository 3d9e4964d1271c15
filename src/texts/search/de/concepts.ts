/** German words of the values of facts: the first is the name. A word may stand under several values. */
import type { SearchWords } from '#core/search/words.ts';

export const conceptWords: SearchWords['concepts'] = {
  occasion: {
    allgemein: 'Allgemein, jeder Anlass, ohne Anlass',
    hochzeit:
      'Hochzeit, Hochzeits, heiraten, Heirat, Trauung, Vermählung, Eheschließung, Braut, Brautpaar, Trauen, standesamtlich, Standesamt, freie Trauung, wedding, mariage, Ehe, Jawort, Ja-Wort, Hochzeitsfeier, Brautleute, verheiratet, kirchliche Trauung, just married',
    geburt: 'Geburt, Geburts, Baby, Neugeborenes, Butzerl, Nachwuchs, Babykarte, birth, Babys, Säugling, geboren, newborn, Stammhalter',
    taufe: 'Taufe, Tauf, Täufling, Kindstaufe, baptism, christening, getauft, Taufkind, Tauffeier',
    kommunion: 'Kommunion, Erstkommunion, Kommunionkind, heilige Kommunion, weißer Sonntag, Kommunionsfeier',
    konfirmation: 'Konfirmation, Konfi, Konfirmand, Konfirmandin, konfirmiert',
    firmung: 'Firmung',
    jugendweihe: 'Jugendweihe, Jugendfeier',
    einschulung:
      'Einschulung, Schulanfang, Schulstart, Schuleinführung, erster Schultag, Schulkind, ABC-Schütze, Schulbeginn, Schultag, erste Klasse, Schule, ABC Schütze, Erstklässler, Taferlklassler',
    geburtstag:
      'Geburtstag, Geburtstags, birthday, runder Geburtstag, Wiegenfest, Geburtstagsfeier, Geburtstagsparty, Geburtstagsfest, Ehrentag, Doppelgeburtstag, happy birthday',
    kindergeburtstag:
      'Kindergeburtstag, Kinderparty, Kinderfest, Geburtstag Kinder, Geburtstag Kind, Geburtstagseinladung Kinder, Geburtstagseinladung Kind, Geburtstag Einladung Kinder, Kinder Geburtstag, erster Geburtstag, 1. Geburtstag, 2. Geburtstag, 3. Geburtstag, 4. Geburtstag, 5. Geburtstag, 6. Geburtstag, 7. Geburtstag, 8. Geburtstag, 9. Geburtstag, 10. Geburtstag, 11. Geburtstag, 12. Geburtstag',
    weihnachten:
      'Weihnachten, Weihnachts, Weihnacht, xmas, christmas, Advent, Advents, frohes Fest, Heiligabend, frohe Weihnachten, Feiertage, Adventszeit, Weihnachtszeit, Heilig Abend, Christkindl, Christkind, Fest der Liebe, merry christmas',
    'weihnachten-business':
      'Weihnachten für Unternehmen, Weihnachten Unternehmen, Weihnachtskarte für Unternehmen, Weihnachtskarten Unternehmen, Firmenweihnachtskarte, Weihnachtskarte Kunden, Weihnachtskarte Geschäftskunden, Firmenweihnachten, Weihnachtskarte Firma, Weihnachtskarte geschäftlich, geschäftliche Weihnachtskarte, Firmen, geschäftlich, Weihnachtspost Firma, Weihnachten Firma, Weihnachtsgrüße Firma, Weihnachten geschäftlich, Weihnachtskarten Kunden, Weihnachtspost Kunden, Weihnachtspost Unternehmen',
    ostern: 'Ostern, Oster, easter',
    trauer:
      'Trauer, Tod, Todesfall, Beerdigung, Sterbefall, Kondolenz, Beileid, Anteilnahme, Beisetzung, Trauerfall, Abschied, Bestattung, Todes, Sterbe, funeral, Trauerfeier, Begräbnis, Gedenken, gestorben, Verlust, Mitgefühl, kondolieren, herzliches Beileid',
    dinner: 'Dinner, Abendessen, Essen',
    firmenfeier:
      'Firmenfeier, Firmenfest, Betriebsfeier, Betriebsfest, Firmenevent, Sommerfest Firma, Betriebsausflug, Mitarbeiterfest, Mitarbeiterfeier, Geschäftsessen',
    babyparty: 'Babyparty, Babyshower, Baby Shower, Gender Reveal, Babybauch, schwanger, Schwangerschaft',
    zwillinge: 'Zwillinge',
    junge: 'Junge, Bub, Bube, Bua, Knabe',
    maedchen: 'Mädchen, Mädel, Mädle, Madl, Maderl, Meitli',
    'gute-besserung':
      'Gute Besserung, Genesung, Genesungswünsche, Genesungskarte, Besserungskarte, krank, Krankheit, get well, get well soon',
    halloween: 'Halloween, Gruselparty',
    'goldene-hochzeit': 'Goldene Hochzeit, Goldhochzeit, 50 Jahre verheiratet, 50. Hochzeitstag',
    'silberne-hochzeit': 'Silberne Hochzeit, Silberhochzeit, 25 Jahre verheiratet, 25. Hochzeitstag',
    jubilaeum: 'Jubiläum, Firmenjubiläum, Dienstjubiläum, Betriebsjubiläum, Vereinsjubiläum, Geschäftsjubiläum, Jubilar',
    muttertag: 'Muttertag',
    vatertag: 'Vatertag',
    neujahr: 'Neujahr, Silvester, Jahreswechsel, Neues Jahr, new year, Silvesterparty, Prosit Neujahr, guten Rutsch, frohes neues Jahr',
    oktoberfest: 'Oktoberfest, Wiesn, Volksfest',
    party: 'Party, Fete, Gaudi, Mottoparty, Cocktailparty, Tanzparty',
    richtfest: 'Richtfest, Grundsteinlegung, Hausbau, Rohbau',
    ruhestand:
      'Ruhestand, Rente, Pensionierung, Pension, Verabschiedung, Abschiedsfeier, Abschied, Rentner, Pensionär, Rentenbeginn, Pensionsantritt, Abschied Kollege, Abschiedskarte Kollege',
    sommerfest:
      'Sommerfest, Gartenparty, Gartenfest, Grillfest, Sommerparty, Grillparty, Grillen, BBQ, Poolparty, Straßenfest, Nachbarschaftsfest',
    umzug:
      'Umzug, Umzugs, neue Adresse, Einweihung, Einweihungsparty, Housewarming, umgezogen, neue Wohnung, neues Haus, neues Zuhause, Wohnungseinweihung, Hauseinweihung, Adressänderung, Einzug, Wohnungswechsel, wir ziehen um, ziehen um, zügeln, Zügelete, Übersiedlung, übersiedeln',
    valentinstag: 'Valentinstag, Valentin, Valentins, Liebeskarte, Liebesgrüße, ich liebe dich, Busserl, Bussi',
    'geburtstag-18':
      '18. Geburtstag, 18 Geburtstag, 18ter Geburtstag, 18ster Geburtstag, achtzehnter Geburtstag, 18er, 18 Jahre, 18. Geb, Volljährigkeit, volljährig, achtzehnter, achtzehnten, achtzehnten Geburtstag, 18ster, 18sten, 18sten Geburtstag, 18er Geburtstag, 18te, 18ten',
    'geburtstag-20':
      '20. Geburtstag, 20 Geburtstag, 20ter Geburtstag, 20ster Geburtstag, zwanzigster Geburtstag, 20er, 20 Jahre, 20. Geb, zwanzigster, zwanzigsten, zwanzigsten Geburtstag, 20ster, 20sten, 20sten Geburtstag, 20er Geburtstag, 20te, 20ten',
    'geburtstag-30':
      '30. Geburtstag, 30 Geburtstag, 30ter Geburtstag, 30ster Geburtstag, dreißigster Geburtstag, 30er, 30 Jahre, 30. Geb, dreißigster, dreißigsten, dreißigsten Geburtstag, 30ster, 30sten, 30sten Geburtstag, 30er Geburtstag, 30te, 30ten',
    'geburtstag-40':
      '40. Geburtstag, 40 Geburtstag, 40ter Geburtstag, 40ster Geburtstag, vierzigster Geburtstag, 40er, 40 Jahre, 40. Geb, vierzigster, vierzigsten, vierzigsten Geburtstag, 40ster, 40sten, 40sten Geburtstag, 40er Geburtstag, 40te, 40ten',
    'geburtstag-50':
      '50. Geburtstag, 50 Geburtstag, 50ter Geburtstag, 50ster Geburtstag, fünfzigster Geburtstag, 50er, 50 Jahre, 50. Geb, fünfzigster, fünfzigsten, fünfzigsten Geburtstag, 50ster, 50sten, 50sten Geburtstag, 50er Geburtstag, 50te, 50ten',
    'geburtstag-60':
      '60. Geburtstag, 60 Geburtstag, 60ter Geburtstag, 60ster Geburtstag, sechzigster Geburtstag, 60er, 60 Jahre, 60. Geb, sechzigster, sechzigsten, sechzigsten Geburtstag, 60ster, 60sten, 60sten Geburtstag, 60er Geburtstag, 60te, 60ten',
    'geburtstag-70':
      '70. Geburtstag, 70 Geburtstag, 70ter Geburtstag, 70ster Geburtstag, siebzigster Geburtstag, 70er, 70 Jahre, 70. Geb, siebzigster, siebzigsten, siebzigsten Geburtstag, 70ster, 70sten, 70sten Geburtstag, 70er Geburtstag, 70te, 70ten',
    'geburtstag-80':
      '80. Geburtstag, 80 Geburtstag, 80ter Geburtstag, 80ster Geburtstag, achtzigster Geburtstag, 80er, 80 Jahre, 80. Geb, achtzigster, achtzigsten, achtzigsten Geburtstag, 80ster, 80sten, 80sten Geburtstag, 80er Geburtstag, 80te, 80ten',
    'geburtstag-90':
      '90. Geburtstag, 90 Geburtstag, 90ter Geburtstag, 90ster Geburtstag, neunzigster Geburtstag, 90er, 90 Jahre, 90. Geb, neunzigster, neunzigsten, neunzigsten Geburtstag, 90ster, 90sten, 90sten Geburtstag, 90er Geburtstag, 90te, 90ten',
  },
  category: {
    invitation: 'Einladung, Einladungs, Einladungskarte, einladen, invitation, Eintrittskarte, Einladungsschreiben, invite',
    'thank-you-card':
      'Dankeskarte, Danke, Dank, Dankes, Danksagung, Danksagungs, Danksagungskarte, Dankekarte, Dankkarte, bedanken, thank you, thanks, merci, Dankeschön, Dankeschönkarte, Danke sagen',
    'save-the-date': 'Save the Date, Save-the-Date-Karte, savethedate, Terminankündigung, Ankündigung, std karte',
    'change-the-date': 'Change the Date, Terminverschiebung',
    'reply-card': 'Antwortkarte, Antwort, Rückantwort, Rückmeldung, Zusage, RSVP, rsvp karte, U.A.w.g., Rückantwortkarte, Antwortkärtchen',
    'menu-card': 'Menükarte, Menü, Speisekarte, Speisenfolge, Menu, Menükärtchen, Menüplan',
    'drink-card': 'Getränkekarte, Getränke, Barkarte, Weinkarte, Cocktailkarte, Cocktails, Getränkeliste',
    'place-card':
      'Platzkarte, Tischkarte, Namenskarte, Namenskärtchen, Namensschild, Platzkärtchen, Tischkärtchen, Sitzkarte, Sitzkärtchen, Platzschild, Namensschildchen',
    'table-number': 'Tischnummer, Tischnummern',
    'seating-plan': 'Sitzplan, Tischplan, Sitzordnung, Tischordnung',
    'address-sticker': 'Adressaufkleber, Absenderaufkleber, Adressetikett, Absender, Aufkleber, Sticker',
    'sender-sticker': 'Absenderaufkleber, Absenderetikett, Absender, Aufkleber, Sticker, Adressaufkleber, Adressetikett',
    'recipient-sticker': 'Empfängeraufkleber, Empfängeretikett, Aufkleber, Sticker, Adressaufkleber',
    'seal-sticker': 'Siegelaufkleber, Siegel, Verschlussetikett, Aufkleber, Sticker',
    'bottle-label': 'Flaschenetikett, Weinetikett, Flaschenaufkleber, Sektetikett, Etikett, Flaschenlabel, Weinflasche, Flasche',
    'gift-tag': 'Geschenkanhänger, Anhänger, Gastgeschenk, Namensanhänger',
    'gift-sticker': 'Geschenkaufkleber, Herzaufkleber, Aufkleber, Sticker',
    'church-booklet':
      'Kirchenheft, Programmheft, Liedheft, Kirchenprogramm, Gottesdienstheft, Trauheft, Traubüchlein, Programm, Ablaufplan, Tagesablauf, Messheft, Liedblatt, Liederheft',
    inlay: 'Einlegeblatt, Einlegeblätter, Einleger, Einlage',
    'memory-picture': 'Erinnerungsbild, Andenken, Polaroid, Gedenkbild, Andenkenbild',
    confetti: 'Konfetti',
    'sparkler-label': 'Wunderkerzenetikett, Wunderkerze',
    'wind-light-card': 'Windlichtkarte, Windlicht, Teelicht',
    envelope: 'Umschlag, Umschläge, bedruckter Umschlag, Umschlag mit Adresse',
    band: 'Banderole, Bauchbinde, Freudentränen, Taschentücher, Taschentuch',
    announcement: 'Anzeige',
    'greeting-card':
      'Grußkarte, Glückwunschkarte, Gruß, Grüße, Glückwunsch, greeting, Gratulation, gratulieren, Gratulationskarte, Billet, Billett',
  },
  style: {
    klassisch: 'klassisch, traditionell, zeitlos',
    botanisch: 'botanisch, Pflanzen, Pflanze, natürlich',
    modern: 'modern, zeitgemäß',
    verspielt: 'verspielt, kindlich, süß, niedlich, Kinder, Kind',
    festlich: 'festlich, feierlich, glamourös',
    schlicht: 'schlicht, minimalistisch, einfach, dezent, puristisch',
    typografisch: 'typografisch, Typografie, Schrift, nur Text, ohne Bild',
    fotografisch: 'Foto, mit Foto, Fotokarte, eigenes Foto, mit Bild',
    illustriert: 'illustriert, gezeichnet, Illustration, handgezeichnet',
  },
  refinement: {
    gold: 'Goldfolie, Gold, golden, goldene, Goldprägung, vergoldet, Heißfolie, Folienprägung, Foliendruck',
    rosegold: 'Roségoldfolie, Roségold, rosegold',
    silver: 'Silberfolie, Silber, silbern, silberne, Silberprägung',
    relief: 'Blindprägung, Prägung, geprägt, Relief, Hochprägung, Letterpress',
  },
  form: {
    folded: 'Klappkarte, Faltkarte, Doppelkarte, gefaltet',
    flat: 'Einzelkarte, Flachkarte, einseitig',
    postcard: 'Postkarte',
    leporello: 'Leporello, Zickzack',
    'double-folded': 'Doppelklappkarte, Sechsseiter',
    pocketfold: 'Pocketfold, Pocket Fold',
    trio: 'Kartentrio',
    fan: 'Kartenfächer, Fächer',
    'photo-strip': 'Fotostreifen',
    band: 'Banderole',
    booklet: 'Heft',
    'balloon-card': 'Ballonkarte',
    newspaper: 'Hochzeitszeitung',
  },
  aspect: {
    square: 'quadratisch, Quadrat',
    landscape: 'Querformat, quer',
    portrait: 'Hochformat, hoch',
  },
  label: {
    neu: 'neu, Neuheit, Neuheiten',
    bestseller: 'Bestseller, beliebt, meistverkauft',
  },
  color: {
    white: 'weiß, weiss, white, schneeweiß',
    cream: 'creme, Cremeweiß, elfenbein, champagner, ivory, naturweiß',
    beige: 'beige, sand, sandfarben, taupe, nude, natur',
    grey: 'grau, anthrazit, silbergrau, hellgrau, gray, grey',
    black: 'schwarz, black',
    'black-and-white': 'schwarz-weiß, schwarzweiß, sw',
    red: 'rot, bordeaux, weinrot, burgund, dunkelrot, beere, kirschrot, red',
    pink: 'rosa, pink, rosé, altrosa, blush, puder, hellrosa, pastellrosa, rosenholz, Pastell',
    apricot: 'apricot, aprikose, pfirsich, lachs, koralle, Pastell',
    orange: 'orange',
    terracotta: 'terrakotta, terracotta, rost, rostrot, ziegelrot, zimt, rostfarben',
    brown: 'braun, kraft',
    yellow: 'gelb, senf, senfgelb, ocker, honig, zitronengelb, yellow',
    green: 'grün, green, dunkelgrün, tannengrün, waldgrün, olivgrün, moosgrün, flaschengrün, smaragd, smaragdgrün, grüntöne',
    eucalyptus: 'eukalyptus, salbei, salbeigrün, eukalyptusgrün, mint, mintgrün, sage, graugrün',
    turquoise: 'türkis, petrol, aqua, lagune, blaugrün',
    blue: 'blau, blue, hellblau, himmelblau, taubenblau, graublau, dusty blue, babyblau, kornblumenblau',
    navy: 'dunkelblau, navy, marine, marineblau, nachtblau, mitternachtsblau, tintenblau',
    lilac: 'flieder, lila, violett, lavendel, purpur, fliederfarben, aubergine, Pastell',
    copper: 'kupfer, kupferfarben',
    gold: 'gold',
    silver: 'silber',
    multicolour: 'bunt, mehrfarbig, regenbogen, farbenfroh',
  },
};
