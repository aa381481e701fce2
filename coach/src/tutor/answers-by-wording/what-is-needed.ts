import { contentWords } from '../already-told.ts';
import type { TutorInput } from '../conversation.ts';
import type { InterviewKind } from '../interview/interview.ts';
import { answerWhetherMustBeTrue } from './compute-answer.ts';

const lead = /^\W*(?:(?:wait|um+|but|and|so|ok(?:ay)?|hey|oh|also|then|hm+|pls|please|miss|sir)\W+)*/i;
/** "do i have to", "does it need", "am i supposed to", "is it okay if i don't". */
const asksNeed =
  /^(?:(?:do|does|dose|did|should|would|have|has|will)\b.{1,30}?\b(?:have to|hafta|hav to|got to|gotta|has to|need(?:s|ed)?(?: to)?|supposed to)\b|must (?:i|we|it|there|they|my)\b|(?:am|are|is) (?:i|we|it|there|they) (?:supposed|meant|expected) to\b|is it (?:really )?(?:necessary|required|needed|ok(?:ay)?|all ?right|fine|bad|wrong|a problem)\b(?! to ask)|(?:does|dose) it (?:really )?matter\b)/i;
/** "is it okay if i dont know it": whether something may be missing. */
const mayBeMissing =
  /\b(?:matter|ok(?:ay)?|all ?right|fine|bad|wrong|problem) (?:if|that|when) (?:\S+ ){1,2}?(?:don'?t|do not|didn'?t|can'?t|cannot|isn'?t|is not|doesn'?t|haven'?t|has ?n'?t)\b/i;
const isOfMore =
  /\bmore\b|\benough\b|\bmeans?\b|\b(?:plan|story|poem|report|essay|all of it|everything)\b(?! .*\b(?:have|need))|\bhelp\b|\banything else\b|\b(?:ask|tell) you\b|\bstop\b|\byou (?:have|need)\b/i;

/** Whether a question asks what a text must have. */
export function asksWhatIsNeeded(text: string): boolean {
  const plain = text.replaceAll('’', "'").replace(lead, '');
  const isAsked = asksNeed.test(plain) && (!asksLeave.test(plain) || mayBeMissing.test(plain));
  const isWhole = !/^\s*[.!?]/.test(plain.replace(asksNeed, ''));
  return isAsked && isWhole && !isOfMore.test(plain) && !asksWhichOfTwo.test(plain) && behind(plain) !== '';
}
/** "is it ok if i make it up" asks for leave, unless something is to be left out. */
const asksLeave =
  /^is it (?!(?:really )?(?:necessary|required|needed))|^(?:does|dose) it (?:really )?matter/i;

/** "dear sir or dear council": yes or no would be no answer. */
const asksWhichOfTwo = /\bor\b(?! (?:not|is (?:it|that) (?:ok|fine)|can i|no\b|nah))/i;

/** What may be needed, behind the asking words. */
const behind = (plain: string): string =>
  plain
    .replace(asksNeed, '')
    .replace(/[?!.\s]+$/, '')
    .trim();

type ByKind = Partial<Record<InterviewKind, string>> & { any: string };

const whatItNeeds: ByKind = {
  narrative: 'No. A story needs someone, some trouble and an end.',
  recount: 'No. Just tell what happened and how it was.',
  persuasive: 'No. You need your opinion and good reasons.',
  descriptive: 'No. Just tell what you see, hear and feel there.',
  report: 'No. Just tell what you do know about it.',
  explanation: 'No, only how it works or why it happens.',
  poem: 'No. A poem only needs something you see or feel.',
  any: 'No, you choose what goes in.',
};

const needs: [words: RegExp, answer: ByKind][] = [
  [/\btitle\b/i, { any: 'Yes, but it can wait. Many writers choose the title last.' }],
  [/\bpictures?\b|\bdraw|\bphotos?\b/i, { any: 'No. Words are enough here.' }],
  [/\b(?:yet|already|now)\b/i, { any: 'No, that can come later.' }],
  [/\b(?:this|that) (?:bit|one|part)\b/i, { any: 'No. Tap “Next question” to leave it out.' }],
  [/\border\b/i, { any: 'No. Start where you like, and put it in order later.' }],
  [
    /\b(?:explain(?:ed)?|say (?:if|who|what|why)|secret|assume|leave it)\b/i,
    { narrative: 'No. You decide what a reader gets to know.', any: whatItNeeds.any },
  ],
  [/\brhym/i, { any: 'No. Even a poem does not have to rhyme.' }],
  [/\b(?:questions?|answer)\b/i, { any: 'No. Tap “Next question” to leave one out.' }],
  [/\bcards?\b|\bmy ideas\b/i, { any: 'No. Use the cards you like, and leave the others.' }],
  [
    /\b(?:other side|other people|against|disagree|others think)\b/i,
    { persuasive: 'No, but it makes your side stronger.', any: whatItNeeds.any },
  ],
  [
    /\b(?:spell\w*|grammar|commas?|full stops?|capitals?|neat)\b/i,
    { any: 'Not yet. Ideas come first, and you can fix that later.' },
  ],
  [/\bsentences?\b/i, { any: 'Not here. A few words are enough for now.' }],
  [/\bparagraphs?\b/i, { any: 'Yes, one for each part. You make them while you write.' }],
  [
    /\b(?:talk\w*|dialogue|speech|speak\w*)\b/i,
    { any: 'No. Talk can bring a text to life, but it is not a must.' },
  ],
  [
    /\b(?:bad ?guys?|bad ?dies?|villains?|monsters?|enem(?:y|ies)|hero(?:es)?|magic)\b/i,
    { any: 'No. There is a story as soon as something goes wrong.' },
  ],
  [
    /\b(?:ending|an? end|conclusion)\b/i,
    {
      narrative: 'Yes. A reader wants to know how it turns out.',
      recount: 'Yes. A reader wants to know how it turned out.',
      any: 'Yes, a short one. Say there what matters most.',
    },
  ],
  [
    /\b(?:problem|trouble|go(?:es)? wrong)\b/i,
    { narrative: 'Yes. If all goes well there is not much to tell.', any: whatItNeeds.any },
  ],
  [
    /\breasons?\b/i,
    {
      persuasive: 'Yes, two or three good ones.',
      explanation: 'Yes. A reader wants to know why it is so.',
      any: whatItNeeds.any,
    },
  ],
  [
    /\b(?:facts?|proof|evidence|examples?|numbers?)\b/i,
    {
      persuasive: 'Yes, one or two. Something you saw yourself counts, too.',
      report: 'Yes. Facts are what a report is made of.',
      explanation: 'Yes, but only a few. The rest is how it works.',
      any: 'No, not in this kind of text.',
    },
  ],
  [
    /\bnames?\b(?<!\b(?:science|scientific|latin|real|full|last|brand) names?)/i,
    {
      narrative: 'No. “The girl” is fine, but a name helps a reader.',
      any: 'No. You can leave names out, or use another name.',
    },
  ],
  [
    /\b(?:sad|happy|funny|scary|serious|exciting|good|perfect|best)\b/i,
    { any: 'No. You choose how it feels.' },
  ],
  [
    /\b(?:place|setting)\b/i,
    { narrative: 'Yes, but one line is enough. Then a reader can see it.', any: whatItNeeds.any },
  ],
  [/\b(?:private|secret|feelings?|my family|about me)\b/i, { any: 'No. You choose what you tell.' }],
];
const ofTruth = /\b(?:true|real|really|actually|actual|exactly|happened|made up)\b/i;
const ofSubject = /\b(?:be|about|on)\b/i;
const vague = /^(?:to )?(?:do |write |say |know )?(?:it|this|that|all(?: of)?(?: it| this| that)?)?$/i;

const isInTask = (object: string, { activity, step }: TutorInput): boolean => {
  const task = new Set(
    contentWords([activity.title, activity.description ?? '', step.instructions ?? ''].join(' ')),
  );
  const named = contentWords(object.replace(/^.*?\b(?:be|about|on)\b/i, ''));
  return ofSubject.test(object) && named.some((word) => word.length > 3 && task.has(word));
};

/** A teacher's yes or no to whether something is needed, from the kind of text and the task; none where it is unclear what is meant. */
export function answerWhetherNeeded(
  text: string,
  input: TutorInput,
  interview: InterviewKind,
): string | undefined {
  const plain = text.replaceAll('’', "'").replace(lead, '');
  if (interview === 'wellbeing' || !asksWhatIsNeeded(text)) return undefined;
  const object = behind(plain);
  if (vague.test(object)) return undefined;
  const isMissing = mayBeMissing.test(plain);
  if (!isMissing && ofTruth.test(object) && !/\bnames?\b/i.test(object)) return truthNeeded(interview);
  if (!isMissing && isInTask(object, input)) return 'Yes, that is part of your task.';
  const known = needs.find(([words]) => words.test(object))?.[1];
  const answer = (known ?? whatItNeeds)[interview] ?? (known ?? whatItNeeds).any;
  if (!isMissing) return answer;
  const fine = /\bmatter\b|\bbad\b|\bwrong\b|\bproblem\b/i.test(plain)
    ? 'No, that is fine.'
    : 'Yes, that is fine.';
  return `${fine} Tell what you do know.`;
}

function truthNeeded(interview: InterviewKind): string {
  const answer = answerWhetherMustBeTrue(interview);
  return /^(?:No|Yes)\b/.test(answer) ? answer : `Yes. ${answer}`;
}
