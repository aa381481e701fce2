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
export const durationUnits = ['minutes', 'hours', 'days', 'weeks'] as const;

export const courseStatuses = ['active', 'upcoming', 'past', 'archived'] as const;
/** What a teacher is in a course: one leads it, others help for good or stand in until a day. */
export const colleagueRoles = ['co', 'relief'] as const;
export const courseRoles = ['lead', ...colleagueRoles] as const;
export type CourseRole = (typeof courseRoles)[number];

/** What a teacher is in a school. */
export const schoolRoles = ['admin', 'teacher'] as const;
export type SchoolRole = (typeof schoolRoles)[number];
/** As what a school invites somebody: for good, or to stand in until a day. */
export const invitedRoles = [...schoolRoles, 'relief'] as const;
export type InvitedRole = (typeof invitedRoles)[number];

/** A district has schools, and neither staff nor students of its own. */
export const organisationKinds = ['school', 'district'] as const;

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

export const courseRewardBadges = [
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

/** How a teacher names the grades 1 to 12. */
export const gradeNames = [
  '1st Grade',
  '2nd Grade',
  '3rd Grade',
  '4th Grade',
  '5th Grade',
  '6th Grade',
  '7th Grade',
  '8th Grade',
  '9th Grade',
  '10th Grade',
  '11th Grade',
  '12th Grade',
] as const;

/** Types a child may start by themselves. */
export const ownWritingTypes = ['narrative', 'persuasive', 'descriptive', 'expository', 'creative'] as const;

/** Years a child can choose for a writing of their own. */
export const ownWritingYears = [1, 2, 3, 4, 5, 6] as const;

export const reportTargets = ['Course', 'Challenge'] as const;
export const reportStatuses = ['completed', 'pending', 'failed'] as const;

/** High is above 75 %, medium above 25 up to 75, low 25 or less. */
export const progressBands = ['high', 'medium', 'low'] as const;
export const deadlineFilters = ['upcoming', 'past'] as const;

/** `completed` is added by the client when a writing is done; editors don't offer it and a stored one is ignored. */
export const stepTypes = [
  'videoExplanation',
  'chat',
  'structuredForm',
  'freeWriting',
  'feedback',
  'completed',
] as const;
export type StepType = (typeof stepTypes)[number];

export const fieldTypes = ['text', 'textarea', 'radio', 'checkbox', 'select'] as const;
export type FieldType = (typeof fieldTypes)[number];
