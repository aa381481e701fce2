import type { Step, Writing } from '@inkling/contract';
import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyComponent } from '../../../ui/lazy-component.tsx';

const ChatPanel = lazyComponent(async () => (await import('./chat-panel.tsx')).ChatPanel);

/** The chat where it is help beside the work: fetched when it is first opened. */
export const chatTab = (writing: Writing, step: Step) =>
  writing.chat
    ? [
        {
          name: 'AI Assistant',
          content: (
            <Suspense fallback={<Skeleton height="20rem" radius="lg" />}>
              <ChatPanel writing={writing} step={step} />
            </Suspense>
          ),
        },
      ]
    : [];
