/** Names the worker process after its test file, in which tools/test.ts then reads how much memory the file uses. */
import { relative } from 'node:path';
import { expect } from 'vitest';

process.title = `vitest ${relative(process.cwd(), expect.getState().testPath ?? '')}`;
