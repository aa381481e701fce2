import { Frame, P, type Surroundings } from './frame.tsx';

export const subject = 'Your Inkling account is deleted';

export interface AccountDeleted {
  hadChildren: boolean;
  hadPlan: boolean;
}

export const Letter = ({ around, hadChildren, hadPlan }: AccountDeleted & { around: Surroundings }) => (
  <Frame title="Goodbye" preview="Your account has been deleted." around={around}>
    <P>
      {hadChildren
        ? 'Your account has been deleted, with the accounts and the work of the children in it.'
        : 'Your account has been deleted.'}
      {hadPlan && ' Your plan is cancelled and nothing more will be charged.'} This letter is the last thing
      we send you.
    </P>
    <P>Thank you for having written with us.</P>
  </Frame>
);
