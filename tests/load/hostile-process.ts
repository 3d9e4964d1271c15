/**
 * The process of the hostile clients. Attackers compute on machines of their own: here their work must delay neither the event loop of the
 * visitors, whose answers are measured, nor the processors of the shop. Runs until its parent sends a message, then answers with a
 * HostileReport.
 */
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import type { AttackContext } from './attack.ts';
import { type Answer, createClient } from './client.ts';
import { attacks } from './hostile.ts';
import type { HostileOptions, HostileReport } from './hostile-clients.ts';

setPriority(constants.priority.PRIORITY_LOW);
const { port, proxy, clients } = JSON.parse(process.argv[2] ?? '') as HostileOptions;
const ending = new AbortController();
const report: HostileReport = { faults: [], answers: {} };

const running = clients.map(({ name, address }) => attacks.find((attack) => attack.name === name)?.run(contextOf(name, address)));
await once(process, 'message');
ending.abort();
await Promise.allSettled(running);
process.send?.(report, () => process.exit(0));

function contextOf(name: string, address: string): AttackContext {
  report.answers[name] = 0;
  function onAnswer({ status, headers }: Answer, what: string): void {
    report.answers[name] = (report.answers[name] ?? 0) + 1;
    if (status >= 500 && !(status === 503 && headers['retry-after'])) report.faults.push(`${status} ${what}`);
  }
  return {
    port,
    address,
    proxy,
    signal: ending.signal,
    connect: ({ from = address, ...options } = {}) => createClient(port, from, { ...options, onAnswer }),
  };
}
