import { screenPath } from '@inkling/contract';
import { Action, type EmailContext, Layout, Paragraph } from './layout.tsx';

export const subject = 'Welcome to Inkling';

export const Email = ({ context }: { context: EmailContext }) => (
  <Layout
    title="Welcome to Inkling"
    preview="Add your first child and let the writing begin."
    context={context}
  >
    <Paragraph>
      Your family account is ready. Inkling helps children plan, draft and improve their own writing. The
      coach asks questions and explains every mark; it never writes for them.
    </Paragraph>
    <Paragraph>
      The next step is an account for your child, with a username and password of their own.
    </Paragraph>
    <Action href={context.publicUrl + screenPath('parent-children')}>Add your first child</Action>
  </Layout>
);
