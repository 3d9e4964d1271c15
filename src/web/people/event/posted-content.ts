/** Reads the posted forms of what a host adds to the page of an event. Server only. */
import { type GiftWishes, httpsLink, pageBounds, questionKinds } from '#core/people/event/page-content.ts';
import type { GalleryEntry, TypedQuestion } from '#core/people/event/page-schema.ts';
import { isToken, textOf, typedIn } from '#web/page/form-input.ts';
import { contentNames, pictureName } from './content-fields.ts';

const { alt, wishes, links, linkName, url, questions, question, choices, choice } = pageBounds;

const textsOf = (form: FormData, name: string, max: number) =>
  form.getAll(name).map((value) => (typeof value === 'string' ? value.trim().slice(0, max) : ''));

/** What is ticked, by its number; what has none comes last, as it stood in the form. */
export function postedPictures(form: FormData): GalleryEntry[] {
  const ticked = [...new Set(textsOf(form, contentNames.shown, 22).filter(isToken))];
  const placed = ticked.map((picture) => {
    const number = Number(textOf(form, pictureName('nummer', picture)));
    const position = Number.isInteger(number) && number > 0 ? number : Number.POSITIVE_INFINITY;
    return { picture, position, alt: textOf(form, pictureName('alt', picture)).slice(0, alt) };
  });
  return placed.toSorted((a, b) => (a.position === b.position ? 0 : a.position - b.position)).map(({ position: _, ...entry }) => entry);
}

/** With the places of addresses that are no links of https. Rows without an address are none. */
export function postedWishes(form: FormData): { wishes: GiftWishes; wrong: number[] } {
  const names = textsOf(form, contentNames.linkName, linkName);
  const rows = textsOf(form, contentNames.linkUrl, url)
    .slice(0, links)
    .map((typed, at) => ({ name: names[at] ?? '', url: typed }))
    .filter((row) => row.url !== '');
  return {
    wishes: {
      text: typedIn(form, contentNames.wishes).replace(/\r\n?/g, '\n').trim().slice(0, wishes),
      links: rows.map((row) => ({ ...row, url: httpsLink(row.url) ?? row.url })),
    },
    wrong: rows.flatMap((row, at) => (httpsLink(row.url) === null ? [at] : [])),
  };
}

/** Rows without a text are none. */
export function postedQuestions(form: FormData): TypedQuestion[] {
  const ids = textsOf(form, contentNames.questionId, 22);
  const kinds = textsOf(form, contentNames.kind, 10);
  const lists = textsOf(form, contentNames.choices, choices * (choice + 2));
  return textsOf(form, contentNames.question, question)
    .slice(0, questions)
    .flatMap((text, at): TypedQuestion[] => {
      const id = ids[at] ?? '';
      const kind = questionKinds.find((one) => one === kinds[at]) ?? 'text';
      const offered = (lists[at] ?? '').split(/\r\n?|\n/).map((line) => line.trim().slice(0, choice));
      if (text === '') return [];
      return [
        {
          id: isToken(id) ? id : null,
          kind,
          text,
          choices: kind === 'choice' ? offered.filter((line) => line !== '').slice(0, choices) : [],
        },
      ];
    });
}
