import type { NewUserPolicy, SsoProvider } from '@inkling/contract';

export const providerLabels: Record<SsoProvider, string> = {
  google: 'Google Workspace',
  microsoft: 'Microsoft Entra',
  other: 'Another provider',
};

/** Where over there the two addresses go, and what to bring back. */
export const providerSteps: Record<SsoProvider, string> = {
  google:
    'In the Google Cloud console, create an OAuth client of the type “Web application”, and make its consent screen “Internal”. Enter the first address as its authorised redirect URI.',
  microsoft:
    'In the Entra admin center, register an app for accounts in this directory only. Enter the first address as a redirect URI of the type “Web”, and the second as its front-channel logout URL.',
  other:
    'Register Inkling as a confidential web client with the authorization code flow. Enter the first address as its redirect URI, and the second as its back-channel logout URI.',
};

export const newUserPolicyLabels: Record<NewUserPolicy, string> = {
  refuse: 'Invited people only',
  teacher: 'Everybody becomes a teacher',
  student: 'Everybody becomes a student',
};

export const newUserPolicyTexts: Record<NewUserPolicy, string> = {
  refuse: 'Whoever you have not invited is turned away.',
  teacher: 'Whoever signs in with an address of these domains gets a teacher’s account on your staff.',
  student:
    'Whoever signs in with an address of these domains gets a student’s account. They join their class with its code.',
};

export const removalQuestion = (provider: SsoProvider, people: number) => ({
  title: `Remove the sign-on with ${providerLabels[provider]}?`,
  message:
    people > 0
      ? 'Nobody can sign in with it any more. Accounts and their work stay; staff without a password choose one with “Forgot password?”, students get a login card.'
      : 'Nobody has signed in with it yet.',
  confirm: 'Remove',
  danger: true,
});
