// `@import "folder/**/*.site.css";` in a style sheet becomes an import of every matching file (decision 77).
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

const patternImport = /@import "([^"]*\*[^"]*)";/;

const depth = (file: string) => file.split('/').length;

/**
 * Files of a folder come before those of its subfolders, and otherwise by path; one that an earlier pattern matches stays there. `filesOf`
 * lists the files that match a pattern.
 */
export function withFiles(css: string, filesOf: (pattern: string) => string[]): string {
  const imported = new Set<string>();
  return css.replace(new RegExp(patternImport, 'g'), (_, pattern: string) => {
    const files = filesOf(pattern).map((file) => file.replaceAll('\\', '/'));
    if (files.length === 0) throw new Error(`no style sheet matches ${pattern}`);
    const added = files.filter((file) => !imported.has(file)).toSorted((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
    for (const file of added) imported.add(file);
    return added.map((file) => `@import "${file}";`).join('\n');
  });
}

/** Runs before Tailwind, which puts the imported files together. */
export function styleImports(): Plugin {
  return {
    name: 'style-imports',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css(?:\?|$)/, code: patternImport },
      handler: (css, id) => withFiles(css, (pattern) => globSync(pattern, { cwd: dirname(id) })),
    },
  };
}
