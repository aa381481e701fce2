import { AppError } from '../../http/app-error.ts';
import { type Refusal, refusals } from './sso.messages.ts';

/** Why somebody is not let in; the reason is logged, the words are for them. */
export class SsoRefusedError extends AppError {
  readonly reason: Refusal;

  constructor(reason: Refusal, school = 'your school') {
    super('invalid', refusals[reason](school));
    this.reason = reason;
  }
}
