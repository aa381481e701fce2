import { screenPath } from '@inkling/contract';
import { Action, Frame, P, type Surroundings } from './frame.tsx';

export const subject = 'Your password was changed';

export const Letter = ({ around }: { around: Surroundings }) => (
  <Frame title="Your password was changed" preview="All devices have been signed out." around={around}>
    <P>The password of your Inkling account was just changed, and every device was signed out.</P>
    <P>If it was not you, choose a new password at once:</P>
    <Action href={around.publicUrl + screenPath('forgot-password')}>Choose a new password</Action>
  </Frame>
);
