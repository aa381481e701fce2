import {
  chat,
  feedbackRounds,
  type Step,
  type StepEntry,
  type User,
  type Writing,
  writings,
} from '@inkling/contract';
import { buildRow, buildUser } from './build-people.ts';
import { buildMessage, buildStep, buildWriting } from './build-writing.ts';
import { pageOf, respond } from './fake-server.ts';
import { renderScreen } from './render-screen.tsx';

const question = { placeholder: '', options: [], multiple: false };
export const chatStep = buildStep({ id: 'talk', title: 'Brainstorming', type: 'chat' });
export const planStep = buildStep({
  id: 'plan',
  title: 'Plan',
  type: 'structuredForm',
  form_fields: [
    { ...question, label: 'Who is in it?', type: 'text', placeholder: 'One is enough' },
    { ...question, label: 'The weather', type: 'radio', options: ['A storm', 'Sun'] },
    { ...question, label: 'What can be heard?', type: 'checkbox', options: ['Bees', 'Rain'] },
    { ...question, label: 'When', type: 'select', options: ['Dawn', 'Noon', 'Night'], multiple: true },
  ],
});
export const draftStep = buildStep({ id: 'draft', title: 'Drafting', type: 'freeWriting' });
export const feedbackStep = buildStep({ id: 'feedback', title: 'Revising & Feedback', type: 'feedback' });
export const sampleText = 'The owl blinked. It was noon.';

export const buildEntry = ({ id, title, type }: Step, content: StepEntry['content'] = ''): StepEntry => ({
  id,
  title,
  type,
  content,
});

/** A server that keeps what is saved. */
export const openWorkspace = async (
  values: Partial<Writing>,
  {
    as = buildUser({ role: 'student' }),
    ...at
  }: { as?: User; query?: Record<string, string>; hash?: string } = {},
) => {
  let stored = buildWriting({ id: 5, ...values });
  respond(writings.readWriting, () => stored);
  respond(chat.listMessages, () => pageOf([buildMessage()]));
  respond(chat.openStep, () => buildMessage());
  respond(chat.listCards, () => ({ cards: [], headings: [] }));
  respond(feedbackRounds.listRounds, () => ({ rounds: [], is_current: false }));
  respond(writings.saveWriting, ({ body }) => {
    const written = body.data.findLast(({ type }) => type === 'freeWriting')?.content;
    const content = typeof written === 'string' ? written : stored.content;
    stored = { ...stored, data: body.data, content, version: stored.version + 1 };
    return stored;
  });
  respond(writings.startTimeLog, ({ body }) => ({
    ...buildRow(),
    ...body,
    writing_id: 5,
    started_at: '2026-03-02T09:00:00.000Z',
    unlocked_achievements: [],
  }));
  respond(writings.updateTimeLog, ({ body }) => ({
    ...buildRow(),
    ...body,
    writing_id: 5,
    step: '',
    started_at: '2026-03-02T09:00:00.000Z',
    data: { id: '', type: '', title: '' },
  }));
  respond(writings.completeWriting, () => {
    stored = { ...stored, status: 'completed', completed_at: '2026-03-02T09:00:00.000Z' };
    return { ...stored, unlocked_achievements: [] };
  });
  const visit = await renderScreen('writing', { as, params: { id: 5 }, ...at });
  return { ...visit, stored: () => stored };
};
