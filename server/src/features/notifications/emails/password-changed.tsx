import { screenPath } from '@inkling/contract';
import { Action, type EmailContext, Layout, Paragraph } from './layout.tsx';

export interface PasswordChanged {
  hadPasskeys: boolean;
}

export const subject = 'Your password was changed';

export const Email = ({ hadPasskeys, context }: PasswordChanged & { context: EmailContext }) => (
  <Layout title="Your password was changed" preview="All devices have been signed out." context={context}>
    <Paragraph>
      The password of your Inkling account was just changed, and every device was signed out.
    </Paragraph>
    {hadPasskeys && (
      <Paragraph>
        Your passkeys were removed too, so that none that somebody else may have added opens your account. Add
        yours again under Settings, Account.
      </Paragraph>
    )}
    <Paragraph>If it was not you, choose a new password at once:</Paragraph>
    <Action href={context.publicUrl + screenPath('forgot-password')}>Choose a new password</Action>
  </Layout>
);
