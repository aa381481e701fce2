import { type EmailContext, Layout, Paragraph } from './layout.tsx';

export const subject = 'Your password';

export const Email = ({ context }: { context: EmailContext }) => (
  <Layout
    title="Please ask your parent"
    preview="Your parent can set a new password for you."
    context={context}
  >
    <Paragraph>Someone, hopefully you, asked for a new password for your Inkling account.</Paragraph>
    <Paragraph>
      Your parent looks after your password. They can choose a new one for you: My Children, then Edit beside
      your name.
    </Paragraph>
    <Paragraph>If it was not you, nothing has changed and you can throw this email away.</Paragraph>
  </Layout>
);
