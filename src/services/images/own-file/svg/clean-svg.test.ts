/** What becomes of every element, attribute and value of an SVG: it is written, it draws nothing, or it is named. */
import { expect, test } from 'vitest';
import { type CleanSvg, cleanSvg, type SvgProblem } from './clean-svg.ts';

const longest = 100_000;
function cleaned(body: string, head = 'width="40" height="30"'): CleanSvg | SvgProblem {
  return cleanSvg(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${head}>${body}</svg>`), longest);
}
function written(body: string, head?: string): string {
  const clean = cleaned(body, head);
  if (!('svg' in clean)) throw new Error(`${clean.problem} ${clean.named}`);
  return clean.svg;
}

/** SVG 1.1, appendix K. */
const elements =
  'a altGlyph altGlyphDef altGlyphItem animate animateColor animateMotion animateTransform circle clipPath color-profile cursor defs desc ' +
  'ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feFlood ' +
  'feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight ' +
  'feTile feTurbulence filter font font-face font-face-format font-face-name font-face-src font-face-uri foreignObject g glyph glyphRef hkern ' +
  'image line linearGradient marker mask metadata missing-glyph mpath path pattern polygon polyline radialGradient rect script set stop style ' +
  'svg switch symbol text textPath title tref tspan use view vkern';
const drawsNothing = ['color-profile', 'cursor', 'desc', 'metadata', 'style', 'title', 'view'];

test.each(elements.split(' '))('the element %s is written, draws nothing, or is named', (name) => {
  const clean = cleaned(`<${name}>x</${name}>`);
  if (!('svg' in clean)) expect(clean.named).toBe(name);
  else if (name === 'script') expect(clean.unread).toEqual(['script']);
  else if (!drawsNothing.includes(name)) expect(clean.svg).toContain(`<${name === 'a' || name === 'switch' ? 'g' : name}`);
});

test('elements of other namespaces and of branches that are not shown are left out with all that they hold', () => {
  const svg = written(
    '<x:view xmlns:x="urn:x"><x:text>a</x:text></x:view><switch><foreignObject requiredExtensions="urn:x"><text>a</text></foreignObject>' +
      '<rect width="9" height="9"/><rect width="8" height="8"/></switch><g display="none"><text>a</text></g>',
  );
  expect(svg).toContain('<g><rect width="9" height="9"/></g><g display="none"/>');
});

test('what is left out and used elsewhere is named', () => {
  expect(cleaned('<g display="none"><image id="i"/></g><use href="#i"/>')).toEqual({ problem: 'part', named: 'image' });
  expect(cleaned('<switch><g id="a"/><g id="b"/></switch><use href="#b"/>')).toEqual({ problem: 'part', named: 'g' });
});

test.each([
  ['<rect width="2em" height="9"/>', 'width'],
  ['<rect width="9" height="9" fill="url(other.svg#a)"/>', 'fill'],
  ['<rect width="9" height="9" fill="url(https://example.org/#a)"/>', 'fill'],
  ['<use href="https://example.org/a.svg#b"/>', 'use'],
  ['<path d="M0 0 L calc(1px) 2"/>', 'd'],
  ['<g transform="rotate(1turn)"/>', 'transform'],
  ['<g style="transform:translate(50%,0)"/>', 'transform'],
  ['<g style="transform-origin:center"/>', 'transform-origin'],
  ['<g style="filter:blur(2px)"/>', 'filter'],
  ['<g style="mix-blend-mode:plus-lighter"/>', 'mix-blend-mode'],
  ['<g stroke-dasharray="1em"/>', 'stroke-dasharray'],
  ['<rect width="inherit" height="9"/>', 'width'],
  ['<radialGradient fr=".2"/>', 'fr'],
  ['<mask mask="url(#a)"/>', 'mask'],
  ['<mask style="opacity:.5"/>', 'opacity'],
  ['<symbol width="50"/>', 'width'],
  ['<marker orient="auto-start-reverse"/>', 'orient'],
  ['<style>g path{fill:red}</style><use/>', 'use'],
  ['<path d="M0 0h9" pathLength="10"/>', 'pathLength'],
  ['<style>@import "a.css";</style>', '@import'],
  ['<style>@keyframes a{to{x:1px}}</style>', '@keyframes'],
  ['<style>rect:nth-child(2){fill:red}</style>', 'style'],
  ['<style>rect[x]{fill:red}</style>', 'style'],
])('%s cannot be drawn, and is named', (body, named) => {
  expect(cleaned(body)).toEqual({ problem: 'part', named });
});

test('names that every object has are no attributes and no entities', () => {
  expect(cleaned('<g constructor="1"/>')).toMatchObject({ unread: ['constructor'] });
  expect(cleaned('<g id="&constructor;"/>')).toEqual({ problem: 'broken', named: '' });
});

test('a root that paints its background or has an effect on its box is named', () => {
  const clip = '<clipPath id="c"><rect width="9" height="9"/></clipPath>';
  expect(cleaned(clip, 'width="9" height="9" clip-path="url(#c)"')).toEqual({ problem: 'part', named: 'clip-path' });
  expect(cleaned('<g/>', 'width="9" height="9" transform="scale(2)"')).toEqual({ problem: 'part', named: 'transform' });
  expect(cleaned('<g/>', 'width="9" height="9" style="background:#eee"')).toEqual({ problem: 'part', named: 'background' });
  expect(written('<g/>', 'width="9" height="9" style="background:#FFF"')).not.toContain('background');
});

test('styles are resolved by weight and order, and important ones win', () => {
  const svg = written(
    '<style>rect{fill:red}.a{fill:blue}#b{fill:green}g .a{stroke:lime!important}</style>' +
      '<rect class="a" width="1" height="1" fill="black"/><g><rect id="b" class="a" width="2" height="2" style="stroke:pink"/></g>',
  );
  expect(svg).toContain('<rect width="1" height="1" fill="blue"/>');
  expect(svg).toContain('<rect width="2" height="2" fill="green" stroke="lime" id="i0"/>');
});

test('ids become numbers, and references to nothing are as in a browser', () => {
  const svg = written(
    '<linearGradient id="Verlauf 1 &amp; 2"/><rect width="1" height="1" fill="url(\'#Verlauf 1 &amp; 2\')" mask="url(#none)" stroke="url(#none) red"/>',
  );
  expect(svg).toContain('<linearGradient id="i0"/><rect width="1" height="1" fill="url(#i0)" stroke="red"/>');
});

test('entities are resolved where they stand for letters, and refused where they grow or hold markup', () => {
  const file = (subset: string, body: string) =>
    cleanSvg(Buffer.from(`<!DOCTYPE svg [${subset}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${body}</svg>`), longest);
  expect(file('<!ENTITY st "fill:#E30613;">', '<rect style="&st;" width="9" height="9"/>')).toMatchObject({
    svg: expect.stringContaining('fill="#e30613"'),
  });
  for (const subset of [
    '<!ENTITY a "x"><!ENTITY b "&a;&a;">',
    '<!ENTITY a "<rect/>">',
    '<!ENTITY a SYSTEM "file:///etc/passwd">',
    '<!ENTITY % a "x">',
  ])
    expect(file(subset, '<g/>')).toEqual({ problem: 'entity', named: '' });
  expect(file(`<!ENTITY a "${'x'.repeat(2000)}">`, `<desc>${'&a;'.repeat(60)}</desc>`)).toEqual({ problem: 'entity', named: '' });
});

test.each(['<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><g></svg>', '<html/>', '<svg xmlns="urn:x" width="9"/>'])(
  '%s is broken',
  (source) => {
    expect(cleanSvg(Buffer.from(source), longest)).toEqual({ problem: 'broken', named: '' });
  },
);

test('more copies or depth than a drawing has is refused', () => {
  expect(cleaned(`<g id="a"/>${'<use href="#a"/>'.repeat(501)}`)).toEqual({ problem: 'memory', named: '' });
  expect(cleaned('<g>'.repeat(100) + '</g>'.repeat(100))).toEqual({ problem: 'broken', named: '' });
});
