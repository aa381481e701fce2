import { appendFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  type ChatEnd,
  type Coach,
  type Conversation,
  cardHeadings,
  createCoach,
  type IdeaCard,
  type TutorTurn,
} from '@inkling/coach';
import { z } from 'zod';

const beginning = z.object({
  talk: z.string(),
  genre: z.enum(['narrative', 'persuasive', 'descriptive', 'expository', 'creative']),
  year: z.number().int().min(1).max(12),
  title: z.string(),
  task: z.string().default(''),
});
const saying = z.object({ talk: z.string(), say: z.string() });
/** What a child does to a card by hand: other words, another heading, or off with it. */
const changing = z.object({
  talk: z.string(),
  card: z.number().int().min(1),
  text: z.string().optional(),
  heading: z.string().optional(),
  off: z.boolean().optional(),
});

const cardLine = ({ label, text: words }: IdeaCard): string => `${label}: ${words}`;

/** What a child would see: the reply, what can be tapped, and the cards. */
const screenOf = (reply: string, turn: TutorTurn | null): string =>
  [
    `COACH: ${reply}`,
    `BUTTONS: ${[...(turn?.offers ?? []).map((offer) => offer.text), 'Give me a hint', 'I’m stuck', 'Next question', ...(turn?.isReady ? ['I’m ready'] : [])].map((name) => `[${name}]`).join(' ')}`,
    ...(turn?.shown
      ? [`SHOWN IN THE CHAT: ${turn.shown.map((id) => cardName(turn.cards, id)).join(', ')}`]
      : []),
    cardsOf(turn?.cards ?? []),
  ].join('\n');

const cardName = (cards: IdeaCard[], id: string): string =>
  `#${cards.findIndex((card) => card.id === id) + 1}`;

const cardsOf = (cards: IdeaCard[]): string =>
  ['CARDS:', ...cards.map((card, at) => `  ${at + 1}. ${cardLine(card)}`), ''].join('\n');

const conversationFor = ({ genre, year, title, task }: z.infer<typeof beginning>): Conversation => ({
  step: { type: 'chat', title: 'Brainstorm' },
  nextStep: 'structuredForm',
  activity: { title, description: task },
  plan: [],
  draft: '',
  history: [],
  cards: [],
  year,
  genre,
  subject: 'writing',
});

/** One talk after another with the coach; each turn goes to a file. */
const createTalks = (coach: Coach, file: string) => {
  const talks = new Map<string, Conversation>();
  const keep = (said: object, talk: Conversation, reply: string, turn: TutorTurn | null): string => {
    const { asked, heard, offers, isReady, shown } = turn ?? {};
    talk.history.push({
      role: 'assistant',
      content: reply,
      asked,
      heard,
      offers,
      isCaring: turn === null,
    });
    talk.cards = turn?.cards ?? talk.cards;
    const kept = {
      ...said,
      coach: reply,
      heard,
      offers: offers?.map((offer) => offer.text),
      shown: shown?.map((id) => cardName(talk.cards, id)),
      ready: isReady,
      cards: talk.cards.map(cardLine),
    };
    appendFileSync(file, `${JSON.stringify(kept)}\n`);
    return screenOf(reply, turn);
  };
  return {
    begin: async (asked: z.infer<typeof beginning>): Promise<string> => {
      const talk = conversationFor(asked);
      talks.set(asked.talk, talk);
      const turn = await coach.openStep({ owner: asked.talk, conversation: talk });
      return keep(asked, talk, turn.text, turn);
    },
    say: async ({ talk: owner, say }: z.infer<typeof saying>): Promise<string> => {
      const talk = talks.get(owner);
      if (!talk) throw new Error('there is no such talk');
      talk.history.push({ role: 'user', content: say });
      let end: ChatEnd | undefined;
      const asking = { owner, conversation: talk, known: { names: [] }, mayUseModel: false };
      for await (const event of coach.chatReply(asking)) if (event.type === 'end') end = event;
      return keep({ talk: owner, child: say }, talk, end?.text ?? '', end?.turn ?? null);
    },
    change: ({ talk: owner, card: place, text: words, heading, off }: z.infer<typeof changing>): string => {
      const talk = talks.get(owner);
      const target = talk?.cards[place - 1];
      if (!talk || !target) throw new Error('this talk has no card with that number');
      const headings = cardHeadings(talk);
      const under = headings.find(({ label }) => label === heading);
      if (heading && !under)
        throw new Error(`the headings are: ${headings.map(({ label }) => label).join(', ')}`);
      const changed = { ...target, ...under, text: words ?? target.text };
      talk.cards = talk.cards.flatMap((card) => (card !== target ? [card] : off ? [] : [changed]));
      const byHand = { talk: owner, byHand: off ? 'taken off' : cardLine(changed), was: cardLine(target) };
      appendFileSync(file, `${JSON.stringify({ ...byHand, cards: talk.cards.map(cardLine) })}\n`);
      return cardsOf(talk.cards);
    },
  };
};

/**
 * Lets people, or programs that play children, talk with the built-in coach on loopback, and keeps each turn for
 * judges: POST {"talk","genre","year","title","task"} begins a talk, POST {"talk","say"} goes on with it,
 * and POST {"talk","card","text","heading","off"} changes a card by hand.
 */
export const serveChatPlayground = async ([port = '7800', file = 'talks.jsonl']: string[]): Promise<void> => {
  const coach = createCoach({ spelling: 'au', engine: 'nspell' });
  const talks = createTalks(coach, file);
  const answer = async (incoming: IncomingMessage): Promise<string> => {
    const asked = z.union([beginning, saying, changing]).parse(JSON.parse(await text(incoming)));
    if ('card' in asked) return talks.change(asked);
    return 'say' in asked ? talks.say(asked) : talks.begin(asked);
  };
  const server = createServer((incoming, response) => {
    answer(incoming).then(
      (screen) => response.end(screen),
      (error: unknown) => {
        response.statusCode = 400;
        response.end(`${String(error)}\n`);
      },
    );
  });
  server.listen(Number(port), '127.0.0.1', () =>
    process.stdout.write(`Talk with the coach at http://127.0.0.1:${port}; turns go to ${file}\n`),
  );
  await new Promise((resolve) => process.once('SIGINT', resolve));
  server.close();
  await coach.close();
};
