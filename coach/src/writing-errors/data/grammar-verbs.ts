import {
  baseFormVerbs,
  ingForm,
  kinshipWords,
  thirdPerson,
  verbsWithOnePastForm,
  verbsWithPastParticiple,
} from '../../word-lists/grammar-rule-words.ts';
import { type PhraseRule, phrasePattern, splitAtSpaces } from '../rules/phrase-rule.ts';

const subject = splitAtSpaces('i we he she they you');
const helper = splitAtSpaces("have has had having i've we've they've you've haven't hasn't hadn't he'd");
const plainOnly = splitAtSpaces(
  "didn't don't doesn't can can't couldn't won't wouldn't shouldn't could will would should might must cannot",
);
const pastTime =
  '(?:yesterday|last (?:week|night|year|weekend|month|summer|monday|tuesday|wednesday|thursday|friday|saturday|sunday))';

/** From each form to the one that is right in its place. */
const pastOfJoined = new Map(verbsWithPastParticiple.map(([, past, joined]) => [joined, past]));
const joinedOfPast = new Map(verbsWithPastParticiple.map(([, past, joined]) => [past, joined]));
const plainOfPast = new Map<string, string>(
  [...verbsWithPastParticiple, ...verbsWithOnePastForm].map(([plain, past]) => [past, plain]),
);
const regularVerbs = splitAtSpaces(
  'visit play walk watch want like look help cook ask start finish learn celebrate',
);
const pastOfPlain = new Map(
  [
    ...[...verbsWithPastParticiple, ...verbsWithOnePastForm].map(([plain, past]) => [plain, past] as const),
    ...regularVerbs.map((verb) => [verb, verb.endsWith('e') ? `${verb}d` : `${verb}ed`] as const),
  ].flatMap(([plain, past]) => [[plain, past] as const, [thirdPerson(plain), past] as const]),
);
const from =
  (forms: ReadonlyMap<string, string>) =>
  (at: string): string[] => [forms.get(at) ?? ''];

const joinedAlone = splitAtSpaces('written eaten taken given broken fallen swum begun drunk forgotten');
const pastNotJoined = verbsWithPastParticiple
  .filter(([, past, joined]) => past !== joined && past !== 'bit')
  .map(([, past]) => past);
const pastOnly = splitAtSpaces(
  'went came ate took gave knew told wrote began bought brought caught kept ran swam threw flew broke slept said',
);
const often = '(?:always |never |often |also |really |only |usually |sometimes )?';

const formRows: readonly PhraseRule[] = [
  ...[
    ['seen-alone', ['seen'], 'seen', 'see'] as const,
    ['done-alone', ['done'], 'done', 'do'] as const,
    ['joined-verb-alone', joinedAlone, 'eaten', 'eat'] as const,
  ].map(
    ([rule, forms, joined, plain]): PhraseRule => ({
      rule,
      kind: 'grammar',
      find: [
        phrasePattern`(?<!(?:have|had|has|having|be|been|was|were|are|did|'ve|never|ever|get) )${subject} (?:just |only |never |also )?(?<at>${forms})(?! by)`,
      ],
      fix: from(pastOfJoined),
      wrong: [`Then we [${joined}] it.`],
      right: [`We have ${joined} it.`, `Have you ${joined} it?`, `They ${plain} it.`],
    }),
  ),
  {
    rule: 'past-after-have',
    kind: 'grammar',
    find: [
      phrasePattern`(?:${helper}|(?:could|should|would|must|might)(?:n't)? have|could've|should've|would've) (?:just |already |never |ever |also |all |not |always )?(?<at>${pastNotJoined})(?!-)`,
    ],
    fix: from(joinedOfPast),
    wrong: ['I have [went] there.', 'She has [wrote] it.', 'I should have [ran].', 'He had [ate] it.'],
    right: ['I have gone there.', 'I went there.', 'They had run.'],
  },
  {
    rule: 'past-after-did',
    kind: 'grammar',
    find: [
      phrasePattern`${plainOnly} (?:i |you |we |they |he |she |it |not |never |even |really |just )?(?<at>${[...plainOfPast.keys()]})(?!-)`,
      phrasePattern`(?:did|does|do) (?:i|you|we|they|he|she|it|your @@|the @@) (?:ever |really )?(?<at>${[...plainOfPast.keys()]})`,
      phrasePattern`(?:want|wants|wanted|going|need|needed|have|had|has|like|liked|love|tried|try|started|decided|able|used|ready|began|how|forgot) to (?<at>${pastOnly})`,
    ],
    fix: from(plainOfPast),
    wrong: [
      "I didn't [saw] it.",
      'Did you [went] there?',
      "I couldn't [found] it.",
      'I want to [went] home.',
    ],
    right: ['I saw it.', "I didn't see it.", 'Did you go?', 'He could not, said Tom.'],
  },
  {
    // The s that he, she and it ask for.
    rule: 'missing-s-on-verb',
    kind: 'grammar',
    find: [
      phrasePattern`(?:^^|because |but |and |that |then )(?<!(?:did|does|will|can|would|could|should|let|make|made|help|helped|saw|watch|watched|heard|had|suggest|suggested|recommend|important|if|when) (?:that )?)(?:he|she|it) ${often}(?<at>${baseFormVerbs})(?!-)`,
      phrasePattern`^^(?:my|his|her|our) (?:best |little |big |older |younger )?${kinshipWords} ${often}(?<at>${baseFormVerbs}) (?!and i)`,
    ],
    fix: (at) => [thirdPerson(at), pastOfPlain.get(at) ?? ''],
    wrong: ['He [like] to be here.', 'My brother [play] the drums.', 'She [go] home.'],
    right: [
      'He likes to be here.',
      'They like it.',
      'Does he like it?',
      'My brother plays.',
      'She put it down.',
    ],
  },
  {
    rule: 'past-time',
    kind: 'grammar',
    find: [
      phrasePattern`${pastTime},? (?:(?:i|we|they|he|she|you)|(?:me|my @@) and (?:i|my @@)|my @@) (?:also |just |always )?(?<at>${[...pastOfPlain.keys()]})`,
    ],
    fix: from(pastOfPlain),
    wrong: ['Yesterday I [go] to the park.', 'Last week we [visit] my nan.', 'Yesterday she [goes] home.'],
    right: ['Yesterday I went to the park.', 'Last night I slept.'],
  },
];

/** Verbs in the wrong form. Written for Inkling. */
export const verbGrammar: readonly PhraseRule[] = [
  ...formRows,
  {
    rule: 'was-were',
    kind: 'grammar',
    find: [
      phrasePattern`(?<!(?:if|one of|of|and|like) )(?:we|they|you) (?:all |both |just |also |only |still )?(?<at>was)`,
      phrasePattern`(?:we|they|you) (?<at>wasn't)`,
      phrasePattern`^^(?:my|our) (?:best |little |big )?@@ and (?:i|me) (?<at>was)`,
      phrasePattern`(?:all|both|some|many|most|two|three) of (?:them|us|you) (?<at>was)`,
      phrasePattern`(?<!of )(?:my|his|her|our|their|the|your) (?:little |big |bare |two |own )?(?:feet|teeth|children|people|men|women) (?<at>was)`,
    ],
    fix: ['were'],
    wrong: [
      'We [was] going home.',
      'They [was] tired.',
      'You [was] late.',
      'My brother and I [was] late.',
      'All of them [was] grey.',
      'My feet [was] sore.',
    ],
    right: [
      'We were late.',
      'I was late.',
      'The smell of my feet was bad.',
      'She ran and I was glad.',
      'My dog ran and I was glad.',
    ],
  },
  {
    rule: 'was-were',
    kind: 'grammar',
    find: [
      phrasePattern`^^(?:the|my|our|his|her|these|those|some|all the|two|three|many) (?:(?!of |and )@@ )?(?!news|lens|james|series|species|always)\p{L}{2,}(?<![suia']s|[^s])(?<!always) (?<at>was)`,
    ],
    fix: ['were'],
    wrong: ['The dogs [was] barking.', 'The Anzac biscuits [was] warm.'],
    right: ['The dog was barking.', 'The class was loud.', 'My bus was late.', 'The box of pens was full.'],
  },
  {
    rule: 'dont-doesnt',
    kind: 'grammar',
    find: [
      phrasePattern`(?<!(?:and|or|to|of|for|with|if|that|why) )(?:he|she|it|that|this|my (?:${kinshipWords})|everyone|everybody|nobody) (?:really |also |just )?(?<at>don't)`,
    ],
    fix: ["doesn't"],
    wrong: ["He [don't] like it.", "My dog [don't] bite."],
    right: ["They don't like it.", "Mum and he don't agree.", "He doesn't like it."],
  },
  {
    rule: 'have-has',
    kind: 'grammar',
    find: [
      phrasePattern`(?<!(?:did|does|will|can|would|could|should|let|make|made|and|may|might|must|to|didn't) )(?:^^|because |but |and |that |so |when |if )(?:he|she|it|everyone|everybody) (?:also |always |only )?(?<at>have)`,
      phrasePattern`^^(?:my|his|her|our) (?:best |little |big )?${kinshipWords} (?:also |always |only )?(?<at>have)`,
    ],
    fix: ['has'],
    wrong: ['She [have] a puppy.', 'My mum [have] brown hair.'],
    right: ['They have a dog.', 'Does she have one?', 'Should it have one?'],
  },
  {
    rule: 'be-agreement',
    kind: 'grammar',
    find: [phrasePattern`(?:^^|because |but |that |so )i (?<at>is|are)(?! (?:the letter|a letter))`],
    fix: ['am'],
    wrong: ['I [is] the tallest.'],
    right: ['I am tall.', 'You and I are friends.'],
  },
  {
    rule: 'be-agreement',
    kind: 'grammar',
    find: [
      phrasePattern`(?:^^|because |but |and |that |so |think |know )(?:they|we|you) (?<at>is|am)`,
      phrasePattern`^^(?:the |my |our |all )?(?:people|children|kids|teachers|students|animals|dogs|cats|boys|girls|zoos|parents|friends|trees|men|women|books|games|humans) (?<at>is)`,
    ],
    fix: ['are'],
    wrong: ['They [is] my friends.', 'The teachers [is] kind.'],
    right: ['They are kind.', 'Feeding cats is fun.'],
  },
  {
    rule: 'be-agreement',
    kind: 'grammar',
    find: [phrasePattern`(?:everyone|everybody|someone|nobody|no one|somebody|anyone) (?<at>were)`],
    fix: ['was'],
    wrong: ['Everyone [were] looking.'],
    right: ['Everyone was looking.'],
  },
  {
    rule: 'be-agreement',
    kind: 'grammar',
    find: [
      phrasePattern`(?:^^|because |but |that |and )(?:everyone|everybody|someone|nobody|no one|somebody|he|she|it) (?<at>are)(?! (?:both|all|the same))`,
    ],
    fix: ['is'],
    wrong: ['Everybody [are] happy.'],
    right: ['Everybody is happy.'],
  },
  {
    rule: 'there-is-are',
    kind: 'grammar',
    find: [
      phrasePattern`(?<!(?:in|over|out|up|down|was|is|from) )there (?<at>was) (?:so )?(?:many|lots of (?!water|fun|money|food|noise|mud|rain|time|snow|sand|dirt|smoke|blood)|two|three|four|five|six|ten|some @@s |a lot of (?:people|kids|\p{L}+s)|people|children|kids|no @@s (?!at))`,
    ],
    fix: ['were'],
    wrong: ['There [was] lots of people.', 'There [was] three dogs.'],
    right: ['There was lots of water.', 'There was a lot of mud.', 'There was one dog.'],
  },
  {
    rule: 'there-is-are',
    kind: 'grammar',
    find: [
      phrasePattern`there (?<at>is) (?:so )?(?:many|lots of (?!water|fun|money|food|noise|mud|rain|time|snow|sand)|two|three|four|five|six|ten|a lot of (?:people|kids|\p{L}+s)|people|children|kids)`,
      phrasePattern`(?<at>there's) (?:so )?(?:many|two|three|four)`,
    ],
    fix: ['are'],
    wrong: ['There [is] many reasons.'],
    right: ['There is one reason.', 'There are many reasons.'],
  },
  {
    rule: 'am-plain-verb',
    kind: 'grammar',
    find: [
      phrasePattern`(?<!(?:that|what|all|who|where|how) )(?<who>i) (?<at>am (?<verb>agree|live|study|go|come|work|stay|want|think|know|need|eat|play|believe|improve|speak|learn|feel|have|like to|love to))`,
    ],
    fix: ['$<verb>'],
    wrong: ['I [am agree] with this.', 'I [am live] here.'],
    right: ['I am going.', 'I agree.', 'Here I am, like you.'],
  },
  {
    rule: 'am-plain-verb',
    kind: 'grammar',
    find: [
      phrasePattern`(?:^^|because )(?:he|she|it|my ${kinshipWords}) (?<at>is (?<verb>go|live|eat|play|want|work|study|like to|need|know|think|have|come))(?! (?:time|money|it|area|day))`,
    ],
    fix: ['$<verb>s'],
    wrong: ['My father [is go] to work.', 'She [is like to] cook.'],
    right: ['She is like a sister.', 'He is going.'],
  },
  {
    rule: 'not-ing',
    kind: 'grammar',
    find: [
      phrasePattern`i (?<at>am liking|am loving|am wanting|am knowing|am needing|am believing|am hating)`,
    ],
    fix: [],
    wrong: ['I [am liking] this school.'],
    right: ['I like this school.'],
  },
  {
    rule: 'ing-after',
    kind: 'grammar',
    find: [
      phrasePattern`(?:enjoy|enjoys|enjoyed|avoid|avoided|suggest|suggested|practise|practised|dislike|miss) (?<at>to (?!and|the|a|my|your|school|this)@@)`,
    ],
    fix: (at) => [ingForm(at.slice(3))],
    wrong: ['I enjoy [to read] books.'],
    right: ['I enjoy reading.', 'He kept the letter to read.'],
  },
  {
    rule: 'ing-after',
    kind: 'grammar',
    find: [
      phrasePattern`look(?:ing|ed)? forward to (?<at>(?:see|meet|hear|go|play|visit|read|learn|get|come|eat|have))(?! (?:day|game))`,
    ],
    fix: (at) => [ingForm(at)],
    wrong: ['I look forward to [see] you.'],
    right: ['I look forward to seeing you.'],
  },
];
