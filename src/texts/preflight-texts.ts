/** `t` for the messages of the print check. The editor fetches it with the rules. */

import { panelTexts } from './de/panels.ts';
import { fieldNameTexts } from './de/people/field-names.ts';
import { preflightTexts } from './de/preflight.ts';
import { type Speech, textsFor } from './texts-for.ts';

export function preflightTextsFor(speech: Speech) {
  return textsFor<keyof typeof panelTexts | keyof typeof fieldNameTexts | keyof typeof preflightTexts>(
    [preflightTexts, panelTexts, fieldNameTexts],
    speech,
  );
}
