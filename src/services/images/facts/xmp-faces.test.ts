/** Regions of faces as programs write them, and damaged ones. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFaces } from './xmp-faces.ts';

const upright = { orientation: 1, width: 4000, height: 3000 };

function packet(body: string): Buffer {
  return Buffer.from(`<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:mwg-rs="http://www.metadataworkinggroup.com/schemas/regions/"
  xmlns:stDim="http://ns.adobe.com/xap/1.0/sType/Dimensions#" xmlns:stArea="http://ns.adobe.com/xmp/sType/Area#"
  xmlns:MP="http://ns.microsoft.com/photo/1.2/" xmlns:MPRI="http://ns.microsoft.com/photo/1.2/t/RegionInfo#"
  xmlns:MPReg="http://ns.microsoft.com/photo/1.2/t/Region#">${body}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`);
}

type Area = { x: number; y: number; w: number; h: number; type?: string; unit?: string };

const area = ({ x, y, w, h, unit = 'normalized' }: Area) =>
  `<mwg-rs:Area stArea:x="${x}" stArea:y="${y}" stArea:w="${w}" stArea:h="${h}" stArea:unit="${unit}"/>`;
const region = (given: Area) =>
  `<rdf:li><rdf:Description mwg-rs:Name="Zo&#xeb; &lt;3" mwg-rs:Type="${given.type ?? 'Face'}">${area(given)}</rdf:Description></rdf:li>`;
const regions = (areas: Area[], [w, h] = [4000, 3000]) =>
  packet(`<mwg-rs:Regions rdf:parseType="Resource"><mwg-rs:AppliedToDimensions stDim:w="${w}" stDim:h="${h}" stDim:unit="pixel"/>
<mwg-rs:RegionList><rdf:Bag>${areas.map(region).join('')}</rdf:Bag></mwg-rs:RegionList></mwg-rs:Regions>`);
const microsoft = (rectangles: string[], name = 'Zoë') =>
  packet(
    `<MP:RegionInfo rdf:parseType="Resource"><MPRI:Regions><rdf:Bag>${rectangles
      .map((text) => `<rdf:li MPReg:PersonDisplayName="${name}" MPReg:Rectangle="${text}"/>`)
      .join('')}</rdf:Bag></MPRI:Regions></MP:RegionInfo>`,
  );

const one = { x: 0.3, y: 0.4, w: 0.2, h: 0.1 };

test('a region of the Metadata Working Group is a centre and a size', () => {
  expect(readFaces(regions([one]), upright)).toEqual([{ x: 0.2, y: 0.35, width: 0.2, height: 0.1 }]);
});

test('fields may be elements instead of attributes, and prefixes others', () => {
  const fields = Object.entries(one).map(([key, value]) => `<a:${key}>${value}</a:${key}>`);
  const xmp =
    packet(`<r:Regions xmlns:r="http://www.metadataworkinggroup.com/schemas/regions/" xmlns:a="http://ns.adobe.com/xmp/sType/Area#">
    <!-- > --><r:RegionList><rdf:Seq><rdf:li rdf:parseType='Resource'><r:Type>Face</r:Type><r:Area>${fields.join('')}</r:Area></rdf:li></rdf:Seq></r:RegionList></r:Regions>`);
  expect(readFaces(xmp, upright)).toEqual([{ x: 0.2, y: 0.35, width: 0.2, height: 0.1 }]);
});

test('a rectangle of Microsoft Photo is a corner and a size; a dismissed one is no face', () => {
  expect(readFaces(microsoft(['0.2, 0.35, 0.2, 0.1', '0.5,0.5,0.1,0.1']), upright)).toEqual([
    { x: 0.2, y: 0.35, width: 0.2, height: 0.1 },
    { x: 0.5, y: 0.5, width: 0.1, height: 0.1 },
  ]);
  expect(readFaces(microsoft(['0.2, 0.35, 0.2, 0.1'], 'ffffffffffffffff'), upright)).toEqual([]);
});

test('pets, bar codes and other units are no faces', () => {
  expect(
    readFaces(
      regions([
        { ...one, type: 'Pet' },
        { ...one, type: 'BarCode' },
        { ...one, unit: 'pixel' },
      ]),
      upright,
    ),
  ).toEqual([]);
});

/** The same spot of the stored pixels, whose corner is (0.2, 0.35), as people see it. */
test.each([
  [1, [0.2, 0.35, 0.2, 0.1]],
  [2, [0.6, 0.35, 0.2, 0.1]],
  [3, [0.6, 0.55, 0.2, 0.1]],
  [4, [0.2, 0.55, 0.2, 0.1]],
  [5, [0.35, 0.2, 0.1, 0.2]],
  [6, [0.55, 0.2, 0.1, 0.2]],
  [7, [0.55, 0.6, 0.1, 0.2]],
  [8, [0.35, 0.6, 0.1, 0.2]],
] as const)('a face is turned with its picture by orientation %i', (orientation, [x, y, width, height]) => {
  const size = orientation >= 5 ? { width: 3000, height: 4000 } : { width: 4000, height: 3000 };
  const shown = { orientation, ...size };
  expect(readFaces(regions([one]), shown)).toEqual([{ x, y, width, height }]);
  expect(readFaces(microsoft(['0.2, 0.35, 0.2, 0.1']), shown)).toEqual([{ x, y, width, height }]);
});

test('regions that were written for the picture as it is shown stay', () => {
  const shown = { orientation: 6, width: 3000, height: 4000 };
  expect(readFaces(regions([one], [3000, 4000]), shown)).toEqual([{ x: 0.2, y: 0.35, width: 0.2, height: 0.1 }]);
});

test('a face at the border is cut there, one outside is none, and there are at most forty', () => {
  const areas = [
    { x: 0, y: 0.5, w: 0.2, h: 0.2 },
    { x: 2, y: 0.5, w: 0.2, h: 0.2 },
    { x: 0.5, y: 0.5, w: 0, h: 0.2 },
    { x: 0.5, y: 0.5, w: -0.2, h: 0.2 },
    { x: Number.NaN, y: 0.5, w: 0.2, h: 0.2 },
  ];
  expect(readFaces(regions(areas), upright)).toEqual([{ x: 0, y: 0.4, width: 0.1, height: 0.2 }]);
  expect(readFaces(regions(Array(60).fill(one)), upright)).toHaveLength(40);
});

test('what is no XMP, too large or declares entities has no faces', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "${'b'.repeat(100)}">]>${regions([one]).toString()}`;
  const deep = `${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}`;
  const wide = `<a>${'<b/>'.repeat(15_000)}</a>`;
  for (const text of ['', 'kein XML', '<a', '<a><b></a>', '</a>', '<a>'.repeat(99), bomb, deep, wide, regions([one]) + ' '.repeat(70_000)])
    expect(readFaces(Buffer.from(text), upright)).toEqual([]);
  expect(readFaces(undefined, upright)).toEqual([]);
});

test('damaged XMP never throws, and faces lie in the picture', () => {
  const whole = regions([one, { x: 0.7, y: 0.6, w: 0.1, h: 0.1 }]).toString();
  const cut = fc.tuple(
    fc.nat(whole.length),
    fc.nat(40),
    fc.oneof(fc.string(), fc.constantFrom('<', '>', '"', "'", '/', '=', '&', '9e9', '<!--')),
  );
  fc.assert(
    fc.property(fc.array(cut, { maxLength: 4 }), fc.integer({ min: 1, max: 8 }), (cuts, orientation) => {
      let text = whole;
      for (const [at, length, insert] of cuts) text = text.slice(0, at) + insert + text.slice(at + length);
      for (const { x, y, width, height } of readFaces(Buffer.from(text), { ...upright, orientation })) {
        for (const value of [x, y, width, height]) expect(value >= 0 && value <= 1).toBe(true);
        expect(x + width).toBeLessThanOrEqual(1.0001);
        expect(y + height).toBeLessThanOrEqual(1.0001);
      }
    }),
    { numRuns: 1500 },
  );
});
