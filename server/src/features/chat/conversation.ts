import type { TutorInput } from '@inkling/coach';
import type { StepEntry } from '@inkling/contract';
import type { Db } from '../../db/connect.ts';
import { type ChatWithWriting, listMessages } from './chat.queries.ts';

const remembered = 60;
const defaultYear = 5;

const writingPlanOf = (data: StepEntry[]): TutorInput['plan'] =>
  data.flatMap(({ content }) =>
    typeof content === 'string'
      ? []
      : content.map((answer) => ({
          title: answer.title,
          content: Array.isArray(answer.content) ? answer.content.join(', ') : answer.content,
        })),
  );

/** The step the child is in: the one named, else the last one with data, else the first. */
const stepOf = (
  { writing, activity }: ChatWithWriting,
  stepId: string | undefined,
): Pick<TutorInput, 'step' | 'nextStep'> => {
  const steps = writing.own_steps ?? activity?.steps ?? [];
  const visited = steps.findLast(({ id }) => writing.data.some((entry) => entry.id === id));
  const step = steps.find(({ id }) => id === stepId) ?? visited ?? steps[0];
  const next = step && steps[steps.indexOf(step) + 1];
  return {
    step: step ?? { type: 'freeWriting', title: 'Write Your Draft' },
    nextStep: next?.type,
  };
};

/** Everything the coach may know when it speaks: the step, the activity, the plan, the draft and what was said. */
export const conversationOf = async (
  db: Db,
  chat: ChatWithWriting,
  stepId: string | undefined,
): Promise<TutorInput> => {
  const { writing, activity, student } = chat;
  const pageRange = { limit: remembered, offset: 0 };
  const messages = await listMessages(db, chat.chat.id, { pageRange, oldestFirst: false });
  return {
    ...stepOf(chat, stepId),
    activity: { title: activity?.title ?? writing.title, description: activity?.description ?? '' },
    plan: writingPlanOf(writing.data),
    draft: writing.content,
    history: messages
      .reverse()
      .filter(({ content }) => content !== '')
      .map(({ role, content, extra: { asked, heard, offers, caring } }) => ({
        role,
        content,
        asked,
        heard,
        offers,
        isCaring: caring,
      })),
    cards: chat.chat.cards,
    year: writing.grade_level ?? student.grade_level ?? defaultYear,
    genre: writing.writing_type,
    subject: writing.subject,
  };
};
