/** What the columns of a table hold, by the words of their heading: exports of Google, Outlook and Apple, and what people write. */
import { folded } from './words.ts';

const words = {
  name: 'name|names|full name|display name|anzeigename|vollstandiger name|kontakt|person|personen|gast|gaste|gastename|name des gastes|wer|geburtstagskind|file as|speichern unter|nom|noms|nom complet|nom et prenom|nom prenom|invite|invites|nome completo|nome e cognome|nominativo|invitato|invitati|ospite|ospiti|naam|volledige naam|gasten|nombre|nombre completo|nombre y apellidos|invitado|invitados|guest|guests|guest name|vor und nachname|name vorname|vorname nachname|namen|eingeladene',
  given:
    'vorname|vornamen|first name|firstname|given name|forename|rufname|prenom|prenoms|nome|nome di battesimo|nome proprio|nombre de pila|voornaam|voornamen|first|given',
  middle:
    'middle name|additional name|weitere vornamen|zweiter vorname|2 vorname|deuxieme prenom|secondo nome|segundo nombre|tweede voornaam',
  family:
    'nachname|nachnamen|familienname|last name|lastname|family name|surname|zuname|cognome|cognomi|apellido|apellidos|primer apellido|achternaam|familienaam|nom de famille|last',
  prefix:
    'anrede|titel|title|name prefix|prefix|namensprafix|akademischer titel|grad|akad grad|salutation|civilite|titre|titolo|appellativo|tratamiento|titulo|aanhef|titulatuur|herr frau',
  suffix: 'suffix|name suffix|namenssuffix|namenszusatz|suffixe|suffisso|sufijo|achtervoegsel',
  noble: 'adelszusatz|adelstitel|adelspradikat|namensvorsatz',
  nick: 'nickname|spitzname|surnom|soprannome|apodo|bijnaam|roepnaam',
  company:
    'firma|unternehmen|organisation|company|organization name|organization|societe|entreprise|azienda|ditta|empresa|bedrijf|organization 1 name|institution|verein',
  birthday:
    'geburtstag|geburtstage|geburtsdatum|geb|geboren|geboren am|geb am|geb datum|gebdatum|birthday|birthdate|birth date|date of birth|dob|bday|anniversaire|date de naissance|naissance|compleanno|data di nascita|cumpleanos|fecha de nacimiento|verjaardag|geboortedatum|datum|date|data|fecha',
  anniversary: 'jahrestag|hochzeitstag|hochzeit|hochzeitsdatum|anniversary|wedding anniversary|wedding day|trauung',
  day: 'tag|day|jour|giorno|dia|dag',
  month: 'monat|month|mois|mese|mes|maand',
  year: 'jahr|geburtsjahr|jahrgang|year|birth year|annee|anno|ano|jaar',
  eventLabel: 'event label|event type',
  eventValue: 'event value',
  email:
    'email|e mail|mail|e mail adresse|email adresse|mailadresse|e mail address|email address|e mail value|courriel|adresse mail|adresse e mail|adresse email|e mail 2 adresse|e mail 3 adresse|e mail 2 address|e mail 3 address|posta elettronica|indirizzo e mail|indirizzo email|correo|correo electronico|e mailadres|emailadres|mailadres',
  phone:
    'telefon|telefonnummer|tel|tel nr|telefon nr|handy|handynummer|handynr|mobil|mobiltelefon|mobilnummer|natel|phone|phone number|mobile|mobile phone|home phone|cell|phone value|telephone|telefono|cellulare|telefoon|telefoonnummer|mobiel|portable|festnetz|rufnummer|movil|numero de telephone',
  street:
    'strasse|str|strasse hausnummer|strasse und hausnummer|strasse nr|strasse hausnr|strasse und nr|strasse haus nr|street|street address|address street|adresse|anschrift|postadresse|wohnadresse|postanschrift|address|address 1|address line 1|adresszeile 1|rue|rue et numero|voie|via|via e numero|indirizzo|calle|calle y numero|direccion|domicilio|straat|straatnaam|straat en huisnummer|adres|gasse|weg',
  houseNumber:
    'hausnummer|haus nr|hausnr|nr|house number|house no|no|numero|numero civico|n civico|civico|huisnummer|huisnr|num|street number|n',
  extra:
    'adresszusatz|zusatz|address line 2|address 2|adresszeile 2|address extended address|co|c o|postfach|po box|pobox|address po box|adressenzusatz|complement|complement d adresse|boite postale|case postale|casella postale|apartado|postbus|stiege|wohnung|apartment|etage|interno|scala|piso|toevoeging|presso|bei',
  postalCode:
    'plz|postleitzahl|zip|zip code|zipcode|postal code|postcode|post code|address postal code|code postal|cp|cap|codice postale|codice di avviamento postale|codigo postal|c p|npa|postleitz|plz code',
  city: 'ort|ortschaft|wohnort|stadt|city|town|address city|ville|localite|commune|citta|comune|localita|ciudad|poblacion|localidad|plaats|woonplaats|stad|gemeinde|plz ort|plz und ort|plz wohnort|postleitzahl ort|code postal et ville|cp ville|npa localite|cap citta|cap e citta|cp poblacion|postcode en plaats|postcode plaats|zip city|zip and city|postcode and town',
  region:
    'bundesland|kanton|bundesland kanton|region|state|province|address region|provinz|canton|provincia|prov|departement|provincie|county',
  country: 'land|lander|staat|land region|country|country region|address country|pays|paese|nazione|stato|pais',
  household:
    'haushalt|haushalt nr|haushaltsnummer|household|household id|gruppe|group|familie|family|famille|foyer|groupe|famiglia|nucleo familiare|gruppo|familia|hogar|grupo|huishouden|gezin|groep|party|party name|einladung|einladung nr|kuvert|umschlag',
  plusOnes:
    'begleitung|mit begleitung|begleitperson|begleitpersonen|plus one|plus ones|plusone|plus 1|guests allowed|accompagnant|accompagnants|accompagnatore|accompagnatori|acompanante|acompanantes|introducee|introducees|anzahl begleitung|anzahl begleitpersonen|begleitungen ohne namen',
  kind: 'art|typ|type|erwachsen kind|kind erwachsener|erwachsener kind|adult child|age group|altersgruppe|categorie d age|tipo|soort|guest type|erwachsene kinder',
  gender: 'geschlecht|gender|sex|sexe|sesso|sexo|geslacht|genre',
  language: 'sprache|korrespondenzsprache|language|langue|lingua|idioma|taal|lang',
  partner:
    'partner|partnerin|spouse|ehepartner|ehepartnerin|ehegatte|ehefrau|ehemann|partner name|name partner|partner in|lebensgefahrte|conjoint|conjointe|epoux|epouse|coniuge|compagno|compagna|conyuge|pareja|echtgenoot|partner spouse',
  children: 'kinder|children|kids|enfants|bambini|figli|hijos|ninos|kinderen|namen der kinder|name der kinder',
  note: 'notizen|notiz|bemerkung|bemerkungen|anmerkung|anmerkungen|kommentar|notes|note|remarque|remarques|osservazioni|notas|opmerkingen',
  side: 'gehort zu|zugehorigkeit|seite|side|belongs to|cote|parte|kant',
  guestNumber: 'gast nr|gastnummer|gast nummer|guest no|guest number|guest id',
  ignored:
    'labels|photo|foto|group membership|kategorie|kategorien|category|categories|phonetic first name|phonetic middle name|phonetic last name|organization title|organization department|abteilung|position|department|job title|e mail label|e mail type|phone label|phone type|address label|address type|address formatted|website label|website value|web page|webseite|alter|age|nr lfd|lfd nr|lfd|id|beziehung|relation|relation label|relation value|geschenk|tisch|table|essen|menu|menue|allergien|zusage|rsvp|antwort|status|von',
} as const;

export type Field = keyof typeof words;

/** Headings by field, as `folded` writes them. */
export const headingWords: ReadonlyMap<Field, readonly string[]> = new Map(
  Object.entries(words).map(([field, list]): [Field, string[]] => [field as Field, list.split('|')]),
);

/** Words of an answer to an invitation: whoever such a heading speaks of, its column holds no names. */
const replyWord =
  /(?:^| )(?:zusagen?|zugesagt|absagen?|abgesagt|ruckmeldung(?:en)?|antwort(?:en)?|kommt|kommen|dabei|teilnahme|rsvp|repl(?:y|ies|ied)|response|responded|attending|attendance|confirmed|reponse|presence|conferma|confermato|risposta|confirmado|confirmacion|respuesta|bevestigd|aanwezig)(?: |$)/;

export function isReplyHeading(heading: string): boolean {
  return replyWord.test(folded(heading));
}

const fieldOfWord = new Map([...headingWords].flatMap(([field, list]) => list.map((word): [string, Field] => [word, field])));

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
