/** The reference of the image bench: sharp alone, and a file server alone. `port source served` as arguments. */
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import sharp from 'sharp';

const [port = '', source = '', served = ''] = process.argv.slice(2);

process.on('message', async ({ wishes, atOnce }: { wishes: { width: number; quality: number }[]; atOnce: number }) => {
  const left = [...wishes];
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let wish = left.shift(); wish; wish = left.shift()) {
        await sharp(source)
          .resize({ width: wish.width, withoutEnlargement: true })
          .webp({ quality: wish.quality, smartSubsample: true })
          .toBuffer();
      }
    }),
  );
  process.send?.(performance.now() - begin);
});

createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'image/webp', 'content-length': statSync(served).size });
  createReadStream(served).pipe(response);
}).listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
