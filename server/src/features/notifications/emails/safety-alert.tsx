import { screenPath } from '@inkling/contract';
import { capitalised } from '../child-display-names.ts';
import { Action, type EmailContext, Layout, Paragraph } from './layout.tsx';

export const subject = 'Please look at something a child wrote';

export interface SafetyAlert {
  /** As the reader knows the child. */
  child: string;
  alertId: number;
  reader: 'teacher' | 'parent';
  /** It may be about the person who reads this, so nobody is accused and the child is not pressed. */
  isAboutHome: boolean;
}

const Advice = ({ reader, isAboutHome }: SafetyAlert) => {
  if (!isAboutHome) return null;
  return reader === 'teacher' ? (
    <Paragraph>
      It may be about home. Only teachers got this email. The family sees it in Inkling once you have answered
      it, so please follow your school's child safety procedure first.
    </Paragraph>
  ) : (
    <Paragraph>
      It may be about home, about somebody else, or only part of a story. Please don't question or blame your
      child: listen calmly, and let them know they are not in trouble. If things are hard at home, 1800RESPECT
      (1800 737 732) listens to families day and night.
    </Paragraph>
  );
};

/** Says that something was written, never what: emails get forwarded and left open. */
export const Email = (props: SafetyAlert & { context: EmailContext }) => (
  <Layout
    title={`Please check on ${props.child}`}
    preview="Inkling noticed words that worry us."
    context={props.context}
  >
    <Paragraph>
      {capitalised(props.child)} wrote something in Inkling that may mean they need a grown-up. Inkling showed
      them a caring message with the numbers of Kids Helpline and Lifeline. It is a computer and can be wrong:
      please look at it yourself.
    </Paragraph>
    <Advice {...props} />
    <Action href={`${props.context.publicUrl}${screenPath('alerts')}#alert-${props.alertId}`}>
      See what was written
    </Action>
    <Paragraph>
      If a child is in danger now, call 000. Kids Helpline 1800 55 1800 and Lifeline 13 11 14 also help
      parents and teachers.
    </Paragraph>
  </Layout>
);
