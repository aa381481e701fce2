import {
  type ChatMessage,
  chat,
  type IdeaCard,
  type Step,
  type StepEntry,
  type Writing,
  writings,
} from '@inkling/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { buildRow, buildUser } from '../../../testing/build-people.ts';
import { buildMessage, buildStep, buildWriting } from '../../../testing/build-writing.ts';
import { ErrorResponse } from '../../../testing/error-response.ts';
import { pageOf, requestsTo, respond } from '../../../testing/fake-server.ts';
import { fill } from '../../../testing/fill.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { localDraftStore } from '../saving/draft-buffer.ts';
import { keepTypedCard, readTypedCard } from './unsaved-card-text.ts';

const field = { placeholder: '', options: [], multiple: false };
const talk = buildStep({ id: 'talk', title: 'Brainstorming', type: 'chat' });
const plan = buildStep({
  id: 'plan',
  title: 'Plan',
  type: 'structuredForm',
  form_fields: [
    { ...field, label: 'Main character', type: 'text' },
    { ...field, label: 'Setting', type: 'text' },
  ],
});
const fox: IdeaCard = { id: '1', slot: 'who', label: 'Who', text: 'a fox called Ren' };
const headings = [
  { slot: 'who', label: 'Who' },
  { slot: 'where', label: 'Where' },
  { slot: 'ending', label: 'How it ends' },
];
const snow: IdeaCard = { id: '2', slot: 'where', label: 'Where', text: 'in the snow' };

const entry = ({ id, title, type }: Step, content: StepEntry['content'] = ''): StepEntry => ({
  id,
  title,
  type,
  content,
});

const mia = buildUser({ role: 'student' });

const open = async (
  values: Partial<Writing>,
  extra: ChatMessage['extra'] = {},
  openStep?: () => Promise<ChatMessage>,
) => {
  let stored = buildWriting({ id: 5, chat: { id: 8 }, ...values });
  let cards = [fox, snow];
  const log = { ...buildRow(), writing_id: 5, started_at: '2026-03-02T09:00:00.000Z' };
  const said = buildMessage({ role: 'assistant', content: 'Where does it happen?', extra });
  respond(writings.readWriting, () => stored);
  respond(chat.sendMessage, () => [{ event: 'done', data: said }]);
  respond(chat.listMessages, () => pageOf([said]));
  respond(chat.openStep, openStep ?? (() => said));
  respond(chat.listCards, () => ({ cards, headings }));
  respond(chat.saveCards, ({ body }) => {
    cards = body.cards;
    return { cards };
  });
  respond(writings.saveWriting, ({ body }) => {
    stored = { ...stored, data: body.data, version: stored.version + 1 };
    return stored;
  });
  respond(writings.startTimeLog, ({ body }) => ({ ...log, ...body, unlocked_achievements: [] }));
  respond(writings.updateTimeLog, ({ body }) => ({
    ...log,
    ...body,
    step: '',
    data: { id: '', type: '', title: '' },
  }));
  const visit = await renderScreen('writing', { as: mia, params: { id: 5 } });
  return { ...visit, stored: () => stored };
};

beforeEach(() => clear(localDraftStore));

test('what the child told is on cards, to change and to remove', async () => {
  const { user } = await open({ steps: [talk, plan], data: [entry(talk)] });
  const cards = within(await screen.findByRole('region', { name: 'Your idea cards' }));
  expect(await cards.findByText('a fox called Ren')).toBeTruthy();
  await user.click(cards.getByRole('button', { name: 'Edit card: Who' }));
  fill(await cards.findByLabelText('Who'), 'a fox called Renny');
  await user.click(cards.getByRole('button', { name: 'Save card' }));
  expect(await cards.findByText('a fox called Renny')).toBeTruthy();
  await user.click(cards.getByRole('button', { name: 'Remove card: Where' }));
  await waitFor(() => expect(cards.queryByText('in the snow')).toBeNull());
  await waitFor(() =>
    expect(requestsTo(chat.saveCards).at(-1)?.body.cards).toEqual([{ ...fox, text: 'a fox called Renny' }]),
  );
});

test('what was typed in a card is there again when the session ended meanwhile', async () => {
  const { user } = await open({ steps: [talk, plan], data: [entry(talk)] });
  const before = within(await screen.findByRole('region', { name: 'Your idea cards' }));
  await user.click(await before.findByRole('button', { name: 'Edit card: Who' }));
  fill(await before.findByLabelText('Who'), 'a fox called Renny');
  respond(chat.saveCards, () => {
    throw new ErrorResponse('unauthenticated', 'Please sign in');
  });
  const whose = { userId: mia.id, chatId: 8, cardId: fox.id };
  await waitFor(async () => expect(await readTypedCard(whose)).toMatchObject({ text: 'a fox called Renny' }));
  cleanup();
  await waitFor(() => expect(requestsTo(chat.saveCards)).toHaveLength(1));
  const next = await open({ steps: [talk, plan], data: [entry(talk)] });
  const cards = within(await screen.findByRole('region', { name: 'Your idea cards' }));
  expect(await cards.findByLabelText('Who')).toHaveProperty('value', 'a fox called Renny');
  await next.user.click(cards.getByRole('button', { name: 'Save card' }));
  await waitFor(async () => expect(await readTypedCard(whose)).toBeNull());
  expect(requestsTo(chat.saveCards).at(-1)?.body.cards).toEqual([
    { ...fox, text: 'a fox called Renny' },
    snow,
  ]);
  // Who takes it back has nothing to find.
  await next.user.click(await cards.findByRole('button', { name: 'Edit card: Who' }));
  fill(await cards.findByLabelText('Who'), 'nobody');
  await waitFor(async () => expect(await readTypedCard(whose)).not.toBeNull());
  await next.user.click(cards.getByRole('button', { name: 'Cancel' }));
  await waitFor(async () => expect(await readTypedCard(whose)).toBeNull());
});

test('a card that opened by itself with older words saves nothing unasked', async () => {
  const whose = { userId: mia.id, chatId: 8, cardId: fox.id };
  await keepTypedCard(whose, { text: 'a fox', slot: 'who' });
  await open({ steps: [talk, plan], data: [entry(talk)] });
  const cards = within(await screen.findByRole('region', { name: 'Your idea cards' }));
  expect(await cards.findByLabelText('Who')).toHaveProperty('value', 'a fox');
  cleanup();
  expect(await readTypedCard(whose)).toMatchObject({ text: 'a fox' });
  expect(requestsTo(chat.saveCards)).toEqual([]);
});

test('a card goes under another heading', async () => {
  const { user } = await open({ steps: [talk, plan], data: [entry(talk)] });
  const cards = within(await screen.findByRole('region', { name: 'Your idea cards' }));
  await user.click(await cards.findByRole('button', { name: 'Edit card: Where' }));
  await user.selectOptions(await cards.findByLabelText('Put it under'), 'How it ends');
  await user.click(cards.getByRole('button', { name: 'Save card' }));
  expect(await cards.findByText('How it ends')).toBeTruthy();
  await waitFor(() =>
    expect(requestsTo(chat.saveCards).at(-1)?.body.cards).toEqual([
      fox,
      { ...snow, slot: 'ending', label: 'How it ends' },
    ]),
  );
});

test('the card the coach speaks of is changed in the chat, while the talk goes on', async () => {
  const { user } = await open({ steps: [talk, plan], data: [entry(talk)] }, { shown: [snow.id] });
  const coach = within(await screen.findByRole('region', { name: 'AI Writing Assistant' }));
  expect(await coach.findByText('in the snow')).toBeTruthy();
  expect(coach.queryByText('a fox called Ren')).toBeNull();
  expect(coach.getByRole('button', { name: "I'm stuck" })).toBeTruthy();
  await user.click(coach.getByRole('button', { name: 'Edit card: Where' }));
  fill(await coach.findByLabelText('Where'), 'on the ice');
  await user.click(coach.getByRole('button', { name: 'Save card' }));
  expect(await coach.findByText('on the ice')).toBeTruthy();
  await user.click(coach.getByRole('button', { name: 'Remove card: Where' }));
  await waitFor(() => expect(requestsTo(chat.saveCards).at(-1)?.body.cards).toEqual([fox]));
});

test('one tap fills the empty boxes of the plan, and only those', async () => {
  const answers = [
    { field: 'Main character', title: 'Main character', placeholder: '', content: 'my own hero' },
    { field: 'Setting', title: 'Setting', placeholder: '', content: '' },
  ];
  const { user } = await open({ steps: [talk, plan], data: [entry(talk), entry(plan, answers)] });
  await user.click(await screen.findByRole('button', { name: 'Use my cards' }));
  expect(screen.getByLabelText('Setting')).toHaveProperty('value', 'in the snow');
  expect(screen.getByLabelText('Main character')).toHaveProperty('value', 'my own hero');
  expect(screen.queryByRole('button', { name: 'Use my cards' })).toBeNull();
});

test('“I’m ready” leads on once the coach says there is enough', async () => {
  const { user } = await open({ steps: [talk, plan], data: [entry(talk)] }, { ready: true });
  const replies = within(await screen.findByRole('group', { name: 'Quick replies' }));
  expect(replies.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    "I'm ready",
    'Next question',
  ]);
  await user.click(replies.getByRole('button', { name: "I'm ready" }));
  expect(await screen.findByLabelText('Setting')).toBeTruthy();
});

test('what the coach is not sure of is tapped, and nothing else is asked meanwhile', async () => {
  const offers: ChatMessage['extra']['offers'] = [
    { text: 'Keep it', does: { what: 'keep', slot: 'where', idea: 'in the snow' } },
    { text: 'No, leave it', does: { what: 'nothing' } },
  ];
  const { user } = await open({ steps: [talk, plan], data: [entry(talk)] }, { offers });
  const choices = within(await screen.findByRole('group', { name: 'Tap one' }));
  expect(choices.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Keep it',
    'No, leave it',
  ]);
  expect(screen.queryByRole('button', { name: "I'm stuck" })).toBeNull();
  await user.click(choices.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(requestsTo(chat.sendMessage).at(-1)?.body.content).toBe('Keep it'));
});

test('a change can be undone while the talk goes on', async () => {
  const offers: ChatMessage['extra']['offers'] = [
    { text: 'Undo that', does: { what: 'undo', changed: [{ was: fox, now: snow }] } },
  ];
  await open({ steps: [talk, plan], data: [entry(talk)] }, { offers });
  expect(await screen.findByRole('button', { name: 'Undo that' })).toBeTruthy();
  expect(screen.getByRole('button', { name: "I'm stuck" })).toBeTruthy();
});

test('until there is enough, the answers to tap go to the coach', async () => {
  const { user } = await open({ steps: [talk, plan], data: [entry(talk)] });
  const replies = within(await screen.findByRole('group', { name: 'Quick replies' }));
  for (const name of ['Give me a hint', "I'm stuck", 'Next question'])
    expect(replies.getByRole('button', { name })).toBeTruthy();
  await user.click(replies.getByRole('button', { name: "I'm ready" }));
  await waitFor(() => expect(requestsTo(chat.sendMessage).at(-1)?.body.content).toBe("I'm ready"));
});

test('nobody can answer before the coach has asked', async () => {
  let ask = (_: ChatMessage) => {};
  const asked = new Promise<ChatMessage>((resolve) => {
    ask = resolve;
  });
  await open({ steps: [talk, plan], data: [entry(talk)] }, {}, () => asked);
  expect(await screen.findByLabelText('Message to the assistant')).toHaveProperty('disabled', true);
  expect(screen.getByRole('button', { name: "I'm stuck" })).toHaveProperty('disabled', true);
  ask(buildMessage({ role: 'assistant', content: 'Where does it happen?' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Message to the assistant')).toHaveProperty('disabled', false),
  );
});

test('all cards are in sight while the child plans', async () => {
  const { user } = await open({ steps: [talk, plan], data: [entry(talk), entry(plan, [])] });
  await user.click(await screen.findByRole('tab', { name: 'Idea cards' }));
  const cards = within(await screen.findByRole('region', { name: 'Your idea cards' }));
  expect(await cards.findByText('a fox called Ren')).toBeTruthy();
});
