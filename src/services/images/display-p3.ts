/** The ICC profile of Display P3, for pictures that name its primaries by number (nclx) only. */
import sharp from 'sharp';

let profile: Uint8Array | null = null;

/** As libvips has it built in. */
export async function displayP3Profile(): Promise<Uint8Array> {
  if (profile) return profile;
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } });
  const { icc } = await sharp(await pixel.withIccProfile('p3').png().toBuffer()).metadata();
  if (!icc) throw new Error('libvips wrote no profile');
  profile = icc;
  return profile;
}
