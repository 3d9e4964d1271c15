/** What the words of a wedding's suite are made of. */
export type Wedding = {
  /** As they stand on a card: on one line or two. */
  names: string;
  caps: string;
  /** The same, broken where a card is narrow. */
  line?: string;
  date: string;
  place: string;
  /** A guest on the place card. */
  guest: string;
  heading?: string;
  invite: string;
  title?: string;
  courses: readonly (readonly [course: string, dish: string])[];
  drinks: string;
  danke?: string;
  thanks: readonly [heading: string, text: string];
};
