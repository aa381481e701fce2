import type { Role } from '@inkling/contract';
import { guideTexts } from '../guides.texts.ts';
import type { Guide } from './guide.ts';
import { schoolGuides } from './school-guides.ts';
import { teacherGuides } from './teacher-guides.ts';

/** In the order of the page; their words are in the language that is read. */
const translatedGuides: (Pick<Guide, 'category' | 'reader'> & { id: keyof typeof guideTexts.guides })[] = [
  { id: 'first-steps', category: 'start' },
  { id: 'signing-in', category: 'start' },
  { id: 'writing-steps', category: 'writing' },
  { id: 'idea-cards', category: 'writing' },
  { id: 'saving', category: 'writing' },
  { id: 'reading-feedback', category: 'feedback' },
  { id: 'another-draft', category: 'feedback' },
  { id: 'child-alerts', category: 'families', reader: 'parent' },
  { id: 'progress', category: 'feedback' },
  { id: 'class-code', category: 'classes' },
  { id: 'challenges', category: 'classes' },
  { id: 'adding-children', category: 'families' },
  { id: 'child-password', category: 'families' },
  { id: 'pictures-in-class', category: 'families' },
  { id: 'what-grew', category: 'families' },
  { id: 'shared-reports', category: 'families' },
  { id: 'which-child', category: 'families' },
  { id: 'child-privacy', category: 'families' },
  { id: 'child-rights', category: 'families' },
  { id: 'verify-email', category: 'account' },
  { id: 'plans', category: 'account' },
];

const guides: Guide[] = [
  ...translatedGuides.map((guide) => ({ ...guide, ...guideTexts.guides[guide.id] })),
  ...teacherGuides,
  ...schoolGuides,
];

/** What concerns a reader: their own guides first, and none that are for somebody else. */
export const guidesFor = (role: Role | undefined): Guide[] => [
  ...guides.filter(({ reader }) => reader && reader === role),
  ...guides.filter(({ reader }) => !reader),
];
