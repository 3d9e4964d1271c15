/** What the columns of a table hold, by the words of their heading: exports of Google, Outlook and Apple, and what people write. */
import { folded } from './words.ts';

const words = {
  name: 'name|names|full name|display name|anzeigename|vollstandiger name|kontakt|person|gast|gaste|wer|geburtstagskind|file as|speichern unter|nom|naam|nombre',
  given: 'vorname|vornamen|first name|firstname|given name|rufname|prenom|nome|voornaam',
  middle: 'middle name|additional name|weitere vornamen|zweiter vorname|2 vorname',
  family: 'nachname|familienname|last name|lastname|family name|surname|zuname|cognome|apellido|apellidos|achternaam|nom de famille',
  prefix: 'anrede|titel|title|name prefix|prefix|namensprafix|akademischer titel',
  suffix: 'suffix|name suffix|namenssuffix|namenszusatz',
  nick: 'nickname|spitzname|surnom',
  company: 'firma|unternehmen|organisation|company|organization name|organization|societe|azienda|empresa|bedrijf|organization 1 name',
  birthday:
    'geburtstag|geburtstage|geburtsdatum|geb|geboren|geboren am|geb am|geb datum|gebdatum|birthday|birthdate|birth date|date of birth|dob|bday|anniversaire|date de naissance|naissance|compleanno|data di nascita|cumpleanos|fecha de nacimiento|verjaardag|geboortedatum|datum|date|data|fecha',
  anniversary: 'jahrestag|hochzeitstag|hochzeit|hochzeitsdatum|anniversary|wedding anniversary|wedding day|trauung',
  day: 'tag|day|jour|giorno|dia|dag',
  month: 'monat|month|mois|mese|mes|maand',
  year: 'jahr|geburtsjahr|jahrgang|year|birth year|annee|anno|ano|jaar',
  eventLabel: 'event label|event type',
  eventValue: 'event value',
  email:
    'email|e mail|mail|e mail adresse|email adresse|mailadresse|e mail address|email address|e mail value|courriel|e mail 2 adresse|e mail 3 adresse|e mail 2 address|e mail 3 address',
  phone:
    'telefon|telefonnummer|tel|handy|handynummer|mobil|mobiltelefon|mobilnummer|phone|phone number|mobile phone|home phone|phone value|telephone|telefono|telefoon|portable|festnetz',
  street:
    'strasse|str|strasse hausnummer|strasse und hausnummer|strasse nr|street|street address|address street|adresse|anschrift|rue|via|calle|straat',
  houseNumber: 'hausnummer|haus nr|hausnr|nr|house number',
  extra: 'adresszusatz|zusatz|address line 2|address extended address|co|c o',
  postalCode: 'plz|postleitzahl|zip|zip code|postal code|postcode|address postal code|code postal|cap|codigo postal',
  city: 'ort|wohnort|stadt|city|town|address city|ville|citta|ciudad|plaats|woonplaats',
  region: 'bundesland|kanton|bundesland kanton|region|state|province|address region|provinz',
  country: 'land|land region|country|country region|address country|pays|paese|pais|staat',
  ignored:
    'notizen|notiz|bemerkung|bemerkungen|anmerkung|kommentar|notes|note|labels|photo|foto|group membership|kategorien|categories|phonetic first name|phonetic middle name|phonetic last name|organization title|organization department|abteilung|position|department|job title|e mail label|e mail type|phone label|phone type|address label|address type|address formatted|address po box|website label|website value|web page|webseite|geschlecht|gender|partner|spouse|kinder|children|alter|age|nr lfd|gast nr|id|beziehung|relation|relation label|relation value|geschenk',
} as const;

export type Field = keyof typeof words;

const fieldOfWord = new Map(
  Object.entries(words).flatMap(([field, list]) => list.split('|').map((word): [string, Field] => [word, field as Field])),
);

/** `slot` tells apart what a table has several of: addresses at home and at work, numbered events. */
export type Column = { field: Field; slot: string };

/** "Address 1 - Street", "Straße geschäftlich", "Home Postal Code": a field and which one; null for a heading that is not known. */
export function columnOf(heading: string): Column | null {
  const text = folded(heading);
  const own = fieldOfWord.get(text);
  if (own) return { field: own, slot: '' };
  const numbered = /^([a-z][a-z ]{0,20}) (\d) ([a-z][a-z ]{0,30})$/.exec(text);
  const workplace = /(?:^| )(?:geschaftlich|dienstlich|business|work)(?: |$)/.test(text);
  const plain = numbered
    ? `${numbered[1]} ${numbered[3]}`
    : text.replace(/(?:^| )(?:geschaftlich|dienstlich|business|work|privat|private|home|other|weitere)(?= |$)/g, '').trim();
  const field = fieldOfWord.get(plain);
  return field ? { field, slot: numbered?.[2] ?? (workplace ? 'work' : '') } : null;
}

const names: readonly Field[] = ['name', 'given', 'family', 'nick'];

/** The columns of a row of headings; null for a row of values. */
export function headingsOf(cells: readonly string[]): (Column | null)[] | null {
  const written = cells.filter((cell) => cell !== '');
  if (written.some((cell) => cell.includes('@') || /\d{4}/.test(cell) || cell.length > 60)) return null;
  const columns = cells.map(columnOf);
  const known = columns.filter((column) => column !== null);
  const isTable = known.length >= 2 || (known.length === 1 && written.length === 1);
  if (!isTable || !known.some(({ field }) => names.includes(field))) return null;
  return withNames(columns);
}

/** "Name" beside a given name is the family name, and beside a family name the given one; a day without a month is a whole date. */
function withNames(columns: readonly (Column | null)[]): (Column | null)[] {
  const has = (field: Field) => columns.some((column) => column?.field === field);
  const [given, family, month] = [has('given'), has('family'), has('month')];
  return columns.map((column) => {
    if (column?.field === 'name' && given !== family) return { ...column, field: given ? 'family' : 'given' };
    if (column?.field === 'day' && !month) return { ...column, field: 'birthday' };
    return column;
  });
}
