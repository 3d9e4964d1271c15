/** The brand's colours where no style sheet reaches: mails, printed tickets, contrast of content. tokens.css has the same (brand.test.ts). */
import type { Channel } from './channel.ts';

export const brandColours = {
  federleicht: { page: '#fdfdfc', ground: '#eef0ec', line: '#d8dcd6', ink: '#1b2540', inkSoft: '#515c76' },
  myposter: { page: '#ffffff', ground: '#f2f1ed', line: '#d9d7d1', ink: '#141414', inkSoft: '#5c5a55' },
} as const satisfies Record<Channel, Record<string, string>>;
