/** What of SVG is drawn: elements, attributes and properties with the values that are read. What is on no list here is named to the customer. */
import { cssColour } from '#core/content/css-colour.ts';
import { aspect, dashes, either, length, name, numbers, oneNumber, oneOf, path, points, share, transform, word } from './svg-values.ts';

type ReadValue = (value: string) => string | null;

/** Properties that lead to another element of the file, and what it has to be. */
export const references: Record<string, readonly string[]> = {
  fill: ['linearGradient', 'radialGradient', 'pattern'],
  stroke: ['linearGradient', 'radialGradient', 'pattern'],
  'clip-path': ['clipPath'],
  mask: ['mask'],
  filter: ['filter'],
  'marker-start': ['marker'],
  'marker-mid': ['marker'],
  'marker-end': ['marker'],
};

/** Names between blanks. */
function words(text: string): string[] {
  return text.split(' ');
}

const blendModes = words(
  'normal multiply screen overlay darken lighten color-dodge color-burn hard-light soft-light difference exclusion hue saturation color luminosity',
);
const none = oneOf('none');
const inherit = oneOf('inherit');

/** Presentation attributes, which styles may set as well. */
const properties: Record<string, ReadValue> = {
  fill: either(none, cssColour),
  'fill-opacity': share,
  'fill-rule': oneOf('nonzero', 'evenodd'),
  'clip-rule': oneOf('nonzero', 'evenodd'),
  'clip-path': none,
  mask: none,
  filter: none,
  opacity: share,
  color: cssColour,
  display: word,
  visibility: oneOf('visible', 'hidden', 'collapse'),
  overflow: oneOf('visible', 'hidden', 'scroll', 'auto'),
  stroke: either(none, cssColour),
  'stroke-width': length,
  'stroke-opacity': share,
  'stroke-linecap': oneOf('butt', 'round', 'square'),
  'stroke-linejoin': oneOf('miter', 'round', 'bevel'),
  'stroke-miterlimit': oneNumber,
  'stroke-dasharray': dashes,
  'stroke-dashoffset': length,
  'marker-start': none,
  'marker-mid': none,
  'marker-end': none,
  'stop-color': cssColour,
  'stop-opacity': share,
  'flood-color': cssColour,
  'flood-opacity': share,
  'color-interpolation': oneOf('auto', 'sRGB'),
  'color-interpolation-filters': oneOf('auto', 'sRGB', 'linearRGB'),
  'shape-rendering': oneOf('auto', 'optimizeSpeed', 'crispEdges', 'geometricPrecision'),
  'paint-order': (value) => (/^(?:normal|fill|stroke|markers|\s)+$/.test(value) ? value : null),
  'mask-type': oneOf('luminance', 'alpha'),
  'mix-blend-mode': oneOf(...blendModes),
  isolation: oneOf('auto', 'isolate'),
  'vector-effect': none,
  'transform-origin': oneOf('0 0', '0', '0px 0px'),
  transform,
};

/** Geometry that styles may set since SVG 2. */
const geometry: Record<string, ReadValue> = {
  x: length,
  y: length,
  width: either(length, oneOf('auto')),
  height: either(length, oneOf('auto')),
  cx: length,
  cy: length,
  r: length,
  rx: either(length, oneOf('auto')),
  ry: either(length, oneOf('auto')),
  d: either(none, path),
};

const units = oneOf('userSpaceOnUse', 'objectBoundingBox');
const box = { x: length, y: length, width: length, height: length };
const gradient = { gradientUnits: units, gradientTransform: transform, spreadMethod: oneOf('pad', 'reflect', 'repeat') };
const input = { in: name, result: name, ...box };
const inputs = { ...input, in2: name };
const transfer = {
  type: oneOf('identity', 'table', 'discrete', 'linear', 'gamma'),
  tableValues: numbers,
  slope: oneNumber,
  intercept: oneNumber,
  amplitude: oneNumber,
  exponent: oneNumber,
  offset: oneNumber,
};
/**
 * Elements that are drawn, or that others are drawn with, and their attributes besides properties. Of filters these are the ones that look
 * the same in every program and at every resolution.
 */
export const elements: Record<string, Record<string, ReadValue>> = {
  svg: { ...box, viewBox: numbers, preserveAspectRatio: aspect },
  g: {},
  // Links and switches are written as groups.
  a: {},
  switch: {},
  defs: {},
  // Rasterisers do not know its own place and size.
  symbol: { viewBox: numbers, preserveAspectRatio: aspect, x: oneOf('0'), y: oneOf('0'), width: oneOf('100%'), height: oneOf('100%') },
  use: { ...box },
  path: { d: path },
  rect: { ...box, rx: geometry.rx as ReadValue, ry: geometry.ry as ReadValue },
  circle: { cx: length, cy: length, r: length },
  ellipse: { cx: length, cy: length, rx: length, ry: length },
  line: { x1: length, y1: length, x2: length, y2: length },
  polyline: { points },
  polygon: { points },
  clipPath: { clipPathUnits: units },
  // Browsers do not apply these properties of a mask.
  mask: { ...box, maskUnits: units, maskContentUnits: units, mask: none, opacity: oneOf('1') },
  marker: {
    viewBox: numbers,
    preserveAspectRatio: aspect,
    refX: length,
    refY: length,
    markerWidth: length,
    markerHeight: length,
    markerUnits: oneOf('strokeWidth', 'userSpaceOnUse'),
    orient: either(oneNumber, oneOf('auto')),
  },
  pattern: {
    ...box,
    viewBox: numbers,
    preserveAspectRatio: aspect,
    patternUnits: units,
    patternContentUnits: units,
    patternTransform: transform,
  },
  linearGradient: { x1: length, y1: length, x2: length, y2: length, ...gradient },
  radialGradient: { cx: length, cy: length, r: length, fx: length, fy: length, fr: oneOf('0', '0%'), ...gradient },
  stop: { offset: share },
  filter: { ...box, filterUnits: units, primitiveUnits: units },
  feBlend: { ...inputs, mode: properties['mix-blend-mode'] as ReadValue },
  feColorMatrix: { ...input, type: oneOf('matrix', 'saturate', 'hueRotate', 'luminanceToAlpha'), values: numbers },
  feComponentTransfer: input,
  feFuncR: transfer,
  feFuncG: transfer,
  feFuncB: transfer,
  feFuncA: transfer,
  feComposite: {
    ...inputs,
    operator: oneOf('over', 'in', 'out', 'atop', 'xor', 'arithmetic'),
    k1: oneNumber,
    k2: oneNumber,
    k3: oneNumber,
    k4: oneNumber,
  },
  feDisplacementMap: {
    ...inputs,
    scale: oneNumber,
    xChannelSelector: oneOf('R', 'G', 'B', 'A'),
    yChannelSelector: oneOf('R', 'G', 'B', 'A'),
  },
  feDropShadow: { ...input, dx: oneNumber, dy: oneNumber, stdDeviation: numbers },
  feFlood: input,
  feGaussianBlur: { ...input, stdDeviation: numbers },
  feMerge: input,
  feMergeNode: { in: name },
  feOffset: { ...input, dx: oneNumber, dy: oneNumber },
};

/** Elements whose `href` is followed, and what it may lead to; null: to any. */
export const followed: Record<string, readonly string[] | null> = {
  use: null,
  linearGradient: ['linearGradient', 'radialGradient'],
  radialGradient: ['linearGradient', 'radialGradient'],
  pattern: ['pattern'],
};

/** Elements that say something about a drawing and draw nothing. */
export const describing: readonly string[] = ['title', 'desc', 'metadata', 'view', 'cursor', 'color-profile', 'style'];
/** They draw nothing on paper; what would be drawn by them is told. */
export const inert: readonly string[] = ['script', 'handler', 'listener'];
/** They show words, for which a file needs fonts, or photos. */
export const written: readonly string[] = words(
  'text tspan tref textPath altGlyph altGlyphDef altGlyphItem glyphRef font font-face glyph missing-glyph hkern vkern ' +
    'flowRoot flowRegion flowPara flowSpan flowDiv textArea tbreak',
);
export const pictured: readonly string[] = ['image', 'feImage', 'video'];

/** Properties that would change the drawing and cannot be drawn: a file with one of them is refused. */
const refusedProperties: readonly string[] = words(
  'clip mask-image mask-mode mask-clip mask-composite mask-border transform-box translate rotate scale zoom offset ' +
    'offset-path perspective animation animation-name backdrop-filter background background-color background-image ' +
    'border outline box-shadow padding all stroke-alignment pathLength baseline-shift -webkit-mask -webkit-mask-image ' +
    '-webkit-clip-path -webkit-filter -webkit-transform -webkit-animation requiredFonts',
);

/** Properties and attributes that change nothing of a still drawing without words. */
const withoutEffect: ReadonlySet<string> = new Set(
  words(
    'id class style lang space version baseProfile contentScriptType contentStyleType zoomAndPan role tabindex focusable ' +
      'type media title name target rel download viewTarget externalResourcesRequired requiredFeatures requiredExtensions ' +
      'systemLanguage cursor pointer-events user-select will-change contain color-rendering color-profile image-rendering ' +
      'text-rendering enable-background solid-color solid-opacity nonce font direction unicode-bidi writing-mode ' +
      'letter-spacing word-spacing line-height kerning white-space quotes dominant-baseline alignment-baseline ' +
      'glyph-orientation-vertical glyph-orientation-horizontal tab-size hyphens block-progression shape-inside ' +
      'shape-padding shape-margin shape-subtract inline-size vertical-align marks audio-level buffered-rendering ' +
      'viewport-fill viewport-fill-opacity display-align line-increment text-align filterRes transition object-fit ' +
      'max-width min-width max-height min-height margin page size paint-color-rendering',
  ),
);
const silentStarts = ['on', 'data-', 'aria-', 'font-', 'text-', '-inkscape-', '-moz-', '-ms-', '-o-', 'column-', 'word-', 'line-', '--'];

export type Reading =
  | { kind: 'drawn'; read: ReadValue }
  /** It changes nothing. */
  | { kind: 'empty' }
  | { kind: 'refused' }
  /** It is on no list. */
  | { kind: 'unknown' };

const knownElsewhere: ReadonlySet<string> = new Set([...Object.values(elements).flatMap((attributes) => Object.keys(attributes)), 'href']);

/** How an attribute of an element is read. Attributes of other elements have no meaning here. */
export function attributeReading(element: string, key: string): Reading {
  const own = elements[element];
  if (own && Object.hasOwn(own, key)) return { kind: 'drawn', read: own[key] as ReadValue };
  if (Object.hasOwn(properties, key)) return { kind: 'drawn', read: either(inherit, properties[key] as ReadValue) };
  return readingOf(key);
}

/** The same of a property in a style. */
export function propertyReading(element: string, key: string): Reading {
  const own = elements[element];
  if (Object.hasOwn(properties, key)) return attributeReading(element, key);
  if (Object.hasOwn(geometry, key))
    return own && Object.hasOwn(own, key) ? { kind: 'drawn', read: geometry[key] as ReadValue } : { kind: 'empty' };
  return readingOf(key);
}

function readingOf(key: string): Reading {
  if (refusedProperties.includes(key)) return { kind: 'refused' };
  if (withoutEffect.has(key) || knownElsewhere.has(key) || silentStarts.some((start) => key.startsWith(start))) return { kind: 'empty' };
  return { kind: 'unknown' };
}
