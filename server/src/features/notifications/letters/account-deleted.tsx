import { Frame, P, type Surroundings } from './frame.tsx';

export const subject = 'Your Inkling account is deleted';

export const Letter = ({ around }: { around: Surroundings }) => (
  <Frame title="Goodbye" preview="Everything has been deleted." around={around}>
    <P>
      Your account has been deleted, with the accounts and the work of the children in it. This letter is the
      last thing we send you.
    </P>
    <P>Thank you for having written with us.</P>
  </Frame>
);
