import type { Challenge, Role } from '@inkling/contract';

interface ChallengeSection {
  status: Challenge['status'];
  title: string;
  empty: string;
}

export const sections: ChallengeSection[] = [
  {
    status: 'active',
    title: 'Active Challenges',
    empty: 'No challenge is running at the moment. A new one will come.',
  },
  { status: 'upcoming', title: 'Upcoming Challenges', empty: 'No challenge is announced yet.' },
  { status: 'past', title: 'Completed Challenges', empty: 'No challenge has ended yet.' },
];

export const headerTexts: Record<Role, string> = {
  student: 'Write with others for a while: join a challenge, finish its writing and earn what it promises.',
  parent: 'See what your children can join. Only students join and submit: they do so with their own login.',
  teacher: 'The challenges you run, as your students see them.',
};
