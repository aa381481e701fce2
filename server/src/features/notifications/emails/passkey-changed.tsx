import { screenPath } from '@inkling/contract';
import { Action, type EmailContext, Layout, Paragraph } from './layout.tsx';

export interface PasskeyChanged {
  what: 'added' | 'removed';
  name: string;
}

export const subject = ({ what }: PasskeyChanged): string =>
  what === 'added' ? 'A passkey was added to your account' : 'A passkey was removed from your account';

export const Email = ({ what, name, context }: PasskeyChanged & { context: EmailContext }) => (
  <Layout title={subject({ what, name })} preview={`The passkey is called “${name}”.`} context={context}>
    {what === 'added' ? (
      <Paragraph>The passkey “{name}” opens your Inkling account from now on, without a password.</Paragraph>
    ) : (
      <Paragraph>The passkey “{name}” no longer opens your Inkling account. Nobody was signed out.</Paragraph>
    )}
    <Paragraph>
      If it was not you, look at your passkeys and signed-in devices at once, remove what you do not know, and
      change your password:
    </Paragraph>
    <Action href={`${context.publicUrl}${screenPath('settings')}`}>Look at my account</Action>
  </Layout>
);
