import { chineseUnscoredMessages } from '@inkling/contract';
import type { Translation } from '../language/texts.ts';
import type { t } from './unscored.texts.ts';

export const zh: Translation<typeof t> = {
  reasons: chineseUnscoredMessages,
  short: (label) => `${label}。`,
  withReason: (label, why) => `${label}。${why}`,
};
