import { AppError } from '../../http/app-error.ts';
import { type Refusal, refusals } from './lti.messages.ts';

/** Why somebody who comes from a platform is not let in; the reason is logged, the words are for them. */
export class LtiRefusedError extends AppError {
  readonly reason: Refusal;

  constructor(reason: Refusal, platform = 'your school’s learning platform') {
    super('invalid', refusals[reason](platform));
    this.reason = reason;
  }
}
