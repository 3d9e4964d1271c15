/** The decode role with its real process: what comes out of files from outside, and what is refused. */
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import { type Colour, colourAt, distance, expectUpright, quadrantPicture, quadrants, turnedPicture } from '#tests/quadrant-picture.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { type Decoder, openDecoder } from './decoder.ts';

const t = serverTexts({ locale: 'de-DE' });

const entry = join(import.meta.dirname, '../../decode.ts');
let folder: string;
let decoder: Decoder;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'decoder-test-'));
  decoder = openDecoder({ entry, tempDir: join(folder, 'temp') });
});
afterAll(async () => {
  await decoder.close();
  await rm(folder, { recursive: true });
});

let number = 0;
async function saved(bytes: Uint8Array | string, extension = 'jpg'): Promise<string> {
  const file = join(folder, `${++number}.${extension}`);
  await writeFile(file, bytes);
  return file;
}

async function refusal(file: string, name: string): Promise<string> {
  const outcome = await decoder.decode(file, name).catch((error: unknown) => error);
  if (!isFault(outcome)) throw new Error(`expected a refusal of ${name}`);
  expect(outcome.code).toBe('picture-refused');
  return outcome.details.text ? t(outcome.details.text) : '';
}

async function turnedJpeg(orientation: number): Promise<Buffer> {
  return turnedPicture(orientation).jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Puts a segment right after the start of a JPEG. */
function withSegment(jpeg: Uint8Array, code: number, body: Uint8Array | string): Buffer {
  const bytes = Buffer.from(body as Uint8Array);
  const head = Buffer.from([0xff, code, (bytes.length + 2) >> 8, (bytes.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, bytes, jpeg.subarray(2)]);
}

function pngChunk(type: string, body: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), body]);
  const out = Buffer.alloc(content.length + 8);
  out.writeUInt32BE(body.length, 0);
  content.copy(out, 4);
  out.writeUInt32BE(crc32(content), content.length + 4);
  return out;
}
/** A gray PNG of nothing: a few kilobytes that unpack to `side` x `side`. */
function hollowPng(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * side), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A lossless WebP of one colour, which has 38 bytes whatever its size. sharp makes the same bytes in seconds. */
function solidWebp(side: number): Buffer {
  const bytes = Buffer.from('524946461e000000574542505650384c110000002f000000000750d59a15b1ff8188e87f0000', 'hex');
  // Width and height less one, in 14 bits each.
  bytes.writeUInt32LE((side - 1) | ((side - 1) << 14), 21);
  return bytes;
}

describe('pictures come out right', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'orientation %i stands upright on screens and stays a fact of the print file [E016]',
    async (orientation) => {
      const picture = await decoder.decode(await saved(await turnedJpeg(orientation)), 'a.jpg');
      expect([picture.width, picture.height, picture.orientation, picture.printKind]).toEqual([900, 600, orientation, 'jpeg-original']);
      await expectUpright(picture.previewFile, 12);
      await expectUpright(picture.thumbFile, 12);
      const print = await sharp(picture.printFile).metadata();
      expect(print.orientation).toBeUndefined();
      expect([print.width, print.height]).toEqual(orientation >= 5 ? [600, 900] : [900, 600]);
    },
  );

  test('a PNG that was held sideways is turned for good', async () => {
    const turned = await sharp(await turnedJpeg(6))
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer();
    const picture = await decoder.decode(await saved(turned), 'a.png');
    expect([picture.width, picture.height, picture.orientation, picture.printKind]).toEqual([900, 600, 1, 'jpeg']);
    await expectUpright(picture.printFile, 12);
  });

  test('Display P3 is converted for screens and kept with its profile for print', async () => {
    const p3 = await quadrantPicture().withIccProfile('p3').jpeg({ quality: 95, chromaSubsampling: '4:4:4' }).toBuffer();
    const numbers = await sharp(p3, { ignoreIcc: true }).raw().toBuffer();
    expect(numbers[0]).toBeLessThan(quadrants[0]?.[0] as number);
    const picture = await decoder.decode(await saved(p3), 'a.jpg');
    await expectUpright(picture.previewFile, 8);
    expect(picture.printKind).toBe('jpeg-original');
    expect((await sharp(picture.printFile).metadata()).icc).toEqual((await sharp(p3).metadata()).icc);
    expect((await sharp(picture.previewFile).metadata()).icc).toBeUndefined();
  });

  test('CMYK becomes sRGB with a word about its colours', async () => {
    const calm: Colour = [168, 90, 76];
    const cmyk = await sharp({ create: { width: 900, height: 600, channels: 3, background: { r: calm[0], g: calm[1], b: calm[2] } } })
      .toColourspace('cmyk')
      .jpeg({ quality: 95 })
      .toBuffer();
    const picture = await decoder.decode(await saved(cmyk), 'a.jpg');
    expect(picture.printKind).toBe('jpeg');
    expect(await sharp(picture.printFile).metadata()).toMatchObject({ space: 'srgb', channels: 3, hasProfile: true });
    expect(distance(await colourAt(picture.previewFile, 0.5, 0.5), calm)).toBeLessThanOrEqual(25);
    expect(picture.warnings.map((warning) => t(warning)).join()).toContain('CMYK');
  });

  test('sixteen bits become eight and see-through parts become white', async () => {
    const deep = await quadrantPicture().toColourspace('rgb16').png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    const picture = await decoder.decode(await saved(deep), 'a.png');
    await expectUpright(picture.printFile, 6);
    expect((await sharp(picture.printFile).metadata()).depth).toBe('uchar');

    const wide = await quadrantPicture().withIccProfile('p3').toColourspace('rgb16').png().toBuffer();
    expect(await sharp(wide).metadata()).toMatchObject({ depth: 'ushort', hasProfile: true });
    const narrowed = await decoder.decode(await saved(wide), 'a.png');
    await expectUpright(narrowed.previewFile, 8);
    await expectUpright(narrowed.printFile, 8);

    const clear = await sharp({ create: { width: 900, height: 900, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    const flat = await decoder.decode(await saved(clear), 'logo.png');
    expect(distance(await colourAt(flat.printFile, 0.5, 0.5), [255, 255, 255])).toBeLessThanOrEqual(1);
    expect(distance(await colourAt(flat.previewFile, 0.5, 0.5), [255, 255, 255])).toBeLessThanOrEqual(1);
    expect(flat.warnings.map((warning) => t(warning)).join()).toContain('weiß');
  });

  test('a picture for pages keeps its pixels up to 3840 and what is clear in it', async () => {
    const wide = sharp({ create: { width: 5000, height: 1000, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 0 } } });
    const corner = await sharp({ create: { width: 2500, height: 1000, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer();
    const file = await saved(
      await wide
        .composite([{ input: corner, left: 0, top: 0 }])
        .png()
        .toBuffer(),
    );
    const { previewFile, printFile } = await decoder.decode(file, 'logo.png', 'content');
    const { data, info } = await sharp(previewFile).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([3840, 768]);
    expect([data[3], data[info.width * 4 - 1]]).toEqual([255, 0]);
    expect(distance(await colourAt(printFile, 0.9, 0.5), [255, 255, 255])).toBeLessThanOrEqual(1);
  });

  test('place, maker, comment and what hangs behind the picture are in no stored copy [E072]', async () => {
    const located = await quadrantPicture()
      .withExif({ IFD0: { Make: 'SECRETMAKER', Copyright: 'SECRETOWNER' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 30/1' } })
      .withXmp(
        '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description SECRETXMP="1"/></rdf:RDF></x:xmpmeta>',
      )
      .jpeg()
      .toBuffer();
    const full = Buffer.concat([
      withSegment(withSegment(located, 0xed, 'Photoshop 3.0\0SECRETIPTC'), 0xfe, 'SECRETCOMMENT'),
      Buffer.from('SECRETTAIL'),
    ]);
    for (const secret of ['SECRETMAKER', 'SECRETXMP', 'SECRETIPTC', 'SECRETCOMMENT', 'SECRETTAIL'])
      expect(full.includes(secret)).toBe(true);
    const picture = await decoder.decode(await saved(full), 'a.jpg');
    expect(picture.printKind).toBe('jpeg-original');
    for (const copy of [picture.printFile, picture.previewFile, picture.thumbFile]) {
      const bytes = await readFile(copy);
      expect(bytes.includes('SECRET')).toBe(false);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    }
  });

  test('the print file of a JPEG has the very pixels that came, and copies for screens have at most 2000, 1024 and 320', async () => {
    const noise = await sharp({
      create: { width: 2600, height: 1500, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
    })
      .jpeg({ progressive: true })
      .toBuffer();
    const picture = await decoder.decode(await saved(noise), 'a.jpg');
    expect((await sharp(picture.printFile).raw().toBuffer()).equals(await sharp(noise).raw().toBuffer())).toBe(true);
    expect(await sharp(picture.previewFile).metadata()).toMatchObject({ format: 'webp', width: 2000, height: 1154 });
    expect(await sharp(picture.mediumFile).metadata()).toMatchObject({ format: 'webp', width: 1024, height: 591 });
    expect(await sharp(picture.thumbFile).metadata()).toMatchObject({ format: 'webp', width: 320 });
    expect(picture.warnings).toEqual([]);
  });

  test('the first crop looks where something is to be seen', async () => {
    const face = Buffer.from(
      '<svg width="240" height="240"><circle cx="120" cy="120" r="110" fill="#d9a98a"/><circle cx="80" cy="100" r="14"/><circle cx="160" cy="100" r="14"/></svg>',
    );
    const scene = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#8a9099' } })
      .composite([{ input: face, left: 1180, top: 80 }])
      .jpeg()
      .toBuffer();
    const picture = await decoder.decode(await saved(scene), 'a.jpg');
    expect(picture.focusX).toBeGreaterThan(0.7);
    expect(picture.focusX).toBeLessThan(0.92);
    expect(picture.focusY).toBeLessThan(0.4);
  });

  test('a small or mislabelled picture is taken with a word about it', async () => {
    const small = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#888' } })
      .webp()
      .toBuffer();
    const picture = await decoder.decode(await saved(small), 'foto.png');
    expect(picture.warnings.map((warning) => t(warning))).toEqual([
      'Das Bild ist klein und wirkt groß gedruckt unscharf.',
      'Der Name der Datei passt nicht zu ihrem Inhalt, das Bild ist ein WebP. Wir haben es so übernommen.',
    ]);
  });

  test('a page hidden behind or inside a picture does not survive', async () => {
    const page = '<html><script>alert(1)</script></html>';
    const jpeg = await quadrantPicture().jpeg().toBuffer();
    const picture = await decoder.decode(await saved(Buffer.concat([withSegment(jpeg, 0xfe, page), Buffer.from(page)])), 'a.jpg.html');
    for (const copy of [picture.printFile, picture.previewFile, picture.mediumFile, picture.thumbFile])
      expect((await readFile(copy)).includes('script')).toBe(false);
  });
});

describe('what is not a usable picture gets a sentence [E072]', () => {
  test('text, nothing, scripts and other kinds are named', async () => {
    expect(await refusal(await saved('Liebe Oma,\nbis bald.'), 'urlaub.jpg')).toBe(
      '„urlaub.jpg“ ist ein Text und kein Bild. Bitte ein Foto als JPEG, PNG oder WebP wählen. Das bisherige Bild bleibt erhalten.',
    );
    expect(await refusal(await saved(''), 'leer.png')).toContain('ist leer');
    expect(await refusal(await saved('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'logo.png')).toContain(
      'SVG-Zeichnung',
    );
    expect(await refusal(await saved('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.svg')).toContain(
      'SVG-Zeichnung',
    );
    expect(await refusal(await saved('<!doctype html><html></html>'), 'a.jpg')).toContain('Internetseite');
    expect(await refusal(await saved('%PDF-1.7\n1 0 obj'), 'a.jpg')).toContain('PDF');
    expect(
      await refusal(
        await saved(
          await sharp({ create: { width: 9, height: 9, channels: 3, background: '#888' } })
            .gif()
            .toBuffer(),
        ),
        'a.gif',
      ),
    ).toContain('GIF');
    expect(await refusal(await saved(Buffer.from('0000001c66747970686569630000000068656963', 'hex')), 'IMG_1.HEIC')).toContain(
      'beschädigt',
    );
    expect(await refusal(await saved(Buffer.from('00ff00ff17', 'hex')), 'x.jpg')).toContain('kein Bild');
  });

  test('a cut, broken or lying file is refused and nothing of it stays', async () => {
    const jpeg = await sharp({
      create: { width: 1200, height: 900, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
    })
      .jpeg()
      .toBuffer();
    const cut = await saved(jpeg.subarray(0, jpeg.length >> 1));
    expect(await refusal(cut, 'foto.jpg')).toContain('beschädigt oder unvollständig');
    await expect(stat(`${cut}.preview.webp`)).rejects.toThrow();
    expect(await refusal(await saved(jpeg.subarray(0, 20)), 'foto.jpg')).toContain('beschädigt');
    const png = await sharp(jpeg).png().toBuffer();
    expect(await refusal(await saved(png.subarray(0, png.length >> 1)), 'foto.png')).toContain('beschädigt');
    expect(
      await refusal(await saved(Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from('<script>'.repeat(99))])), 'foto.jpg'),
    ).toContain('beschädigt');
  });

  test('bombs end at the header: pixels, sides, bytes', async () => {
    const bomb = hollowPng(30_000);
    expect(bomb.length).toBeLessThan(200_000);
    expect(await refusal(await saved(bomb), 'a.png')).toContain('268 Millionen Pixel');
    const long = await sharp({ create: { width: 40_000, height: 2, channels: 3, background: '#888' } })
      .png()
      .toBuffer();
    expect(await refusal(await saved(long), 'a.png')).toContain('32.767 Pixeln');
    const heavy = await saved(await quadrantPicture().jpeg().toBuffer());
    await truncate(heavy, 60 * 1024 * 1024);
    expect(await refusal(heavy, 'a.jpg')).toContain('50 MB');
  });

  test('a picture with almost nothing on more than 64 million pixels is refused at its header', async () => {
    for (const [side, text] of [
      [16_000, 'fast nichts zu sehen'],
      [9_000, 'fast nichts zu sehen'],
    ] as const)
      expect(await refusal(await saved(hollowPng(side)), 'scan.png')).toContain(text);
  });

  test('white scans and screenshots of one bit, and large photos in few bytes, are taken', async () => {
    const white = { width: 4_960, height: 7_016, channels: 3, background: '#fff' } as const;
    const scan = sharp({ create: white }).toColourspace('b-w');
    const panorama = sharp({ create: { width: 16_000, height: 4_800, channels: 3, background: '#6a8' } });
    const files = [
      await scan.clone().png({ palette: true, colours: 2 }).toBuffer(),
      await scan.clone().tiff({ compression: 'ccittfax4', bitdepth: 1 }).toBuffer(),
      await panorama.jpeg({ quality: 20 }).toBuffer(),
    ];
    for (const bytes of files) expect((await decoder.decode(await saved(bytes), 'a')).width).toBeGreaterThan(4_000);
  });

  test('a file that needs too much memory ends its process and nothing else', async () => {
    const greedy = await saved(Buffer.concat([solidWebp(13_000), Buffer.alloc(100_000)]));
    expect(await refusal(greedy, 'a.webp')).toContain('zu aufwendig');
    expect((await decoder.decode(await saved(await quadrantPicture().jpeg().toBuffer()), 'a.jpg')).width).toBe(900);
  });

  test('a file that needs more memory than two processes may use together is decoded while no other is', async () => {
    const small = await quadrantPicture().jpeg().toBuffer();
    const files = await Promise.all([solidWebp(5_600), small, small].map((bytes) => saved(bytes)));
    const pictures = await Promise.all(files.map((file) => decoder.decode(file, 'a')));
    expect(pictures.map(({ width }) => width)).toEqual([5_600, 900, 900]);
  });

  test('no sentence shows a path or a library', async () => {
    const text = await refusal(await saved('hallo'), '../../etc/pass\u202ewd\n.jpg');
    expect(text.startsWith('„passwd.jpg“ ')).toBe(true);
    expect(text).not.toMatch(/\/|vips|sharp|Error/);
  });
});
