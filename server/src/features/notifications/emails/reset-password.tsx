import { Action, type EmailContext, Layout, P } from './layout.tsx';

export const subject = 'Choose a new password';

export const Email = ({ context, link }: { context: EmailContext; link: string }) => (
  <Layout title="Choose a new password" preview="The link works for one hour." context={context}>
    <P>
      Someone, hopefully you, asked for a new password for your Inkling account. The link works once, for one
      hour.
    </P>
    <Action href={link}>Choose a new password</Action>
    <P>If it was not you, nothing has changed and you can throw this email away.</P>
  </Layout>
);
