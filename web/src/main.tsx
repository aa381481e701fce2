import '@fontsource-variable/lexend/wght.css';
import '@fontsource-variable/fraunces/wght.css';
import './ui/theme/tokens.css';
import './ui/theme/base-styles-without-mantine.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { forgetAbandonedSession } from './api/token.ts';
import { routes } from './app/routes.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

forgetAbandonedSession();

createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter(routes)} />
  </StrictMode>,
);
