/** Starts the process of the hostile clients and ends it with its report. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** One client for each named attack, each with an address of its own. */
export type HostileOptions = { port: number; proxy: string; clients: { name: string; address: string }[] };

export type HostileReport = {
  /** Answers of 5xx that were no 503 with Retry-After. */
  faults: string[];
  /** Number of answers by name of the attack. */
  answers: Record<string, number>;
};

/** `stop` ends every client and resolves with the report; it rejects when the process has ended before. */
export function startHostileClients(options: HostileOptions): { stop(): Promise<HostileReport> } {
  const child = fork(fileURLToPath(new URL('./hostile-process.ts', import.meta.url)), [JSON.stringify(options)]);
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The process of the hostile clients ended with ${code}.`)));
  ended.catch(() => undefined);
  return {
    async stop() {
      child.send('stop');
      const [report] = await Promise.race([once(child, 'message'), ended]);
      return report as HostileReport;
    },
  };
}
