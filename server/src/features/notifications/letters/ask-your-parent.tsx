import { Frame, P, type Surroundings } from './frame.tsx';

export const subject = 'Your password';

export const Letter = ({ around }: { around: Surroundings }) => (
  <Frame title="Please ask your parent" preview="Your parent can set a new password for you." around={around}>
    <P>Someone, hopefully you, asked for a new password for your Inkling account.</P>
    <P>
      Your parent looks after your password. They can choose a new one for you: My Children, then Edit beside
      your name.
    </P>
    <P>If it was not you, nothing has changed and you can throw this letter away.</P>
  </Frame>
);
