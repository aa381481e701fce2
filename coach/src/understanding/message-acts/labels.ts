/** What a child does with a part of a message. */
export const messageActs = [
  'tells',
  'asks',
  'asks-to-write',
  'corrects',
  'objects',
  'reminds',
  'doubts',
  'stuck',
  'confused',
  'feels',
  'finished',
  'agrees',
  'declines',
  'social',
  'plays',
] as const;
export type MessageAct = (typeof messageActs)[number];

/** What two parts that do different things look like together: such a window has to be cut. */
export const MIXED_ACTS_LABEL = 'mixed';

/** What a question to the coach is about. */
export const questionTopics = [
  'good',
  'start',
  'ending',
  'order',
  'how',
  'length',
  'allowed',
  'meaning',
  'spelling',
  'fact',
  'next',
  'ideas',
  'choice',
  'coach',
  'why',
] as const;
export type QuestionTopic = (typeof questionTopics)[number];

/** What a correction does: `rename` and `replace` put one thing for another, `kind` is another kind of text. */
export const changeKinds = ['rename', 'replace', 'remove', 'move', 'kind'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const kindsOfText = [
  'narrative',
  'recount',
  'persuasive',
  'report',
  'explanation',
  'poem',
  'descriptive',
] as const;
export type KindOfText = (typeof kindsOfText)[number];

/**
 * The parts of each kind of text, and the class each is learned as: what means the same in two kinds of text is learned
 * together, because each has few cases alone.
 */
export const slotsOf: Record<KindOfText, Record<string, string>> = {
  narrative: {
    who: 'who',
    where: 'where',
    wants: 'wants',
    trouble: 'trouble',
    tries: 'tries',
    ending: 'ending',
    event: 'event',
    detail: 'detail',
  },
  recount: {
    moment: 'moment',
    who: 'who',
    where: 'where',
    'small thing': 'detail',
    feeling: 'feeling',
    ending: 'ending',
    event: 'event',
  },
  persuasive: {
    opinion: 'opinion',
    reason: 'reason',
    evidence: 'evidence',
    'other side': 'other side',
    answer: 'answer',
    detail: 'detail',
  },
  report: {
    topic: 'topic',
    'what it is': 'what it is',
    where: 'where',
    looks: 'looks',
    does: 'does',
    surprise: 'surprise',
    detail: 'detail',
  },
  explanation: {
    topic: 'topic',
    fact: 'fact',
    'how or why': 'how or why',
    surprise: 'surprise',
    'why it matters': 'why it matters',
    detail: 'detail',
  },
  poem: {
    subject: 'topic',
    image: 'looks',
    sound: 'sound',
    comparison: 'comparison',
    feeling: 'feeling',
    'last line': 'ending',
  },
  descriptive: {
    subject: 'topic',
    'what we see': 'looks',
    'sound, smell, touch': 'sound',
    'one close detail': 'detail',
    'how it feels': 'feeling',
  },
};

export const slotClasses: string[] = [...new Set(Object.values(slotsOf).flatMap(Object.values))];
