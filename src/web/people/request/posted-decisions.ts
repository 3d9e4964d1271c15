/** Reads what a host decided of answers. Server only. */
import { isToken, textOf } from '#web/page/form-input.ts';
import { decisionField, type PostedDecision } from './decision-field.ts';

function decisionOf(form: FormData, id: string): PostedDecision {
  const to = textOf(form, decisionField(id, 'to'));
  return { id, version: Number(textOf(form, decisionField(id, 'version'))) || 0, to: isToken(to) ? to : null };
}

/** Those of one button, or of all boxes that are ticked. */
export function postedDecisions(form: FormData): { what: 'take' | 'refuse'; isBulk: boolean; answers: PostedDecision[] } {
  const [take, refuse] = [textOf(form, 'take'), textOf(form, 'refuse')];
  const only = [take, refuse].find(isToken);
  const chosen = form.getAll('chosen').filter((id) => typeof id === 'string' && isToken(id)) as string[];
  const ids = only === undefined ? [...new Set(chosen)].slice(0, 200) : [only];
  return { what: isToken(refuse) ? 'refuse' : 'take', isBulk: only === undefined, answers: ids.map((id) => decisionOf(form, id)) };
}
