import type { Role } from '@inkling/contract';
import type { CategoryId } from './categories.ts';

export interface Guide {
  id: string;
  category: CategoryId;
  /** For whom alone it is; the others are for everybody. */
  reader?: Role;
  title: string;
  /** One paragraph or step each. */
  lines: string[];
}
