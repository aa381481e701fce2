import { setTimeout as sleep } from 'node:timers/promises';
import { accounts, apiBase } from '@inkling/contract';
import { saveBody } from '../load/start-classroom.ts';
import { startTwoServers, type TwoServers } from '../server-failures/two-servers.ts';
import { type Person, signInToWrite } from '../server-failures/typing.ts';
import { nothingYet, type Outcome } from './outcome.ts';

const endings = ['signed out', 'ended elsewhere', 'expired'] as const;

const headersOf = ({ token }: Person) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
});

interface Save {
  number: number;
  sentAt: number;
  status: number;
}

/** Types through one server until it is told to stop, and notes what came of each save. */
const typeOn = (url: string, person: Person, wanted: () => boolean) => {
  const saves: Save[] = [];
  const typing = (async () => {
    while (wanted()) {
      person.sent += 1;
      const number = person.sent;
      const sentAt = performance.now();
      const response = await fetch(`${url}${apiBase}/writings/${person.writing_id}`, {
        method: 'PUT',
        headers: headersOf(person),
        body: saveBody(`The fox ran on and on, ${number} times around the old tree.`),
      });
      await response.arrayBuffer();
      saves.push({ number, sentAt, status: response.status });
    }
  })();
  return { saves, typing };
};

const endSession = async (
  { twins, database }: TwoServers,
  person: Person,
  how: (typeof endings)[number],
): Promise<void> => {
  const url = twins[1].server.url + apiBase;
  if (how === 'expired')
    await database.pool.query(
      `update sessions set expires_at = now() - interval '1 second'
        where user_id = (select student_id from writings where id = $1)`,
      [person.writing_id],
    );
  else if (how === 'signed out')
    await fetch(url + accounts.signOut.path, { method: 'DELETE', headers: headersOf(person) });
  else
    await database.pool.query(
      'delete from sessions where user_id = (select student_id from writings where id = $1)',
      [person.writing_id],
    );
};

/** A session ends on one server while its child types through the other; its token is tried again afterwards. */
export const endSessions = async (rounds: number): Promise<Outcome> => {
  const outcome = nothingYet();
  const servers = await startTwoServers();
  const [{ server }] = servers.twins;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const how = endings[round % endings.length] ?? 'expired';
      await servers.database.pool.query('delete from rate_limits');
      const person = await signInToWrite(server.url, 'mia');
      person.sent = round * 100_000;
      let isWanted = true;
      const { saves, typing } = typeOn(server.url, person, () => isWanted);
      await sleep(300 + Math.random() * 300);
      await endSession(servers, person, how);
      const endedAt = performance.now();
      await sleep(300);
      isWanted = false;
      await typing;
      const late = saves.filter(({ sentAt, status }) => sentAt > endedAt && status < 400);
      if (late.length > 0) outcome.problems.push(`${late.length} saves taken after the session was ${how}`);
      const replayed = await fetch(server.url + apiBase + accounts.readMine.path, {
        headers: headersOf(person),
      });
      if (replayed.status !== 401)
        outcome.problems.push(`a token that was ${how} answers ${replayed.status}`);
      const stored = await servers.database.pool.query('select content from writings where id = $1', [
        person.writing_id,
      ]);
      const newest = Number(/(\d+) times/.exec(stored.rows[0].content)?.[1] ?? 0);
      const kept = saves.filter(({ status }) => status < 400);
      outcome.acknowledged += kept.length;
      outcome.lost += kept.filter(({ number }) => number > newest).length;
      outcome.rounds += 1;
    }
  } finally {
    await servers.close();
  }
  return outcome;
};
