import { type NotificationTopic, pluralise, screenPath } from '@inkling/contract';
import { Action, type EmailContext, Layout, Paragraph } from './layout.tsx';

export interface WorkHandedIn {
  /** After the teacher asked for another draft. */
  again: boolean;
  /** By activity, without a child's name. */
  works: { title: string; students: number }[];
}

export const subject = ({ again }: WorkHandedIn): string =>
  again ? 'Another draft handed in' : 'Work handed in';
export const topic = ({ again }: WorkHandedIn): NotificationTopic => (again ? 'feedback' : 'assignments');

/** An email is glanced at; the screen behind it has them all. */
const named = 8;

export const Email = ({ context, again, works }: WorkHandedIn & { context: EmailContext }) => (
  <Layout
    title={subject({ again, works })}
    preview="What your students finished since yesterday."
    context={context}
  >
    <Paragraph>
      Since yesterday afternoon your students handed in{again ? ' again, after your feedback' : ''}:
    </Paragraph>
    {works.slice(0, named).map(({ title, students }) => (
      <Paragraph key={title}>
        <strong>{title}</strong>: {pluralise(students, 'student')}
      </Paragraph>
    ))}
    {works.length > named && (
      <Paragraph>and {pluralise(works.length - named, 'more activity', 'more activities')}.</Paragraph>
    )}
    <Action href={context.publicUrl + screenPath('teacher-assignments', {}, { status_eq: 'completed' })}>
      See their work
    </Action>
  </Layout>
);
