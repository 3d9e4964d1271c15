/** Constructed people of six languages, in the order of their numbers, for the files of tests/fixtures/people-files. */

export type Land = {
  country: string;
  /** Given name and gender. */
  given: readonly string[];
  families: readonly string[];
  streets: readonly string[];
  towns: readonly (readonly [string, string])[];
  /** Salutations of women and men. */
  salutations: readonly [string, string];
  dial: string;
  and: string;
};

/** Names with 'f:' or 'm:' in front. */
const list = (text: string) => text.split(', ');

export const lands: Readonly<Record<string, Land>> = {
  de: {
    country: 'DE',
    given: list(
      'f:Anna, m:Jürgen, f:Käthe, m:Björn, f:Heike, m:Uwe, f:Sabine, m:Günther, f:Frauke, m:Sönke, f:Änne, m:Rüdiger, f:Lena, m:Tom',
    ),
    families: list(
      'Müller, Weiß, Schröder, Jäger, Köhler, Groß, Lindström, Böhm, Hübner, Preuß, Kühn, Vogel, Möller, Schäfer, Löwe, Yıldız-Krämer',
    ),
    streets: list('Lindenstraße, Am Mühlbach, Goethestr., Große Gasse, Schloßallee, Bürgerweg, Königsplatz, Auf der Höhe'),
    towns: [
      ['01067', 'Dresden'],
      ['80331', 'München'],
      ['04109', 'Leipzig'],
      ['50667', 'Köln'],
      ['99084', 'Erfurt'],
      ['06108', 'Halle (Saale)'],
      ['60311', 'Frankfurt am Main'],
    ],
    salutations: ['Frau', 'Herr'],
    dial: '+49',
    and: 'und',
  },
  fr: {
    country: 'FR',
    given: list(
      'f:Amélie, m:François, f:Hélène, m:Jérôme, f:Chloé, m:Stéphane, f:Françoise, m:Rémi, f:Geneviève, m:Étienne, f:Odile, m:Luc',
    ),
    families: list("Lefèvre, Dupont, Gérard, Bénard, Moreau, Lécuyer, D'Aubigné, Chevallier, Rousseau, Hébert, Garçon, Fournier"),
    streets: list('rue de la République, avenue Émile Zola, place du Marché, chemin des Prés, boulevard Voltaire, quai des Orfèvres'),
    towns: [
      ['01000', 'Bourg-en-Bresse'],
      ['75001', 'Paris'],
      ['69002', 'Lyon'],
      ['06000', 'Nice'],
      ['67000', 'Strasbourg'],
      ['38000', 'Grenoble'],
    ],
    salutations: ['Madame', 'Monsieur'],
    dial: '+33',
    and: 'et',
  },
  it: {
    country: 'IT',
    given: list('f:Chiara, m:Nicolò, f:Giulia, m:Matteo, f:Francesca, m:Lorenzo, f:Ilaria, m:Davide, f:Lucia, m:Pietro'),
    families: list('Rossi, Bianchi, Esposito, Nicolò, Ferrari, Colombo, Marchesi, Fontana, Santoro, Cattò, Greco'),
    streets: list('Via Garibaldi, Viale della Libertà, Piazza San Marco, Corso Umberto, Via dei Mille, Vicolo Stretto'),
    towns: [
      ['00184', 'Roma'],
      ['20121', 'Milano'],
      ['39100', 'Bolzano'],
      ['09124', 'Cagliari'],
      ['50122', 'Firenze'],
    ],
    salutations: ['Signora', 'Signor'],
    dial: '+39',
    and: 'e',
  },
  en: {
    country: 'GB',
    given: list('f:Emily, m:Harry, f:Charlotte, m:Oliver, f:Fiona, m:Graham, f:Zoë, m:Nigel, f:Heather, m:Stuart'),
    families: list("Smith, Jones, O'Brien, Wright, Thornton-Hale, McGregor, Ashworth, Featherstone, Clarke, Brontë"),
    streets: list('High Street, Church Lane, Station Road, Park Avenue, Mill Close, Victoria Terrace'),
    towns: [
      ['SW1A 1AA', 'London'],
      ['M1 1AE', 'Manchester'],
      ['EH1 1YZ', 'Edinburgh'],
      ['CF10 1EP', 'Cardiff'],
    ],
    salutations: ['Ms', 'Mr'],
    dial: '+44',
    and: 'and',
  },
  es: {
    country: 'ES',
    given: list('f:Lucía, m:Íñigo, f:Begoña, m:Ramón, f:María, m:Joaquín, f:Núria, m:Álvaro, f:Rocío, m:Pedro'),
    families: list('Núñez, Ibáñez, Castaño, López, Peña, Muñoz, Gómez, Zúñiga, Serrano, Ordóñez'),
    streets: list('Calle Mayor, Avenida de la Constitución, Plaza de España, Paseo del Prado, Calle del Sol'),
    towns: [
      ['08001', 'Barcelona'],
      ['28013', 'Madrid'],
      ['41001', 'Sevilla'],
      ['03002', 'Alicante'],
    ],
    salutations: ['Señora', 'Señor'],
    dial: '+34',
    and: 'y',
  },
  nl: {
    country: 'NL',
    given: list('f:Anneke, m:Joost, f:Femke, m:Koen, f:Marijke, m:Maarten, f:Saskia, m:Wouter, f:Lotte, m:Gijs'),
    families: list('de Vries, van den Berg, Jansen, van der Meer, Bakker, Visser, de Groot, Mulder, ten Brink, Coenders'),
    streets: list('Herengracht, Dorpsstraat, Molenweg, Kerkplein, Oude Gracht, Wilhelminalaan'),
    towns: [
      ['1012 AB', 'Amsterdam'],
      ['3511 LX', 'Utrecht'],
      ['9712 CP', 'Groningen'],
      ['5611 EM', 'Eindhoven'],
    ],
    salutations: ['Mevrouw', 'De heer'],
    dial: '+31',
    and: 'en',
  },
  pl: {
    country: 'DE',
    given: list('f:Małgorzata, m:Paweł, f:Agnieszka, m:Grzegorz, f:Anna, m:Tomáš, f:Ewa, m:Jiří'),
    families: list('Wójcik, Kowalski, Dąbrowska, Żak, Ślązak, Dvořák, Švejk, Gołębiewska, Nagyő'),
    streets: list('Lindenallee, Hauptweg, Ringplatz, Gartenweg'),
    towns: [
      ['02826', 'Görlitz'],
      ['10115', 'Berlin'],
      ['03046', 'Cottbus'],
    ],
    salutations: ['Frau', 'Herr'],
    dial: '+49',
    and: 'und',
  },
  tr: {
    country: 'DE',
    given: list('f:Ayşe, m:Hüseyin, f:Zeynep, m:Mehmet, f:Elif, m:Murat'),
    families: list('Yıldız, Şahin, Güneş, Özdoğan, Çağlar, Kılıç, Öztürk'),
    streets: list('Lindenallee, Kottbusser Damm, Ringplatz, Gartenweg'),
    towns: [
      ['10115', 'Berlin'],
      ['04109', 'Leipzig'],
    ],
    salutations: ['Frau', 'Herr'],
    dial: '+49',
    and: 'und',
  },
};

export type Constructed = {
  salutation: string;
  title: string;
  given: string;
  family: string;
  gender: string;
  street: string;
  house: string;
  code: string;
  city: string;
  country: string;
  email: string;
  phone: string;
};

const titles = ['', '', 'Dr.', '', '', 'Prof. Dr.', '', ''];
const houses = ['12', '3a', '7', '44', '118', '5/2', '21', '9 b'];

/** `from`: number of the first person; neighbouring numbers share nothing. */
export function construct(language: string, count: number, from = 0): Constructed[] {
  const land = lands[language] as Land;
  return Array.from({ length: count }, (_, index): Constructed => {
    const at = from + index;
    const pick = <T>(all: readonly T[], step: number): T => all[(at * step + Math.floor(at / all.length)) % all.length] as T;
    const [gender = 'f', given = ''] = pick(land.given, 1).split(':');
    const [code, city] = pick(land.towns, 1);
    const family = pick(land.families, 1);
    const plain = `${given}.${family}${at}`
      .normalize('NFD')
      .replace(/[^A-Za-z0-9.]/g, '')
      .toLowerCase();
    return {
      salutation: land.salutations[gender === 'f' ? 0 : 1],
      title: language === 'de' ? (titles[at % titles.length] ?? '') : '',
      given,
      family,
      gender,
      street: pick(land.streets, 1),
      house: houses[at % houses.length] ?? '1',
      code,
      city,
      country: land.country,
      email: `${plain}@example.org`,
      phone: `${land.dial} ${100 + at} ${String(4_000_000 + 7_919 * at).slice(0, 7)}`,
    };
  });
}
