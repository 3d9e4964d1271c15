/** The fold in the paper: the one section break of a page. Decoration. */
export function SectionDivider() {
  return <div aria-hidden="true" className="crease" />;
}
