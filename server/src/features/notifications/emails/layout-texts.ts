import type { Language } from '@inkling/contract';
import { createContext, use } from 'react';

/** What stands around every email. */
export const layoutTexts = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    ifTheButtonDoesNotWork: 'If the button does not work, copy this address into your browser:',
    whoWeAre: 'Inkling, the writing coach for school children.',
    questions: 'Questions? Write to ',
    fullStop: '.',
    stopEmails: 'Stop emails like this one',
  },
  zh: {
    hello: (name: string) => `${name}，您好：`,
    ifTheButtonDoesNotWork: '如果按钮无法使用，请把这个网址复制到浏览器：',
    whoWeAre: 'Inkling，中小学生的写作教练。',
    questions: '有问题？请发邮件至 ',
    fullStop: '。',
    stopEmails: '不再接收此类邮件',
  },
} satisfies Record<Language, unknown>;

export const LanguageOfEmail = createContext<Language>('en');
export const useLayoutTexts = () => layoutTexts[use(LanguageOfEmail)];
