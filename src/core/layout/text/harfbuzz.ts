/** A FontFace over harfbuzzjs, which is handed in: loading wasm and font files is the caller's business. */
import type * as HarfBuzz from 'harfbuzzjs';
import type { FontFace, ShapedGlyph } from '#core/layout/resources.ts';
import { weakMemoize } from '#core/values/memoize.ts';

export type HarfBuzzModule = Pick<typeof HarfBuzz, 'Blob' | 'Buffer' | 'DrawFuncs' | 'Face' | 'Feature' | 'Font' | 'shape'>;

/** HB_BUFFER_FLAG_REMOVE_DEFAULT_IGNORABLES, HB_DIRECTION_LTR and _RTL, HB_GLYPH_FLAG_UNSAFE_TO_BREAK. */
const removeIgnorables = 8;
const directions = { rightwards: 4, leftwards: 5 } as const;
const unsafeToBreak = 1;

const hebrew = /[\u0590-\u05ff\ufb1d-\ufb4f]/;

/** An outline as it is drawn: its words so far, and the point that the pen is at. */
type Drawing = { words: (string | number)[]; x: number; y: number };

/** Draws outlines as paths of a Sheet: quadratics raised to cubics, thousandths of a unit kept. */
const drawFuncsOf = weakMemoize(({ DrawFuncs }: HarfBuzzModule): HarfBuzz.DrawFuncs => {
  function write(drawing: Drawing, command: string, ...numbers: number[]): void {
    drawing.words.push(command);
    for (const number of numbers) drawing.words.push(Math.round(number * 1000) / 1000);
    drawing.x = numbers.at(-2) ?? drawing.x;
    drawing.y = numbers.at(-1) ?? drawing.y;
  }
  const funcs = new DrawFuncs();
  funcs.setMoveToFunc((x, y, drawing) => write(drawing as Drawing, 'M', x, y));
  funcs.setLineToFunc((x, y, drawing) => write(drawing as Drawing, 'L', x, y));
  funcs.setQuadraticToFunc((a, b, c, d, drawing) => {
    const { x, y } = drawing as Drawing;
    write(drawing as Drawing, 'C', x + ((a - x) * 2) / 3, y + ((b - y) * 2) / 3, c + ((a - c) * 2) / 3, d + ((b - d) * 2) / 3, c, d);
  });
  funcs.setCubicToFunc((a, b, c, d, e, f, drawing) => write(drawing as Drawing, 'C', a, b, c, d, e, f));
  funcs.setClosePathFunc((drawing) => write(drawing as Drawing, 'Z'));
  return funcs;
});

/**
 * A face of the bytes of a TrueType file. HarfBuzz takes woff2 silently and then knows no glyph, so a file without characters
 * throws. `script` says that the face joins its letters.
 */
export function harfbuzzFace(hb: HarfBuzzModule, key: string, bytes: Uint8Array, script: boolean): FontFace {
  const face = new hb.Face(new hb.Blob(bytes));
  const font = new hb.Font(face);
  const characters = new Set(face.collectUnicodes());
  if (characters.size === 0) throw new Error(`font ${key} has no characters`);
  // Asked for every letter of every text.
  const common = Array.from({ length: 0x300 }, (_, codePoint) => characters.has(codePoint));
  const extents = font.hExtents();
  const os2 = face.referenceTable('OS/2');
  const view = os2 && new DataView(os2.buffer, os2.byteOffset, os2.byteLength);
  const capHeight = view && view.byteLength >= 90 && view.getUint16(0) >= 2 ? view.getInt16(88) : 0;
  const buffer = new hb.Buffer();
  buffer.setFlags(removeIgnorables);
  const outlines = new Map<number, string>();
  const madeFeatures = new WeakMap<Record<string, number>, HarfBuzz.Feature[]>();

  function featuresOf(features: Record<string, number>): HarfBuzz.Feature[] {
    const known = madeFeatures.get(features);
    if (known) return known;
    const made = Object.entries(features).map(([tag, value]) => new hb.Feature(tag, value));
    madeFeatures.set(features, made);
    return made;
  }

  function shape(text: string, features: Record<string, number>, leftwards = false): ShapedGlyph[] {
    buffer.clearContents();
    buffer.addText(text);
    // The shop's faces are Latin ones. Fixed properties keep "12" and "a12" on the same kerning and make every engine agree;
    // German switches off ligatures over the seam of a compound ("Auf-lage") in faces that know of it.
    buffer.setDirection(leftwards ? directions.leftwards : directions.rightwards);
    buffer.setScript(!leftwards ? 'Latn' : hebrew.test(text) ? 'Hebr' : 'Arab');
    buffer.setLanguage('de');
    hb.shape(font, buffer, featuresOf(features));
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    const glyphs: ShapedGlyph[] = [];
    for (let index = 0; index < infos.length; index += 1) {
      const info = infos[index];
      const position = positions[index];
      if (!info || !position) break;
      const { xAdvance: advance, xOffset, yOffset } = position;
      glyphs.push({
        id: info.codepoint,
        cluster: info.cluster,
        advance,
        xOffset,
        yOffset,
        safe: (info.flags & unsafeToBreak) === 0,
        text: '',
      });
    }
    return glyphs;
  }

  function outline(glyph: number): string {
    const known = outlines.get(glyph);
    if (known !== undefined) return known;
    const drawing: Drawing = { words: [], x: 0, y: 0 };
    font.drawGlyph(glyph, drawFuncsOf(hb), drawing);
    const path = drawing.words.join(' ');
    outlines.set(glyph, path);
    return path;
  }

  return {
    key,
    unitsPerEm: face.upem,
    ascender: extents.ascender,
    descender: extents.descender,
    capHeight: capHeight > 0 ? capHeight : Math.round(face.upem * 0.66),
    script,
    has: (codePoint) => (codePoint < common.length ? common[codePoint] === true : characters.has(codePoint)),
    shape,
    outline,
  };
}
