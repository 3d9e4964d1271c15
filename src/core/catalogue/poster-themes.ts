/** Themes of the poster shop: its subjects, under numbers that begin where the fallback of addresses is (Specification 9). */
import { type PosterSubject, posterSubjects } from './poster.ts';
import { fallbackTheme } from './themes.ts';

type PosterTheme = { id: number; subject: PosterSubject };

export const posterThemes: readonly PosterTheme[] = posterSubjects.map((subject, at) => ({ id: fallbackTheme + at, subject }));

/** The theme of a number, or null. */
export function findPosterTheme(id: number): PosterTheme | null {
  return posterThemes.find((theme) => theme.id === id) ?? null;
}
