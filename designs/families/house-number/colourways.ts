/** Inks of plates, walls, roses and doors. */

import { type Cmyk, inksOf } from '#designs/drawing/inks.ts';
import type { ColourwayRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

/** Iron, rust and screws are the same on every plate. */
const metal: Record<string, Cmyk> = {
  rust: [31, 69, 82, 34],
  'rust-light': [21, 59, 77, 19],
  iron: [57, 59, 56, 70],
  screw: [35, 29, 35, 9],
  'screw-dark': [53, 46, 51, 29],
  'screw-light': [19, 15, 21, 0],
};

/** From light to dark: the enamel of a plate, its rim, its line and its figure. */
type Enamel = { light: Cmyk; enamel: Cmyk; dark: Cmyk; rim: Cmyk; line: Cmyk; figure: Cmyk; chip: Cmyk };

function enamelInks({ light, enamel, dark, rim, line, figure, chip }: Enamel): Record<string, Cmyk> {
  return { 'enamel-light': light, enamel, 'enamel-dark': dark, rim, 'enamel-line': line, figure, chip };
}

type Rose = { light: Cmyk; rose: Cmyk; dark: Cmyk };

export function withRose(colourway: ColourwayRow, { light, rose, dark }: Rose): ColourwayRow {
  const shrub: Record<string, Cmyk> = {
    leaf1: [68, 26, 77, 25],
    'leaf1-dark': [71, 31, 79, 42],
    leaf2: [59, 19, 72, 16],
    'leaf2-dark': [66, 26, 77, 28],
    stem: [46, 57, 71, 53],
    'rose-light': light,
    rose,
    'rose-dark': dark,
  };
  return { ...colourway, inks: { ...colourway.inks, ...inksOf(shrub, screen) } };
}

type Wall = { wall: Cmyk; light: Cmyk; dark: Cmyk; crack: Cmyk; shade: Cmyk; text: Cmyk };

export function onWall(key: string, color: string, hex: string, wall: Wall, enamel: Enamel): ColourwayRow {
  const { light, dark, ...flat } = wall;
  return { key, color, hex, inks: inksOf({ ...flat, 'wall-light': light, 'wall-dark': dark, ...enamelInks(enamel), ...metal }, screen) };
}

/** `door`: from deep to light with its panel between. */
type Entrance = {
  door: { deep: Cmyk; dark: Cmyk; door: Cmyk; panel: Cmyk; light: Cmyk; text: Cmyk };
  brass: { dark: Cmyk; brass: Cmyk; light: Cmyk; text: Cmyk };
  room: { room: Cmyk; text: Cmyk; skirting: Cmyk; floor: Cmyk; dark: Cmyk };
};

const white: Enamel = {
  light: [1, 1, 6, 0],
  enamel: [5, 4, 11, 0],
  dark: [12, 11, 19, 0],
  rim: [70, 59, 48, 75],
  line: [70, 59, 48, 75],
  figure: [70, 59, 48, 75],
  chip: [20, 15, 21, 1],
};

const cardboard: Record<string, Cmyk> = {
  box: [16, 38, 62, 5],
  'box-dark': [32, 50, 74, 4],
  'box-light': [13, 29, 52, 0],
  tape: [8, 11, 31, 0],
  glass: [3, 16, 61, 0],
  'glass-light': [1, 8, 36, 0],
};

export function atDoor(key: string, color: string, hex: string, { door, brass, room }: Entrance): ColourwayRow {
  const swatches: Record<string, Cmyk> = {
    wall: door.door,
    shade: door.deep,
    door: door.door,
    'door-deep': door.deep,
    'door-dark': door.dark,
    'door-panel': door.panel,
    'door-light': door.light,
    'door-text': door.text,
    brass: brass.brass,
    'brass-dark': brass.dark,
    'brass-light': brass.light,
    'brass-text': brass.text,
    room: room.room,
    'room-text': room.text,
    skirting: room.skirting,
    floor: room.floor,
    'floor-dark': room.dark,
    ...cardboard,
    ...enamelInks(white),
    ...metal,
  };
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

export const brass: Entrance['brass'] = { dark: [21, 45, 87, 33], brass: [18, 35, 80, 0], light: [6, 19, 54, 0], text: [51, 64, 88, 74] };
export const steel: Entrance['brass'] = { dark: [53, 41, 37, 26], brass: [31, 21, 20, 2], light: [13, 7, 8, 0], text: [72, 59, 50, 75] };
