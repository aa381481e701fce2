import type { Language } from '@inkling/contract';
import type { Deps } from '../../deps.ts';

/** Texts that people had to read in English: the number is a metric, and the log says which they are. */
export const countUntranslatedTexts = ({ metrics, log }: Pick<Deps, 'metrics' | 'log'>) => {
  const missing = metrics.gauge('inkling_missing_texts', 'Texts shown in English for want of a translation');
  return ({ language, texts }: { language: Language; texts: string[] }): void => {
    missing.add({ language }, texts.length);
    log.warn({ language, texts }, 'texts without a translation');
  };
};
