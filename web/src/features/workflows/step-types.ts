import { keysOf, type Step, type StepType } from '@inkling/contract';
import {
  type Icon,
  IconForms,
  IconMessages,
  IconPencil,
  IconTargetArrow,
  IconVideo,
} from '@tabler/icons-react';

/** What a teacher may build with: the final page of a finished writing makes itself. */
export type EditableType = Exclude<StepType, 'completed'>;

interface StepTypeWords {
  label: string;
  /** What the child does there. */
  hint: string;
  /** The title a new step begins with. */
  title: string;
  icon: Icon;
}

export const stepTypeTexts: Record<EditableType, StepTypeWords> = {
  videoExplanation: {
    label: 'Video',
    hint: 'Watch a short lesson first',
    title: 'Watch',
    icon: IconVideo,
  },
  chat: {
    label: 'Chat with the coach',
    hint: 'Talk an idea over before writing',
    title: 'Brainstorming',
    icon: IconMessages,
  },
  structuredForm: {
    label: 'Planning form',
    hint: 'Answer questions that become a plan',
    title: 'Outlining',
    icon: IconForms,
  },
  freeWriting: {
    label: 'Writing',
    hint: 'Write the text on an empty page',
    title: 'Drafting',
    icon: IconPencil,
  },
  feedback: {
    label: 'Feedback',
    hint: 'Read what works and make it better',
    title: 'Revising & Feedback',
    icon: IconTargetArrow,
  },
};

export const editableTypes = keysOf(stepTypeTexts);

/** A stored step of another type is ignored everywhere. */
export const stepTypeTextsOf = (type: StepType): StepTypeWords =>
  stepTypeTexts[type === 'completed' ? 'freeWriting' : type];

/** What a step is called where it must have a name. */
export const stepName = ({ title }: Pick<Step, 'title'>, number: number): string =>
  title.trim() || `step ${number}`;
