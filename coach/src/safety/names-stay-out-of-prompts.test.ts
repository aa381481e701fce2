import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { chatReply } from '../chat-reply.ts';
import { createLanguageModel, defaultModelLimits } from '../language-models/create-language-model.ts';
import { openAiAnswer, startModelServer } from '../testing/model-server.ts';
import { tagPersonalDataByWords } from '../testing/tag-personal-data.ts';
import { replyToChild } from '../tutor/tutor.ts';
import {
  loadPersonalDataCases,
  type PersonalDataCase,
  rangesOfItems,
} from '../understanding/training/personal-data-sets.ts';
import type { Conversation } from '../worker/thread-calls.ts';

const MESSAGES = 500;
const slowMs = 300_000;

const people = [
  'Oluwaseun Adebanjo',
  'Tahlia Bennetts',
  'Mr Siosaia Taufa',
  'Zoë Hargreave',
  'Priya Krishnan',
  'Lachie Wojcik',
];
const school = 'Wattle Flat Primary School';

/** The ways children write a name they know. */
const spellings: ((name: string) => string)[] = [
  (name) => name,
  (name) => name.toLowerCase(),
  (name) => name.split(' ')[0] ?? name,
  (name) => `${name.split(' ')[0]?.toLowerCase()}s`,
  (name) => name.toUpperCase(),
  // Two letters in the wrong order; "Zoë" is too short for a slip.
  (name) => (name.split(' ')[1] ?? '').replace(/^(.)(.)(.)/, '$1$3$2'),
];

const cases = readdirSync(fileURLToPath(new URL('../../training/cases', import.meta.url)))
  .sort()
  .map((set) => fileURLToPath(new URL(`../../training/cases/${set}`, import.meta.url)))
  .flatMap(loadPersonalDataCases);

/** The people of a case are exchanged for people the server knows. */
function seeded(each: PersonalDataCase, index: number): { text: string; seeds: string[] } {
  const seeds: string[] = [];
  const nameFor = (at: number): string => {
    const name = (people[(index + at) % people.length] ?? '').replace('Mr ', '');
    const written = spellings[(index + 2 * at) % spellings.length]?.(name) ?? name;
    seeds.push(...written.split(' '));
    return written;
  };
  let text = each.text;
  const places = rangesOfItems(each).filter(({ kind }) => kind === 'person');
  for (const [at, { start, end }] of places.sort((a, b) => b.start - a.start).entries())
    text = text.slice(0, start) + nameFor(at) + text.slice(end);
  if (places.length === 0) text = `${text} ${nameFor(0)} goes to ${school.toLowerCase()}`;
  return { text, seeds };
}

const conversation = (content: string, draft: string): Conversation => ({
  step: { type: 'chat', title: 'Brainstorming' },
  activity: { title: 'A day by the sea' },
  plan: [],
  draft,
  history: [{ role: 'user', content }],
  cards: [],
  year: 4,
  genre: 'narrative',
  subject: 'writing',
});

/** Every message is taken as an idea, so that most are worded by the model. */
const tutor = async (input: Conversation) =>
  replyToChild(input, {
    classifyMessage: ({ child }) => [
      { text: child, act: 'tells', sureness: 1, slots: [{ name: 'who', share: 1 }] },
    ],
    findCard: () => [],
    classifyQuestion: () => ({ intent: '', sureness: 0, others: [] }),
    respell: (text) => text,
  });

const wordIn = (text: string, word: string): boolean => {
  const at = text.indexOf(word);
  return at >= 0 && new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'u').test(text);
};

/** The texts of a request, without the escapes of JSON in which a name could hide. */
const textsOf = (body: string): string => {
  const texts: string[] = [];
  JSON.parse(body, (_key, value: unknown) => {
    if (typeof value === 'string') texts.push(value);
    return value;
  });
  return texts.join('\n').toLowerCase();
};

test(
  'no byte of a known name reaches the model in 500 mixed messages',
  async () => {
    const server = await startModelServer([openAiAnswer('What happens next?')]);
    const model = createLanguageModel(
      { provider: 'openai-compatible', model: 'small', apiKey: 'a-key', baseUrl: server.baseUrl },
      { limits: { ...defaultModelLimits, idleMs: slowMs, wholeMs: slowMs, connectMs: slowMs } },
    );
    const leaks: string[] = [];
    // A message now and then is answered without the model.
    for (let index = 0; server.requests.length < MESSAGES; index += 1) {
      const message = cases[index];
      const draft = cases[(index + 7) % cases.length];
      if (!message || !draft) throw new Error('too few cases');
      const [said, written] = [seeded(message, index), seeded(draft, index + 3)];
      const request = {
        conversation: conversation(said.text, written.text),
        known: { names: people, groups: [school] },
        mayUseModel: true,
      };
      const coaches = {
        model,
        checkRisk: async () => null,
        tutor,
        tagPersonalData: tagPersonalDataByWords,
        isUnsuitable: async () => false,
        askAboutRisk: async () => null,
      };
      for await (const event of chatReply(request, coaches)) expect(event.type).not.toBe('replace');
      const received = textsOf(server.requests.at(-1)?.body ?? '{}');
      const seeds = [...said.seeds, ...written.seeds, school].map((seed) => seed.toLowerCase());
      leaks.push(...seeds.filter((seed) => wordIn(received, seed)).map((seed) => `${seed}: ${said.text}`));
    }
    await server.close();
    expect(server.requests).toHaveLength(MESSAGES);
    expect(leaks).toEqual([]);
  },
  slowMs,
);
