import { Action, type EmailContext, Layout, Paragraph } from './layout.tsx';

export const subject = 'Please verify your email';

export const Email = ({ context, link }: { context: EmailContext; link: string }) => (
  <Layout
    title="Please verify your email"
    preview="One click, and we know this address is yours."
    context={context}
  >
    <Paragraph>
      Press the button to show us that this address is yours. The link works for three days.
    </Paragraph>
    <Action href={link}>Verify my email</Action>
    <Paragraph>If you did not create an Inkling account, you can throw this email away.</Paragraph>
  </Layout>
);
