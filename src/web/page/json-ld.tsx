/** Structured data for search engines. It is data, no script: the content security policy leaves it alone. */

/** `<` is written so that no text in it can end the element. */
export function jsonLdText(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/**
 * Written by the server alone: pages give `import.meta.env.SSR && …`, so that the browser build leaves out what makes the data. A first load
 * keeps the element as the server wrote it.
 */
export function JsonLd({ data }: { data: object | false }) {
  const text = data ? jsonLdText(data) : '';
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any `<`
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
