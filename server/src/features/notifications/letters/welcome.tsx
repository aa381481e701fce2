import { screenPath } from '@inkling/contract';
import { Action, Frame, P, type Surroundings } from './frame.tsx';

export const subject = 'Welcome to Inkling';

export const Letter = ({ around }: { around: Surroundings }) => (
  <Frame title="Welcome to Inkling" preview="Add your first child and let the writing begin." around={around}>
    <P>
      Your family account is ready. Inkling helps children plan, draft and improve their own writing. The
      coach asks questions and explains every mark; it never writes for them.
    </P>
    <P>The next step is an account for your child, with a username and password of their own.</P>
    <Action href={around.publicUrl + screenPath('parent-children')}>Add your first child</Action>
  </Frame>
);
