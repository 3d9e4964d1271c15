/** The code in the slug of a sheet, and what codes that were read from printed sheets say. */

/** `job`: eight hexadecimal digits of what is printed. Sheets count from one. */
export type SheetFacts = { job: string; sheet: number; sheets: number; side: 'front' | 'back' };

const letters = { front: 'F', back: 'B' } as const;

/** Of polynomial 0xEDB88320, as in PNG and ZIP: every change within four characters side by side changes it. */
function crc32(text: string): string {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum & 1) === 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (~sum >>> 0).toString(16).toUpperCase().padStart(8, '0');
}

/** "FL.3F9A1C0B.42.500.F.5D1E00AA": only characters that a QR code packs two by two. */
export function sheetCode({ job, sheet, sheets, side }: SheetFacts): string {
  const facts = `FL.${job.toUpperCase()}.${sheet}.${sheets}.${letters[side]}`;
  return `${facts}.${crc32(facts)}`;
}

/** Null for a damaged code: it is never taken for another one. */
export function readSheetCode(code: string): SheetFacts | null {
  const match = /^(FL\.([0-9A-F]{8})\.([1-9]\d{0,6})\.([1-9]\d{0,6})\.([FB]))\.([0-9A-F]{8})$/.exec(code);
  const [, facts = '', job = '', sheet, sheets, side, sum] = match ?? [];
  if (!match || crc32(facts) !== sum || Number(sheet) > Number(sheets)) return null;
  return { job: job.toLowerCase(), sheet: Number(sheet), sheets: Number(sheets), side: side === 'F' ? 'front' : 'back' };
}

/** Codes as read from one sheet; null where no code was found. */
export type SheetScan = { front: string | null; back: string | null };

/** 'swapped': front and back are of different sheets; 'side': a side was printed twice or lies upside down; 'doubled': the sheet was scanned before. */
export type ScanProblem = 'damaged' | 'foreign' | 'side' | 'swapped' | 'doubled';

export type ScanFinding = { scan: number; problem: ScanProblem };

function problemOf({ front, back }: SheetScan, { job, sheets }: Pick<SheetFacts, 'job' | 'sheets'>): ScanProblem | null {
  const read = [front, back].map((code) => (code === null ? null : readSheetCode(code)));
  const [one, other] = read;
  if (!one || !other) return 'damaged';
  if ([one, other].some((facts) => facts.job !== job || facts.sheets !== sheets)) return 'foreign';
  if (one.sheet !== other.sheet) return 'swapped';
  return one.side === 'front' && other.side === 'back' ? null : 'side';
}

/** What is wrong with printed sheets of two sides, and the sheets that were not scanned. @internal */
export function checkScans(
  scans: readonly SheetScan[],
  printed: Pick<SheetFacts, 'job' | 'sheets'>,
): { findings: ScanFinding[]; missing: number[] } {
  const findings: ScanFinding[] = [];
  const seen = new Set<number>();
  for (const [scan, codes] of scans.entries()) {
    const problem = problemOf(codes, printed);
    const sheet = problem === null ? readSheetCode(codes.front ?? '')?.sheet : undefined;
    if (problem !== null) findings.push({ scan, problem });
    else if (sheet !== undefined && seen.has(sheet)) findings.push({ scan, problem: 'doubled' });
    if (sheet !== undefined) seen.add(sheet);
  }
  const missing = Array.from({ length: printed.sheets }, (_, index) => index + 1).filter((sheet) => !seen.has(sheet));
  return { findings, missing };
}
