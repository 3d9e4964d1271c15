/** Countries of delivery in German: their names, and where a parcel goes. */
const names = new Intl.DisplayNames('de', { type: 'region' });

export function countryName(code: string): string {
  return names.of(code) ?? code;
}

/** "Deutschland, Österreich und Italien" */
export function inWords(words: readonly string[], link = 'und'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${link} ${words.at(-1)}`;
}

/** Countries with an article: a parcel goes "in die Schweiz". */
const withArticle = ['CH', 'NL'];

/** "nach Österreich", "in die Schweiz", "nach Deutschland, Österreich und in die Schweiz" */
export function whereTo(codes: readonly string[]): string {
  const plain = codes.filter((code) => !withArticle.includes(code)).map(countryName);
  const others = codes.filter((code) => withArticle.includes(code)).map((code) => `in die ${countryName(code)}`);
  if (others.length === 0) return `nach ${inWords(plain)}`;
  return inWords(plain.length > 0 ? [`nach ${plain.join(', ')}`, ...others] : others);
}
