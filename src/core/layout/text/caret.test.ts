import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TextElement } from '#core/design/document.ts';
import { openFonts } from '#resources/fonts.ts';
import { setText, squareFace, textDesign } from '#tests/render/set-text.ts';
import { germanBoundWords } from '#texts/bound-words.ts';
import { type CaretMap, createCaretMap } from './caret.ts';
import { prepareText } from './prepare.ts';
import { laidOutText, shapeText } from './text-lines.ts';
import { typedPositions } from './typed-positions.ts';
import { bindSpaces } from './typography.ts';

const shop = await openFonts();
const square = squareFace('square');
const fonts = { ...shop, face: (key: string) => (key === 'square' ? square : shop.face(key)) };
const box = {
  xUm: 10_000,
  yUm: 20_000,
  widthUm: 40_000,
  heightUm: 60_000,
  sizeUm: 4_000,
  minSizeUm: 2_000,
  align: 'left',
  vertical: 'top',
} as const;
const segmenter = new Intl.Segmenter('de', { granularity: 'grapheme' });

function elementOf(text: string, change: Partial<TextElement> = {}, language?: 'de' | 'fr') {
  const design = textDesign(text, { ...box, font: 'square', ...change }, language);
  const element = design.pages[0]?.elements[0];
  if (element?.kind !== 'text') throw new Error('no text');
  return { design, element };
}

function caretOf(text: string, change: Partial<TextElement> = {}): CaretMap {
  const { design, element } = elementOf(text, change);
  return createCaretMap(design, element, fonts);
}

function offsetsOf(text: string): number[] {
  return [...Array.from(segmenter.segment(text), ({ index }) => index), text.length];
}

const at = (offset: number, isUpstream = false) => ({ offset, isUpstream });
const place = (caret: CaretMap, offset: number) => caret.place(at(offset));
/** The offset at the middle of a caret. */
function hitPlace(caret: CaretMap, offset: number): number {
  const { xUm, yUm, heightUm, turn } = place(caret, offset);
  return caret.hit(xUm - (turn[1] * heightUm) / 2, yUm + (turn[0] * heightUm) / 2).offset;
}

describe('the place of the caret', () => {
  test('stands between letters, one em high around the capitals', () => {
    const caret = caretOf('ABC');
    expect([0, 1, 2, 3].map((offset) => place(caret, offset).xUm)).toEqual([10_000, 12_000, 14_000, 16_000]);
    expect(place(caret, 0)).toMatchObject({ yUm: 20_000, heightUm: 4_000, turn: [1, 0] });
  });

  test('agrees with the glyphs of layout, whatever alignment, tracking and face', () => {
    for (const change of [{ align: 'center' }, { align: 'right', tracking: 120 }, { font: 'eb-garamond' }, { list: 'number' }] as const) {
      const text = 'Lea und Ben heiraten am See bei Konstanz';
      const { glyphs } = setText(fonts, text, { ...box, font: 'square', ...change });
      const caret = caretOf(text, change);
      const words = glyphs.filter(({ text: own }) => own !== '' && own !== '1' && own !== '.');
      let offset = 0;
      for (const glyph of words) {
        offset = text.indexOf(glyph.text, offset);
        expect(Math.abs(place(caret, offset).xUm - glyph.xUm)).toBeLessThanOrEqual(1);
        offset += glyph.text.length;
      }
    }
  });

  test('a ligature is divided evenly', () => {
    const caret = caretOf('fi', { font: 'cormorant' });
    const [left, middle, right] = [0, 1, 2].map((offset) => place(caret, offset).xUm);
    expect((middle ?? 0) - (left ?? 0)).toBeCloseTo(((right ?? 0) - (left ?? 0)) / 2, 6);
    expect(right).toBeGreaterThan(left ?? 0);
  });

  test('an emoji and a letter with a mark are one step', () => {
    const text = 'a👩‍👩‍👧x\u0304b';
    const caret = caretOf(text, { font: 'eb-garamond' });
    const inside = place(caret, 3);
    expect(inside).toEqual(place(caret, 1));
    expect(offsetsOf(text).map((offset) => hitPlace(caret, offset))).toEqual(offsetsOf(text));
  });

  test('spaces at a line end hang behind it, the next word begins the next line', () => {
    const caret = caretOf('AAAAAAAAAAAA   BBBBBBBBBBBB');
    expect([12, 13, 14].map((offset) => place(caret, offset).xUm)).toEqual([34_000, 36_000, 38_000]);
    expect(place(caret, 15)).toMatchObject({ xUm: 10_000 });
    expect(place(caret, 15).yUm).toBeGreaterThan(place(caret, 14).yUm);
  });

  test('empty lines at the end, which layout leaves out, have a place below each other', () => {
    const caret = caretOf('A\n\n', { leading: 1.5 });
    expect([1, 2, 3].map((offset) => place(caret, offset).yUm)).toEqual([20_000, 26_000, 32_000]);
  });

  test.each([
    ['left', 10_000],
    ['center', 30_000],
    ['right', 50_000],
  ] as const)('an empty text aligned %s has a caret at its line', (align, xUm) => {
    expect(place(caretOf('', { align }), 0)).toMatchObject({ xUm, yUm: 20_000 });
    expect(place(caretOf('   ', { align }), 0)).toMatchObject({ xUm });
  });

  test('follows the size a text is fitted to', () => {
    const caret = caretOf('A'.repeat(30));
    const { box: shown } = setText(fonts, 'A'.repeat(30), { ...box, font: 'square' });
    expect(shown?.sizeUm).toBeLessThan(4_000);
    expect(place(caret, 30).heightUm).toBe(shown?.sizeUm);
  });

  test('of Hebrew letters runs from right to left', () => {
    const caret = caretOf('אבג', { align: 'right' });
    expect([0, 1, 2, 3].map((offset) => Math.round(place(caret, offset).xUm))).toEqual([50_000, 48_000, 46_000, 44_000]);
  });

  test('turns with the element and along a curve', () => {
    const turned = caretOf('ABC', { rotation: 90 });
    expect(place(turned, 1).turn[0]).toBeCloseTo(0, 9);
    expect(place(turned, 1).turn[1]).toBeCloseTo(1, 9);
    const curved = caretOf('ABCDE', { arcUm: 30_000, align: 'center' });
    expect(place(curved, 0).turn[1]).toBeLessThan(0);
    expect(place(curved, 5).turn[1]).toBeGreaterThan(0);
    expect([0, 1, 2, 3, 4, 5].map((offset) => hitPlace(curved, offset))).toEqual([0, 1, 2, 3, 4, 5]);
    expect([0, 1, 2, 3].map((offset) => hitPlace(turned, offset))).toEqual([0, 1, 2, 3]);
  });
});

describe('what the caret steps over as a whole', () => {
  const wholeOf = (text: string, from: number, to: number) => {
    const { design, element } = elementOf(text);
    return createCaretMap(design, element, fonts, [{ from, to }]);
  };

  test('has no place within, and both edges keep theirs', () => {
    const [whole, plain] = [wholeOf('AB\u2063CDE\u2063F', 2, 7), caretOf('ABCDEF')];
    expect([0, 1, 2, 7, 8].map((offset) => place(whole, offset).xUm)).toEqual([0, 1, 2, 5, 6].map((offset) => place(plain, offset).xUm));
    expect([3, 4, 5].map((offset) => place(whole, offset))).toEqual(Array.from({ length: 3 }, () => place(whole, 2)));
    const hits = Array.from({ length: 30 }, (_, step) => whole.hit(9_000 + step * 500, 22_000).offset);
    expect([...new Set(hits)]).toEqual([0, 1, 2, 7, 8]);
  });

  test('broken over three lines, it is selected on all of them and passed by up and down', () => {
    const text = `A ${'BBBBBBBBBBBB '.repeat(3)}C`;
    const end = text.length - 2;
    const whole = wholeOf(text, 2, end);
    const ys = new Set(whole.selection(2, end).map(([corner]) => corner?.[1]));
    expect(ys.size).toBeGreaterThanOrEqual(3);
    const offsets = new Set<number>();
    for (let y = 15_000; y < 50_000; y += 500) for (let x = 5_000; x < 55_000; x += 2_000) offsets.add(whole.hit(x, y).offset);
    expect([...offsets].every((offset) => offset <= 2 || offset >= end)).toBe(true);
    expect(whole.vertical(at(1), 1, null).position.offset).toBeGreaterThanOrEqual(end);
    expect(whole.vertical(at(text.length), -1, null).position.offset).toBeLessThanOrEqual(2);
  });
});

describe('moving the caret', () => {
  const text = 'AAAAAAAAAAAA\nBB\nCCCCCCCCCCCC';
  test('up and down keep the column over a short line', () => {
    const caret = caretOf(text);
    const first = caret.vertical(at(8), 1, null);
    expect(first.position.offset).toBe(15);
    const second = caret.vertical(first.position, 1, first.columnUm);
    expect(second.position.offset).toBe(24);
    expect(caret.vertical(second.position, 1, second.columnUm).position.offset).toBe(text.length);
    expect(caret.vertical(at(4), -1, null).position.offset).toBe(0);
  });

  test('starts and ends of lines, also of one that was broken inside a word', () => {
    const caret = caretOf(text);
    expect(caret.lineStart(at(14)).offset).toBe(13);
    expect(caret.lineEnd(at(14)).offset).toBe(15);
    const broken = caretOf('AAAAAAAAAAAA-BBBBBBBBBBBB');
    const end = broken.lineEnd(at(2));
    expect(end).toEqual(at(13, true));
    expect(broken.place(end).yUm).toBe(20_000);
    expect(place(broken, 13).yUm).toBeGreaterThan(20_000);
    expect(broken.lineStart(end).offset).toBe(0);
  });

  test('a point beside or beyond the text gives the nearest line', () => {
    const caret = caretOf(text);
    expect(caret.hit(-100_000, 20_000).offset).toBe(0);
    expect(caret.hit(900_000, 20_000).offset).toBe(12);
    expect(caret.hit(900_000, 900_000).offset).toBe(text.length);
  });
});

describe('the selection', () => {
  test('is one piece a line, and shows selected line ends', () => {
    const caret = caretOf('AB\n\nCD');
    const quads = caret.selection(1, 5);
    const lefts = quads.map((quad) => quad[0]?.[0]);
    expect(lefts).toEqual([12_000, 14_000, 10_000, 10_000]);
    expect(caret.selection(2, 2)).toEqual([]);
  });

  test('of mixed directions has a piece for each direction', () => {
    expect(caretOf('ab אבג', { align: 'left' }).selection(2, 5).length).toBeGreaterThanOrEqual(1);
    const quads = caretOf('אבג ab').selection(0, 2);
    expect(quads).toHaveLength(1);
  });
});

const letters = fc.constantFrom(
  ...'abc AB  \n.,:;!?«»–-%€5 14. Uhr z.B. fi ffl ß'.split(''),
  ...['e\u0301', 'ü', '👍🏽', '❤️', 'z. B.', '14. August', '«oui»', '\t', '100 %'],
);
const anyText = fc.array(letters, { maxLength: 60 }).map((parts) => parts.join(''));
const anyStyle = fc.record({
  font: fc.constantFrom('square', 'eb-garamond', 'cormorant', 'pinyon'),
  align: fc.constantFrom('left', 'center', 'right'),
  vertical: fc.constantFrom('top', 'middle', 'bottom'),
  tracking: fc.constantFrom(0, 80, 300),
  widthUm: fc.integer({ min: 15_000, max: 80_000 }),
  hyphens: fc.constantFrom(true, undefined),
  list: fc.constantFrom('bullet', 'number', undefined),
});

describe('for any text', () => {
  test('the caret keeps the characters of layout', () => {
    const exotic = fc.oneof(anyText, fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ unit: 'grapheme', maxLength: 30 }));
    fc.assert(
      fc.property(exotic, fc.constantFrom('de', 'fr'), (text, language) => {
        const { design, element } = elementOf(text, {}, language);
        const { laidOut, tail, positions } = typedPositions(text, (plain) => bindSpaces(plain, language, germanBoundWords));
        expect(laidOut).toBe(laidOutText(design, element, { ...fonts, boundWords: germanBoundWords }));
        expect(tail.trim()).toBe('');
        expect(positions).toHaveLength(text.length + 1);
        expect(positions.at(-1)).toBe(laidOut.length + tail.length);
        expect(positions.every((position, index) => index === 0 || position >= (positions[index - 1] ?? 0))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('a character that layout keeps stands where its offset leads', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('de', 'fr'), (text, language) => {
        const { laidOut, tail, positions } = typedPositions(text, (plain) => bindSpaces(plain, language, germanBoundWords));
        const all = laidOut + tail;
        for (const [index, character] of text.split('').entries()) {
          if (/\s|\p{M}/u.test(character) || text.charAt(index + 1) === '\u0301') continue;
          expect(all.charAt(positions[index] ?? 0)).toBe(character);
        }
        expect(prepareText(all)).toBe(laidOut);
      }),
      { numRuns: 300 },
    );
  });

  test('every offset has a finite place, and upright the place leads back to the offset', () => {
    fc.assert(
      fc.property(anyText, anyStyle, (text, style) => {
        const caret = caretOf(text, style);
        for (const offset of offsetsOf(text)) {
          const { xUm, yUm, heightUm } = place(caret, offset);
          expect(Number.isFinite(xUm) && Number.isFinite(yUm) && heightUm > 0).toBe(true);
          expect(hitPlace(caret, offset)).toBe(offset);
        }
        for (const quad of caret.selection(0, text.length)) expect(quad.flat().every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  test('carets of a text that fits lie in its box but for spaces that hang', () => {
    fc.assert(
      fc.property(anyText, anyStyle, (typed, style) => {
        const text = typed.replace(/\s+/g, ' ').trim();
        const { findings } = setText(fonts, text, { ...box, ...style });
        fc.pre(text !== '' && findings.every(({ kind }) => kind !== 'overflow'));
        const caret = caretOf(text, style);
        for (const offset of offsetsOf(text)) {
          if (text.charAt(offset) === ' ' || text.charAt(offset - 1) === ' ') continue;
          const { xUm, yUm, heightUm } = place(caret, offset);
          expect(xUm).toBeGreaterThanOrEqual(box.xUm - 1);
          expect(xUm).toBeLessThanOrEqual(box.xUm + style.widthUm + 1);
          expect(yUm).toBeGreaterThanOrEqual(box.yUm - 1);
          expect(yUm + heightUm).toBeLessThanOrEqual(box.yUm + box.heightUm + 1);
        }
      }),
      { numRuns: 150 },
    );
  });
});

test('a text is shaped once for its layout and its caret, and anew for other words or another element', () => {
  const { design, element } = elementOf('Wir trauen uns');
  const text = laidOutText(design, element, fonts);
  const shaped = shapeText(text, element, square, fonts);
  createCaretMap(design, element, fonts);
  expect(shapeText(text, element, square, fonts)).toBe(shaped);
  const other = shapeText(text, { ...element }, square, fonts);
  expect(other).not.toBe(shaped);
  expect(shapeText('Wir feiern', element, square, fonts).paragraphs.map((paragraph) => paragraph.text)).toEqual(['Wir feiern']);
});
