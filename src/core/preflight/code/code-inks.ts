/** Inks of a design for a code and its words, by the ground that they stand on. */
import type { DesignDocument } from '#core/design/document.ts';
import type { QrElement } from '#core/design/drawn-element.ts';
import { contrastOf, luminance } from '#core/preflight/contrast.ts';
import { wantsLevelQ } from '#core/preflight/qr-rules.ts';

export type CodeInks = Pick<QrElement, 'ink' | 'ground' | 'ecc'>;
type Inks = DesignDocument['inks'];

const moduleUm = 500;
const paperHex = '#ffffff';
/** Contrast with which words and codes are read without effort. */
const readable = 4.5;

function hexOf(inks: Inks, token: string): string {
  return inks[token]?.hex ?? paperHex;
}

/** Inks that print as process colours, the darkest first. */
function plainInks(inks: Inks): string[] {
  const tokens = Object.keys(inks).filter((token) => !inks[token]?.finish);
  return tokens.toSorted((a, b) => luminance(hexOf(inks, a)) - luminance(hexOf(inks, b)));
}

function levelOn(hex: string): Pick<QrElement, 'ecc'> {
  return wantsLevelQ(moduleUm, { hex, isFoil: false }) ? { ecc: 'Q' } : {};
}

/** The ink of the words where it is dark on the ground, else the darkest one; on a dark ground the darkest one on a light ground of its own. */
export function codeInks(inks: Inks, ofWords: string, hex: string): CodeInks {
  const plain = plainInks(inks);
  const isDark = (token: string) => luminance(hexOf(inks, token)) < luminance(hex) && contrastOf(hexOf(inks, token), hex) >= readable;
  const ink = [ofWords, ...plain].find((token) => plain.includes(token) && isDark(token));
  if (ink !== undefined) return { ink, ...levelOn(hex) };
  const [darkest = ofWords, lightest = ofWords] = [plain[0], plain.at(-1)];
  return { ink: darkest, ground: lightest, ...levelOn(hexOf(inks, lightest)) };
}

/** The ink of the words that stand there, else the one that is told best from the ground. */
export function wordsInk(inks: Inks, ofWords: string, hex: string): string {
  const plain = plainInks(inks);
  const contrast = (token: string) => contrastOf(hexOf(inks, token), hex);
  if (plain.includes(ofWords) && contrast(ofWords) >= readable) return ofWords;
  return plain.toSorted((a, b) => contrast(b) - contrast(a))[0] ?? ofWords;
}
