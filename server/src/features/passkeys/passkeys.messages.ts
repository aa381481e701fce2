export const passkeyMessages = {
  refused: 'This passkey did not work. Please try again, or sign in with your password.',
  unknown:
    'This passkey does not open an account here; it may have been removed. Please sign in another way.',
  tookTooLong: 'That took too long. Please try again.',
  notAdded: 'The passkey could not be added. Please try again.',
  known: 'This passkey is kept already.',
  tooMany: 'An account has at most ten passkeys. Remove one that you no longer use first.',
  confirmFirst: 'Please confirm first that it is you.',
  onlySignInMethod:
    'This is the only way into your account. Add another passkey first, or set a password: sign out, then choose “Forgot password?”; without an email address, come from your learning platform once more and set one under Settings, Account.',
};
