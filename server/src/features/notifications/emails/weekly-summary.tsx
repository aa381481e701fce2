import { type NotificationTopic, pluralise, screenPath } from '@inkling/contract';
import { capitalised } from '../child-display-names.ts';
import { Action, type EmailContext, Layout, Paragraph } from './layout.tsx';

export const subject = "Your family's week of writing";
export const topic: NotificationTopic = 'reminders';

export interface WeeklySummary {
  children: {
    name: string;
    finished: number;
    words: number;
    underWay: number;
    /** Only where the family's plan shows it. */
    growth: { title: string; gain: number } | null;
    nextStep: string | null;
    badges: string[];
  }[];
}

const workOf = ({ finished, words, underWay }: WeeklySummary['children'][number]): string => {
  const parts = [
    finished > 0 && `finished ${pluralise(finished, 'writing')} with ${pluralise(words, 'word')}`,
    underWay > 0 && `worked on ${pluralise(underWay, 'writing')} still under way`,
  ];
  return parts.filter(Boolean).join(' and ');
};

const Week = ({ week }: { week: WeeklySummary['children'][number] }) => (
  <Paragraph>
    <strong>{capitalised(week.name)}</strong> {workOf(week)}.
    {week.growth &&
      ` Best growth: “${week.growth.title}” scored ${week.growth.gain} above the average before.`}
    {week.badges.length > 0 && ` New badges: ${week.badges.join(', ')}.`}
    {week.nextStep && ` The next step: ${week.nextStep}`}
  </Paragraph>
);

export const Email = ({ context, children }: WeeklySummary & { context: EmailContext }) => (
  <Layout title="A week of writing" preview="What your children wrote this week." context={context}>
    {children.map((week) => (
      <Week key={week.name} week={week} />
    ))}
    <Action href={context.publicUrl + screenPath('parent-progress')}>See how they are going</Action>
  </Layout>
);
