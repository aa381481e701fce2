import { type MailTopic, screenPath } from '@inkling/contract';
import { Action, Frame, P, type Surroundings } from './frame.tsx';

export const subject = 'Work handed in';
export const topic: MailTopic = 'assignments';

export interface WorkHandedIn {
  /** By activity, without a child's name. */
  works: { title: string; students: number }[];
}

/** A letter is glanced at; the screen behind it has them all. */
const named = 8;

export const Letter = ({ around, works }: WorkHandedIn & { around: Surroundings }) => (
  <Frame title="Work handed in" preview="What your students finished since yesterday." around={around}>
    <P>Since yesterday afternoon your students handed in:</P>
    {works.slice(0, named).map(({ title, students }) => (
      <P key={title}>
        <strong>{title}</strong>: {students === 1 ? '1 student' : `${students} students`}
      </P>
    ))}
    {works.length > named && <P>and {works.length - named} more.</P>}
    <Action href={around.publicUrl + screenPath('teacher-assignments', {}, { status_eq: 'completed' })}>
      See their work
    </Action>
  </Frame>
);
