import { describe, expect, test, vi } from 'vitest';
import type { ChatEnd, ChatEvent, ChatRequest } from './chat-events.ts';
import { chatReply } from './chat-reply.ts';
import { createLanguageModel } from './language-models/create-language-model.ts';
import type { LanguageModel } from './language-models/language-model.ts';
import { ModelFailure } from './language-models/model-failure.ts';
import { checkRisk, type Risk, type RiskContext, riskReply } from './safety/index.ts';
import { hang, startModelServer } from './testing/model-server.ts';
import { createScriptedModel, type ScriptedAnswer } from './testing/scripted-model.ts';
import { tagPersonalDataByWords } from './testing/tag-personal-data.ts';
import { replyToChild } from './tutor/tutor.ts';
import type { Conversation } from './worker/thread-calls.ts';

const conversation: Conversation = {
  step: { type: 'chat', title: 'Brainstorming' },
  activity: { title: 'A day by the sea' },
  plan: [],
  draft: 'Tilly found a green bottle on the sand. She hid it from Mr Pike.',
  history: [
    { role: 'assistant', content: 'What is your story about?' },
    { role: 'user', content: 'Tilly finds a bottle with a map in it' },
  ],
  cards: [],
  year: 4,
  genre: 'narrative',
  subject: 'writing',
};
const known = { names: ['Tilly Brook'] };
/** The head is tested elsewhere: here every message is an idea. */
const own = (input: Conversation) =>
  replyToChild(input, {
    classifyMessage: ({ child }) => [
      { text: child, act: 'tells', sureness: 1, slots: [{ name: 'who', share: 1 }] },
    ],
    findCard: () => [],
    classifyQuestion: () => ({ intent: '', sureness: 0, others: [] }),
    respell: (text) => text,
  });
const built = {
  tutor: async (input: Conversation) => own(input),
  checkRisk: async (text: string, context: RiskContext) => checkRisk(text, context),
  askAboutRisk: async () => null,
  tagPersonalData: tagPersonalDataByWords,
  isUnsuitable: async () => false,
};

interface Heard {
  events: ChatEvent[];
  end: ChatEnd;
  /** What the screen shows at the end. */
  shown: string;
}

async function listen(request: Partial<ChatRequest>, model: LanguageModel | null): Promise<Heard> {
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
  expect(shown).toBe(own(conversation).text);
  expect(end.text).toBe(shown);
});

test('a model streams its answer, is named, and names come back into it', async () => {
  const model = modelSaying({ pieces: ['You gave [NA', 'ME_1] a bottle. ', 'What does ', 'the map show?'] });
  const { events, end, shown } = await listen({}, model);
  expect(shown).toBe('You gave Tilly a bottle. What does the map show?');
  expect(events.flatMap((event) => (event.type === 'piece' ? [event.text] : []))).toEqual([
    'You gave Tilly a bottle. ',
    'What does the map show?',
  ]);
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
    expect(shown).toBe(own(conversation).text);
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
  expect(shown).toEqual([own(conversation).text]);
});

test('a listener who leaves keeps what was said so far', async () => {
  const answer = { pieces: ['You wrote about ', 'a bottle. '], failure: new ModelFailure('cancelled') };
  const { end } = await listen({}, modelSaying(answer));
  expect(end).toMatchObject({ text: 'You wrote about a bottle. ', isCut: true });
});

describe('words that one net alone takes for trouble', () => {
  const worry: Risk = {
    severity: 'high',
    category: 'abuse',
    spans: [{ start: 0, end: 5 }],
    isDoubtful: true,
  };
  const doubting = { ...built, checkRisk: async (text: string) => (text.includes('licked') ? worry : null) };
  const said = 'when i fell Rex licked me and i stopped crying';
  const ends = async (history: Conversation['history']): Promise<ChatEnd> => {
    const request = { conversation: { ...conversation, history }, known, mayUseModel: false };
    for await (const event of chatReply(request, { ...doubting, model: null }))
      if (event.type === 'end') return event;
    throw new Error('no end');
  };
  const asked = async () => {
    const end = await ends([{ role: 'user', content: said }]);
    return { end, question: { role: 'assistant' as const, content: end.text, offers: end.turn?.offers } };
  };
  const answer = async (content: string): Promise<ChatEnd> => {
    const { question } = await asked();
    return ends([{ role: 'user', content: said }, question, { role: 'user', content }]);
  };

  test('are asked about, while adults are alerted as before', async () => {
    const { end } = await asked();
    expect(end).toMatchObject({ isCaring: false, risk: worry });
    expect(end.turn?.offers?.map(({ text }) => text)).toEqual([
      'I’m okay, it’s for my writing',
      'I’m not okay',
      'I’d rather not say',
    ]);
    expect(end.turn?.cards).toEqual([]);
  });

  test('stop the coaching once the child is not okay, and the alert shows those words', async () => {
    for (const words of ['I’m not okay', 'im not ok', 'no', 'it happened to me', 'yes its real']) {
      const end = await answer(words);
      expect(end, words).toMatchObject({ isCaring: true, toldIn: said, risk: worry });
      expect(end.text).toBe(riskReply('abuse', conversation.year));
    }
  });

  test('are answered also after the coach has opened another step', async () => {
    const { question } = await asked();
    const opening = { role: 'assistant' as const, content: 'Time to plan.' };
    const end = await ends([
      { role: 'user', content: said },
      question,
      opening,
      { role: 'user', content: 'no' },
    ]);
    expect(end.isCaring).toBe(true);
  });

  test('that are explained go on with the talk', async () => {
    expect(await answer('what?? Rex is my dog')).toMatchObject({ isCaring: false, risk: null });
  });

  test('go on a card once the child is okay', async () => {
    const end = await answer("I'm okay, it's for my writing");
    expect(end).toMatchObject({ isCaring: false, risk: null });
    expect(end.turn?.cards.map(({ text }) => text)).toEqual([said]);
  });

  test('go on a card where the child says in its own words that it is fine, with what it tells besides', async () => {
    const end = await answer('im fine. it was in the park');
    expect(end).toMatchObject({ isCaring: false, risk: null });
    expect(end.turn?.cards.map(({ text }) => text).join(' ')).toContain(`${said}. it was in the park`);
  });

  test('are not asked about a second time once the child said that it is fine, and adults are told as before', async () => {
    const { question } = await asked();
    const okay = { role: 'user' as const, content: 'im okay its for my writing' };
    const again = { role: 'user' as const, content: 'Rex licked me when i fell, thats what i said' };
    const end = await ends([{ role: 'user', content: said }, question, okay, question, again]);
    expect(end.turn?.offers?.map(({ text }) => text) ?? []).not.toContain('I’m not okay');
    expect(end).toMatchObject({ isCaring: false, risk: worry });
  });

  test('are left alone where the child would rather not say', async () => {
    const end = await answer('I’d rather not say');
    expect(end).toMatchObject({ isCaring: false, risk: null });
    expect(end.turn?.cards).toEqual([]);
  });
});

describe('a child who may be in danger', () => {
  const risky = saying('I want to kill myself');

  test('gets the caring text, and no coach is asked', async () => {
    const model = modelSaying('What next?');
    const { end, shown } = await listen({ conversation: risky }, model);
    expect(shown).toBe(riskReply('self_harm', risky.year));
    expect(end).toMatchObject({ text: shown, isCaring: true });
    expect(end.risk?.severity).toBe('high');
    expect(model.prompts).toEqual([]);
  });

  test('is not met in a pirate story', async () => {
    const { end } = await listen({ conversation: saying('The pirate killed the sea monster') }, null);
    expect(end).toMatchObject({ isCaring: false, risk: null });
  });
});

describe('a model is kept in hand', () => {
  const said = (answer: ScriptedAnswer) => listen({}, modelSaying(answer));

  test('it is told what was heard, what is known and what to ask next', async () => {
    const model = modelSaying('What next?');
    await listen({}, model);
    const [prompt] = model.prompts;
    const turn = own(conversation);
    expect(prompt?.system + JSON.stringify(prompt?.messages)).toContain(
      `asks about this part: ${turn.asked}`,
    );
    expect(JSON.stringify(prompt)).toContain(turn.cards[0]?.label);
  });

  test.each([
    'In your story, the captain lifts his lantern and the black water rises over the silent deck. What next?',
    'You could write: the fog crept in and swallowed the little boat before anyone could shout. What next?',
    'What if the bottle glows at midnight and a tiny captain climbs out, bowing to her with a silver hat?',
    'Does the old captain raise his lantern while the black water howls across the deck and a pale hand reaches up?',
    'Try something like “The wind tore at her coat as she ran towards the broken pier”. What comes next?',
    'That is a damn shit idea. What next?',
    'Look at www.stories.com for more. What next?',
    'What is your address, so I can send you a book?',
    'Which school do you go to?',
    'This is our little secret. What next?',
    'You wrote about a bottle.\u0000 What next?',
  ])('%j is not shown', async (answer) => {
    const { end, shown, events } = await said(answer);
    expect(end.answered_by).toEqual(builtIn);
    expect(shown).toBe(own(conversation).text);
    const seen = events.flatMap((event) => (event.type === 'piece' ? [event.text] : [])).join('');
    expect(seen).not.toMatch(/captain|fog|glows|wind tore|damn|www|address|school|secret|\0/);
  });

  test.each([
    'You have Tilly and a bottle with a map. Where does she open it?',
    'A map in a bottle makes a reader curious. What is the first thing Tilly does with it?',
    'I like how the bottle is green. What might Mr Pike do if he finds it?',
    'You could start with the sand or with the bottle. Which one will you choose?',
    'What is the name of the beach in your story?',
  ])('%j is shown', async (answer) => {
    const { end } = await said(answer);
    expect(end.answered_by.coach).toBe('model');
  });

  test('nothing is shown of a sentence before its end', async () => {
    const { events } = await said({ pieces: ['You wr', 'ote about a bot', 'tle. Wh', 'at next?'] });
    const pieces = events.flatMap((event) => (event.type === 'piece' ? [event.text] : []));
    expect(pieces).toEqual(['You wrote about a bottle. ', 'What next?']);
  });

  test('one that hangs costs the child no more than the patience set', async () => {
    const hanging = {
      name: 'slow',
      generate: async () => '',
      async *streamText() {
        yield 'You wrote about a bottle. ';
        await new Promise(() => undefined);
      },
    };
    const events: ChatEvent[] = [];
    for await (const event of chatReply(
      { conversation, known, mayUseModel: true, patienceMs: 100 },
      { ...built, model: hanging },
    ))
      events.push(event);
    expect(events.at(-1)).toMatchObject({ type: 'end', text: own(conversation).text, answered_by: builtIn });
  });

  test('a silent one on this machine is waited for six seconds, and the coach replies', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    // The clock is moved by what the child may be kept waiting, once the model has been asked.
    const server = await startModelServer([
      (response, request) => {
        hang(response, request);
        vi.advanceTimersByTime(6000);
      },
    ]);
    const model = createLanguageModel({
      provider: 'openai-compatible',
      model: 'slow',
      baseUrl: server.baseUrl,
    });
    const { end } = await listen({ conversation }, model);
    expect(server.requests).toHaveLength(1);
    expect(end).toMatchObject({ text: own(conversation).text, answered_by: builtIn });
    vi.useRealTimers();
    await server.close();
  });

  test('where a child needs care or has enough, no model is asked', async () => {
    const model = modelSaying('What next?');
    const { end } = await listen({ conversation: saying('my grandpa died') }, model);
    expect(model.prompts).toEqual([]);
    expect(end.turn?.face).toBe('caring');
  });
});

describe('a model as a third net', () => {
  const grave = { severity: 'high', category: 'abuse', spans: [{ start: 0, end: 4 }] } as const;
  const listenWith = async (askAboutRisk: () => Promise<Risk | null>): Promise<ChatEvent[]> => {
    const events: ChatEvent[] = [];
    const request = { conversation, known, mayUseModel: true };
    const model = modelSaying('You found a bottle. What does the map show?');
    for await (const event of chatReply(request, { ...built, model, askAboutRisk })) events.push(event);
    return events;
  };

  test('what it is sure of is answered with care before a word of the reply is shown', async () => {
    const [first, end, ...others] = await listenWith(async () => ({ ...grave, spans: [...grave.spans] }));
    const text = riskReply('abuse', conversation.year);
    expect(first).toEqual({ type: 'piece', text });
    expect(end).toMatchObject({ type: 'end', isCaring: true, risk: grave, turn: null });
    expect(others).toEqual([]);
  });

  test('what is only worth a look changes nothing for the child', async () => {
    const look = { ...grave, severity: 'low', spans: [...grave.spans] } as const;
    const events = await listenWith(async () => ({ ...look, spans: [...look.spans] }));
    expect(events.at(-1)).toMatchObject({ type: 'end', isCaring: false, risk: { severity: 'low' } });
    expect(events[0]).toMatchObject({ type: 'piece', text: expect.stringContaining('bottle') });
  });
});
