/** Entry of a worker thread that draws and turns drawings into pixels; the pool in services/images starts it. */
import { parentPort } from 'node:worker_threads';
import { answerRenders } from '#services/images/render-tasks.ts';

if (!parentPort) throw new Error('render-thread runs as a worker thread only');
answerRenders(parentPort);
