import { counted, type MailTopic, screenPath } from '@inkling/contract';
import { Action, Frame, P, type Surroundings } from './frame.tsx';

export interface WorkHandedIn {
  /** After the teacher asked for another draft. */
  again: boolean;
  /** By activity, without a child's name. */
  works: { title: string; students: number }[];
}

export const subject = ({ again }: WorkHandedIn): string =>
  again ? 'Another draft handed in' : 'Work handed in';
export const topic = ({ again }: WorkHandedIn): MailTopic => (again ? 'feedback' : 'assignments');

/** A letter is glanced at; the screen behind it has them all. */
const named = 8;

export const Letter = ({ around, again, works }: WorkHandedIn & { around: Surroundings }) => (
  <Frame
    title={subject({ again, works })}
    preview="What your students finished since yesterday."
    around={around}
  >
    <P>Since yesterday afternoon your students handed in{again ? ' again, after your feedback' : ''}:</P>
    {works.slice(0, named).map(({ title, students }) => (
      <P key={title}>
        <strong>{title}</strong>: {counted(students, 'student')}
      </P>
    ))}
    {works.length > named && <P>and {counted(works.length - named, 'more activity', 'more activities')}.</P>}
    <Action href={around.publicUrl + screenPath('teacher-assignments', {}, { status_eq: 'completed' })}>
      See their work
    </Action>
  </Frame>
);
