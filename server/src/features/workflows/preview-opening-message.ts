import type { ActivityType, Step } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../http/caller.ts';

/** The middle of primary school: a preview has no child whose year could be known. */
const year = 5;

/** The first words of the coach in a step, as a child would meet them with nothing written yet. */
export const previewOpeningMessage = async (
  coach: Deps['coach'],
  caller: Caller,
  { step, activity_type, title }: { step: Step; activity_type: ActivityType; title: string },
): Promise<{ content: string }> => {
  const { text } = await coach.openStep({
    owner: String(caller.id),
    conversation: {
      step,
      activity: { title, description: '' },
      plan: [],
      draft: '',
      history: [],
      cards: [],
      year,
      genre: activity_type,
      subject: activity_type === 'wellbeing' ? 'wellbeing' : 'writing',
    },
  });
  return { content: text };
};
