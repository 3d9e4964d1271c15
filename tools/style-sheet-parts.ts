/** Rules of a style sheet with what decides between them: layer, selectors and their specificity, properties. */
type Block = { prelude: string; body: string };
type StyleRule = { layer: string; selectors: readonly string[]; properties: readonly string[] };

function blocksOf(css: string): { statements: string[]; blocks: Block[] } {
  const statements: string[] = [];
  const blocks: Block[] = [];
  let from = 0;
  let depth = 0;
  let open = 0;
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === ';' && depth === 0) {
      statements.push(css.slice(from, at).trim());
      from = at + 1;
    } else if (sign === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push({ prelude: css.slice(from, open).trim(), body: css.slice(open + 1, at) });
      from = at + 1;
    }
  }
  return { statements: [...statements, css.slice(from).trim()].filter(Boolean), blocks };
}

function withoutComments(css: string): string {
  return css.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, '');
}

/** What stands between commas outside of brackets. */
function listed(selectors: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of selectors) {
    if (sign === '(' || sign === '[') depth += 1;
    if (sign === ')' || sign === ']') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

export function rulesOf(css: string, layer = ''): StyleRule[] {
  return blocksOf(withoutComments(css)).blocks.flatMap(({ prelude, body }) => {
    if (prelude.startsWith('@layer')) return rulesOf(body, prelude.slice('@layer'.length).trim());
    if (/^@(?:media|supports|container)/.test(prelude)) return rulesOf(body, layer);
    if (prelude.startsWith('@')) return [];
    const properties = blocksOf(body).statements.map((statement) => statement.split(':')[0]?.trim() ?? '');
    return [{ layer, selectors: listed(prelude), properties }];
  });
}

/** The statements and blocks of a sheet that stand outside of every layer. */
export function outsideLayers(css: string): string[] {
  const { statements, blocks } = blocksOf(withoutComments(css));
  return [...statements, ...blocks.map(({ prelude }) => prelude)].filter((part) => !part.startsWith('@layer'));
}

export function layersOf(css: string): string[] {
  return blocksOf(withoutComments(css)).blocks.flatMap(({ prelude }) => /^@layer (\S+)$/.exec(prelude)?.[1] ?? []);
}

type Specificity = [ids: number, classes: number, elements: number];

function greatest(selectors: string): Specificity {
  return listed(selectors).map(specificityOf).toSorted(compared).at(-1) ?? [0, 0, 0];
}

function compared(a: Specificity, b: Specificity): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

/** Innermost functions are replaced first, so that brackets within brackets are counted. */
export function specificityOf(selector: string): Specificity {
  let rest = selector;
  const sum: Specificity = [0, 0, 0];
  const add = (ids: number, classes: number, elements: number) => {
    sum[0] += ids;
    sum[1] += classes;
    sum[2] += elements;
  };
  const functional = /:([\w-]+)\(/;
  for (let found = functional.exec(rest); found; found = functional.exec(rest)) {
    const from = found.index + found[0].length;
    let to = from;
    for (let depth = 1; depth > 0 && to < rest.length; to += 1) depth += rest[to] === '(' ? 1 : rest[to] === ')' ? -1 : 0;
    const inner = rest.slice(from, to - 1);
    if (/^(?:is|not|has)$/.test(found[1] ?? '')) add(...greatest(inner));
    else if (found[1] !== 'where') add(0, 1, 0);
    rest = rest.slice(0, found.index) + rest.slice(to);
  }
  const count = (pattern: RegExp) => {
    const all = rest.match(pattern) ?? [];
    rest = rest.replace(pattern, ' ');
    return all.length;
  };
  add(0, 0, count(/::[\w-]+/g));
  add(0, count(/\[[^\]]*\]|\.[\w-]+|:[\w-]+/g), 0);
  add(count(/#[\w-]+/g), 0, 0);
  add(0, 0, count(/[a-z][\w-]*/gi));
  return sum;
}

/** The classes that a selector's last part asks for itself: '.a .b.c:has(.d)' has b and c. */
export function subjectClasses(selector: string): string[] {
  let depth = 0;
  let subject = '';
  for (const sign of selector) {
    if (sign === '(' || sign === '[') depth += 1;
    if (depth === 0) subject = /[\s>+~]/.test(sign) ? '' : subject + sign;
    if (sign === ')' || sign === ']') depth -= 1;
  }
  const inIs = Array.from(selector.matchAll(/:is\(([^()]*)\)[^\s]*$/g), ([, inner = '']) => listed(inner).flatMap(subjectClasses)).flat();
  return [...Array.from(subject.matchAll(/\.([\w-]+)/g), ([, name = '']) => name), ...inIs];
}

/** '::before' and the like: a part of an element of its own. */
export function pseudoElement(selector: string): string {
  return /::[\w-]+(?:\([\w-]+\))?$/.exec(selector)?.[0] ?? '';
}
