import { t } from './texts.ts';

/** '1 hour', '45 minutes': activities say minute, courses and challenges minutes; both read alike. */
export const timeWithUnit = (amount: number, unit: string): string => t.amountOfTime(amount, unit);
