import { z } from 'zod';

/** Enumerations of courses, activities and challenges. */
export const subjects = ['writing', 'wellbeing'] as const;
export type Subject = (typeof subjects)[number];

export const activityTypes = [
  'narrative',
  'persuasive',
  'descriptive',
  'expository',
  'creative',
  'wellbeing',
] as const;
export type ActivityType = (typeof activityTypes)[number];

/** Activities count in minute, hour…; courses and challenges in minutes, hours…: each keeps its own words. */
export const activityTimeUnits = ['minute', 'hour', 'day', 'week'] as const;
export const runTimeUnits = ['minutes', 'hours', 'days', 'weeks'] as const;

export const runStatuses = ['active', 'upcoming', 'past', 'archived'] as const;
export const challengeStatuses = ['active', 'upcoming', 'past'] as const;
export const activityStatuses = ['draft', 'published', 'archived'] as const;
export const writingStatuses = ['pending', 'progressing', 'completed'] as const;
export type WritingStatus = (typeof writingStatuses)[number];
export const participantStatuses = ['joined', 'completed'] as const;

export const rewardTypes = [
  'Badge',
  'Badge & Impact',
  'Certificate',
  'Prize',
  'Recognition',
  'Experience',
  'Publication',
  'Showcase',
] as const;

export const courseBadges = [
  'Story Creator',
  'Essay Master',
  'Word Explorer',
  'Persuasion Star',
  'Grammar Guardian',
  'Creative Thinker',
  'Careful Reviser',
  'Brave Beginner',
] as const;

export const skillTags = [
  'Sentence Variety',
  'Emotional Expression',
  'Character Development',
  'Descriptive Language',
  'Dialogue Writing',
  'Plot Development',
  'Story Structure',
  'Voice and Tone',
  'Vocabulary Enrichment',
  'Grammar Mastery',
  'Persuasive Writing',
  'Analytical Writing',
  'Critical Thinking',
  'Creative Expression',
  'Figurative Language',
  'Revision Strategies',
  'Narrative Techniques',
  'Essay Structure',
  'Research Skills',
  'Argument Development',
  'Academic Writing',
  'Reflection Skills',
  'Empathy Building',
  'Perspective Taking',
] as const;
export const difficultyTags = ['Basic', 'Intermediate', 'Advanced'] as const;
export const examTags = ['SHS', 'Scholarship', 'NAPLAN', 'OC'] as const;

/** yyyy-MM-dd, read in the school's time zone. */
export const isoDate = z.iso.date();

export const selectOption = z.object({ id: z.number(), title: z.string() });
