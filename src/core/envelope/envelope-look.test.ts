import { expect, test } from 'vitest';
import { faceOf, isPlain, readFaces, senderOf, withFace, withFormat, withSender } from './envelope-look.ts';
import { black, plainEnvelope, white } from './plain-envelope.ts';

const words = { address: '{{adresse}}', sender: 'Vor- und Nachname' };
const plain = plainEnvelope({ format: 'envelope-c6', paper: white, ink: black, font: 'jost' }, words);
const text = 'Sophie und Jörg\nLindenweg 2';
const textsOf = ({ pages }: Pick<typeof plain, 'pages'>) =>
  pages.map(({ elements }) => elements.map((element) => (element.kind === 'text' ? [element.id, element.text] : [])));

test('a sender moves between flap and front, where it is one line, and goes; a sample is none', () => {
  expect(senderOf(plain)).toEqual({ place: 'flap', text: '' });
  const flap = withSender(plain, { place: 'flap', text }, words);
  expect(senderOf(flap)).toEqual({ place: 'flap', text });
  const front = withSender(flap, { place: 'front', text }, words);
  expect(textsOf(front)).toEqual([
    [
      ['front-text', '{{adresse}}'],
      ['front-sender', 'Sophie und Jörg · Lindenweg 2'],
    ],
    [],
  ]);
  expect(textsOf(withSender(front, { place: 'flap', text }, words))).toEqual(textsOf(flap));
  for (const none of [{ place: 'none', text } as const, { place: 'flap', text: ' ' } as const])
    expect(senderOf(withSender(front, none, words))).toEqual({ place: 'none', text: '' });
});

test('a face is that of all its texts, and every one that is offered is read by machines', () => {
  expect(faceOf(plain)).toBe('jost');
  expect(faceOf(withFace(plain, 'bodoni'))).toBe('bodoni');
  expect(readFaces).toContain('eb-garamond');
  expect(readFaces.filter((key) => /pinyon|imperial|italic/.test(key))).toEqual([]);
});

test('a plain envelope in another size keeps what is written on it, its inks and its face', () => {
  const front = withSender(plain, { place: 'front', text }, words);
  const long = withFormat(front, 'envelope-din-long', { ...words, address: 'sample' });
  expect([isPlain(long), long.product.format, long.pages[0]?.widthUm]).toEqual([true, 'envelope-din-long', 220_000]);
  expect(textsOf(long)).toEqual(textsOf(front));
  expect([long.inks, faceOf(long)]).toEqual([front.inks, 'jost']);
});
