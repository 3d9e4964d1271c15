import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('a notice to a web role that was killed does not end the work role', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'federleicht-notify-'));
  const finished = join(folder, 'finished');
  const module = join(import.meta.dirname, 'notify-web-role.ts');
  // Waits without turning its event loop until the web role is gone, so that it has not been told of the end of the channel.
  writeFileSync(
    join(folder, 'work.mjs'),
    `import { writeFileSync } from 'node:fs';
     import { notifyWebRole } from ${JSON.stringify(module)};
     const web = process.ppid;
     process.send('ready', () => {
       while (process.ppid === web) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
       notifyWebRole({ lane: 0, limitMs: 1 });
       setTimeout(() => writeFileSync(${JSON.stringify(finished)}, ''), 200);
       setTimeout(() => process.exit(), 400);
     });`,
  );
  writeFileSync(
    join(folder, 'web.mjs'),
    `import { fork } from 'node:child_process';
     fork(${JSON.stringify(join(folder, 'work.mjs'))}).on('message', (message) => process.send(message));`,
  );
  const web = fork(join(folder, 'web.mjs'), { stdio: 'ignore' });
  await once(web, 'message');
  web.kill('SIGKILL');
  await expect.poll(() => existsSync(finished), { timeout: 20_000 }).toBe(true);
  rmSync(folder, { recursive: true, force: true });
});
