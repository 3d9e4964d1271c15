/** TrueType containers for the font tool: reading tables, reading and rewriting the name table. Not a font library. */

export type Tables = Map<string, Buffer>;

/** The tables of a TrueType file by tag. Throws on anything but a single-face TrueType file. */
export function readTables(file: Buffer): Tables {
  if (file.readUInt32BE(0) !== 0x00010000) throw new Error('not a TrueType file');
  const tables: Tables = new Map();
  for (let index = 0; index < file.readUInt16BE(4); index += 1) {
    const at = 12 + index * 16;
    const start = file.readUInt32BE(at + 8);
    tables.set(file.toString('latin1', at, at + 4), file.subarray(start, start + file.readUInt32BE(at + 12)));
  }
  return tables;
}

function checksum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

/** A TrueType file of these tables, sorted by tag, with every checksum right. */
export function writeTables(tables: Tables): Buffer {
  const tags = [...tables.keys()].sort();
  const power = 2 ** Math.floor(Math.log2(tags.length));
  const header = Buffer.alloc(12 + tags.length * 16);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tags.length, 4);
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((tags.length - power) * 16, 10);
  const bodies: Buffer[] = [];
  let start = header.length;
  let headAt = 0;
  tags.forEach((tag, index) => {
    const table = tables.get(tag) ?? Buffer.alloc(0);
    const body = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(body);
    if (tag === 'head') {
      body.writeUInt32BE(0, 8);
      headAt = start;
    }
    const at = 12 + index * 16;
    header.write(tag, at, 'latin1');
    header.writeUInt32BE(checksum(body), at + 4);
    header.writeUInt32BE(start, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    bodies.push(body);
    start += body.length;
  });
  const file = Buffer.concat([header, ...bodies]);
  if (headAt > 0) file.writeUInt32BE((0xb1b0afba - checksum(file)) >>> 0, headAt + 8);
  return file;
}

/** English (Windows, Unicode) names by name id. */
export function readNames(table: Buffer): Map<number, string> {
  const names = new Map<number, string>();
  const strings = table.readUInt16BE(4);
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const at = 6 + index * 12;
    if (table.readUInt16BE(at) !== 3 || table.readUInt16BE(at + 4) !== 0x409) continue;
    const from = strings + table.readUInt16BE(at + 10);
    const bytes = Buffer.from(table.subarray(from, from + table.readUInt16BE(at + 8)));
    names.set(table.readUInt16BE(at + 6), bytes.swap16().toString('utf16le'));
  }
  return names;
}

/** A name table of format 0 holding these names once, as English (Windows, Unicode). */
export function writeNames(names: Map<number, string>): Buffer {
  const ids = [...names.keys()].sort((a, b) => a - b);
  const strings = ids.map((id) => Buffer.from(names.get(id) ?? '', 'utf16le').swap16());
  const header = Buffer.alloc(6 + ids.length * 12);
  header.writeUInt16BE(ids.length, 2);
  header.writeUInt16BE(header.length, 4);
  let from = 0;
  ids.forEach((id, index) => {
    const length = strings[index]?.length ?? 0;
    [3, 1, 0x409, id, length, from].forEach((value, field) => {
      header.writeUInt16BE(value, 6 + index * 12 + field * 2);
    });
    from += length;
  });
  return Buffer.concat([header, ...strings]);
}

/** The same font under another family name (an OFL licence may reserve the original one for unmodified files). */
export function renameFamily(file: Buffer, family: string): Buffer {
  const tables = readTables(file);
  const names = readNames(tables.get('name') ?? Buffer.alloc(6));
  const style = names.get(17) ?? names.get(2) ?? 'Regular';
  const postScript = `${family.replaceAll(' ', '')}-${style.replaceAll(' ', '')}`;
  for (const id of [16, 17, 18, 21, 22, 25]) names.delete(id);
  names.set(1, family);
  names.set(3, `Federleicht;${postScript}`);
  names.set(4, `${family} ${style}`);
  names.set(6, postScript);
  tables.set('name', writeNames(names));
  return writeTables(tables);
}
