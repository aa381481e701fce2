import { screenPath } from '@inkling/contract';
import { Action, type EmailContext, Layout, P } from './layout.tsx';

export const subject = 'Welcome to Inkling';

export const Email = ({ context }: { context: EmailContext }) => (
  <Layout
    title="Welcome to Inkling"
    preview="Add your first child and let the writing begin."
    context={context}
  >
    <P>
      Your family account is ready. Inkling helps children plan, draft and improve their own writing. The
      coach asks questions and explains every mark; it never writes for them.
    </P>
    <P>The next step is an account for your child, with a username and password of their own.</P>
    <Action href={context.publicUrl + screenPath('parent-children')}>Add your first child</Action>
  </Layout>
);
