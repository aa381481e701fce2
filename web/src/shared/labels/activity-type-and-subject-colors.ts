import type { ActivityType, Subject } from '@inkling/contract';
import type { ChipColor } from '../../ui/chip.tsx';

export const activityTypeColors: Record<ActivityType, ChipColor> = {
  narrative: 'coral',
  persuasive: 'ink',
  descriptive: 'sun',
  expository: 'ink',
  creative: 'coral',
  wellbeing: 'leaf',
};

export const subjectColors: Record<Subject, ChipColor> = { writing: 'ink', wellbeing: 'leaf' };
