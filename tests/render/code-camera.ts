/** A code cut out of a printed page, spoiled by print and camera in one way at a time: grey pictures whose unit is the module. */

/** Rows of grey, 0 to 255, `perModule` pixels to a module. */
export type GreyCode = { width: number; perModule: number; pixels: Float32Array };

export type CodeDamage = {
  name: string;
  /** Pixels of the camera to a module, 6 by default. */
  perModule?: number;
  /** Degrees. */
  turn?: number;
  /** Standard deviation, in modules. */
  blur?: number;
  /** Modules by which ink grows on each side; negative: it shrinks. */
  gain?: number;
  /** Levels of 256 by which a pixel is lighter or darker at most. */
  noise?: number;
  /** Share of the ink's strength. */
  ink?: number;
  /** Share by which the ground is darker. */
  tint?: number;
  /** Light modules left around the code. */
  quiet?: number;
};

/** Twenty, each alone; `gain` is what the level of the code withstands. */
export function codeDamages(gain: number): readonly CodeDamage[] {
  return [
    { name: '3 pixels a module', perModule: 3 },
    { name: '4 pixels a module', perModule: 4 },
    { name: 'turned by 5 degrees', turn: 5 },
    { name: 'turned by 10 degrees', turn: 10 },
    { name: 'turned by 15 degrees', turn: 15 },
    { name: 'blur of 0.1 module', blur: 0.1 },
    { name: 'blur of 0.2 module', blur: 0.2 },
    { name: 'blur of 0.3 module', blur: 0.3 },
    { name: 'half of the dot gain', gain: gain / 2 },
    { name: 'the whole dot gain', gain },
    { name: 'half of the dot loss', gain: -gain / 2 },
    { name: 'the whole dot loss', gain: -gain },
    { name: 'noise of 10', noise: 10 },
    { name: 'noise of 20', noise: 20 },
    { name: 'ink of 80 %', ink: 0.8 },
    { name: 'ink of 60 %', ink: 0.6 },
    { name: 'ground tinted by 11 %', tint: 0.11 },
    { name: 'ground tinted by 22 %', tint: 0.22 },
    { name: '3 modules of quiet zone', quiet: 3 },
    { name: '2 modules of quiet zone', quiet: 2 },
  ];
}

const cameraPixels = 6;
const quietZone = 4;

function at({ width, pixels }: GreyCode, x: number, y: number, beyond: number): number {
  return x < 0 || y < 0 || x >= width || y >= width ? beyond : (pixels[y * width + x] ?? beyond);
}

function mapped({ width, perModule }: GreyCode, value: (x: number, y: number) => number): GreyCode {
  const pixels = new Float32Array(width * width);
  for (let y = 0; y < width; y += 1) for (let x = 0; x < width; x += 1) pixels[y * width + x] = value(x, y);
  return { width, perModule, pixels };
}

/** Rows become columns, each pixel the darkest, or for a negative reach the lightest, of those along its row. */
function spread({ width, perModule, pixels }: GreyCode, reach: number): GreyCode {
  const far = Math.round(Math.abs(reach));
  const turned = new Float32Array(pixels.length);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1) {
      let picked = pixels[y * width + x] ?? 0;
      for (let near = Math.max(0, x - far); near <= Math.min(width - 1, x + far); near += 1) {
        const other = pixels[y * width + near] ?? 0;
        if (reach > 0 ? other < picked : other > picked) picked = other;
      }
      turned[x * width + y] = picked;
    }
  return { width, perModule, pixels: turned };
}

function blurred(code: GreyCode, sigma: number): GreyCode {
  const far = Math.ceil(3 * sigma);
  const bell = Array.from({ length: 2 * far + 1 }, (_, index) => Math.exp(-((index - far) ** 2) / (2 * sigma * sigma)));
  const sum = bell.reduce((all, weight) => all + weight, 0);
  const light = code.pixels[0] ?? 255;
  const across = mapped(code, (x, y) => bell.reduce((all, weight, index) => all + weight * at(code, x + index - far, y, light), 0) / sum);
  return mapped(code, (x, y) => bell.reduce((all, weight, index) => all + weight * at(across, x, y + index - far, light), 0) / sum);
}

/** As the camera's pixels see it: each is the mean of what lies on it. */
function seen(code: GreyCode, perModule: number, turn: number): GreyCode {
  const { width, perModule: fine } = code;
  const scale = fine / perModule;
  const [cosine, sine] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const side = Math.ceil((width / scale) * (Math.abs(cosine) + Math.abs(sine)));
  const light = code.pixels[0] ?? 255;
  const parts = Math.max(1, Math.round(scale));
  return mapped({ width: side, perModule, pixels: code.pixels }, (column, row) => {
    let sum = 0;
    for (let part = 0; part < parts * parts; part += 1) {
      const x = (column + ((part % parts) + 0.5) / parts - side / 2) * scale;
      const y = (row + (Math.floor(part / parts) + 0.5) / parts - side / 2) * scale;
      sum += at(code, Math.floor(cosine * x + sine * y + width / 2), Math.floor(cosine * y - sine * x + width / 2), light);
    }
    return sum / (parts * parts);
  });
}

/** Numbers from -1 to 1 that are the same in every run. */
function noiseOf(): () => number {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

function cropped(code: GreyCode, quiet: number): GreyCode {
  const off = Math.round((quietZone - quiet) * code.perModule);
  const width = code.width - 2 * off;
  return mapped({ ...code, width }, (x, y) => at(code, x + off, y + off, 0));
}

/** What a camera gives to a decoder. `dark` and `light` are the greys of ink and ground. */
export function damaged(code: GreyCode, { dark, light }: { dark: number; light: number }, damage: CodeDamage): ImageData {
  const { perModule = cameraPixels, turn = 0, blur = 0, gain = 0, noise = 0, ink = 1, tint = 0, quiet = quietZone } = damage;
  const ground = light * (1 - tint);
  const printed = mapped(code, (x, y) => ground - ((light - at(code, x, y, light)) / (light - dark)) * (light - dark) * ink * (1 - tint));
  const grown = gain === 0 ? printed : spread(spread(printed, gain * code.perModule), gain * code.perModule);
  const camera = seen(quiet === quietZone ? grown : cropped(grown, quiet), perModule, turn);
  const { width, pixels } = blur === 0 ? camera : blurred(camera, blur * perModule);
  const random = noiseOf();
  const data = new Uint8ClampedArray(width * width * 4);
  pixels.forEach((value, index) => {
    data.fill(value + (noise === 0 ? 0 : noise * random()), 4 * index, 4 * index + 3);
    data[4 * index + 3] = 255;
  });
  return { data, width, height: width, colorSpace: 'srgb' } as ImageData;
}
