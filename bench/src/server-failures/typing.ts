import { setTimeout as sleep } from 'node:timers/promises';
import { accounts, apiBase, writings } from '@inkling/contract';
import { z } from 'zod';
import { saveBody } from '../load/start-classroom.ts';

const demoPassword = 'inkling-demo';
/** As long as a browser waits for a save. */
const patienceMs = 20_000;

export interface Person {
  token: string;
  writing_id: number;
  /** The number of the save that was sent last, over all rounds. */
  sent: number;
}

/** A demo child with a writing that is not handed in. */
export const signInToWrite = async (url: string, identifier: string): Promise<Person> => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ identifier, password: demoPassword });
  const response = await fetch(url + apiBase + accounts.signIn.path, { method: 'POST', headers, body });
  const { token } = z.object({ token: z.string() }).parse(await response.json());
  const list = await fetch(url + apiBase + writings.listWritings.path, {
    headers: { authorization: `Bearer ${token}` },
  });
  const cards = z.array(z.object({ id: z.number(), status: z.string() }));
  const open = cards.parse(await list.json()).find(({ status }) => status !== 'completed');
  if (!open) throw new Error(`${identifier} has nothing to write on`);
  return { token, writing_id: open.id, sent: 0 };
};

const headersOf = ({ token }: Person) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});
const pathOf = (url: string, { writing_id }: Person) => `${url}${apiBase}/writings/${writing_id}`;

export interface Typing {
  /** How many saves were acknowledged, in all. */
  acknowledged(): number;
  /** Ends after the save that is under way. */
  stop(): Promise<void>;
  /** Compares what is stored with the saves: how many acknowledged ones are newer. */
  countLost(): Promise<number>;
}

/** A child who types on, whatever happens to the server: each save has a higher number than all of that child before. */
export const keepTyping = (url: string, person: Person): Typing => {
  const acknowledged: number[] = [];
  let isWanted = true;
  const save = async () => {
    person.sent += 1;
    const number = person.sent;
    const response = await fetch(pathOf(url, person), {
      method: 'PUT',
      headers: headersOf(person),
      body: saveBody(`The fox ran on and on, ${number} times around the old tree.`),
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(String(response.status));
    acknowledged.push(number);
  };
  const typing = (async () => {
    // A save that fails is no loss: nobody was told that it was kept.
    while (isWanted) await save().catch(() => sleep(50));
  })();
  return {
    acknowledged: () => acknowledged.length,
    stop: async () => {
      isWanted = false;
      await typing;
    },
    countLost: async () => {
      const response = await fetch(pathOf(url, person), { headers: headersOf(person) });
      const { content } = z.object({ content: z.string() }).parse(await response.json());
      const stored = Number(/(\d+) times/.exec(content)?.[1] ?? 0);
      return acknowledged.filter((number) => number > stored).length;
    },
  };
};
