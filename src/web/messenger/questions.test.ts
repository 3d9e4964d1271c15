import { expect, test } from 'vitest';
import { storySeeds } from '#seed/stories/index.ts';
import { askedQuestions } from './questions.ts';

const text = (words: string, attrs?: object) => ({
  type: 'text',
  text: words,
  ...(attrs ? { marks: [{ type: 'link', attrs }] } : {}),
});
const answer = (...content: object[]) => ({
  type: 'doc',
  content: [
    { type: 'paragraph', content },
    { type: 'paragraph', content: [text('Mehr.')] },
  ],
});
const story = (...questions: unknown[]) => ({
  component: 'page',
  body: [{ component: 'text-page' }, { component: 'seo-questions', questions }],
});

test('an answer is its first paragraph, and its links lead to pages of this shop only', () => {
  const words = answer(
    text('Ja. '),
    text('Versand', { linktype: 'url', href: '/versand-und-lieferung/' }),
    text('Papier', { linktype: 'story', uuid: 'abc' }),
    text('Bau', { linktype: 'story', uuid: 'constructor' }),
    text('fort', { linktype: 'url', href: '//boese.example' }),
    text('weg', { linktype: 'url', href: 'javascript:alert(1)' }),
  );
  expect(askedQuestions(story({ question: 'Geht das?', answer: words }), { abc: '/magazin/papier-kunde/' })).toEqual([
    {
      question: 'Geht das?',
      answer: [
        { text: 'Ja. ', to: null },
        { text: 'Versand', to: '/versand-und-lieferung/' },
        { text: 'Papier', to: '/magazin/papier-kunde/' },
        { text: 'Bau', to: null },
        { text: 'fort', to: null },
        { text: 'weg', to: null },
      ],
    },
  ]);
});

test('content that is not right is left out, whatever it is', () => {
  for (const nonsense of [{}, { body: 5 }, { body: [null, 'x', { component: 'seo-questions', questions: {} }] }])
    expect(askedQuestions(nonsense)).toEqual([]);
  expect(
    askedQuestions(story(null, 5, { question: 'Leer?' }, { question: '', answer: answer(text('Ja.')) }, { question: 7, answer: 'x' })),
  ).toEqual([]);
});

test('the first questions are answered in one line that leads on', () => {
  const contact = storySeeds.find(({ slug }) => slug === 'federleicht/kontakt');
  const questions = askedQuestions(contact?.content);
  expect(questions).toHaveLength(6);
  for (const { answer: words } of questions) {
    expect(words.map((one) => one.text).join('').length).toBeLessThan(160);
    expect(words.at(-1)?.to).toMatch(/^\/[a-z/-]+\/$/);
  }
});
