/** Addresses of pictures in the media library: ours under /cms/f, or the vendor's when the shop reads a vendor's space. */

export type AssetPath = {
  /** "/cms/f/1001/1920x1280/4f2a…/taube.webp", or the vendor's absolute address. */
  src: string;
  /** Pixels, from the address. */
  width: number;
  height: number;
};

const shape = /^\/(cms\/)?f\/(\d{1,12})\/(\d{1,5})x(\d{1,5})\/([\w-]{1,64})\/([^/?#]{1,255})$/;
const vendorHost = /^a(?:-[a-z]{2})?\.storyblok\.com$/;

/** Where a picture lies and its size, or null for an address that is not in a media library. */
export function assetPath(filename: string): AssetPath | null {
  let url: URL;
  try {
    // Relative addresses are our own.
    url = new URL(filename, 'http://own.invalid');
  } catch {
    return null;
  }
  const match = shape.exec(url.pathname);
  if (!match) return null;
  const [, own, , width, height] = match;
  if (!Number(width) || !Number(height)) return null;
  const facts = { width: Number(width), height: Number(height) };
  if (own) return { src: url.pathname, ...facts };
  return url.protocol === 'https:' && vendorHost.test(url.hostname) ? { src: `https://${url.hostname}${url.pathname}`, ...facts } : null;
}
