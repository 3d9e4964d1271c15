/** An icon as inline SVG in the text colour. It carries no meaning of its own: a word stands beside it or names its control. */

/** `svg` is the text of an icon file (import it with `?raw`). */
export function Icon({ svg, small = false, className = '' }: { svg: string; small?: boolean; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is a file of the icon package, bundled at build time
  return <span aria-hidden="true" className={`icon ${small ? 'icon-20' : ''} ${className}`} dangerouslySetInnerHTML={{ __html: svg }} />;
}
