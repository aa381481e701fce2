import type { Writing } from '@inkling/contract';

type Scored = Pick<Writing, 'scored_by_teacher'>;

/** Said wherever work is returned, so that nobody fears for a score. */
export const whatReturnKeeps = ({ scored_by_teacher }: Scored): string =>
  `This draft is kept${scored_by_teacher ? ', and your score with it' : ''}.`;

export const returnedMessage = ({ scored_by_teacher }: Scored): string =>
  `Returned for another draft${scored_by_teacher ? '. Your score is kept.' : ''}`;
