import { Action, type EmailContext, Layout, Paragraph } from './layout.tsx';

export interface SchoolInvitation {
  school: string;
  link: string;
}

export const subject = ({ school }: SchoolInvitation) => `${school} invites you to Inkling`;

export const Email = ({ school, link, context }: SchoolInvitation & { context: EmailContext }) => (
  <Layout
    title={`${school} invites you to Inkling`}
    preview="Choose a password and meet your classes."
    context={context}
  >
    <Paragraph>
      {school} has made a teacher account for you. Inkling helps children plan, draft and improve their own
      writing; the coach asks questions and explains every mark, and never writes for them.
    </Paragraph>
    <Paragraph>
      Choose a password to begin. The link works once and for seven days; after that, “Forgot password?” on
      the sign-in page sends you another.
    </Paragraph>
    <Action href={link}>Choose a password</Action>
  </Layout>
);
