/** A photo as a form of the browser sends it. */
const boundary = '----federleicht';

/** Headers and body of a call with one file. */
export function fileForm(bytes: Uint8Array, name = 'photo.jpg'): { headers: Record<string, string>; body: Buffer } {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return {
    headers: {
      'x-channel': 'federleicht-de',
      'x-locale': 'de-DE',
      'sec-fetch-site': 'same-origin',
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(body.length),
    },
    body,
  };
}
