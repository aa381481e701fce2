import { limits } from '@inkling/contract';

interface Credentials {
  /** E-mail or username. */
  name: string;
  password: string;
}

/** What is wrong before anything is sent, in one sentence, or null. */
export const credentialsProblem = ({ name, password }: Credentials): string | null => {
  if (!name.trim() || !password) return 'Please fill in all fields';
  if (password.length < limits.password_min) return 'Password must be at least 8 characters';
  return null;
};
