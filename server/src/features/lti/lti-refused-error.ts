import { AppError } from '../../http/app-error.ts';
import { type Refusal, refusals } from './lti.messages.ts';
import { kindOfRefusal } from './refusal-kinds.ts';

/** Why somebody who comes from a platform is not let in; the reason is for whoever runs the server, the words are for them. */
export class LtiRefusedError extends AppError {
  readonly reason: Refusal;

  constructor(reason: Refusal, platform = 'your school’s learning platform') {
    super('invalid', refusals[reason](platform), {
      event: { event: 'launch_refused', kind: kindOfRefusal(reason), reason },
    });
    this.reason = reason;
  }
}
