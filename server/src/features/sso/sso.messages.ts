const tell = (school: string, fault: string): string =>
  `The sign-in of ${school} ${fault}, so we stopped to keep your account safe. Please try again; if it stays so, tell whoever looks after sign-in at your school.`;

/** Why somebody who comes from their school's sign-in is not let in, in words for them. */
export const refusals = {
  // Coming back
  no_state: () => 'The answer of your school’s sign-in is incomplete. Please begin again.',
  doubled: () => 'The answer of your school’s sign-in contradicts itself. Please begin again.',
  attempt_over: () => 'This sign-in has been used already or took too long. Please begin again.',
  other_browser: () => 'This sign-in was begun in another browser. Please begin again in this one.',
  mixed_up: (school: string) =>
    `The answer does not come from the sign-in of ${school}, where you began. Please begin again.`,
  issuer_missing: (school: string) => tell(school, 'did not say who it is'),
  switched_off: (school: string) =>
    `Signing in with ${school} is switched off. If you have a password here, sign in with it.`,
  secret_lost: (school: string) =>
    `Inkling has lost its key to the sign-in of ${school}. An admin of the school can enter the client secret again.`,
  declined: (school: string) => `You did not finish signing in at ${school}. Please try again.`,
  answered_error: (school: string) =>
    `The sign-in of ${school} could not sign you in. Please try again, or tell whoever looks after it at your school.`,
  unreachable: (school: string) =>
    `The sign-in of ${school} does not answer at the moment. Please try again in a few minutes.`,
  no_code: (school: string) => tell(school, 'sent an answer without its one-time code'),
  // The exchange of the code
  code_used: (school: string) =>
    `The one-time code of ${school} was used already or is too old. Please begin again.`,
  wrong_secret: (school: string) =>
    `The sign-in of ${school} does not know Inkling any more. An admin of the school can check the client ID and secret.`,
  answer_unreadable: (school: string) => tell(school, 'sent an answer that we cannot read'),
  // What it says of the person
  other_issuer: (school: string) => tell(school, 'vouched for you in somebody else’s name'),
  other_audience: (school: string) => tell(school, 'vouched for you to another app'),
  other_party: (school: string) => tell(school, 'vouched for you on behalf of another app'),
  other_nonce: (school: string) => tell(school, 'answered a sign-in that is not this one'),
  expired: (school: string) => tell(school, 'sent an answer that has expired'),
  not_yet: (school: string) => tell(school, 'sent an answer from the future; a clock may be wrong'),
  claims_missing: (school: string) => tell(school, 'left something out of its answer'),
  algorithm: (school: string) => tell(school, 'signed its answer in a way that anybody could'),
  signature: (school: string) => tell(school, 'sent an answer with a wrong signature'),
  unknown_key: (school: string) => tell(school, 'signed its answer with a key that is not its own'),
  not_asked_again: (school: string) =>
    `The sign-in of ${school} let you in without asking who you are, and this is a shared computer. Sign out of the school account first, then begin again.`,
  auth_time_missing: (school: string) => tell(school, 'did not say when you signed in there'),
  other_person: (school: string) => tell(school, 'named two different people'),
  // The person and the school
  no_email: (school: string) =>
    `${school} did not send your email address. Please tell whoever looks after sign-in at your school.`,
  email_unverified: (school: string) =>
    `${school} has not confirmed your email address, so we cannot tell that it is yours. Please tell whoever looks after sign-in at your school.`,
  other_domain: (school: string) =>
    `Your email address is not one of ${school}. Please sign in with the account that your school gave you.`,
  not_invited: (school: string) =>
    `${school} has not invited you to Inkling yet. Please ask an admin of the school.`,
  no_login_card: (school: string) =>
    `${school} has an account for you already. Ask your teacher for your login card, and sign in with it once: after that your school’s sign-in works too.`,
  archived: (school: string) =>
    `You are no longer a student of ${school}. Please ask at the school if that is wrong.`,
  left_school: (school: string) =>
    `You are no longer on the staff of ${school}. If you have a password here, sign in with it.`,
  other_school: (school: string) => `Your account belongs to another school than ${school}.`,
  invited_elsewhere: () =>
    'Another school has invited this email address. Open its invitation in your email first.',
  family_account: () =>
    'A parent looks after this account, so it opens with its own password and not by your school’s sign-in.',
  parent_account: () =>
    'There is a parent’s account with this email address. It opens with its own password and not by a school’s sign-in.',
  linked_elsewhere: (school: string) => `This account of ${school} already opens another account here.`,
  // Linking
  ticket_over: () => 'Linking took too long. Please begin again.',
} satisfies Record<string, (school: string) => string>;
export type Refusal = keyof typeof refusals;

export const startMessages = {
  unknown:
    'We know no school for this. Check the spelling, or ask your school for its code. Gmail, Outlook and other private addresses do not work here.',
};

export const linkMessages = {
  onlySignInMethod:
    'This is the only way into your account. Set a password first: students ask their teacher for a login card, everybody else signs out and chooses “Forgot password?”.',
};

export const connectionMessages = {
  changedElsewhere:
    'This sign-on was changed in another tab or by another admin since you opened it. Nothing was overwritten: open it again to see what is new, and make your change there.',
  needsClient: 'Enter the client ID and the client secret first.',
  needsKey: 'Client secrets cannot be kept safe yet: whoever runs this server must set SECRETS_KEY first.',
  tooMany: 'A school has at most five connections.',
  publicDomain: (domain: string) => `${domain} is open to everybody and cannot belong to a school.`,
  takenDomain: (domain: string) => `${domain} belongs to another sign-on or another school already.`,
};

/** What an admin reads after a test. */
export const testMessages = {
  works: 'It answers as it should. Switch it on, then sign in with it once yourself.',
  forbidden:
    'This address is inside a private network or not encrypted. It must begin with https:// and be reachable from the internet.',
  unreachable:
    'Nothing answers at this address. Check the spelling, and that it can be reached from the internet.',
  timeout: 'It takes too long to answer. Try again; if it stays so, ask whoever runs it.',
  notOpenId:
    'Something answers there, but not as OpenID Connect does. Check that the issuer is exactly what your provider states.',
  otherIssuer: (issuer: string) =>
    `It calls itself ${issuer}. Remove this connection and add one with exactly that issuer.`,
  noCode: 'It does not offer signing in with a code, which Inkling needs.',
  noPkce: 'It does not offer PKCE with S256, which Inkling needs.',
  noKeys: 'It publishes no keys to check its answers by.',
  badEndpoint: 'Its sign-in page is not at an encrypted address.',
  secretLost: 'The stored client secret can no longer be read. Please enter it again.',
  needsClient: 'It answers as it should. Next, save the client ID and the client secret.',
};
