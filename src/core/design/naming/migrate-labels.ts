/** The step to version 8: keys in place of labels. */

import { sortedJson } from '#core/values/sorted-json.ts';
import { fingerprint } from '#core/values/text/fingerprint.ts';
import { elementOfBefore } from './labels-of-before.ts';

type Stored = Record<string, unknown>;

function isRecord(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What the mark of the automatic layout is made of, in every version. */
function contentPrint({ background, ground, groups, elements }: Stored): string {
  return fingerprint(sortedJson({ background, ground, groups, elements }));
}

function groupWithoutLabel(group: unknown): unknown {
  if (!isRecord(group)) return group;
  const { label: _, ...rest } = group;
  return rest;
}

function pageWithRoles(page: unknown): unknown {
  if (!isRecord(page)) return page;
  const { groups, elements } = page;
  const next = {
    ...page,
    ...(Array.isArray(groups) ? { groups: groups.map(groupWithoutLabel) } : {}),
    ...(Array.isArray(elements) ? { elements: elements.map(elementOfBefore) } : {}),
  };
  // A page that holds what the layout put there still does.
  const isAutomatic = page.autoLayout !== undefined && page.autoLayout === contentPrint(page);
  return isAutomatic ? { ...next, autoLayout: contentPrint(next) } : next;
}

export function withRoles(document: Stored): Stored {
  const { pages } = document;
  return Array.isArray(pages) ? { ...document, pages: pages.map(pageWithRoles) } : document;
}
