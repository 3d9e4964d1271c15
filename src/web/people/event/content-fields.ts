/** Names of the fields of what a host adds to the page of an event. */
export const contentNames = {
  shown: 'bild',
  known: 'foto',
  wishes: 'text',
  linkName: 'link-name',
  linkUrl: 'link-url',
  question: 'frage',
  questionId: 'frage-id',
  kind: 'art',
  choices: 'auswahl',
} as const;

export function pictureName(name: 'nummer' | 'alt', picture: string): string {
  return `${name}.${picture}`;
}
