import { type EmailContext, Layout, Paragraph } from './layout.tsx';

export const subject = 'Your Inkling account is deleted';

export interface AccountDeleted {
  hadChildren: boolean;
  hadPlan: boolean;
}

export const Email = ({ context, hadChildren, hadPlan }: AccountDeleted & { context: EmailContext }) => (
  <Layout title="Goodbye" preview="Your account has been deleted." context={context}>
    <Paragraph>
      {hadChildren
        ? 'Your account has been deleted, with the accounts and the work of the children in it.'
        : 'Your account has been deleted.'}
      {hadPlan && ' Your plan is cancelled and nothing more will be charged.'} This email is the last thing we
      send you.
    </Paragraph>
    <Paragraph>Thank you for having written with us.</Paragraph>
  </Layout>
);
