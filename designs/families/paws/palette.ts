/** Colours of the animals. */

import { type Cmyk, inksOf, mixed, type Swatches } from '#designs/drawing/inks.ts';
import type { ColourwayRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

function colourway(key: string, color: string, hex: string, swatches: Swatches): ColourwayRow {
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

const cream: Cmyk = [0, 3, 8, 0];
export const night: Cmyk = [68, 63, 45, 76];

type Dog = { ground: Cmyk; text: Cmyk; fur: Cmyk; dark: Cmyk; light: Cmyk; accent: Cmyk };

export const dog = (key: string, color: string, hex: string, { ground, text, fur, dark, light, accent }: Dog): ColourwayRow =>
  colourway(key, color, hex, {
    ground,
    text,
    fur,
    'fur-dark': dark,
    'fur-light': light,
    accent,
    plaster: [4, 22, 32, 0],
    'plaster-pad': [2, 12, 20, 0],
  });

type Removal = { ground: Cmyk; text: Cmyk; skin: Cmyk; box: Cmyk; accent: Cmyk; accent2: Cmyk; leaf: Cmyk };

export const removal = (
  key: string,
  color: string,
  hex: string,
  { ground, text, skin, box, accent, accent2, leaf }: Removal,
): ColourwayRow =>
  colourway(key, color, hex, {
    ground,
    text,
    skin,
    'skin-dark': mixed(skin, night, 0.26),
    box,
    'box-light': mixed(box, cream, 0.3),
    'box-dark': mixed(box, [30, 60, 80, 40], 0.34),
    'on-box': [47, 73, 80, 66],
    tape: mixed(box, cream, 0.6),
    accent,
    accent2,
    leaf,
    wood: [28, 55, 72, 40],
    paper: cream,
    dark: night,
    track: mixed(ground, cream, 0.55),
  });

type Herd = { ground: Cmyk; text: Cmyk; skin: Cmyk; small: Cmyk; ear: Cmyk };

export const herd = (key: string, color: string, hex: string, { ground, text, skin, small, ear }: Herd): ColourwayRow =>
  colourway(key, color, hex, {
    ground,
    text,
    skin,
    wrinkle: mixed(skin, night, 0.4),
    ear,
    small,
    'small-dark': mixed(small, skin, 0.4),
    nail: mixed(small, skin, 0.5),
    tusk: cream,
    dark: night,
    'on-skin': cream,
  });

type Box = { ground: Cmyk; text: Cmyk; fur: Cmyk; box: Cmyk; ribbon: Cmyk; eye: Cmyk; ear?: Cmyk };

export const box = (key: string, color: string, hex: string, { ground, text, fur, box: paper, ribbon, eye, ear }: Box): ColourwayRow =>
  colourway(key, color, hex, {
    ground,
    text,
    fur,
    'fur-light': mixed(fur, cream, 0.34),
    ear: ear ?? mixed(fur, [5, 57, 20, 0], 0.5),
    nose: [5, 57, 30, 0],
    eye,
    box: paper,
    'box-back': mixed(paper, night, 0.4),
    ribbon,
  });

type Leap = { ground: Cmyk; text: Cmyk; land: Cmyk; fur: Cmyk; belly: Cmyk; young: Cmyk };

export const leap = (key: string, color: string, hex: string, { fur, ...flat }: Leap): ColourwayRow =>
  colourway(key, color, hex, { ...flat, fur, 'fur-dark': mixed(fur, night, 0.36), dark: night });

type Pair = { ground: Cmyk; text: Cmyk; land: Cmyk; coats: readonly [Cmyk, Cmyk]; face: Cmyk; leaf: Cmyk };

export const pair = (key: string, color: string, hex: string, { coats, leaf, face, ...flat }: Pair): ColourwayRow =>
  colourway(key, color, hex, {
    ...flat,
    coat: coats[0],
    spine: mixed(coats[0], cream, 0.5),
    coat2: coats[1],
    spine2: mixed(coats[1], cream, 0.56),
    face,
    ear: mixed(face, coats[0], 0.46),
    foot: mixed(face, coats[0], 0.6),
    leaf,
    'leaf-dark': mixed(leaf, night, 0.3),
    dark: night,
  });
