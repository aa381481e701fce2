import { t } from './texts.ts';
/** What each plan includes, as the cards list it. */
export const planFeatures = {
  free: [
    t.text4AiWritingChallengesPer,
    t.upTo2ChildAccounts,
    t.basicAiFeedback,
    t.basicProgressTracking,
    t.allFinishedWritingOfYour,
  ],
  paid: [
    t.unlimitedAiWritingChallenges,
    t.upTo5ChildAccounts,
    t.enhancedAiFeedback,
    t.advancedProgressTracking,
    t.customWritingPrompts,
    t.prioritySupport,
  ],
};

/** A row of the comparison: its name, then Free Plan and Unlimited AI. */
export const compareRows: [name: string, free: string | null, paid: string | null][] = [
  [t.writingChallenges, t.text4PerMonth, t.unlimited],
  [t.aiFeedback, t.basic, t.enhanced],
  [t.childAccounts, t.upTo2, t.upTo5],
  [t.progressTracking, t.basic, t.advanced],
  [t.readingFinishedWriting, t.always, t.always],
  [t.draftsChatsAndWhatThe, null, t.included],
  [t.teacherReview, null, null],
  [t.consultations, null, null],
  [t.personalizedLearningPath, null, null],
  [t.customerSupport, t.standard, t.priority],
];

/** Totals of the order summary in cents, where the payment provider names none; the teacher plan is not sold yet. */
export const orderTotals = {
  free: { month: 0, year: 0 },
  unlimited: { month: 4900, year: 46_800 },
  teacher: { month: 9900, year: 94_800 },
};

export const annualBenefits = [
  {
    title: t.text100WritingOpportunitiesAYear,
    text: t.aSteadyRhythmOfPractice,
  },
  {
    title: t.text4HolidayWritingCamps,
    text: t.text10DaysEach40Tasks,
  },
  {
    title: t.unlimitedAiPractice,
    text: t.text60SessionsWithTheCoach,
  },
  { title: t.monthlyProgressCheckIns, text: t.youSeeWhatHasGrown },
];
