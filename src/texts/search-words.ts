/** German words that no drawing has, with words of drawings that come nearest. */
export const similarWords: readonly { words: string; instead: readonly string[] }[] = [
  {
    words: 'Eukalyptus, Farn, Efeu, Myrte, Lorbeer, Greenery, Gräser, Pampasgras, Kräuter, Weide, Trauerweide',
    instead: ['Zweig', 'Blatt'],
  },
  { words: 'Kranz, Girlande, Blumenkranz, Ranke', instead: ['Zweig', 'Ranken', 'Blume'] },
  { words: 'Lilie, Pfingstrose, Lavendel, Mohn, Flieder, Nelke, Orchidee, Margerite, Kornblume, Strauß', instead: ['Blume'] },
  { words: 'Stechpalme, Ilex, Mistel, Kiefer, Tannenzapfen, Christbaum', instead: ['Tannenbaum', 'Zweig'] },
  { words: 'Brautpaar, Ehepaar, Eheleute, Bräutigam, Anzug, Schleier, Standesamt', instead: ['Ringe', 'Brautkleid', 'Trauung'] },
  { words: 'Diamant, Brillant, Schmuck', instead: ['Ringe', 'Krone'] },
  { words: 'Storch, Schnuller, Strampler, Wiege, Junge, Mädchen, Zwillinge, Bauch', instead: ['Baby', 'Kinderwagen'] },
  { words: 'Bär, Elefant, Löwe, Giraffe, Reh, Fuchs, Igel, Eule, Dinosaurier, Pony, Pferd', instead: ['Tier'] },
  { words: 'Teddybär, Kuscheltier, Spielzeug', instead: ['Teddy', 'Kindergeburtstag'] },
  { words: 'Fuß, Babyfüße, Fußabdruck', instead: ['Füßchen', 'Pfote'] },
  { words: 'Engel, Schutzengel, Flügel', instead: ['Vogel', 'Feder', 'Himmel'] },
  { words: 'Rentier, Elch, Schlitten, Krippe, Christkind, Santa, Strumpf', instead: ['Weihnachten'] },
  { words: 'Kugel, Christbaumkugel, Lametta, Lichterkette', instead: ['Weihnachtsstern', 'Tannenbaum', 'Glitzer'] },
  { words: 'Lebkuchen, Zimt, Glühwein, Marzipan', instead: ['Plätzchen'] },
  { words: 'Kerze, Licht, Flamme, Laterne, Fackel', instead: ['Licht', 'Feuer', 'Sonne'] },
  { words: 'Hostie, Kelch, Brot, Rosenkranz, Altar, Heiliger Geist', instead: ['Kommunion'] },
  { words: 'Taufbecken, Taufkerze, Muschel, Wasser', instead: ['Taufe', 'Meer'] },
  { words: 'Grab, Urne, Sarg, Träne, Verlust, Gedenken', instead: ['Trauer'] },
  { words: 'Wimpel, Wimpelkette, Luftschlange, Feuerwerk, Rakete, Clown, Zahl', instead: ['Konfetti', 'Ballon', 'Party'] },
  { words: 'Pirat, Ritter, Fee, Prinz, Zauberer, Drache, Schatz', instead: ['Kindergeburtstag'] },
  { words: 'Bier, Cocktail, Prosecco, Getränk, Trinken', instead: ['Sektgläser', 'Weinglas'] },
  { words: 'Grill, Teller, Speise, Buffet, Kochen', instead: ['Besteck'] },
  {
    words: 'Handschlag, Firma, Unternehmen, Büro, Business, Vertrag, Team, Chef, Kunde, Diagramm',
    instead: ['Händedruck', 'Idee', 'Jubiläum'],
  },
  { words: 'Zuckertüte, Schultüte, Tafel, Lehrer, Abc', instead: ['Schule'] },
  { words: 'Umzugskarton, Wohnung, Tür, Garten', instead: ['Haus', 'Umzug'] },
  { words: 'Schleife, Band, Päckchen', instead: ['Geschenk'] },
  { words: 'Schiff, Welle, Steuerrad, Fluss, See', instead: ['Meer'] },
  { words: 'Trachten, Dirndl, Lederhose, Brezel, Edelweiß', instead: ['Alpen', 'Oktoberfest'] },
];

/** What visitors have a file of their own of. */
export const ownFileWords =
  'Logo, Firmenlogo, Signet, Emblem, Wappen, Unterschrift, Autogramm, Handschrift, Skizze, Zeichnung, Kinderzeichnung, Scan';

/** Words that lead to many drawings, offered where a search finds nothing; those of mourning stand alone. */
export const searchCategories = {
  all: ['Hochzeit', 'Geburt', 'Taufe', 'Geburtstag', 'Weihnachten', 'Trauer', 'Blumen', 'Natur', 'Reise'],
  mourning: ['Trauer', 'Natur', 'Blumen', 'Himmel', 'Herbst'],
} as const;
