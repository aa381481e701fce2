import { screens } from '@inkling/contract';

export const plans = [
  { key: 'free', price: '$0', href: screens.register.path },
  { key: 'unlimited', price: '$49', href: screens.subscription.path },
  { key: 'annual', price: '$999', href: screens['annual-program'].path },
] as const;

export const bestPlan = 'unlimited';
