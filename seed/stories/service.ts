/** Service and legal pages of both channels, with a story of their own in countries where the words differ. */

import type { Block } from '#core/content/block.ts';
import type { StorySeed } from '#core/content/story-seed.ts';
import { type Channel, type Country, channels } from '#core/values/channel.ts';
import { about, accessibility, contact, faq, payment } from './help.ts';
import { imprint, privacy, terms, withdrawal } from './legal.ts';
import type { Section, ServicePage, ServicePageOf } from './service-page.ts';
import { type Line, page, rich } from './words.ts';

const textPages: Readonly<Record<string, ServicePageOf>> = {
  impressum: imprint,
  agb: terms,
  datenschutz: privacy,
  widerruf: withdrawal,
  zahlungsarten: payment,
  'ueber-uns': about,
  kontakt: contact,
  barrierefreiheit: accessibility,
};

/** Countries with hosts of their own besides the German one. */
const otherCountries: readonly Country[] = ['AT', 'CH'];

function linesOf(sections: readonly Section[]): Line[] {
  return sections.flatMap(({ title, blocks }) => [...(title ? [`## ${title}`] : []), ...blocks]);
}

function textStory(slug: string, words: ServicePage): StorySeed {
  const { title, description, lead = '', sections, card, questions } = words;
  const body: Block[] = [{ component: 'text-page', title, lead, text: rich(...linesOf(sections)) }];
  if (card) body.push({ component: 'contact-card', ...card });
  if (questions) {
    const asked = questions.asked.map(({ question, answer }) => ({ question, answer: rich(answer) }));
    body.push({ component: 'seo-questions', title: questions.title, questions: asked });
  }
  return page(slug, { name: title, description, body });
}

/** A page for the channel, and one for each country that it says something else to. */
function storiesOf(channel: Channel, path: string, pageOf: ServicePageOf): StorySeed[] {
  const words = pageOf('DE', channel);
  const others = otherCountries.flatMap((country) => {
    const own = pageOf(country, channel);
    return JSON.stringify(own) === JSON.stringify(words) ? [] : textStory(`${channel}/land-${country.toLowerCase()}/${path}`, own);
  });
  return [textStory(`${channel}/${path}`, words), ...others];
}

function questions(channel: Channel): StorySeed {
  const { title, description, lead = '', sections } = faq('DE', channel);
  const asked = sections.map((section) => ({ question: section.title ?? '', answer: rich(...section.blocks) }));
  const body: Block[] = [
    { component: 'text-page', title, lead, mb: 'none' },
    { component: 'seo-questions', questions: asked },
  ];
  return page(`${channel}/fragen-und-antworten`, { name: title, description, body });
}

export const serviceStories: readonly StorySeed[] = channels.flatMap((channel) => [
  ...Object.entries(textPages).flatMap(([path, pageOf]) => storiesOf(channel, path, pageOf)),
  questions(channel),
]);
