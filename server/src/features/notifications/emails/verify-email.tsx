import { Action, type EmailContext, Layout, P } from './layout.tsx';

export const subject = 'Please verify your email';

export const Email = ({ context, link }: { context: EmailContext; link: string }) => (
  <Layout
    title="Please verify your email"
    preview="One click, and we know this address is yours."
    context={context}
  >
    <P>Press the button to show us that this address is yours. The link works for three days.</P>
    <Action href={link}>Verify my email</Action>
    <P>If you did not create an Inkling account, you can throw this email away.</P>
  </Layout>
);
