import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { apiBase, chat, files } from '@inkling/contract';
import { z } from 'zod';
import { draft, saveBody } from '../load/start-classroom.ts';
import type { Person } from './typing.ts';

/** What one request of a person is; it throws when it failed. The number is another one each time. */
type Act = (n: number) => Promise<void>;

export interface Client {
  act: Act;
  /** Between two, where a person may not do it as often as the machine can. */
  pauseMs: number;
}

const readOk = async (response: Response): Promise<string> => {
  const text = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 60)}`);
  return text;
};

/** All that one child does at once: reads much, types, talks with the coach and hands in files. */
export const repeatedRequestsOf = async (
  url: string,
  person: Person,
  { readers }: { readers: number },
): Promise<Client[]> => {
  const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' };
  const path = `${url}${apiBase}/writings/${person.writing_id}`;
  const send = (to: string, body: unknown) =>
    fetch(url + apiBase + to, { method: 'POST', headers, body: JSON.stringify(body) }).then(readOk);
  const read = () => fetch(path, { headers }).then(readOk);
  const opened = z.object({ chat: z.object({ id: z.number() }) }).parse(JSON.parse(await read()));

  const save: Act = async (n) => {
    const content = `${draft}Save ${n}.`;
    await readOk(await fetch(path, { method: 'PUT', headers, body: saveBody(content) }));
    // Nobody else saves it: what was acknowledged is what is there.
    if (z.object({ content: z.string() }).parse(JSON.parse(await read())).content !== content)
      throw new Error('an acknowledged save is not there');
  };
  const talk: Act = async (n) => {
    const content = `My story is about an owl, and now comes part ${n}.`;
    const events = await send(chat.sendMessage.path, { chat_id: opened.chat.id, content });
    if (!events.includes('event: done')) throw new Error(`a reply without its end: ${events.slice(-60)}`);
  };
  const upload: Act = async (n) => {
    const bytes = Buffer.from(`name,number\n${`Mia,${n}\n`.repeat(10_000)}`);
    const declared = {
      filename: 'class.csv',
      content_type: 'text/csv',
      byte_size: bytes.length,
      hex_digest: createHash('sha256').update(bytes).digest('hex'),
    };
    const answer = JSON.parse(await send(files.startUpload.path, declared));
    const { direct_upload } = files.startUpload.response.schema.parse(answer);
    const target = new URL(direct_upload.url, url);
    await readOk(await fetch(target, { method: 'PUT', headers: direct_upload.headers, body: bytes }));
  };
  return [
    { act: save, pauseMs: 0 },
    // Sixty a minute and three hundred an hour are allowed.
    { act: talk, pauseMs: 1100 },
    { act: upload, pauseMs: 13_000 },
    ...Array.from({ length: readers }, () => ({ act: async () => void (await read()), pauseMs: 0 })),
  ];
};

export interface Tally {
  requests: number;
  failures: Map<string, number>;
}

/** Acts again and again until it is told to end; `stage` says what goes on meanwhile. */
export const keepActing = async (
  { act, pauseMs }: Client,
  tally: Tally,
  { wanted, stage }: { wanted: () => boolean; stage: () => string },
): Promise<void> => {
  for (let n = 1; wanted(); n += 1) {
    const begun = stage();
    const failure = await act(n).then(
      () => undefined,
      (error: Error) => `${error.cause ?? error.message} (${begun})`,
    );
    tally.requests += 1;
    if (failure) tally.failures.set(failure, (tally.failures.get(failure) ?? 0) + 1);
    if (pauseMs > 0) await sleep(pauseMs);
  }
};
