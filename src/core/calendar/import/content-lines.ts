/** Content lines of vCard (RFC 6350) and iCalendar (RFC 5545): unfolded, with parameters, values unescaped. */

export type ContentLine = { name: string; parameters: Readonly<Record<string, string>>; value: string; number: number };

/** `number` is the line of the file that the content line begins on, from 1. Lines without a colon are left out. */
export function contentLines(text: string): ContentLine[] {
  const unfolded: { line: string; number: number }[] = [];
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const last = unfolded.at(-1);
    const isQuoted = last !== undefined && /ENCODING=QUOTED-PRINTABLE/i.test(last.line) && last.line.endsWith('=');
    if (last && isQuoted) last.line = last.line.slice(0, -1) + line;
    else if (last && /^[ \t]/.test(line)) last.line += line.slice(1);
    else unfolded.push({ line, number: index + 1 });
  }
  return unfolded.flatMap(({ line, number }) => contentLine(line, number) ?? []);
}

/** "item1.BDAY;VALUE=date:1947-03-12": groups before the name are dropped. */
function contentLine(line: string, number: number): ContentLine | null {
  const match = /^([\w.-]+)((?:;[^:";]*(?:"[^"]*"[^:";]*)*)*):(.*)$/s.exec(line);
  if (!match) return null;
  const [, name = '', given = '', value = ''] = match;
  const parameters = Object.fromEntries(
    given
      .split(';')
      .filter((part) => part !== '')
      .map((part): [string, string] => {
        const [key = '', ...rest] = part.split('=');
        return [key.toUpperCase(), rest.join('=').replaceAll('"', '')];
      }),
  );
  return { name: (name.split('.').at(-1) ?? '').toUpperCase(), parameters, value: unescaped(value, parameters.ENCODING), number };
}

function unescaped(value: string, encoding: string | undefined): string {
  const plain = encoding?.toUpperCase() === 'QUOTED-PRINTABLE' ? fromQuotedPrintable(value) : value;
  return plain.replace(/\\([nN,;\\])/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? ' ' : letter));
}

/** Bytes are UTF-8; what is none stays as it is written. */
function fromQuotedPrintable(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('%', '%25').replace(/=([0-9A-Fa-f]{2})/g, '%$1'));
  } catch {
    return value;
  }
}
