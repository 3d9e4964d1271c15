/** Makes text safe inside XML and HTML: in content and in quoted attributes. */
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** XML has no half surrogate pairs, no U+FFFE and U+FFFF, and no control characters but tab and line breaks. */
const notInXml = /[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu;

export function escapeMarkup(text: string): string {
  return text
    .toWellFormed()
    .replace(notInXml, ' ')
    .replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
