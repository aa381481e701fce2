import { screenPath } from '@inkling/contract';

const privacy = { label: 'Privacy policy', href: screenPath('docs', { slug: 'privacy' }) };

/** Only what a parent can check, and where. */
export const trust = [
  {
    icon: 'glasses',
    title: 'You see who reads it',
    text: 'Your child, you and the teachers of their classes. My Children lists who opened what, and when.',
    link: privacy,
  },
  {
    icon: 'feather',
    title: 'It trains no model',
    text: 'Children’s writing trains no language model, and none outside reads it unless you agree.',
    link: privacy,
  },
  {
    icon: 'shield',
    title: 'A grown-up is told',
    text: 'If a child writes that they are hurt or afraid, the answer is kind, and you or their teacher read: “Please check on your child”.',
    link: { label: 'Questions and answers', href: '#faq' },
  },
  {
    icon: 'check',
    title: 'One button deletes it',
    text: 'Delete, one yes, and the account is gone with every word in it. A copy to keep is one button too.',
    link: { label: 'Terms', href: screenPath('docs', { slug: 'terms' }) },
  },
] as const;
