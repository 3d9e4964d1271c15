/** The rules of the print check with their texts, on the day on which they are asked. The editor fetches them after the first layout. */
import { preflightSteps } from '#core/preflight/preflight.ts';
import { berlinTime } from '#core/values/date.ts';
import { preflightTextsFor } from '#texts/preflight-texts.ts';
import { withUploadFindings } from './upload-findings.ts';

type Steps = typeof preflightSteps;

function stepsOfToday(...[design, layout, resources, limits]: Parameters<Steps>): ReturnType<Steps> {
  return preflightSteps(design, layout, { ...resources, today: berlinTime(Date.now()).day }, limits);
}

export const rulesOfToday = { steps: stepsOfToday, withUploads: withUploadFindings, textsFor: preflightTextsFor };
