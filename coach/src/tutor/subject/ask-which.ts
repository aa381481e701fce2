import { rotated } from '../acknowledge.ts';
import { askWhichLines } from '../coach-lines/choice-lines.ts';
import type { ReplyParts } from '../compose-reply.ts';
import { quoteInSecondPerson } from '../phrases-from-message.ts';
import type { ReplyContext } from '../reply-context.ts';
import { offerChoice } from './pending-choice.ts';

const lower = (text: string): string =>
  /^(?:The|An?|My|Your|His|Her|Our|Some|In|On|At) /.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** "The toothbrush, the zip or your headphones"; nothing where one of them can't be said back. */
function listed(options: string[]): string | undefined {
  const said = options.map((option) => quoteInSecondPerson(option));
  if (said.some((each) => each === undefined)) return undefined;
  const words = said.map((each = '') => lower(each));
  const all = `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
  return all.charAt(0).toUpperCase() + all.slice(1);
}

/** What a child has named and not chosen from is given back, to tap one. */
export function askWhich({
  choice,
  input,
}: ReplyContext): Pick<ReplyParts, 'questions' | 'asked' | 'offers' | 'words'> | undefined {
  if (!choice) return undefined;
  const { slot, options, isAgain } = choice;
  const ask = askWhichLines.bySlot[slot] ?? askWhichLines.any;
  const choices = listed(options);
  const lines = isAgain
    ? rotated(askWhichLines.again, input.history.length)
    : [
        ...(choices ? ask.map((line) => `${choices}: ${line}`) : []),
        ...askWhichLines.unnamed,
        ...askWhichLines.any,
      ];
  return { questions: lines, asked: slot, offers: offerChoice(slot, options) };
}
