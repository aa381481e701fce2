import { type TextArgument, texts } from '../../language/texts.ts';

export const t = texts('passkeys', {
  pleaseEnterYourPassword: 'Please enter your password',
  itIsSomeTimeSince:
    'It is some time since you signed in. Before a step like this, please show that it is you.',
  itIsSomeTimeSince2:
    'Your school let you in, and we cannot tell when you last showed there that it is you. Please set a password first: sign out, choose “Forgot password?”, and come back here.',
  comeFromPlatformAnew: (platform: TextArgument) =>
    `Your account has no email address. Open Inkling from ${platform} once more, set a password within ten minutes under Settings, Account, and come back here.`,
  forgottenComeAnew: (platform: TextArgument) =>
    `Forgotten? Open Inkling from ${platform} once more and set another within ten minutes under Settings, Account.`,
  yourPassword: 'Your password',
  useAPasskey: 'Use a passkey',
  confirm: 'Confirm',
  isItYou: 'Is it you?',
  close: 'Close',
  added: (created_at: TextArgument) => `Added ${created_at}`,
  lastUsed: (last_used_at: TextArgument) => `last used ${last_used_at}`,
  notUsedYet: 'not used yet',
  alsoOnYourOtherDevices: 'also on your other devices',
  theOnlyWayIntoYour: 'the only way into your account',
  remove: (name: TextArgument) => `Remove “${name}”?`,
  itNoLongerOpensYour:
    'It no longer opens your account. Nobody is signed out. You can delete it on the device too.',
  remove2: 'Remove',
  rename: (name: TextArgument) => `Rename ${name}`,
  rename2: 'Rename',
  remove3: (name: TextArgument) => `Remove ${name}`,
  passkeys: 'Passkeys',
  addAPasskey: 'Add a passkey',
  thisBrowserDoesNotKnow: 'This browser does not know passkeys.',
  thisDeviceHasAPasskey: 'This device has a passkey for your account already.',
  passkeysDoNotWorkAt: 'Passkeys do not work at this address.',
  thePasskeyCouldNotBe: 'The passkey could not be used. Please try again.',
  signInWithAPasskey: 'Sign in with a passkey',
  thePasskeyOpensYourAccount: 'The passkey opens your account from now on',
  thePasskeyNoLongerOpens: 'The passkey no longer opens your account',
  name: 'Name',
  soThatYouKnowIt: 'So that you know it again, for example “My phone”.',
  save: 'Save',
  renameThePasskey: 'Rename the passkey',
});
