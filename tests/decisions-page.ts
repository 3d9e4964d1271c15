/** docs/decisions/README.md, written from the titles of the decisions. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const folder = 'docs/decisions';

/** A line `Status: amended by 0065` or `Status: superseded by 0065` below the title; a decision without one is in force. */
function statusOf(text: string): string {
  const [, status] = /^Status: (.+)$/m.exec(text) ?? [];
  return (status ?? 'in force').replace(/\b(\d{4})\b/g, (_, number: string) => `[${number}](${fileOf(number)})`);
}

function fileOf(number: string): string {
  const [file] = globSync(`${folder}/${number}-*.md`);
  if (!file) throw new Error(`There is no decision ${number}.`);
  return basename(file);
}

export function decisionFiles(): string[] {
  return globSync(`${folder}/[0-9]*.md`).sort();
}

export function decisionsPage(): string {
  const rows = decisionFiles().map((file) => {
    const text = readFileSync(file, 'utf8');
    const [, title] = /^# (.+)$/m.exec(text) ?? [];
    return `| ${basename(file).slice(0, 4)} | [${title}](${basename(file)}) | ${statusOf(text)} |`;
  });
  return `# Decisions

A decision says what was chosen, and why. A change of mind is a new decision; the old one gets a line \`Status: superseded by NNNN\` below its title, or \`Status: amended by NNNN\`. \`vitest run tests/documents.test.ts -u\` writes this page.

| number | decision | status |
|---|---|---|
${rows.join('\n')}
`;
}
