import { Action, Frame, P, type Surroundings } from './frame.tsx';

export const subject = 'Please verify your email';

export const Letter = ({ around, link }: { around: Surroundings; link: string }) => (
  <Frame
    title="Please verify your email"
    preview="One click, and we know this address is yours."
    around={around}
  >
    <P>Press the button to show us that this address is yours. The link works for three days.</P>
    <Action href={link}>Verify my email</Action>
    <P>If you did not create an Inkling account, you can throw this letter away.</P>
  </Frame>
);
