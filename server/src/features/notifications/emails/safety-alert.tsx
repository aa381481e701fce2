import { screenPath } from '@inkling/contract';
import { Action, type EmailContext, Layout, Paragraph } from './layout.tsx';

export const subject = 'Please look at something a child wrote';

/** Says that something was written, never what: emails get forwarded and left open. */
export const Email = (props: { context: EmailContext; child: string; forTeacher: boolean }) => {
  const home = props.forTeacher ? 'teacher-dashboard' : 'parent-dashboard';
  return (
    <Layout
      title={`Please check on ${props.child}`}
      preview="Inkling noticed words that worry us."
      context={props.context}
    >
      <Paragraph>
        {props.child} wrote something in Inkling that may mean they need a grown-up. Inkling showed them a
        caring message with the numbers of Kids Helpline and Lifeline. It is a computer and can be wrong:
        please look at it yourself.
      </Paragraph>
      <Action href={props.context.publicUrl + screenPath(home)}>See what was written</Action>
      <Paragraph>
        If a child is in danger now, call 000. Kids Helpline 1800 55 1800 and Lifeline 13 11 14 also help
        parents and teachers.
      </Paragraph>
    </Layout>
  );
};
