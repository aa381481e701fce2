import { describe, expect, it } from 'vitest';
import { findProfanity } from './profanity.ts';

const words = (text: string): string[] => findProfanity(text).map(({ start, end }) => text.slice(start, end));

describe('findProfanity', () => {
  it.each([
    'Dick Turpin rode through the night.',
    'The ass brayed and the donkey cart rolled on.',
    'We drove to Scunthorpe to see the cockatoo.',
    'A blue tit sat in the tree.',
    'The owl and the pussy cat went to sea.',
    'The cock crowed at the farm.',
    'Our class has an assignment on Charles Dickens.',
    'The Dutch boy put his finger in the dyke to stop the sea.',
  ])('lets "%s" pass', (text) => expect(words(text)).toEqual([]));

  it.each([
    ['this is shit', ['shit']],
    ['sh1t happens', ['sh1t']],
    ['f u c k this', ['f u c k']],
    ['you are such a dick', ['dick']],
    ['you are an ass', ['ass']],
    ['what the crap', ['crap']],
  ])('points at the rude word in "%s"', (text, found) => expect(words(text)).toEqual(found));
});
