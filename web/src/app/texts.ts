import { texts } from '../language/texts.ts';

export const t = texts('app', {
  skipToContent: 'Skip to content',
  thisPageCouldNotBe: 'This page could not be loaded',
  eitherTheConnectionIsGone:
    'Either the connection is gone or there is a newer Inkling. Loading the page afresh helps in both cases.',
  thatDidNotWork: 'That did not work',
  somethingUnexpectedHappenedOnThis: 'Something unexpected happened on this page.',
  tryAgain: 'Try again',
  backToHome: 'Back to Home',
  pleaseVerifyYourEmailTo: 'Please verify your email to continue.',
  verifyYourEmail: 'Verify your email',
  goToSettings: 'Go to settings',
  yourEmailIsVerifiedYou: 'Your email is verified. You can go on.',
  planLimitReached: 'Plan limit reached',
  seePlans: 'See plans',
  aNewerInklingIsReady: 'A newer Inkling is ready.',
  reloadNow: 'Reload now',
  later: 'Later',
  loading: 'Loading',
});
