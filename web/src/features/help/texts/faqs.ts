import { entriesOf } from '@inkling/contract';
import { guideTexts } from '../guides.texts.ts';

export interface Faq {
  id: string;
  question: string;
  answer: string;
}

export const faqs: Faq[] = entriesOf(guideTexts.faqs).map(([id, faq]) => ({ id, ...faq }));
