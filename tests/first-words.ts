/** Words of printers and programs, which nobody reads first. */

/** Units of layouts, parts of a press sheet, models of colour, and codes as programs write them. */
export const printersWords =
  /(?<!\p{L})(?:mm|dpi|ppi|pt|µm|Millimetern?|Pixeln?|Ebenen?|Falz|Beschnitt|Anschnitt|Bund|Perforation|Stanzkontur|Farbauftrag|PUR|CMYK|null|undefined|NaN)(?!\p{L})|\d+x\d+|\d[\s\u00a0]?(?:mm|dpi|ppi|pt)(?!\p{L})/u;

/** A sentence ends with its stop; what stands in brackets behind it is read with it. */
export function firstSentence(text: string): string {
  return /^.*?[.?!](?=\s|$)/su.exec(text)?.[0] ?? text;
}
