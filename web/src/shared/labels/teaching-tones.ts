import type { ActivityType, Subject } from '@inkling/contract';
import type { Tone } from '../../ui/chip.tsx';

export const typeTones: Record<ActivityType, Tone> = {
  narrative: 'coral',
  persuasive: 'ink',
  descriptive: 'sun',
  expository: 'ink',
  creative: 'coral',
  wellbeing: 'leaf',
};

export const subjectTones: Record<Subject, Tone> = { writing: 'ink', wellbeing: 'leaf' };
