import { type PhraseRule, phrasePattern, splitAtSpaces } from '../rules/phrase-rule.ts';

/** What writers carry over from another language; only where nothing else can be meant. */
const going = splitAtSpaces(
  'come comes came coming go goes went going gone get gets got getting return returns returned returning walk walked walking run ran drive drove drives ride rode rush rushed travel travelled',
);
/** Words that are never the name of a thing, so that nothing can be "for" them. */
const verbsOnly = splitAtSpaces(
  'be make do go get have see eat buy become find take give bring learn know understand improve celebrate achieve prepare',
);
const subject = splitAtSpaces('i we they you he she');
const modal = splitAtSpaces(
  "must can should could will would might can't won't couldn't shouldn't wouldn't cannot",
);
const number = '(?:\\d+|[a-z]+(?:teen|ty)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const doForms = new Map([
  ['make', 'do'],
  ['makes', 'does'],
  ['made', 'did'],
  ['making', 'doing'],
]);
const makeForms = new Map([...doForms].map(([make, form]) => [form, make]));
const beForms = new Map([
  ['i have', 'I am'],
  ['he has', 'he is'],
  ['she has', 'she is'],
  ['i had', 'I was'],
  ['he had', 'he was'],
  ['she had', 'she was'],
]);

export const secondLanguageGrammar: readonly PhraseRule[] = [
  {
    rule: 'to-home',
    kind: 'grammar',
    find: [
      phrasePattern`${going} (?<at>to home)(?! (?:base|plate|ground|page|screen|team|economics|run|schooling))`,
    ],
    fix: ['home'],
    wrong: ['She came [to home] late.', 'Then we went [to home].'],
    right: ['She came home late.', 'He ran to home base.', 'I rode to my home.'],
  },
  {
    rule: 'for-plain-verb',
    kind: 'grammar',
    find: [phrasePattern`(?<at>for (?<verb>${verbsOnly}))(?! (?:it|up|over|or|and|not)\b)(?!-)`],
    fix: ['to $<verb>'],
    wrong: ['I need time [for make] homework.', 'We went to the shop [for buy] bread.'],
    right: ['I need time for homework.', 'It is good for learning.', 'Wait for me.'],
  },
  {
    rule: 'missing-subject',
    kind: 'grammar',
    find: [
      phrasePattern`(?:because|if) (?<at>(?<verb>is|was))(?! (?:a|the) \p{L}+ (?:is|was|of)\b)`,
      phrasePattern`^^(?<at>(?<verb>is|was)) (?:very|so|really) \p{L}+ (?:to|for|because|that|and)`,
    ],
    fix: ['it $<verb>'],
    wrong: ['I like it because [is] fun.', '[Is] very important to study.'],
    right: ['I like it because it is fun.', 'If it is sunny, we swim.', 'Is Max very tired?'],
  },
  {
    rule: 'missing-subject-sentence',
    kind: 'grammar',
    find: [phrasePattern`^^(?<at>(?<verb>is|was)) (?:a|an) (?:very |really )?(?:\p{L}+ )?\p{L}+(?=\.\s*$)`],
    fix: ['It $<verb>'],
    wrong: ['[Is] a big house.', '[Was] a sunny day.'],
    right: ['It is a big house.', 'Is a whale a fish?', 'Is it a big house?'],
  },
  {
    rule: 'past-time',
    kind: 'grammar',
    find: [
      phrasePattern`(?:i|we|they) (?<at>go) (?=(?:yesterday|last (?:week|night|year|weekend|month|summer))\b)`,
    ],
    fix: ['went'],
    wrong: ['I [go] yesterday to the park.'],
    right: ['I went yesterday.', 'We go every day.'],
  },
  {
    rule: 'am-plain-verb',
    kind: 'grammar',
    find: [
      phrasePattern`(?<at>i(?:'m| am) (?<how>strongly |totally |really )?agree)(?= (?:with|that|because)|$$)`,
    ],
    fix: ['I $<how>agree'],
    wrong: ["[I'm agree] with you.", '[I am strongly agree] that it helps.'],
    right: ['I agree with you.', 'We agree with them.'],
  },
  {
    rule: 'is-plain-verb',
    kind: 'grammar',
    find: [
      phrasePattern`(?:i|he|she|we|they) (?:am|is|are) (?:also |just |always )?(?<at>(?<verb>go|eat|see|play|buy|walk|look|think|say|come|take|make|wait|talk|work|give|sit|cry|speak|learn|cook|help|write|sleep))(?!-)(?! (?:to be|parties|areas))`,
    ],
    fix: (at) => [`${at.replace(/(?<=[^e])e$/, '')}ing`],
    wrong: ['She is [work] in the hospital.', 'They are [give] us food.'],
    right: ['She is working.', 'She is at work.', 'They are helpful.', 'She works.'],
  },
  {
    rule: 'modal-to',
    kind: 'grammar',
    find: [
      phrasePattern`${subject} (?<at>(?<helper>${modal}) to (?<verb>${verbsOnly}|swim|play|be|help|say|come))`,
    ],
    fix: ['$<helper> $<verb>'],
    wrong: ['We [must to go] home.', 'I [can to swim].'],
    right: ['We must go home.', 'I can swim.', 'We have to go.'],
  },
  {
    rule: 'modal-ing',
    kind: 'grammar',
    find: [
      phrasePattern`(?:${subject}|it|everyone|people|kids|children|students) ${modal} (?:not |always |never |also )?(?<at>(?<verb>eat|play|go|do|read|learn|help|stay|work|wear|sleep|watch|walk|talk|think|study|look|listen|try|buy|pay|say)ing)`,
    ],
    fix: ['$<verb>'],
    wrong: ['Everyone should [eating] it.', 'We can [playing] outside.'],
    right: ['We should be eating it.', 'Everyone could see reading was fun.'],
  },
  {
    rule: 'was-plain-verb',
    kind: 'grammar',
    find: [
      phrasePattern`(?:i|he|she|we|they) (?:was|were) (?:also |just )?(?<at>(?<verb>go|eat|see|play|buy|walk|look|think|say|come|take|make|wait|talk|give|cry|speak|sleep))(?!-)(?! (?:to be|parties|areas))`,
    ],
    fix: (at) => [`${at.replace(/(?<=[^e])e$/, '')}ing`],
    wrong: ['Yesterday I was [go] to the shop.', 'We were [make] a cake.'],
    right: ['I was going.', 'We were there.', 'They were to go home.'],
  },
  {
    rule: 'do-homework',
    kind: 'grammar',
    find: [
      phrasePattern`(?<at>make|makes|made|making)(?= (?:(?:my|your|his|her|our|their|the) )?homework$$)`,
      phrasePattern`${subject} (?<at>make|makes|made)(?= (?:my|your|his|her|our|their) homework)`,
    ],
    fix: (at) => [doForms.get(at) ?? ''],
    wrong: ['I [made] my homework.', 'She [makes] homework.'],
    right: ['I did my homework.', 'They made homework fun.'],
  },
  {
    rule: 'make-mistake',
    kind: 'grammar',
    find: [
      phrasePattern`(?<!what |how )(?<at>do|does|did|doing)(?= (?:a|an|many|some|any|this|that|the same) (?:big |small )?mistakes?)`,
    ],
    fix: (at) => [makeForms.get(at) ?? ''],
    wrong: ['I [did] a mistake.'],
    right: ['I made a mistake.', 'We all do some of it.'],
  },
  {
    rule: 'years-old',
    kind: 'grammar',
    find: [phrasePattern`(?<at>(?:i have|i had|he has|he had|she has|she had))(?= ${number} years? old)`],
    fix: (at) => [beForms.get(at) ?? ''],
    wrong: ['[I have] ten years old.', '[She has] 10 years old.'],
    right: ['I am ten years old.', 'I have a dog that is ten years old.'],
  },
  {
    rule: 'on-the-other-hand',
    kind: 'grammar',
    find: [phrasePattern`(?<at>in the other hand)(?=,| (?:i|we|they|it|people|some|there)\b)`],
    fix: ['on the other hand'],
    wrong: ['[In the other hand], it is hard.'],
    right: ['On the other hand, it is hard.', 'He held a torch in the other hand.'],
  },
  {
    rule: 'depend-on',
    kind: 'grammar',
    find: [phrasePattern`(?:depend|depends|depended|depending) (?<at>of)`],
    fix: ['on'],
    wrong: ['It depends [of] the weather.'],
    right: ['It depends on the weather.'],
  },
  {
    rule: 'explain-to',
    kind: 'grammar',
    find: [
      phrasePattern`(?<at>(?<verb>explain|explains|explained) (?<who>me|him|her|us|them))(?= (?:the|how|why|what|that|about)\b)`,
    ],
    fix: ['$<verb> to $<who>'],
    wrong: ['He [explained me] the rules.'],
    right: ['He explained the rules to me.', 'He explained it to us.'],
  },
  {
    rule: 'no-plain-verb',
    kind: 'grammar',
    find: [phrasePattern`(?:i|we|they|you) (?<at>no (?<verb>want|like|have|know|understand|go|need|see))`],
    fix: ["don't $<verb>"],
    wrong: ['I [no want] to go.'],
    right: ['I don’t want to go.', 'We no longer want it.'],
  },
];
