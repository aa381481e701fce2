import { Outlet } from 'react-router';
import { Appearance } from './appearance.tsx';
import { SessionWatch } from './session-watch.tsx';

/** What belongs to whoever is signed in; the guided demo stands outside of it and asks the server nothing. */
export const SessionFrame = () => (
  <>
    <Appearance />
    <SessionWatch />
    <Outlet />
  </>
);
