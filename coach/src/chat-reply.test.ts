import { describe, expect, test } from 'vitest';
import { type ChatEnd, type ChatEvent, type ChatRequest, chatReply } from './chat-reply.ts';
import { ModelFailure } from './models/model-failure.ts';
import { createScriptedModel, type ScriptedAnswer, type ScriptedModel } from './models/scripted-model.ts';
import { checkRisk, type RiskContext, safeguardingMessage } from './safety/index.ts';
import { reply } from './tutor/tutor.ts';
import type { Conversation } from './worker/jobs.ts';

const conversation: Conversation = {
  step: { type: 'chat', title: 'Brainstorming' },
  activity: { title: 'A day by the sea' },
  plan: [],
  draft: 'Tilly found a green bottle on the sand. She hid it from Mr Pike.',
  history: [
    { role: 'assistant', content: 'What is your story about?' },
    { role: 'user', content: 'Tilly finds a bottle with a map in it' },
  ],
  year: 4,
  genre: 'narrative',
  subject: 'writing',
};
const known = { names: ['Tilly Brook'] };
const built = {
  tutor: async (input: Conversation) => reply(input),
  checkRisk: async (text: string, context: RiskContext) => checkRisk(text, context),
};

interface Heard {
  events: ChatEvent[];
  end: ChatEnd;
  /** What the screen shows at the end. */
  shown: string;
}

async function listen(request: Partial<ChatRequest>, model: ScriptedModel | null): Promise<Heard> {
  const events: ChatEvent[] = [];
  let shown = '';
  for await (const event of chatReply(
    { conversation, known, mayUseModel: true, ...request },
    { ...built, model },
  )) {
    events.push(event);
    if (event.type === 'piece') shown += event.text;
    if (event.type === 'replace') shown = event.text;
  }
  const end = events.at(-1);
  if (end?.type !== 'end') throw new Error('no end');
  return { events, end, shown };
}

const modelSaying = (...answers: ScriptedAnswer[]) => createScriptedModel(answers, 'big-model');
const builtIn = { coach: 'built-in', model: null };
const saying = (content: string): Conversation => ({ ...conversation, history: [{ role: 'user', content }] });

test('without a model the tutor answers', async () => {
  const { end, shown } = await listen({}, null);
  expect(end.answered_by).toEqual(builtIn);
  expect(shown).toBe(reply(conversation).text);
  expect(end.text).toBe(shown);
});

test('a model streams its answer, is named, and names come back into it', async () => {
  const model = modelSaying({ pieces: ['You gave [NA', 'ME_1] a bottle. ', 'What does ', 'the map show?'] });
  const { events, end, shown } = await listen({}, model);
  expect(shown).toBe('You gave Tilly a bottle. What does the map show?');
  expect(events.filter(({ type }) => type === 'piece').length).toBeGreaterThan(2);
  expect(end).toMatchObject({
    text: shown,
    answered_by: { coach: 'model', model: 'big-model' },
    isCut: false,
  });
});

test('names do not leave the house', async () => {
  const model = modelSaying('What next?');
  await listen({}, model);
  expect(model.prompts).toHaveLength(1);
  expect(JSON.stringify(model.prompts)).not.toMatch(/Tilly|Pike/);
});

test('without consent nothing leaves the house', async () => {
  const model = modelSaying('What next?');
  const { end } = await listen({ mayUseModel: false }, model);
  expect(model.prompts).toEqual([]);
  expect(end.answered_by).toEqual(builtIn);
});

describe('the tutor takes over when the model', () => {
  const prose =
    'The wind howled over the black water as the old captain raised his lantern. Nobody on the deck dared to breathe. Then, out of the fog, a pale hand reached for the rail and the bell began to ring. What happens next?';
  test.each<[string, ScriptedAnswer]>([
    ['fails at once', { pieces: [], failure: new ModelFailure('unavailable') }],
    ['is paused', { pieces: [], failure: new ModelFailure('paused') }],
    ['breaks off midway', { pieces: ['You wrote about '], failure: new ModelFailure('cut_off') }],
    ['writes the story', { pieces: prose.split(/(?<= )/) }],
    ['asks nothing', 'You wrote about a bottle.'],
    ['lectures', `${'You could think about your map. '.repeat(20)}What next?`],
  ])('%s', async (_name, answer) => {
    const { end, shown } = await listen({}, modelSaying(answer));
    expect(shown).toBe(reply(conversation).text);
    expect(end).toMatchObject({ text: shown, answered_by: builtIn, isCut: false });
  });
});

test('prose that could be handed in is stopped before it is a paragraph', async () => {
  const pieces =
    `${'The captain raised his lamp and the black water rose around the silent deck while '.repeat(3)}? `.split(
      /(?<= )/,
    );
  const { events } = await listen({}, modelSaying({ pieces }));
  const shown = events.flatMap((event) => (event.type === 'piece' ? [event.text] : []));
  expect(shown.length).toBeLessThanOrEqual(26);
});

test('a listener who leaves keeps what was said so far', async () => {
  const answer = { pieces: ['You wrote about ', 'a bottle. '], failure: new ModelFailure('cancelled') };
  const { end } = await listen({}, modelSaying(answer));
  expect(end).toMatchObject({ text: 'You wrote about a bottle. ', isCut: true });
});

describe('a child who may be in danger', () => {
  const risky = saying('I want to kill myself');

  test('gets the caring text, and no coach is asked', async () => {
    const model = modelSaying('What next?');
    const { end, shown } = await listen({ conversation: risky }, model);
    expect(shown).toBe(safeguardingMessage);
    expect(end).toMatchObject({ text: safeguardingMessage, isCaring: true });
    expect(end.risk?.severity).toBe('high');
    expect(model.prompts).toEqual([]);
  });

  test('is not met in a pirate story', async () => {
    const { end } = await listen({ conversation: saying('The pirate killed the sea monster') }, null);
    expect(end).toMatchObject({ isCaring: false, risk: null });
  });
});
