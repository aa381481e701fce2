import { databaseErrorOf } from '../../db/database-error.ts';
import { invalid } from '../../http/app-error.ts';

/** Which unique name an insert or update ran into. The database decides: looking first would lose races. */
export const conflictingField = (error: unknown): 'screen_name' | 'email' | null => {
  const constraint = databaseErrorOf(error)?.constraint;
  if (constraint === 'users_screen_name_key') return 'screen_name';
  return constraint === 'users_email_key' ? 'email' : null;
};

const words = {
  screen_name: 'This username is taken. Please choose another one.',
  email: 'This e-mail cannot be used. Please choose another one or leave it empty.',
};

/** Turns a name that is taken into a message beside its field. */
export const reportNameConflicts = async <T>(change: Promise<T>): Promise<T> => {
  try {
    return await change;
  } catch (error) {
    const name = conflictingField(error);
    throw name ? invalid(name, words[name]) : error;
  }
};
