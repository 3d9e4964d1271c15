/** Gives a stored JPEG, whose EXIF was removed, its orientation back: other programs show it upright, and reading it in finds it again. */

/** APP1 with one tag of type SHORT, 0x0112 (orientation), in the first directory; big-endian. */
function orientationSegment(orientation: number): Uint8Array {
  return Uint8Array.of(
    ...[0xff, 0xe1, 0x00, 0x22, ...Buffer.from('Exif\0\0'), ...Buffer.from('MM'), 0x00, 0x2a, 0x00, 0x00, 0x00, 0x08],
    ...[0x00, 0x01, 0x01, 0x12, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01, 0x00, orientation, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00],
  );
}

/** The bytes of a JPEG with the segment after its first marker. `orientation` is 1 to 8. */
export async function* withOrientation(jpeg: AsyncIterable<Uint8Array>, orientation: number): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  for await (const chunk of jpeg) {
    if (!isFirst) {
      yield chunk;
      continue;
    }
    isFirst = false;
    yield Buffer.concat([chunk.subarray(0, 2), orientationSegment(orientation), chunk.subarray(2)]);
  }
}
