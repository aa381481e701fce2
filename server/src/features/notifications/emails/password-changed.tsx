import { screenPath } from '@inkling/contract';
import { Action, type EmailContext, Layout, P } from './layout.tsx';

export const subject = 'Your password was changed';

export const Email = ({ context }: { context: EmailContext }) => (
  <Layout title="Your password was changed" preview="All devices have been signed out." context={context}>
    <P>The password of your Inkling account was just changed, and every device was signed out.</P>
    <P>If it was not you, choose a new password at once:</P>
    <Action href={context.publicUrl + screenPath('forgot-password')}>Choose a new password</Action>
  </Layout>
);
