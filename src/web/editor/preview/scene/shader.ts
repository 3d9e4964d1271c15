/**
 * The compositor as a fragment shader: base + coverage × light × design, and foil, in linear light. It is services/images/product-scene/compose.ts
 * pixel by pixel: the same places, the same taps of the same halved designs, no filter between samples of a layer.
 */
import { discAsBox } from '#core/catalogue/scenes/layers/defocus.ts';
import { maxTaps, nearLevel, sharpness, tapsAcross } from '#core/catalogue/scenes/layers/sampling.ts';
import { brightest, knee } from '#core/catalogue/scenes/layers/tone.ts';

/** Texels of a row of the texture of residuals. */
export const residualColumns = 256;

/** One triangle that covers the picture. */
export const vertexShader = `#version 300 es
void main() {
  gl_Position = vec4(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0, 0.0, 1.0);
}`;

/** `prints`: by surface, which of the designs it shows. */
export type ShaderShape = { prints: readonly number[]; hasFoil: boolean };

/** A number as GLSL reads it: never as an integer. */
const float = (value: number) => (Number.isInteger(value) ? `${value}.0` : String(value));

const body = `
float lightOfSample(float value) { return texelFetch(tones, ivec2(int(value * 255.0 + 0.5), 0), 0).r; }
vec3 lightOf(vec3 stored) { return vec3(lightOfSample(stored.r), lightOfSample(stored.g), lightOfSample(stored.b)); }

float displayed(float light) {
  float given = clamp(light, 0.0, ${float(brightest)});
  float held = given < knee ? given : knee + room * (1.0 - exp(-(given - knee) / room));
  return held <= 0.0031308 ? held * 12.92 : 1.055 * pow(held, 1.0 / 2.4) - 0.055;
}

/** u, v and their slopes by pixel. */
struct Place { vec2 at; vec2 across; vec2 down; };

Place placeInPrint(int surface, vec2 point) {
  float perPixel = 1.0 / float(size.x);
  vec2 share = point * perPixel;
  vec4 first = homographies[2 * surface];
  vec4 second = homographies[2 * surface + 1];
  float a = first.x, b = first.y, c = first.z, d = first.w;
  float e = second.x, f = second.y, g = second.z, h = second.w;
  float q = 1.0 / (g * share.x + h * share.y + 1.0);
  float u = (a * share.x + b * share.y + c) * q;
  float v = (d * share.x + e * share.y + f) * q;
  return Place(vec2(u, v), vec2(a - u * g, d - v * g) * q * perPixel, vec2(b - u * h, e - v * h) * q * perPixel);
}

vec2 residual(int at) { return texelFetch(residuals, ivec2(at % ${residualColumns}, at / ${residualColumns}), 0).rg; }

/** grids: columns, rows and the first point of the surface; no columns for a flat one. */
void addResidual(int surface, vec2 point, inout Place place) {
  ivec3 grid = grids[surface];
  if (grid.x == 0) return;
  float distance = gridSteps[surface];
  vec2 cell = point / distance;
  ivec2 corner = clamp(ivec2(floor(cell)), ivec2(0), grid.xy - 2);
  vec2 part = cell - vec2(corner);
  int at = grid.z + corner.y * grid.x + corner.x;
  vec2 a = residual(at);
  vec2 above = residual(at + 1) - a;
  vec2 c = residual(at + grid.x);
  vec2 below = residual(at + grid.x + 1) - c;
  place.at += mix(a + part.x * above, c + part.x * below, part.y);
  place.across += mix(above, below, part.y) / distance;
  place.down += (c - a + part.x * (below - above)) / distance;
}

void blur(int surface, vec2 point, inout Place place) {
  vec2 share = point / float(size.x);
  vec3 low = defocus[2 * surface];
  vec3 high = defocus[2 * surface + 1];
  float circle = dot(low, vec3(1.0, share)) + dot(high, vec3(share.x * share.x, share.x * share.y, share.y * share.y));
  float diameter = circle * float(size.x) * ${float(discAsBox)};
  float factor = sqrt(1.0 + diameter * diameter);
  place.across *= factor;
  place.down *= factor;
}

/** Red, green, blue in linear light and foil. */
vec4 seen(sampler2D design, Place place) {
  vec2 pixels = vec2(textureSize(design, 0));
  float across = length(place.across * pixels);
  float down = length(place.down * pixels);
  float major = max(across, down);
  float minor = max(0.5, min(across, down));
  float along = clamp(floor(${float(tapsAcross)} * major / minor + 0.5), 2.0, ${float(maxTaps)});
  float level = max(0.0, log2(max(minor / ${float(tapsAcross)}, major / along)) - ${float(sharpness)});
  float rest = fract(level);
  if (rest < ${float(nearLevel)} || rest > ${float(1 - nearLevel)}) level = floor(level + 0.5);
  vec4 sum = vec4(0.0);
  for (int first = 0; first < ${maxTaps}; first += 1) {
    if (float(first) >= along) break;
    for (int second = 0; second < ${tapsAcross}; second += 1) {
      vec2 tap = vec2((float(first) + 0.5) / along, (float(second) + 0.5) / ${float(tapsAcross)}) - 0.5;
      vec2 at = place.at + (across > down ? place.across * tap.x + place.down * tap.y : place.across * tap.y + place.down * tap.x);
      sum += textureLod(design, vec2(at.x, 1.0 - at.y), level);
    }
  }
  return sum / (along * ${float(tapsAcross)});
}

vec4 printed(int surface, sampler2D design, vec2 point) {
  Place place = placeInPrint(surface, point);
  addResidual(surface, point - vec2(boxes[surface].xy), place);
  blur(surface, point, place);
  return seen(design, place);
}

bool isIn(ivec4 box, ivec2 pixel) { return all(greaterThanEqual(pixel, box.xy)) && all(lessThan(pixel, box.zw)); }
`;

function surfaceCode(surface: number, print: number, hasFoil: boolean): string {
  const cover = `texelFetch(covers[${Math.floor(surface / 3)}], inCrop, 0)[${surface % 3}]`;
  return `
  if (isIn(boxes[${surface}], pixel)) {
    float cover = ${cover};
    if (cover > 0.0) {
      vec4 here = printed(${surface}, designs[${print}], point);
      float stamped = ${hasFoil ? 'cover * here.a' : '0.0'};
      isPrint = true;
      hidden += stamped;
      added += (cover - stamped) * paper * here.rgb + stamped * metal * tints[${print}];
    }
  }`;
}

/** The shader of a scene: its surfaces are written out, since GLSL picks no sampler by a variable. */
export function fragmentShader({ prints, hasFoil }: ShaderShape): string {
  const surfaces = prints.length;
  const designs = Math.max(...prints) + 1;
  return `#version 300 es
precision highp float;
precision highp int;
precision highp sampler2D;
const float knee = ${float(knee)};
const float room = ${float(1 - knee)};
uniform sampler2D base, light, foil, tones, residuals;
uniform sampler2D covers[${Math.ceil(surfaces / 3)}];
uniform sampler2D designs[${designs}];
uniform vec3 tints[${designs}];
uniform ivec2 size;
uniform ivec4 crop;
uniform ivec4 boxes[${surfaces}];
uniform vec4 homographies[${2 * surfaces}];
uniform vec3 defocus[${2 * surfaces}];
uniform ivec3 grids[${surfaces}];
uniform float gridSteps[${surfaces}];
out vec4 shown;
${body}
void main() {
  ivec2 pixel = ivec2(int(gl_FragCoord.x), size.y - 1 - int(gl_FragCoord.y));
  vec2 point = vec2(pixel) + 0.5;
  vec3 ground = texelFetch(base, pixel, 0).rgb;
  shown = vec4(ground, 1.0);
  if (!isIn(ivec4(crop.xy, crop.xy + crop.zw), pixel)) return;
  ivec2 inCrop = pixel - crop.xy;
  vec3 paper = lightOf(texelFetch(light, inCrop, 0).rgb);
  vec3 metal = ${hasFoil ? 'lightOf(texelFetch(foil, inCrop, 0).rgb)' : 'vec3(0.0)'};
  vec3 added = vec3(0.0);
  float hidden = 0.0;
  bool isPrint = false;${prints.map((print, surface) => surfaceCode(surface, print, hasFoil)).join('')}
  if (!isPrint) return;
  vec3 sum = lightOf(ground) * (1.0 - hidden) + added;
  shown = vec4(displayed(sum.r), displayed(sum.g), displayed(sum.b), 1.0);
}`;
}
