import { apiBase, chat } from '@inkling/contract';
import { z } from 'zod';
import {
  answerBytes,
  type FaultyModel,
  type ModelFault,
  startFaultyModel,
} from '../server-failures/faulty-model.ts';
import { startTwoServers, type TwoServers } from '../server-failures/two-servers.ts';
import { keepTyping, type Person, signInToWrite } from '../server-failures/typing.ts';
import { nothingYet, type Outcome } from './outcome.ts';

/** A reply that never ends is cut off by us after a minute. */
const patienceMs = 90_000;

const headersOf = ({ token }: Person) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

/** One message of the child; null when the reply came whole, else what was wrong with it. */
const talk = async (url: string, person: Person, content: string): Promise<string | null> => {
  const path = `${url}${apiBase}/writings/${person.writing_id}`;
  const opened = await (await fetch(path, { headers: headersOf(person) })).json();
  const { chat: open } = z.object({ chat: z.object({ id: z.number() }) }).parse(opened);
  const response = await fetch(url + apiBase + chat.sendMessage.path, {
    method: 'POST',
    headers: headersOf(person),
    body: JSON.stringify({ chat_id: open.id, content }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const events = await response.text();
  if (!response.ok) return `${response.status} ${events.slice(0, 80)}`;
  if (!events.includes('event: done')) return `a reply without its end: ${events.slice(-80)}`;
  const done = /event: done\ndata: (.*)/.exec(events)?.[1] ?? '{}';
  const said = z.object({ content: z.string().min(1) }).safeParse(JSON.parse(done));
  return said.success ? null : 'a reply without words';
};

const nameOf = (fault: ModelFault): string => (typeof fault === 'object' ? `cut at ${fault.cutAt}` : fault);

/** Once each, and cuts at bytes all over the answer. */
const faultsFor = (rounds: number): ModelFault[] => {
  const others: ModelFault[] = ['slow', 'redirecting', 'endless'];
  const cuts = Math.max(0, rounds - others.length);
  return [
    ...others,
    ...Array.from({ length: cuts }, (_, n) => ({ cutAt: Math.floor((n * answerBytes) / cuts) })),
  ];
};

const allowModel = async ({ database }: TwoServers): Promise<void> => {
  await database.pool.query(`insert into subscriptions (parent_id, status)
    select id, 'active' from users where role = 'parent' on conflict (parent_id) do update set status = 'active'`);
  await database.pool.query(
    "update users set consent_at = now(), consent_text = 'yes' where role = 'student'",
  );
};

const runRounds = async (
  servers: TwoServers,
  { model, faults, outcome }: { model: FaultyModel; faults: ModelFault[]; outcome: Outcome },
): Promise<void> => {
  const url = servers.twins[0].server.url;
  const [talker, writer] = [await signInToWrite(url, 'mia'), await signInToWrite(url, 'leo')];
  const typing = keepTyping(url, writer);
  let slowest = 0;
  for (const [n, fault] of faults.entries()) {
    await servers.database.pool.query('delete from rate_limits');
    // A model that only fails is left alone for a while: a good answer in between brings it back.
    for (const kind of ['good', fault] as const) {
      model.turn(kind);
      const begun = performance.now();
      const problem = await talk(url, talker, `My story is about a star, and this is part ${n} of it.`).catch(
        (error: Error) => error.message,
      );
      slowest = Math.max(slowest, performance.now() - begun);
      if (problem) outcome.problems.push(`${nameOf(kind)}: ${problem}`);
    }
    outcome.rounds += 1;
  }
  await typing.stop();
  outcome.acknowledged += typing.acknowledged();
  outcome.lost += await typing.countLost();
  outcome.notes.push(`the slowest reply took ${(slowest / 1000).toFixed(1)} s`);
  if (model.followed() > 0) outcome.problems.push(`${model.followed()} redirects were followed`);
};

/** The language model is slow, sends elsewhere, never ends, or breaks off at any byte, while another child types. */
export const failModels = async (rounds: number): Promise<Outcome> => {
  const outcome = nothingYet();
  const model = await startFaultyModel();
  const servers = await startTwoServers({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'faulty',
    AI_BASE_URL: model.url,
    AI_API_KEY: 'not-a-key',
  });
  try {
    await allowModel(servers);
    await runRounds(servers, { model, faults: faultsFor(rounds), outcome });
  } finally {
    await servers.close();
    await model.close();
  }
  return outcome;
};
