/** The alternative texts of the pictures in the data of blocks that a page shows. */
export function shownAltTexts(data: unknown, html: string): string[] {
  if (typeof data !== 'object' || data === null) return [];
  const { src, alt } = data as { src?: unknown; alt?: unknown };
  if (typeof src === 'string' && typeof alt === 'string') return html.includes(src.split('/').at(-1) ?? src) ? [alt] : [];
  return Object.values(data).flatMap((value) => shownAltTexts(value, html));
}
