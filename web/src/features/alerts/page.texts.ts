import { pluralise } from '@inkling/contract';
import { type TextArgument, texts } from '../../language/texts.ts';

export const t = texts('alerts/page', {
  theAlertYouWereLed: 'The alert you were led to is not here any more, or it is not for you.',
  theAlertYouOpened: 'The alert you opened',
  answeredOfThemFiction: (alerts: number, answered: TextArgument, fiction: TextArgument) =>
    `${pluralise(alerts, 'alert')}, ${answered} answered, ${fiction} of them fiction`,
  inAll: (total: TextArgument) => `In all: ${total}.`,
  inEachClass: 'In each class',
  noAlerts: 'No alerts',
  nothingTheCoachHasRead: 'Nothing the coach has read gave it cause to worry.',
  youHaveAnsweredNothingYet: 'You have answered nothing yet',
  whatYouAnswerStaysHere: 'What you answer stays here to be read again.',
  answered: 'Answered',
  alerts: 'Alerts',
  whatTheCoachWasWorried:
    'What the coach was worried about, and what came of it. Each adult answers for themselves, and everybody responsible for the child sees the answers.',
  inClass: (title: TextArgument, counts: TextArgument) => `${title}: ${counts}`,
});
