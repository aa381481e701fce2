import {
  createGhostWritingGuard,
  type GhostWritingContext,
  longestRunOfNewWords,
} from './ghost-writing-guard.ts';
import { findProfanity } from './profanity.ts';
import { checkRisk } from './risk.ts';

/** Why a sentence of a model is not shown. */
export type UnsuitableReason =
  | 'ghost_writing'
  | 'profanity'
  | 'link'
  | 'personal_question'
  | 'companionship'
  | 'control_characters'
  | 'risk';

export interface ReplyGuard {
  /** Takes the next whole sentence; the reason why neither it nor the rest may be shown, else null. */
  judge(sentence: string): UnsuitableReason | null;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b-\u200f\u202a-\u202e\u2066-\u2069]/;
const link = /https?:|www\.|\]\(|\b[\w-]+\.(?:com|org|net|io|au|uk|co|app|tv|gg|me)\b/i;

const about = '(?:full |last |first |real |home |email |e-mail |phone |mobile )*';
const personal = new RegExp(
  String.raw`\b(?:your ${about}(?:name|address|phone|number|e-?mail|birthday|birth ?date|password|username|handle|photo|picture|selfie|suburb|street)\b(?! (?:is|of the|of your) (?:story|character|hero))|where (?:do|did) you live|which school|what school|what(?:'s| is) your age|how old are you|what year are you|are you (?:home )?alone|who are your (?:parents|friends)|your (?:mum|dad|parents)(?:'s|’s)? (?:name|number|job))`,
  'i',
);
const aboutTheStory = /\b(?:character|hero|story|villain|title|narrator|dragon)/i;

const companionship =
  /\b(?:i (?:really )?(?:love|miss|adore) you|i(?:'m| am) (?:always )?(?:your|a) (?:best )?(?:friend|buddy|bestie|mate)|be (?:my|your) friend|our (?:little )?secret|between us|don(?:'|’)t tell (?:anyone|your)|trust me|i(?:'m| am) (?:a )?(?:human|real person|person|girl|boy)\b|i(?:'m| am) (?:so )?(?:lonely|sad)|talk to me any ?time|chat (?:with me )?about anything)/i;

/** Words that hand over text as if it were advice, and how many new words may follow them. */
const wrappers: { wrapper: RegExp; mostNewWords: number }[] = [
  {
    wrapper:
      /\b(?:you (?:could|can|might|may|should)(?: also| just)? (?:write|say|put|start with|begin with|open with|end with|use|type|copy)|(?:how|what) about|try (?:this|writing|something like|starting with)|(?:something|a line|a sentence|an opening|an ending) like|for example|here(?:'s| is)|such as|it could (?:go|read|say|start)|write (?:this|that|down))\b[\s:,–-]*/i,
    mostNewWords: 9,
  },
  {
    wrapper:
      /\b(?:in your (?:story|text|essay|piece|letter|speech|poem|next (?:line|paragraph|sentence))|your (?:story|essay|text|first line|next line|opening|ending) (?:could|might|can)|imagine(?: that)?|picture this|what if|maybe|perhaps|suppose|let(?:'s| us) say|could it be that)\b[\s:,–-]*/i,
    mostNewWords: 12,
  },
];
/** A question this long tells more than it asks. */
const longestQuestion = 20;
const longestQuote = 8;

/** Story or argument wrapped as advice, as a quotation or as a question. */
function isWrapped(sentence: string, childText: string): boolean {
  const newWords = (text: string): number => longestRunOfNewWords(text, childText);
  const quoted = [...sentence.matchAll(/["“]([^"“”]+)["”]/g)].map((match) => match[1] ?? '');
  if (quoted.some((quote) => newWords(quote) > longestQuote)) return true;
  const wrapped = wrappers.some(({ wrapper, mostNewWords }) => {
    const match = wrapper.exec(sentence);
    return match !== null && newWords(sentence.slice(match.index + match[0].length)) > mostNewWords;
  });
  return wrapped || (sentence.trim().endsWith('?') && newWords(sentence) > longestQuestion);
}

/** Judges what a model says sentence by sentence, before any of it is shown to a child. */
export function createReplyGuard(context: GhostWritingContext): ReplyGuard {
  const ghostWriting = createGhostWritingGuard(context);
  let said = '';
  return {
    judge: (sentence) => {
      said += sentence;
      if (controls.test(sentence)) return 'control_characters';
      if (link.test(sentence)) return 'link';
      if (findProfanity(sentence).length > 0) return 'profanity';
      if (personal.test(sentence) && !aboutTheStory.test(sentence)) return 'personal_question';
      if (companionship.test(sentence)) return 'companionship';
      if (ghostWriting.push(sentence) !== null || isWrapped(sentence, context.childText))
        return 'ghost_writing';
      return checkRisk(said, { source: 'coach' }) === null ? null : 'risk';
    },
  };
}
