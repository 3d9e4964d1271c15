/** `t` for the messages of the print check. The editor fetches it with the rules. */

import { elementNameTexts } from './de/editor/element-names.ts';
import { panelTexts } from './de/panels.ts';
import { fieldNameTexts } from './de/people/field-names.ts';
import { preflightTexts } from './de/preflight.ts';
import { libraryNames } from './library-names.ts';
import { type Speech, textsFor } from './texts-for.ts';

export function preflightTextsFor(speech: Speech) {
  return textsFor<keyof typeof panelTexts | keyof typeof fieldNameTexts | keyof typeof preflightTexts>(
    [preflightTexts, panelTexts, fieldNameTexts, elementNameTexts, libraryNames],
    speech,
  );
}
