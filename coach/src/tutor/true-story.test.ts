import { beforeAll, describe, expect, it, test } from 'vitest';
import { cardTexts, type PlayedTurn, playLastTurn } from '../testing/play-conversation.ts';
import { understandingForTests } from '../testing/understanding.ts';
import { isTrueStory, saysStoryIsTrue } from './true-story.ts';
import type { MessageDeps } from './tutor.ts';

const told = (title: string, says: string[], description = '') => ({
  activity: { title, description },
  history: says.map((content) => ({ role: 'user' as const, content })),
});

test.each([
  ['My weekend', [], ''],
  ['camping', [], 'Write about something you did in the holidays'],
  ['The best day', [], 'Write about a day when you were proud.'],
  ['camping', ['me and my dad and my brother Kai', 'we drove to the lake and Kai was sick'], ''],
  ['A day to remember', ['my grandad', 'at the beach. he took me fishing there'], ''],
  ['A day to remember', ['a girl', 'what do you mean, it really happened'], ''],
  ['A day to remember', ['its not a story its about my real nan'], ''],
])('“%s” %j %s: asked about as something that happened', (title, says, task) => {
  expect(isTrueStory(told(title, says, task))).toBe(true);
});

test.each([
  ['The last train', ['a girl called Maya', 'she misses the train'], ''],
  ['my dog', ['my dog', 'he wants to fly to the moon'], ''],
  ['The secret', ['my brother', 'he finds a door in the wall'], ''],
  ['The Storm', ['does it have to be true'], ''],
  ['The Storm', ['a wizard', 'she finds true love'], ''],
  ['The Storm', ['a robot and it has real feelings'], 'Write a story about a storm.'],
])('“%s” %j: made up, as far as anyone knows', (title, says, task) => {
  expect(isTrueStory(told(title, says, task))).toBe(false);
});

test.each(['it really happend', 'this is true', 'its all true', 'it happened to me', "it isn't made up"])(
  'says that it is true: %s',
  (said) => {
    expect(saysStoryIsTrue(said)).toBe(true);
  },
);

test.each(['can it be true?', 'does it have to be true', 'his wish came true', 'that is not true'])(
  'does not say that it is true: %s',
  (said) => {
    expect(saysStoryIsTrue(said)).toBe(false);
  },
);

describe('a talk', () => {
  let deps: MessageDeps;
  beforeAll(async () => {
    deps = await understandingForTests();
  });
  const lastOf = (says: string[], title = 'A day to remember'): PlayedTurn =>
    playLastTurn(deps, says, { title, year: 4 });

  it('goes on as a true one when the child says so, and what was told stays', () => {
    const turn = lastOf([
      'Kai',
      'at lake jindabine',
      'he wants to catch a fish',
      'its just camping it really happend',
    ]);
    expect(turn.text).toContain('It really happened');
    expect(cardTexts(turn).join('\n')).toContain('he wants to catch a fish');
    expect(cardTexts(turn).join('\n')).not.toMatch(/really happend|wants:/);
  });

  it('meets a death that is told in passing, and asks neither what went wrong nor what the dead want', () => {
    const turn = lastOf(['my grandad', 'at the beach. he took me fishing there. he died last month']);
    expect(turn.text).toContain('sorry about your grandad');
    expect(turn.asked).toBeUndefined();
    const next = lastOf([
      'my grandad',
      'at the beach. he took me fishing there. he died last month',
      'he let me hold the rod',
    ]);
    expect(next.asked).toBe('small thing');
  });

  it('answers how a sad piece can end', () => {
    const turn = lastOf(['my grandad died', 'he let me hold the rod', 'how do i end it if its sad']);
    expect(turn.text).toContain('A sad ending is fine.');
  });

  it('leaves a death in a made-up story to the story', () => {
    expect(lastOf(['a boy called Sam', 'his dog died and he is sad'], 'The Storm').text).not.toContain(
      'so sorry',
    );
  });
});
