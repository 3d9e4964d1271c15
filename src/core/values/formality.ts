/** How a page addresses its reader: Sie on mourning and business pages, du elsewhere (brand voice). */
export type Formality = 'du' | 'Sie';
