import { addWriting, startTestApp, startTestPostgres } from '@inkling/server/testing';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../../../scripts/browser.mjs';
import { jobs } from '../../../server/src/all-jobs.ts';

export interface OpenWorkspace {
  browser: Browser;
  /** The address of a draft with this many words, and the token of the child who writes it. */
  draftOf(words: number): Promise<{ url: string; token: string; text: string }>;
  /** The address of the coach's feedback on a text, and the token of the child who wrote it. */
  feedbackOn(text: string): Promise<{ url: string; token: string }>;
  /** The address of an empty draft with the coach's feedback as its next step, and the token of its child. */
  emptyDraft(): Promise<{ url: string; token: string }>;
  close(): Promise<void>;
}

const tokenKey = 'inkling:web-user:access-token';
/** With a misspelling, so that there is something to underline. */
const sentence = 'The owl looked down at the sleepy village and wonderd who had lit the lamp. ';
const wordsOfSentence = 14;

export const textOfElement = (words: number): string =>
  Array.from({ length: Math.ceil(words / wordsOfSentence) }, (_, index) =>
    index % 6 === 5 ? `${sentence}\n\n` : sentence,
  ).join('');

const draftAndFeedback = (text: string) => [
  { id: 'draft', title: 'Drafting', type: 'freeWriting' as const, content: text },
  { id: 'feedback', title: 'Revising & Feedback', type: 'feedback' as const, content: '' },
];

/** The built app in a real browser, on a database of its own. */
export const openWorkspace = async (): Promise<OpenWorkspace> => {
  const postgres = await startTestPostgres();
  const { app, deps, close } = await startTestApp(postgres.url);
  await deps.queue.work(deps, jobs);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  return {
    browser,
    draftOf: async (words) => {
      const text = textOfElement(words);
      const data = [{ id: 'draft', title: 'Drafting', type: 'freeWriting' as const, content: text }];
      const { writing_id, token } = await addWriting(deps, { content: text, data });
      return { url: `${url}/writing/${writing_id}#drafting`, token, text };
    },
    emptyDraft: async () => {
      const { writing_id, token } = await addWriting(deps, { content: '', data: draftAndFeedback('') });
      return { url: `${url}/writing/${writing_id}#drafting`, token };
    },
    feedbackOn: async (text) => {
      const { writing_id, token } = await addWriting(deps, { content: text, data: draftAndFeedback(text) });
      return { url: `${url}/writing/${writing_id}#revising-&-feedback`, token };
    },
    close: async () => {
      await browser.close();
      await close();
      await postgres.stop();
    },
  };
};

/** A page of this browser on which the child is signed in. */
export const signIn = async (context: BrowserContext, token: string): Promise<Page> => {
  const script = `localStorage.setItem(${JSON.stringify(tokenKey)}, ${JSON.stringify(token)})`;
  await context.addInitScript({ content: script });
  return context.newPage();
};

/** A page on which the child is signed in, its service worker left out. */
export const openSignedIn = async (browser: Browser, url: string, token: string) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 900 },
  });
  const page = await signIn(context, token);
  return { page, go: () => page.goto(url, { waitUntil: 'networkidle' }) };
};
