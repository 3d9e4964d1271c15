/** Entry of a worker thread of the web or work role. */
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type RenderTasks, renderTasks } from '#services/images/render-tasks.ts';
import { type TemplateTasks, templateTasks } from '#services/wall/template-tasks.ts';
import { type CheckTasks, checkTasks } from './services/checks/check-document.ts';
import { type ProblemTasks, problemTasks } from './services/checks/line-problems.ts';
import { type RecordTasks, recordTasks } from './services/checks/record-sheets.ts';
import { type DocumentTasks, documentTasks } from './services/document-tasks.ts';
import { answerTasks } from './services/jobs/thread-pool.ts';
import { type MergeTasks, mergeTasks } from './services/merge/merge-tasks.ts';
import { type OverviewTasks, overviewTasks } from './services/order/overview-tasks.ts';
import { type EnvelopeTasks, envelopeTasks } from './services/people/envelopes/envelope-tasks.ts';
import { type SeatingTasks, seatingTasks } from './services/people/event/seating-tasks.ts';
import { type ImportTasks, importTasks } from './services/people/imports/import-tasks.ts';
import { type EngineTasks, engineTasks } from './services/search/engine-host.ts';

if (!parentPort) throw new Error('task-thread runs as a worker thread only');
// The event loop has precedence on a shared processor. Only Linux gives each thread a priority of its own.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
type RecordsTasks = RecordTasks & MergeTasks & ImportTasks & EnvelopeTasks & SeatingTasks;
type Tasks = RenderTasks & CheckTasks & ProblemTasks & DocumentTasks & TemplateTasks & OverviewTasks & RecordsTasks & EngineTasks;
answerTasks<Tasks>(parentPort, {
  ...renderTasks,
  ...checkTasks,
  ...problemTasks,
  ...recordTasks,
  ...documentTasks,
  ...templateTasks,
  ...overviewTasks,
  ...importTasks,
  ...mergeTasks,
  ...envelopeTasks,
  ...seatingTasks,
  ...engineTasks,
});
