import { screenPath } from '@inkling/contract';
import { capitalised } from '../child-display-names.ts';
import { Action, type EmailContext, Layout, Paragraph } from './layout.tsx';

export const subject = "Your child's account is ready";

export interface ChildAdded {
  /** As the parent wants the child to be called. */
  child: string;
  username: string;
}

/** Never has the password: emails get forwarded and left open. */
export const Email = ({ context, child, username }: ChildAdded & { context: EmailContext }) => (
  <Layout
    title={`${capitalised(child)} can begin to write`}
    preview="A new account in your family."
    context={context}
  >
    <Paragraph>
      You added {child} to your family and agreed, as parent or guardian, that Inkling keeps their writing to
      coach it. {capitalised(child)} signs in with the username <strong>{username}</strong> and the password
      you chose.
    </Paragraph>
    <Paragraph>
      Under My Children you can change the account, download everything we keep, see who opened {child}'s
      work, and delete it for good.
    </Paragraph>
    <Action href={context.publicUrl + screenPath('parent-children')}>My Children</Action>
  </Layout>
);
