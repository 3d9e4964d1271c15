/** What pages and panels are called: a text for each id, in src/texts. */

/** The number in an id is a value of its text: 'page-3' is `panel.page-n` with n = 3. */
export function panelName(id: string): { readonly key: string; readonly values?: { readonly n: number } } {
  const [written, n] = /-(\d+)(?![a-z\d])/.exec(id) ?? [];
  return written ? { key: `panel.${id.replace(written, '-n')}`, values: { n: Number(n) } } : { key: `panel.${id}` };
}
