/** Calls of operators about feature flags. Definitions have the fields of the flag protocol; seeds and change numbers are the service's. */
import * as z from 'zod/mini';
import { flagSchema, ruleSegmentSchema } from '#core/flags/definition.ts';
import { defaultPlan, flagPlanSchema } from '#core/flags/plan.ts';
import type { OperatorCallTable } from './call.ts';

const name = z.string().check(z.minLength(1), z.maxLength(100));
const named = z.strictObject({ name });
const key = z.string().check(z.minLength(1), z.maxLength(250));
const keyList = z.array(key).check(z.maxLength(10_000));
/** Change number of the definition that the caller has read: another one refuses the change. */
const expect = z.optional(z.number().check(z.int()));

const changeable = z.pick(flagSchema, {
  defaultTreatment: true,
  trafficAllocation: true,
  conditions: true,
  configurations: true,
  sets: true,
  prerequisites: true,
  impressionsDisabled: true,
});
const flagInput = z.strictObject({
  ...changeable.shape,
  name,
  trafficTypeName: z._default(z.string().check(z.maxLength(100)), 'user'),
  plan: z._default(flagPlanSchema, defaultPlan),
});
export type FlagInput = z.infer<typeof flagInput>;

const ruleSegmentInput = z.strictObject({ ...z.pick(ruleSegmentSchema, { conditions: true, excluded: true }).shape, name, expect });

const flagAnswer = z.strictObject({ flag: flagSchema, phase: z.number(), phaseAt: z.string(), plan: flagPlanSchema });
const change = z.strictObject({
  changeNumber: z.number(),
  action: z.string(),
  actor: z.string(),
  at: z.string(),
  body: z.unknown(),
});
const changed = z.strictObject({ name: z.string(), changeNumber: z.number() });

export const operatorFlagCalls = {
  'GET /operator-api/flags': {
    input: z.strictObject({}),
    output: z.strictObject({ isOff: z.boolean(), changeNumber: z.number(), flags: z.array(flagAnswer) }),
  },
  'POST /operator-api/flags': { input: flagInput, output: flagAnswer },
  'GET /operator-api/flags/:name': { input: named, output: flagAnswer },
  'PUT /operator-api/flags/:name': { input: z.extend(flagInput, { expect }), output: flagAnswer },
  /** Every visitor gets this treatment at once, or the default one. */
  'POST /operator-api/flags/:name/kill': { input: z.extend(named, { treatment: z.optional(name) }), output: flagAnswer },
  'POST /operator-api/flags/:name/restore': { input: named, output: flagAnswer },
  'POST /operator-api/flags/:name/archive': { input: named, output: flagAnswer },
  'GET /operator-api/flags/:name/history': { input: named, output: z.strictObject({ changes: z.array(change) }) },
  /** Impressions that SDKs only counted, by hour. */
  'GET /operator-api/flags/:name/counts': {
    input: named,
    output: z.strictObject({ counts: z.array(z.strictObject({ hour: z.string(), count: z.number() })) }),
  },
  /** Keys that asked the flag, by day. */
  'GET /operator-api/flags/:name/keys': {
    input: named,
    output: z.strictObject({ days: z.array(z.strictObject({ day: z.string(), keys: z.number() })) }),
  },
  'GET /operator-api/flags/events': {
    input: z.strictObject({}),
    output: z.strictObject({ events: z.array(z.strictObject({ type: z.string(), source: z.string(), count: z.number() })) }),
  },
  /** The newest events of a type, with the properties that a server reported. */
  'GET /operator-api/flag-events/:name': {
    input: z.strictObject({ name: z.string().check(z.maxLength(80)) }),
    output: z.strictObject({
      events: z.array(z.strictObject({ at: z.string(), source: z.string(), value: z.nullable(z.number()), properties: z.unknown() })),
    }),
  },
  /** Off: every visitor gets the defaults, whatever the flags say. */
  'PUT /operator-api/flags-off': { input: z.strictObject({ isOff: z.boolean() }), output: z.strictObject({ isOff: z.boolean() }) },
  'GET /operator-api/segments': {
    input: z.strictObject({}),
    output: z.strictObject({ segments: z.array(z.strictObject({ name: z.string(), changeNumber: z.number(), keys: z.number() })) }),
  },
  'POST /operator-api/segments': { input: named, output: changed },
  'POST /operator-api/segments/:name/keys': {
    input: z.strictObject({ name, add: z._default(keyList, []), remove: z._default(keyList, []) }),
    output: changed,
  },
  'GET /operator-api/rule-segments': { input: z.strictObject({}), output: z.strictObject({ segments: z.array(ruleSegmentSchema) }) },
  'PUT /operator-api/rule-segments/:name': { input: ruleSegmentInput, output: ruleSegmentSchema },
  'GET /operator-api/large-segments': {
    input: z.strictObject({}),
    output: z.strictObject({ segments: z.array(z.strictObject({ name: z.string(), keys: z.number() })) }),
  },
} as const satisfies OperatorCallTable;
