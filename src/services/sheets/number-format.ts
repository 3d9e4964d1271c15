/** Numbers of cells as their workbook shows them, as far as codes and days need it. */

/** Formats that workbooks name by number only. Those of days are 14 to 22, 27 to 36, 45 to 47 and 50 to 58. */
export function builtInFormat(id: number): string {
  if ((id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)) return 'd';
  return 'General';
}

export type ShownNumber = { text: string; isDate: boolean; hasForm: boolean };

type Part = { kind: 'literal' | 'code'; text: string };

/** Literals and codes of the section for positive numbers: '"D-"00000' is a literal and a code. */
function partsOf(format: string): Part[] {
  const parts: Part[] = [];
  const add = (kind: Part['kind'], text: string) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else parts.push({ kind, text });
  };
  for (let at = 0; at < format.length; at += 1) {
    const sign = format.charAt(at);
    if (sign === ';') break;
    if (sign === '"') {
      const end = format.indexOf('"', at + 1);
      add('literal', format.slice(at + 1, end < 0 ? format.length : end));
      at = end < 0 ? format.length : end;
    } else if (sign === '\\') {
      at += 1;
      add('literal', format.charAt(at));
    } else if (sign === '_' || sign === '*') at += 1;
    else if (sign === '[') {
      const end = format.indexOf(']', at);
      const inside = format.slice(at + 1, end < 0 ? at + 1 : end);
      if (/^(?:h+|m+|s+)$/i.test(inside)) add('code', inside);
      at = end < 0 ? format.length : end;
    } else add(/[ \-()/]/.test(sign) && !/[dmyhs]/i.test(format) ? 'literal' : 'code', sign);
  }
  return parts;
}

type Form = { isDate: boolean; parts: readonly Part[]; digits: number };

const forms = new Map<string, Form>();

function formOf(format: string): Form {
  const known = forms.get(format);
  if (known) return known;
  const parts = partsOf(format.slice(0, 200));
  const codes = parts.flatMap(({ kind, text }) => (kind === 'code' ? [text] : []));
  const code = codes.join('');
  const isDate = /[dmyhs]/i.test(code.replace(/general|standard/gi, '')) && !/[0#?]{2}/.test(code.replace(/[.,]0+/g, ''));
  // One run of zeros is a code; thousands, decimals and shares are amounts.
  const digits = /^0+$/.test(code) ? code.length : 0;
  const form = { isDate, parts, digits };
  if (forms.size < 1_000) forms.set(format, form);
  return form;
}

/** 25567 as 1969-12-31; null beyond what calendars count. The year 1900 has a 29 February in serial numbers. */
function serialDay(serial: number, is1904: boolean): string | null {
  const days = Math.floor(serial) + (is1904 ? 1_462 : 0);
  if (!(days >= 1 && days < 2_958_466)) return null;
  return new Date(Date.UTC(1899, 11, days < 61 ? 31 : 30) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Up to 15 digits, as workbooks store them, without an exponent. */
export function plainNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e21) return value.toFixed(0);
  return String(Number(value.toPrecision(15)));
}

/** The digits in the places of a format of zeros only: 1067 in '00000' is 01067. */
function padded(value: number, { parts, digits }: Form): string {
  const text = plainNumber(Math.abs(value)).padStart(digits, '0');
  // What is wider than the format grows at its first place.
  let left = text.length - digits;
  let at = 0;
  const shown = parts.map((part) => {
    if (part.kind === 'literal') return part.text;
    const end = at + part.text.length + left;
    left = 0;
    const own = text.slice(at, end);
    at = end;
    return own;
  });
  return shown.join('').trim();
}

export function shownNumber(value: number, format: string, is1904: boolean): ShownNumber {
  if (!Number.isFinite(value)) return { text: '', isDate: false, hasForm: false };
  const form = formOf(format);
  const day = form.isDate ? serialDay(value, is1904) : null;
  if (day !== null) return { text: day, isDate: true, hasForm: true };
  if (form.digits > 1 && Number.isInteger(value) && value >= 0) return { text: padded(value, form), isDate: false, hasForm: true };
  return { text: plainNumber(value), isDate: false, hasForm: false };
}
