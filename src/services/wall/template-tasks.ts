/** Hanging templates in the worker threads of the process. */
import type { Template } from '#core/wall/template.ts';
import { openWholeFonts } from '#resources/fonts.ts';
import { openThreadPool, processThreads, type TaskHandlers, type ThreadPool } from '#services/jobs/thread-pool.ts';
import type { TemplateWords } from './hanging-template-pdf.ts';

export type TemplateTasks = { 'hanging-template': { input: { template: Template; words: TemplateWords }; output: Uint8Array } };

export const templateTasks: TaskHandlers<TemplateTasks> = {
  async 'hanging-template'({ template, words }) {
    // The PDF library is a megabyte of code in each thread, and few threads make a template.
    const { hangingTemplatePdf } = await import('./hanging-template-pdf.ts');
    return hangingTemplatePdf(template, words, openWholeFonts());
  },
};

let shared: ThreadPool<TemplateTasks> | null = null;

export function templatePool(): ThreadPool<TemplateTasks> {
  shared ??= openThreadPool({ name: 'hanging templates', threads: processThreads() });
  return shared;
}
