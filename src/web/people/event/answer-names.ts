/** Names of the fields in which a household answers. */
type Pair = { part: string; guest: string };

export const names = {
  seen: 'seen',
  companion: 'companion',
  consent: 'consent',
  food: 'food',
  seenFood: 'seen-food',
  message: 'message',
  seenMessage: 'seen-message',
  question: 'question',
  seenQuestion: 'seen-question',
} as const;

export type AnswerNames = 'answer' | 'menu' | 'seen';

export function answerName(name: AnswerNames, { part, guest }: Pair): string {
  return `${name}.${part}.${guest}`;
}

export function replyName({ part, guest }: Pair): string {
  return `reply.${part}.${guest}`;
}

export function foodName(guest: string, name: 'food' | 'seenFood' = 'food'): string {
  return `${names[name]}.${guest}`;
}

export function questionName(question: string, name: 'question' | 'seenQuestion' = 'question'): string {
  return `${names[name]}.${question}`;
}
