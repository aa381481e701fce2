import { Action, Frame, P, type Surroundings } from './frame.tsx';

export const subject = 'Choose a new password';

export const Letter = ({ around, link }: { around: Surroundings; link: string }) => (
  <Frame title="Choose a new password" preview="The link works for one hour." around={around}>
    <P>
      Someone, hopefully you, asked for a new password for your Inkling account. The link works once, for one
      hour.
    </P>
    <Action href={link}>Choose a new password</Action>
    <P>If it was not you, nothing has changed and you can throw this letter away.</P>
  </Frame>
);
