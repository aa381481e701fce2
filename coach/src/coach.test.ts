import { criteriaOfActivityType, criteriaOfGenre, feedbackParts } from '@inkling/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ChatEvent, ChatRequest } from './chat-events.ts';
import { type Coach, createCoach, type RequestOfUser } from './coach.ts';
import type { CriterionFeedbackParts, FeedbackOnDraft, FeedbackRequest } from './feedback-on-draft.ts';
import { defaultModelLimits } from './language-models/create-language-model.ts';
import type { ModelFailureReason } from './language-models/model-failure.ts';
import {
  type ModelServer,
  openAiAnswer,
  type ServerBehaviour,
  startModelServer,
  status,
} from './testing/model-server.ts';
import { sampleDrafts, wellbeingDraft } from './testing/pieces/sample-drafts.ts';
import type { Conversation } from './worker/thread-calls.ts';

const story = sampleDrafts[1]?.text ?? '';
const owner = 'max';
const request: RequestOfUser<FeedbackRequest> = {
  owner,
  text: story,
  type: 'narrative',
  year: 4,
  mayUseModel: true,
  known: { names: ['Max'] },
};
const conversation: Conversation = {
  step: { type: 'freeWriting', title: 'Drafting' },
  activity: { title: 'A day at the beach' },
  plan: [],
  draft: story,
  history: [
    { role: 'assistant', content: 'How is your draft going? What comes next?' },
    { role: 'user', content: 'I am stuck' },
  ],
  cards: [],
  year: 4,
  genre: 'narrative',
  subject: 'writing',
};

const hourMs = 3_600_000;

async function ready(coach: Coach): Promise<Coach> {
  await coach.openStep({ owner, conversation: { ...conversation, history: [] } });
  await coach.findErrors({ owner, text: 'Ready?' });
  return coach;
}

const allOf = async ({ categories }: FeedbackOnDraft): Promise<CriterionFeedbackParts[]> => {
  const all: CriterionFeedbackParts[] = [];
  for await (const each of categories) all.push(each);
  return all;
};

async function heard(coach: Coach, asked: ChatRequest): Promise<ChatEvent | undefined> {
  let last: ChatEvent | undefined;
  for await (const event of coach.chatReply({ owner, ...asked })) last = event;
  return last;
}

const poem = `The sea is singing in the dark,
A silver song beneath the moon,
It pulls the pebbles from the park
And hums a slow and sleepy tune.

The boats are nodding in their beds,
The gulls have folded up the day,
The lighthouse turns its golden head
And sweeps the frightened dark away.`;

describe('without a model', () => {
  let coach: Coach;
  beforeAll(async () => {
    coach = await ready(createCoach({ spelling: 'au', engine: 'nspell' }));
  });
  afterAll(() => coach.close());

  test('a spelling that is asked for in a chat is found in the thread', async () => {
    const history = [{ role: 'user' as const, content: 'how do you spell becos' }];
    const end = await heard(coach, {
      conversation: { ...conversation, history },
      known: { names: [] },
      mayUseModel: false,
    });
    expect(end).toMatchObject({ text: expect.stringContaining('b-e-c-a-u-s-e') });
  });

  test('the focus a teacher sets is named by the built-in coach', async () => {
    const given = await allOf(
      await coach.feedback({ ...request, criterionPrompts: { vocabulary: 'Focus on strong verbs.' } }),
    );
    const vocabulary = given.find(({ category }) => category === 'vocabulary');
    expect(vocabulary?.output.comment).toContain('strong verbs');
  });

  test('a draft gets marks, errors, one next step and feedback on every criterion', async () => {
    const given = await coach.feedback({ ...request, text: story.replace('everywhere', 'evrywere') });
    expect(given.assessment?.marks.map(({ criterion }) => criterion)).toEqual(criteriaOfGenre('narrative'));
    expect(given.findings.map(({ start, end }) => [start, end])).toContainEqual([
      story.indexOf('everywhere'),
      story.indexOf('everywhere') + 'evrywere'.length,
    ]);
    expect(given.next_step?.text).toBeTruthy();
    const all = await allOf(given);
    expect(all.map(({ category }) => category)).toEqual(criteriaOfGenre('narrative'));
    for (const { output, answered_by } of all) {
      expect(feedbackParts.safeParse(output).success).toBe(true);
      expect(answered_by).toEqual({ coach: 'built-in', model: null });
    }
  });

  test('only the wanted criteria are commented on', async () => {
    const all = await allOf(await coach.feedback({ ...request, categories: ['spelling', 'ideas'] }));
    expect(all.map(({ category }) => category)).toEqual(['ideas', 'spelling']);
  });

  test('a reflection gets general words and no marks', async () => {
    const given = await coach.feedback({ ...request, ...wellbeingDraft, type: 'wellbeing' });
    expect(given.assessment).toBeNull();
    expect(given.next_step).toBeNull();
    expect((await allOf(given)).map(({ category }) => category)).toEqual(['general']);
  });

  test.each([
    [
      'a text in Spanish',
      'El gato negro vivía en una casa vieja cerca del río. Todas las noches salía.',
      'too_little',
    ],
    [
      'a text in French',
      'Le chat noir dort sur la table. Il est tres content. Une souris arrive.',
      'too_little',
    ],
    ['a few words', 'cat dog tree house', 'too_little'],
    ['a poem', poem, 'poem'],
    [
      'a poem in Spanish',
      'La luna\n\nla luna sale\nsobre el mar\nblanca y redonda\n\nyo la miro\nella canta\nsin hablar',
      'too_little',
    ],
    ['a story', story, null],
  ])('%s gets a score only where the scale fits', async (_, text, unscored) => {
    const given = await coach.feedback({ ...request, text });
    expect(given.unscored).toBe(unscored);
    expect((await coach.assess({ owner, text, genre: 'narrative', year: 4 })).unscored).toBe(unscored);
    if (unscored === 'too_little') expect(given.assessment?.marks).toEqual([]);
  });

  test('an explanation is not asked for opinions', async () => {
    const text =
      'Frogs breathe through their skin. Their skin must stay wet because dry skin lets no air in. Some frogs sleep in mud.';
    const all = await allOf(await coach.feedback({ ...request, text, type: 'expository' }));
    expect(all.map(({ category }) => category)).toEqual([...criteriaOfActivityType.expository]);
    const words = all.flatMap(({ output }) => [output.comment, ...output.suggestions.content]).join(' ');
    expect(words).not.toMatch(/opinion|your side|persua/i);
  });

  test('marks and errors come alone when asked for', async () => {
    const { assessment } = await coach.assess({ owner, text: story, genre: 'narrative', year: 4 });
    expect(assessment.overall).toBeGreaterThan(0);
    expect(await coach.findErrors({ owner, text: 'I hav a dog.' })).toMatchObject([
      { kind: 'spelling', start: 2, end: 5 },
    ]);
  });

  test('the tutor opens a step and answers in it', async () => {
    expect((await coach.openStep({ owner, conversation: { ...conversation, history: [] } })).text).toContain(
      '?',
    );
    const end = await heard(coach, { conversation, known: { names: [] }, mayUseModel: true });
    expect(end?.text).toContain('?');
  });

  test('a period is reported', async () => {
    const period = { from: new Date('2026-07-01'), to: new Date('2026-09-30') };
    const { markdown, answered_by } = await coach.report(
      { student_name: 'Mia', writings: [], period },
      { mayUseModel: true, known: { names: ['Mia'] } },
    );
    expect(markdown).toContain('No piece was finished');
    expect(answered_by.coach).toBe('built-in');
  });

  test('several drafts at once each get their own feedback', async () => {
    const [one, two] = await Promise.all(
      sampleDrafts.slice(0, 2).map(({ text, year }) => coach.feedback({ ...request, text, year })),
    );
    expect(one?.assessment?.words).not.toBe(two?.assessment?.words);
  });
});

/** On a busy machine the model isn't given up; create-language-model.test.ts tests the limits. */
const noTimeLimits = { connectMs: hourMs, idleMs: hourMs, wholeMs: hourMs };

describe('with a model', () => {
  const wording = JSON.stringify({
    comment: 'There is “a dark cave” in it.',
    what_you_did_well: { content: [] },
    suggestions: { content: [] },
  });
  const reasons: ModelFailureReason[] = [];
  let behaviour: ServerBehaviour = openAiAnswer(wording);
  let server: ModelServer;
  let coach: Coach;
  beforeAll(async () => {
    server = await startModelServer([(response, asked) => behaviour(response, asked)]);
    coach = await ready(
      createCoach({
        spelling: 'au',
        engine: 'nspell',
        model: { provider: 'openai-compatible', model: 'small-model', baseUrl: server.baseUrl },
        modelLimits: { ...defaultModelLimits, ...noTimeLimits, retryAfterMs: 1 },
        log: ({ reason }) => reasons.push(reason),
      }),
    );
  });
  beforeEach(() => {
    server.requests.length = 0;
  });
  afterAll(async () => {
    await coach.close();
    await server.close();
  });

  test('the model words the feedback, the marks stay, and no name goes out', async () => {
    behaviour = openAiAnswer(wording);
    const given = await coach.feedback({ ...request, categories: ['ideas', 'vocabulary'] });
    for (const { output, answered_by, category } of await allOf(given)) {
      expect(answered_by).toEqual({ coach: 'model', model: 'small-model' });
      expect(output.comment).toBe('There is “a dark cave” in it.');
      const mark = given.assessment?.marks.find(({ criterion }) => criterion === category)?.mark;
      expect(output.what_you_did_well.score).toBe(mark);
    }
    expect(server.requests).toHaveLength(2);
    expect(server.requests.map(({ body }) => body).join('')).not.toContain('Max');
  });

  test('without consent nothing is sent', async () => {
    await allOf(await coach.feedback({ ...request, mayUseModel: false, categories: ['ideas'] }));
    await heard(coach, { conversation, known: { names: [] }, mayUseModel: false });
    expect(server.requests).toEqual([]);
  });

  test('the model answers in the chat and is named', async () => {
    behaviour = openAiAnswer('You wrote about ', 'a dark cave. ', 'What could you smell in it?');
    const end = await heard(coach, { conversation, known: { names: [] }, mayUseModel: true });
    expect(end).toMatchObject({
      text: 'You wrote about a dark cave. What could you smell in it?',
      answered_by: { coach: 'model', model: 'small-model' },
    });
  });

  test('a failing model is logged without any text, and the built-in coach answers', async () => {
    behaviour = status(500);
    const all = await allOf(
      await coach.feedback({ ...request, categories: ['ideas', 'vocabulary', 'cohesion'] }),
    );
    expect(all.map(({ answered_by }) => answered_by.coach)).toEqual(['built-in', 'built-in', 'built-in']);
    expect(all.every(({ output }) => output.comment !== '')).toBe(true);
    const end = await heard(coach, { conversation, known: { names: [] }, mayUseModel: true });
    expect(end).toMatchObject({ answered_by: { coach: 'built-in', model: null } });
    expect(reasons).toContain('unavailable');
  });
});
