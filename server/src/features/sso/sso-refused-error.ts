import { AppError } from '../../http/app-error.ts';
import { kindOfRefusal } from './refusal-kinds.ts';
import { type Refusal, refusals } from './sso.messages.ts';

/** Why somebody is not let in; the reason is for whoever runs the server, the words are for them. */
export class SsoRefusedError extends AppError {
  readonly reason: Refusal;

  constructor(reason: Refusal, school = 'your school') {
    super('invalid', refusals[reason](school), {
      event: { event: 'sign_on_refused', kind: kindOfRefusal(reason), reason },
    });
    this.reason = reason;
  }
}
