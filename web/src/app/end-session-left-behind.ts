import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import { forgetTokenSetAside, readTokenSetAside } from '../api/token.ts';
import { accounts } from '../api/typed-calls.ts';

/** By then the last save of the page that was left has arrived, or will not. */
const lookEveryMs = 5000;

const isOverAlready = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Ends the session that the page before has left in this tab; what the server did not hear is said again. */
export const endSessionLeftBehind = (): (() => void) => {
  let isTelling = false;
  const tell = async (token: string) => {
    isTelling = true;
    try {
      await call(accounts.signOut, {}, { token, rawErrors: true });
    } catch (error) {
      if (!isOverAlready(error)) return;
    } finally {
      isTelling = false;
    }
    if (readTokenSetAside() === token) forgetTokenSetAside();
  };
  const look = () => {
    const token = readTokenSetAside();
    if (token !== null && !isTelling) void tell(token);
  };
  const timer = setInterval(look, lookEveryMs);
  return () => clearInterval(timer);
};
