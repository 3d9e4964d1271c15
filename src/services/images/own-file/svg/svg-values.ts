/** Values of attributes and properties: those that are drawn as browsers draw them, in the one form that the rasteriser reads. */

/** Reads a value: what is written in the drawing, or null for one that is not known. */
type ReadValue = (value: string) => string | null;

const number = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?`;
const numberPattern = new RegExp(`^${number}$`);
const lengthPattern = new RegExp(`^(${number})(px|pt|pc|mm|cm|in|%)?$`);
/** Coordinates beyond this are no drawing. */
const maxNumber = 1e6;

export const oneNumber: ReadValue = (value) => (numberPattern.test(value) && isSane(value) ? value : null);
export const length: ReadValue = (value) => (lengthPattern.test(value) && isSane(value) ? value.replace(/px$/, '') : null);
/** 0 to 1, or a percentage of it. */
export const share: ReadValue = (value) => {
  const [, amount, unit] = lengthPattern.exec(value) ?? [];
  if (amount === undefined || (unit !== undefined && unit !== '%')) return null;
  return String(Math.min(1, Math.max(0, Number(amount) / (unit === '%' ? 100 : 1))));
};
/** Numbers or lengths between blanks and commas; 'none' of dashes. */
export const numbers: ReadValue = (value) => {
  const list = value.split(/[\s,]+/).filter((item) => item !== '');
  const read = list.map((item) => length(item));
  return read.includes(null) ? null : read.join(' ');
};
export const dashes: ReadValue = (value) => (value === 'none' ? value : numbers(value));
/** Coordinates may follow each other without a blank: "10-5.5.5". */
export const points: ReadValue = (value) => (/^[\d\s,.eE+-]*$/.test(value) && isSane(value) ? value : null);
export const path: ReadValue = (value) => {
  const [, written] = /^path\(\s*["']([^"']*)["']\s*\)$/.exec(value) ?? [];
  const data = written ?? value;
  return /^[\d\s,.eE+MmZzLlHhVvCcSsQqTtAa-]*$/.test(data) && isSane(data) ? data : null;
};

export function oneOf(...words: string[]): ReadValue {
  return (value) => (words.includes(value) ? value : null);
}
export function either(...readers: ReadValue[]): ReadValue {
  return (value) => {
    for (const read of readers) {
      const found = read(value);
      if (found !== null) return found;
    }
    return null;
  };
}
export const word: ReadValue = (value) => (/^[\w-]{1,60}$/.test(value) ? value : null);
/** The name of a result of a filter. */
export const name: ReadValue = (value) => (/^[\w .-]{1,80}$/.test(value) ? value : null);
export const aspect: ReadValue = (value) =>
  /^(?:defer\s+)?(?:none|x(?:Min|Mid|Max)Y(?:Min|Mid|Max))(?:\s+(?:meet|slice))?$/.test(value) ? value : null;

const transformFunction = /(matrix|translate|translateX|translateY|scale|scaleX|scaleY|rotate|skewX|skewY)\s*\(([^()]*)\)/g;
const transformArguments: Record<string, readonly number[]> = {
  matrix: [6],
  translate: [1, 2],
  translateX: [1],
  translateY: [1],
  scale: [1, 2],
  scaleX: [1],
  scaleY: [1],
  rotate: [1, 3],
  skewX: [1],
  skewY: [1],
};

/** Functions as attributes write them. Angles in degrees and lengths in pixels lose their unit. */
export const transform: ReadValue = (value) => {
  if (value === 'none') return '';
  if (!/^[\s,]*$/.test(value.replace(transformFunction, ' '))) return null;
  const functions: string[] = [];
  for (const [, kind = '', list = ''] of value.matchAll(transformFunction)) {
    const items = list.split(/[\s,]+/).filter((item) => item !== '');
    const plain = items.map((item) => item.replace(kind.startsWith('translate') ? /px$/ : /deg$/, ''));
    if (!transformArguments[kind]?.includes(plain.length) || plain.some((item) => oneNumber(item) === null)) return null;
    functions.push(sameTransform(kind, plain));
  }
  return functions.join(' ');
};

function sameTransform(kind: string, [first = '0', ...others]: string[]): string {
  if (kind === 'translateY') return `translate(0 ${first})`;
  if (kind === 'scaleX') return `scale(${first} 1)`;
  if (kind === 'scaleY') return `scale(1 ${first})`;
  return `${kind === 'translateX' ? 'translate' : kind}(${[first, ...others].join(' ')})`;
}

function isSane(value: string): boolean {
  return (value.match(/\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi) ?? []).every((digits) => Number(digits) <= maxNumber);
}
