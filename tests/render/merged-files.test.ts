/** Lines that are printed once for each record: pages in the order of the list, slugs, the list of records, and files that repeat. */
import { expect, test } from 'vitest';
import type { MergeRecord } from '#core/merge/record.ts';
import type { Order } from '#core/order/order.ts';
import type { Shop } from '#services/handler.ts';
import { recordColumns } from '#services/print/records-csv.ts';
import { ticketKeys } from '#services/print/write-ticket.ts';
import { sha256 } from '#services/sha256.ts';
import { productionFiles } from '#store/order/production.ts';
import { withStore } from '#tests/engines.ts';
import { isLongForm } from '#tests/long-form.ts';
import { guestRecord } from '#tests/merge-records.ts';
import { mergedDocument, placeMerged, produceOrder, rowOf, setRecords, shopWithFiles } from '#tests/merged-lines.ts';
import { readPdf, squeezed } from '#tests/read-pdf.ts';
import { schemaErrors } from '#tests/xjdf-schema.ts';

const count = isLongForm ? 1_000 : 40;

/** Names with a number in letters, so that each is there once and no other one begins with it. */
function numbered(at: number): MergeRecord {
  const record = guestRecord(at);
  const name = {
    title: '',
    given: ['Anna', 'Max', 'Zoë'].slice(at % 3, (at % 3) + 1),
    particles: 'von der',
    family: [`Nr${at}x`],
    suffix: '',
  };
  return { ...record, name, values: { ...record.values, sprache: at % 2 === 0 ? 'de' : 'fr' } };
}

function nameOf({ name }: MergeRecord): string {
  return name ? [...name.given, name.particles, ...name.family].join(' ') : '';
}

async function made(shop: Shop, order: Order) {
  const noted = await productionFiles(shop.store, order.id);
  const files = await Promise.all(noted.map(async ({ name, key }) => ({ name, bytes: new Uint8Array(await shop.files.get(key)) })));
  const ticket = async (name: keyof ReturnType<typeof ticketKeys>) => (await shop.files.get(ticketKeys(order)[name])).toString();
  const [head = '', ...rows] = (await ticket('records.csv')).trim().split('\r\n');
  return { noted, files, head, rows: rows.map((row) => row.split(',')), ticket };
}

const record = Array.from({ length: count }, (_, at) => numbered(at));

withStore('a line with records', (open) => {
  test('is printed in the order of its list, blanks last, with its numbers in the slug and in the list of records [E065]', {
    timeout: 600_000,
  }, async () => {
    const shop = await shopWithFiles(open);
    const row = rowOf('olivia-platzkarte');
    const document = mergedDocument(row);
    const blanks = 2;
    const { order } = await placeMerged(shop, { document, records: record, blanks });
    expect(await produceOrder(shop, order.id)).toEqual([]);
    const { files, head, rows, ticket, noted } = await made(shop, order);
    const all = count + blanks;
    const sides = document.pages.length;
    const ranges = Array.from({ length: Math.ceil(all / 500) }, (_, at) => [500 * at + 1, Math.min(all, 500 * (at + 1))]);
    const four = (value = 0) => String(value).padStart(4, '0');
    expect(files.map(({ name }) => /_r[\d-]+_/.exec(name)?.[0])).toEqual(ranges.map(([from, to]) => `_r${four(from)}-${four(to)}_`));
    expect(head).toBe(recordColumns.join(','));
    expect(rows).toHaveLength(all);
    let number = 0;
    for (const { name, bytes } of files) {
      const pages = await readPdf(bytes);
      for (let at = 0; at < pages.length; at += sides) {
        const own = pages.slice(at, at + sides);
        const [text, guest] = [own.map((page) => page.text).join(' '), record[number]];
        expect(squeezed(text)).toContain(guest ? squeezed(nameOf(guest)) : '');
        const hash = rows[number]?.[6] ?? '';
        for (const [page, one] of own.entries()) {
          expect(one.text).toContain(`${order.number}-1 ${four(number + 1)}/${four(all)} ${page + 1} ${hash.slice(0, 6)}`);
          const [left = 0, bottom = 0, right = 0, top = 0] = one.media ?? [];
          const points = (mm: number) => (mm * 72) / 25.4;
          const { widthUm = 0, heightUm = 0 } = document.pages[page] ?? {};
          expect([left, bottom]).toEqual([0, 0]);
          expect(right).toBeCloseTo(points(widthUm / 1_000 + 6), 2);
          expect(top).toBeCloseTo(points(heightUm / 1_000 + 6 + 6), 2);
          expect(one.trim?.[1]).toBeCloseTo(points(9), 2);
          expect(one.trim?.[3]).toBeCloseTo(points(9 + heightUm / 1_000), 2);
        }
        const [position, listed, key, file, first, last, , language] = rows[number] ?? [];
        expect([position, listed, file, first, last]).toEqual(['1', number + 1, name, at + 1, at + sides].map(String));
        expect([key, language]).toEqual(guest ? [sha256(guest.key), number % 2 === 0 ? 'de' : 'fr'] : ['', '']);
        number += 1;
      }
      expect(rows.filter((one) => one[3] === name)).toHaveLength(pages.length / sides);
    }
    expect(number).toBe(all);
    const manifest = await ticket('manifest.sha256');
    for (const { name, sha256: hash } of noted) expect(manifest).toContain(`${hash}  ${name}\n`);
    expect(manifest).toContain(`${sha256(await ticket('records.csv'))}  records.csv\n`);
    const xjdf = await ticket('ticket.xjdf');
    expect(await schemaErrors(new Map([['ticket.xjdf', xjdf]]))).toEqual(new Map());
    expect(xjdf).toContain('<VariableIntent VariableType="Area"/>');
    expect(xjdf).toContain(`Amount="${all}"`);
    for (const [from = 0, to = 0] of ranges) expect(xjdf).toContain(`<RunList Pages="0 ${(to - from + 1) * sides - 1}">`);
    expect(await ticket('ticket.html')).toContain(`<th>Datensätze</th><td>${all}, jeder einmal`);
    // No name outside the pages.
    expect(`${rows.flat().join(' ')} ${xjdf}`).not.toContain('Nr1x');
  });

  test('is printed again from its frozen Sheets with the same bytes, and ten changed records leave the Sheets of all others', {
    timeout: 600_000,
  }, async () => {
    const shop = await shopWithFiles(open);
    const document = mergedDocument(rowOf('olivia-platzkarte'));
    const { order, line } = await placeMerged(shop, { document, records: record, blanks: 1 });
    expect(await produceOrder(shop, order.id)).toEqual([]);
    const first = await made(shop, order);
    // Laid out anew, the line would be another print.
    const changed = JSON.stringify(document).replaceAll('{{name}}', 'Anders {{name}}');
    expect(changed).not.toBe(JSON.stringify(document));
    await shop.store.write((trx) => trx.updateTable('order_lines').set({ document: changed }).where('id', '=', line.id).execute());
    expect(await produceOrder(shop, order.id, 'again')).toEqual([]);
    const again = await made(shop, order);
    expect(again.noted.map(({ sha256: hash }) => hash)).toEqual(first.noted.map(({ sha256: hash }) => hash));
    expect(again.rows).toEqual(first.rows);

    const others = record.map((one, at) => (at % Math.floor(count / 10) === 3 ? numbered(at + 5_000) : one));
    const moved = others.filter((one, at) => one !== record[at]).length;
    expect(moved).toBe(10);
    const other = await placeMerged(shop, { document, records: others, blanks: 1 });
    expect(await produceOrder(shop, other.order.id)).toEqual([]);
    const { rows } = await made(shop, other.order);
    const differ = rows.filter((row, at) => row[8] !== first.rows[at]?.[8]).map((row) => Number(row[1]));
    expect(differ).toEqual(others.flatMap((one, at) => (one === record[at] ? [] : at + 1)));
    await setRecords(shop, other.line, { records: [] });
  });
});
