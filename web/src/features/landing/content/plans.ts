import { screens } from '@inkling/contract';

export interface PlanCard {
  name: string;
  price: string;
  per: string;
  text: string;
  benefits: readonly string[];
  action: { label: string; href: string };
  isBest?: boolean;
}

export const plans: readonly PlanCard[] = [
  {
    name: 'Free',
    price: '$0',
    per: 'for as long as you like',
    text: 'Enough to find out whether writing can be fun.',
    benefits: ['4 AI writing challenges per month', 'Basic feedback', 'Up to 2 child accounts'],
    action: { label: 'Start for free', href: screens.register.path },
  },
  {
    name: 'Unlimited AI',
    price: '$49',
    per: 'per month',
    text: 'For children who write every week.',
    benefits: [
      'Unlimited AI feedback',
      'Unlimited writing challenges',
      'Progress dashboard',
      'Up to 5 child accounts',
    ],
    action: { label: 'Choose Unlimited AI', href: screens.subscription.path },
    isBest: true,
  },
  {
    name: 'Annual program',
    price: '$999',
    per: 'per year',
    text: 'A whole year of writing, with teachers in the holidays.',
    benefits: [
      '100 writing opportunities a year',
      '4 holiday writing camps with teacher feedback',
      'Unlimited AI practice',
      'Monthly progress check-ins',
    ],
    action: { label: 'See the annual program', href: screens['annual-program'].path },
  },
];

export const planPromises = ['14-day free trial', 'No card needed', '14-day money back', 'Cancel anytime'];
