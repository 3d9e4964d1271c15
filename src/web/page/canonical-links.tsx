/** The page's own address and the same page in other markets, for search engines. */
import { useMatches } from 'react-router';
import type { RootData } from './page-context.ts';

/** A page whose loader gives a `canonical` names another page as the original: then that one alone speaks for the markets (D08). */
export function CanonicalLinks({ frame }: { frame: Pick<RootData, 'canonical' | 'alternates'> }) {
  const canonical = useMatches().reduce(
    (found, { loaderData }) => (loaderData as { canonical?: string | null } | undefined)?.canonical ?? found,
    frame.canonical,
  );
  const alternates = canonical === frame.canonical ? Object.entries(frame.alternates) : [];
  return (
    <>
      <link rel="canonical" href={canonical} />
      {alternates.map(([language, href]) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
    </>
  );
}
