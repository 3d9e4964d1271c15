/** Categories of card products: their keys and German names (Specification 3). */

export type Category = { name: string; plural: string };

/** The last two are the shop's own: what births, deaths and feasts are announced with. */
export const categories = {
  invitation: { name: 'Einladung', plural: 'Einladungen' },
  'thank-you-card': { name: 'Dankeskarte', plural: 'Dankeskarten' },
  'save-the-date': { name: 'Save-the-Date-Karte', plural: 'Save-the-Date-Karten' },
  'change-the-date': { name: 'Change-the-Date-Karte', plural: 'Change-the-Date-Karten' },
  'reply-card': { name: 'Antwortkarte', plural: 'Antwortkarten' },
  'menu-card': { name: 'Menükarte', plural: 'Menükarten' },
  'drink-card': { name: 'Getränkekarte', plural: 'Getränkekarten' },
  'place-card': { name: 'Platzkarte', plural: 'Platzkarten' },
  'table-number': { name: 'Tischnummer', plural: 'Tischnummern' },
  'seating-plan': { name: 'Sitzplan', plural: 'Sitzpläne' },
  'address-sticker': { name: 'Adressaufkleber', plural: 'Adressaufkleber' },
  'sender-sticker': { name: 'Absenderaufkleber', plural: 'Absenderaufkleber' },
  'recipient-sticker': { name: 'Empfängeraufkleber', plural: 'Empfängeraufkleber' },
  'seal-sticker': { name: 'Siegelaufkleber', plural: 'Siegelaufkleber' },
  'bottle-label': { name: 'Flaschenetikett', plural: 'Flaschenetiketten' },
  'gift-tag': { name: 'Geschenkanhänger', plural: 'Geschenkanhänger' },
  'gift-sticker': { name: 'Geschenkaufkleber', plural: 'Geschenkaufkleber' },
  'church-booklet': { name: 'Kirchenheft', plural: 'Kirchenhefte' },
  inlay: { name: 'Einlegeblatt', plural: 'Einlegeblätter' },
  'memory-picture': { name: 'Erinnerungsbild', plural: 'Erinnerungsbilder' },
  confetti: { name: 'Konfetti', plural: 'Konfetti' },
  'sparkler-label': { name: 'Wunderkerzenetikett', plural: 'Wunderkerzenetiketten' },
  announcement: { name: 'Anzeige', plural: 'Anzeigen' },
  'greeting-card': { name: 'Grußkarte', plural: 'Grußkarten' },
} as const satisfies Record<string, Category>;

/** Names of addresses that are no category of cards: things beside them, and a second word for one. */
const besides = {
  card: { name: 'Karte', plural: 'Karten' },
  envelope: { name: 'Umschlag', plural: 'Umschläge' },
  'table-card': { name: 'Tischkarte', plural: 'Tischkarten' },
  'wind-light-card': { name: 'Windlichtkarte', plural: 'Windlichtkarten' },
  'sealing-sticker': categories['seal-sticker'],
} as const satisfies Record<string, Category>;

const named: ReadonlyMap<string, Category> = new Map(Object.entries({ ...categories, ...besides }));

/** The category of a key, or one with the key as its name. */
export function categoryOf(key: string): Category {
  return named.get(key) ?? { name: key, plural: key };
}
