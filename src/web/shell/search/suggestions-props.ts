/** What the field tells its suggestions. */
import type { RefObject } from 'react';

/** `by`: type of the event that they were fetched for. */
export type SuggestionsProps = { form: RefObject<HTMLFormElement | null>; by: string };
