/** Types of the parts of `hyphen` in use; the package ships none. */
declare module 'hyphen/hyphen.js' {
  export type Hyphenator = (text: string) => string;
  const createHyphenator: (patterns: unknown) => Hyphenator;
  export default createHyphenator;
}
declare module 'hyphen/patterns/de-1996.js' {
  const patterns: unknown;
  export default patterns;
}
