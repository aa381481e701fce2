import { screenPath } from '@inkling/contract';
import { Action, Frame, P, type Surroundings } from './frame.tsx';

export const subject = "Your child's account is ready";

export interface ChildAdded {
  child: string;
  username: string;
}

/** Never holds the password: letters travel and lie about. */
export const Letter = ({ around, child, username }: ChildAdded & { around: Surroundings }) => (
  <Frame title={`${child} can begin to write`} preview="A new account in your family." around={around}>
    <P>
      You added {child} to your family and agreed, as parent or guardian, that Inkling keeps their writing to
      coach it. {child} signs in with the username <strong>{username}</strong> and the password you chose.
    </P>
    <P>
      Under My Children you can change the account, download everything we keep, see who opened {child}'s
      work, and delete it for good.
    </P>
    <Action href={around.publicUrl + screenPath('parent-children')}>My Children</Action>
  </Frame>
);
