/** `npm run audit`: asks the registry for known advisories. Ends with code 1 for one of severity high or critical, with code 2 when no database answers. */
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { operatorText as t } from '#texts/server-texts.ts';

type Advisory = { title?: string; url?: string };
type Vulnerability = { name: string; severity: string; via: (Advisory | string)[] };
type Audit = { kind: 'fine' } | { kind: 'no-answer' } | { kind: 'advisories'; lines: string[] };

/** What `npm audit --json` printed. */
function readAudit(output: string): Audit {
  let report: { vulnerabilities?: Record<string, Vulnerability>; auditReportVersion?: number };
  try {
    report = JSON.parse(output);
  } catch {
    return { kind: 'no-answer' };
  }
  if (report.auditReportVersion === undefined || !report.vulnerabilities) return { kind: 'no-answer' };
  const grave = Object.values(report.vulnerabilities).filter(({ severity }) => severity === 'high' || severity === 'critical');
  if (grave.length === 0) return { kind: 'fine' };
  const lines = grave.map(({ name, severity, via }) => {
    const advisories = via.map((one) => (typeof one === 'string' ? one : `${one.title ?? ''} ${one.url ?? ''}`.trim()));
    return `${name} (${severity}): ${advisories.join('; ')}`;
  });
  return { kind: 'advisories', lines };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const npm = process.env.npm_execpath;
  const [program, ...before] = npm ? [process.execPath, npm] : ['npm'];
  const { stdout } = spawnSync(program, [...before, 'audit', '--json', '--audit-level=high'], { encoding: 'utf8', timeout: 120_000 });
  const audit = readAudit(stdout ?? '');
  if (audit.kind === 'fine') console.log(t('operator.audit.fine'));
  if (audit.kind === 'no-answer') console.error(t('operator.audit.no-answer'));
  if (audit.kind === 'advisories') console.error([t('operator.audit.found'), ...audit.lines.map((line) => `  ${line}`)].join('\n'));
  process.exitCode = { fine: 0, advisories: 1, 'no-answer': 2 }[audit.kind];
}
