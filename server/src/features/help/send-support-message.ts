import { type CheckedInput, emailNeededText, type help } from '@inkling/contract';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { forwardToSupport } from '../notifications/index.ts';
import { insertSupportMessage } from './help.queries.ts';

type Message = CheckedInput<typeof help.sendMessage>['body'];

/** Kept and mailed in one transaction: "sent" means that support will see it. */
export const sendSupportMessage = async (
  deps: Pick<Deps, 'config' | 'db' | 'queue'>,
  caller: Caller | null,
  message: Message,
) => {
  const email = message.email ?? caller?.email;
  // A child without an address may write too; support finds the family by the account.
  if (!email && !caller) throw invalid('email', emailNeededText);
  await deps.db.transaction(async (tx) => {
    const stored = await insertSupportMessage(tx, {
      user_id: caller?.id ?? null,
      name: message.name ?? null,
      email: email ?? null,
      subject: message.subject ?? null,
      message: message.message,
    });
    await forwardToSupport(deps, tx, stored);
  });
  return { message: 'Your message has been sent. We answer by e-mail, usually within one school day.' };
};
