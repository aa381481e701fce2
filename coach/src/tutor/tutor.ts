import { askNext } from './ask-next.ts';
import { chooseReply } from './choose-reply.ts';
import type { Heard, TutorInput, TutorTurn } from './conversation.ts';
import { type Hearing, hear } from './hear.ts';
import { interviews } from './interview/interview.ts';
import { familyFor } from './kind-of-text.ts';
import { wellbeing } from './lines/lines.ts';
import { openings } from './lines/openings.ts';
import { characterWords } from './main-character.ts';
import { type Saying, say } from './say.ts';
import type { Situation } from './situation.ts';
import { strikingPhrase } from './striking-phrase.ts';
import { topicIn, topicWords } from './topic.ts';
import { isAboutSomeone, whomLost } from './who-it-is-about.ts';

export type { Hearing } from './hear.ts';

/** Answers the last message: understand the turn, take notes, choose what to say, say it. */
export function reply(input: TutorInput, hearing: Hearing): TutorTurn {
  const situation = hear(input, hearing);
  const saying = chooseReply(situation, hearing.respell);
  return finish(situation, saying);
}

/** "My grandfather" says too little to be praised. */
const shortestQuote = 3;

function finish(situation: Situation, saying: Saying): TutorTurn {
  const { input, message, heard, family } = situation;
  const said = saidIn(input);
  const quotable = heard === 'question' ? input.cards.map(({ text }) => text) : [message];
  const text = say(turned(saying, heard, input.history.length), {
    year: input.year,
    said,
    words: {
      ...(family === 'narrative' && characterWords(input.cards)),
      ...topicWords(topicIn(input)),
      title: titleOf(input),
      whoIsIt: whoIsIt(input),
      food: foodIn(input),
      whom: whomLost(message),
      quote: quotable
        .flatMap((own) => strikingPhrase(own, said) ?? [])
        .find((phrase) => phrase.split(/\s+/).length >= shortestQuote),
      ...saying.words,
    },
  });
  return turnOf(input, text, saying, heard);
}

const turnOf = (input: TutorInput, text: string, saying: Saying, heard?: Heard): TutorTurn => ({
  text,
  ...(heard && { heard }),
  ...(saying.asked && (saying.questions.length > 0 || text.includes('?')) && { asked: saying.asked }),
  face: saying.isReady ? 'proud' : saying.face,
  cards: input.cards,
  isReady: saying.isReady ?? false,
});

/** Another first line each time, so that two children, and two turns, don't hear the same. */
function turned(saying: Saying, heard: Heard, by: number): Saying {
  // What gives the child's words back, or answers it, stays in front.
  if (saying.face === 'caring' || heard === 'idea' || heard === 'question') return saying;
  const at = by % (saying.leads.length || 1);
  return { ...saying, leads: [...saying.leads.slice(at), ...saying.leads.slice(0, at)] };
}

const saidIn = ({ history }: TutorInput): string[] =>
  history.filter(({ role }) => role === 'assistant').map(({ content }) => content);

/** What is eaten is smelt and tasted. */
const foodIn = ({ activity }: TutorInput): string | undefined =>
  /\b(?:food|meal|dinner|lunch|cake|pizza|dish|snack|dessert)\b/i.test(activity.title) ? 'it' : undefined;

const whoIsIt = (input: TutorInput): string | undefined =>
  isAboutSomeone(input) ? 'Who will you write about?' : undefined;

/** A title that is a question itself can't stand inside one. */
function titleOf({ activity }: TutorInput): string | undefined {
  const plain = activity.title.replaceAll(/["“”]/g, '').replace(/\?+$/, '').trim();
  return plain !== '' && plain.split(/\s+/).length <= 8 ? plain : undefined;
}

/** The first words of a step, before the child has said anything in it. */
export function open(input: TutorInput): TutorTurn {
  const family = familyFor(input);
  const teachers = teachersQuestion(input);
  const isInterview = input.step.type === 'chat' || input.step.type === 'structuredForm';
  const saying: Saying =
    interviews[family].length === 0 && isInterview && !teachers
      ? { leads: [''], questions: wellbeing.open, face: 'happy' }
      : {
          leads: openings[input.step.type],
          ...askNext(input, family),
          ...(teachers && { questions: [teachers] }),
          face: 'happy',
        };
  const text = say(saying, {
    year: input.year,
    said: saidIn(input),
    words: {
      title: titleOf(input),
      whoIsIt: whoIsIt(input),
      ...characterWords(input.cards),
      ...topicWords(topicIn(input)),
    },
  });
  return turnOf(input, text, saying);
}

/** A teacher's own question opens the step when it is short and single. */
function teachersQuestion({ step, history }: TutorInput): string | undefined {
  const prompt = (step.chat_prompt ?? '').trim();
  const isFirst = !history.some(({ role }) => role === 'user');
  return isFirst && /^[^?\n]{8,160}\?$/.test(prompt) && /\byour?\b/i.test(prompt) ? prompt : undefined;
}
