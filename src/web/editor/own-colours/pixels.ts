/** A small copy of a picture as pixels. */

const side = 48;

/** Red, green, blue and opacity of 48 by 48 pixels. Rejects where the picture cannot be fetched or read. */
export async function pixelsOf(address: string): Promise<Uint8ClampedArray> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(image, 0, 0, side, side);
  return context.getImageData(0, 0, side, side).data;
}
