/** A gray ICC profile with the tone curve of an sRGB profile, so that gray photos look on the press as they do on the screen. */

/** `srgb` is a version 2 matrix profile; its white point, text tags and red curve are taken over. Throws a RangeError where a tag is missing. */
export function grayProfile(srgb: Uint8Array): Uint8Array {
  const view = new DataView(srgb.buffer, srgb.byteOffset, srgb.byteLength);
  const sources = { cprt: 'cprt', desc: 'desc', wtpt: 'wtpt', kTRC: 'rTRC' };
  const tags = Object.entries(sources).map(([name, source]) => ({ name, data: tagData(view, srgb, source) }));
  const padded = (length: number) => Math.ceil(length / 4) * 4;
  const start = 132 + 12 * tags.length;
  const profile = new Uint8Array(tags.reduce((sum, { data }) => sum + padded(data.length), start));
  const out = new DataView(profile.buffer);
  profile.set(srgb.subarray(0, 128));
  out.setUint32(0, profile.length);
  profile.set(new TextEncoder().encode('GRAY'), 16);
  // A checksum of the old content would be wrong; zero means none.
  profile.fill(0, 84, 100);
  out.setUint32(128, tags.length);
  let at = start;
  tags.forEach(({ name, data }, index) => {
    profile.set(new TextEncoder().encode(name), 132 + 12 * index);
    out.setUint32(136 + 12 * index, at);
    out.setUint32(140 + 12 * index, data.length);
    profile.set(data, at);
    at += padded(data.length);
  });
  return profile;
}

function tagData(view: DataView, profile: Uint8Array, name: string): Uint8Array {
  const count = view.getUint32(128);
  for (let index = 0; index < count; index++) {
    const at = 132 + 12 * index;
    if (String.fromCharCode(...profile.subarray(at, at + 4)) !== name) continue;
    return profile.subarray(view.getUint32(at + 4), view.getUint32(at + 4) + view.getUint32(at + 8));
  }
  throw new RangeError(`profile has no tag ${name}`);
}
