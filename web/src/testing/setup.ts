import 'fake-indexeddb/auto';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { clearOfflineResponses } from '../api/offline-response-storage.ts';
import { startFakeServer, stopFakeServer } from './fake-server.ts';

// A busy machine is slow to show things, which isn't a failure.
configure({ asyncUtilTimeout: 15_000 });

// The kit measures a growing text again when fonts arrive; here none ever do.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

beforeEach(startFakeServer);

afterEach(async () => {
  cleanup();
  // Some toasts stay until somebody closes them.
  notifications.clean();
  notifications.cleanQueue();
  await clearOfflineResponses();
  localStorage.clear();
  sessionStorage.clear();
  expect(stopFakeServer(), 'calls that the test did not answer').toEqual([]);
});
