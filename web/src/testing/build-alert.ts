import type { Alert } from '@inkling/contract';
import { buildRow } from './build-people.ts';

/** Something the coach is sure of and nobody has answered; a test names only what it is about. */
export const buildAlert = (values: Partial<Alert> = {}): Alert => ({
  ...buildRow(),
  student: { id: 900, full_name: 'Zara Okafor', screen_name: 'zara' },
  writing: { id: 5, title: 'The lamp that waited' },
  level: 'sure',
  severity: 'high',
  category: 'being_hurt',
  excerpt: 'Her hands shook.',
  before: 'Nobody lit it.',
  after: 'Then it rained.',
  source: 'draft',
  acknowledged: null,
  answers: [],
  permissions: { open_writing: true },
  ...values,
});
