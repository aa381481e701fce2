import { Action, type EmailContext, Layout, Paragraph } from './layout.tsx';

export const subject = 'Choose a new password';

export const Email = ({ context, link }: { context: EmailContext; link: string }) => (
  <Layout title="Choose a new password" preview="The link works for one hour." context={context}>
    <Paragraph>
      Someone, hopefully you, asked for a new password for your Inkling account. The link works once, for one
      hour.
    </Paragraph>
    <Action href={link}>Choose a new password</Action>
    <Paragraph>If it was not you, nothing has changed and you can throw this email away.</Paragraph>
  </Layout>
);
