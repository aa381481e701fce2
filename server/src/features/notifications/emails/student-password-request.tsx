import { type EmailContext, Layout, Paragraph } from './layout.tsx';

export const subject = 'Your password';

export const Email = ({ context }: { context: EmailContext }) => (
  <Layout
    title="Please ask your teacher"
    preview="Your teacher can make you a new login card."
    context={context}
  >
    <Paragraph>Someone, hopefully you, asked for a new password for your Inkling account.</Paragraph>
    <Paragraph>
      No email can change the password of a student: your teacher makes you a login card with a new one. If
      you have no teacher any more, ask at your school.
    </Paragraph>
    <Paragraph>If it was not you, nothing has changed and you can throw this email away.</Paragraph>
  </Layout>
);
