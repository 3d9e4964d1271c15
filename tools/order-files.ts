/** `npm run order-files -- ORDER --out DIR`: copies print files, job ticket and manifest of an order into a folder, and checks every hash. */
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { filesSettings } from '#app/open-shop.ts';
import { readSettings } from '#app/settings.ts';
import { optionalTicketFiles, ticketKeys } from '#services/print/write-ticket.ts';
import { openStore } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { makePrivateFolder, writePrivateFile } from '#store/file/private-files.ts';
import { orderByNumber } from '#store/order/orders.ts';
import { productionFiles } from '#store/order/production.ts';

const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true });
const [number] = positionals;
if (!number || !values.out) fail('So geht es: npm run order-files -- F1000001 --out ordner');

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const settings = readSettings(process.env);
const store = await openStore(settings.store, () => new Date());
try {
  const order = await orderByNumber(store, number);
  if (!order) fail(`Die Bestellung ${number} gibt es hier nicht (Daten in ${settings.dataDir}).`);
  const files = await openFiles(filesSettings(settings));
  const noted = await productionFiles(store, order.id);
  const waiting = order.lines.filter((line) => line.hasDocument && !noted.some((file) => file.orderLine === line.id));
  if (waiting.length > 0)
    fail(
      `Noch nicht fertig: Zeile ${waiting.map((line) => line.position).join(', ')}. Läuft der Shop? Gescheiterte Aufträge stehen unter /dev/jobs.`,
    );
  const keys = ticketKeys(order);
  if (!(await files.has(keys['manifest.sha256'])))
    fail('Die Druckdateien sind fertig, der Auftragszettel entsteht gerade. Versuche es in ein paar Sekunden noch einmal.');
  const out = resolve(values.out);
  await makePrivateFolder(out);
  for (const file of noted) {
    const bytes = await files.get(file.key);
    if (createHash('sha256').update(bytes).digest('hex') !== file.sha256)
      fail(`Die Datei ${file.name} stimmt nicht mit ihrem Prüfwert überein.`);
    await writePrivateFile(join(out, file.name), bytes);
    console.log(join(out, file.name));
  }
  for (const [name, key] of Object.entries(keys)) {
    if (optionalTicketFiles.includes(name) && !(await files.has(key))) continue;
    await writePrivateFile(join(out, name), await files.get(key));
    console.log(join(out, name));
  }
} finally {
  await store.close();
}
