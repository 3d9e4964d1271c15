/** Fields of the form that fetches a file of an event, and the files by their names in it. */

export const fileFields = { file: 'file', part: 'part' } as const;

export const tables = {
  'all.xlsx': { content: 'all', format: 'xlsx' },
  'caterer.xlsx': { content: 'caterer', format: 'xlsx' },
  'answers.csv': { content: 'answers', format: 'csv' },
  'guests.csv': { content: 'guests', format: 'csv' },
} as const;

/** Of the seating plan of a part. */
export const papers = { 'table.pdf': 'table', 'name.pdf': 'name' } as const;

export type FileName = keyof typeof tables | keyof typeof papers;
