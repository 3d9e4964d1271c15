/** Schemas of what a host adds to the page of an event: for calls and for what is stored. */
import * as z from 'zod/mini';
import { personLines, personText } from '#core/values/text/person-text.ts';
import { httpsLink, pageBounds, questionKinds } from './page-content.ts';

const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
const { wishes, links, linkName, url, questions, question, choices, choice, pictures, alt } = pageBounds;

const wishLink = z.strictObject({
  name: personText(linkName),
  url: z.string().check(
    z.maxLength(url),
    z.refine((typed) => httpsLink(typed) === typed),
  ),
});

export const giftWishesSchema = z.strictObject({ text: personLines(wishes), links: z.array(wishLink).check(z.maxLength(links)) });

export const typedQuestionSchema = z.strictObject({
  /** Null: a new question. */
  id: z.nullable(id),
  kind: z.enum(questionKinds),
  text: personText(question).check(z.minLength(1)),
  choices: z.array(personText(choice).check(z.minLength(1))).check(z.maxLength(choices)),
});
export type TypedQuestion = z.infer<typeof typedQuestionSchema>;
export const typedQuestionsSchema = z.array(typedQuestionSchema).check(z.maxLength(questions));

export const storedChoicesSchema = z.array(z.string());

export const galleryEntrySchema = z.strictObject({ picture: id, alt: personText(alt) });
export const gallerySchema = z.array(galleryEntrySchema).check(z.maxLength(pictures));
export type GalleryEntry = z.infer<typeof galleryEntrySchema>;
