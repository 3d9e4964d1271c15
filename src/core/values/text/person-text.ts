/** The schemas of texts that people typed. */
import * as z from 'zod/mini';
import { visibleText } from '#core/values/visible-text.ts';

/**
 * One line that people typed: normalised to NFC by the adapter, trimmed, without invisible marks and control characters. May come out
 * empty: the handler says what is missing.
 */
export function personText(maximum: number) {
  return z.string().check(z.overwrite(visibleText), z.maxLength(maximum), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u));
}

/** The same of several lines. */
export function personLines(maximum: number) {
  return z.string().check(
    z.overwrite((text) => visibleText(text.replace(/\r\n?|[\u2028\u2029]/g, '\n'))),
    z.maxLength(maximum),
    z.regex(/^(?:\P{Cc}|\n)*$/u),
  );
}
