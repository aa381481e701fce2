import { type PhraseRow, phrase, splitWords } from '../rules/phrase.ts';
import { kin, plainVerbs, strongVerbs, thirdPerson, weakVerbs } from './word-families.ts';

const subject = splitWords('i we he she they you');
const notHelped = "(?<!(?:have|had|has|having|be|been|was|were|'ve|never|ever|get|getting) )";
const helper = splitWords("have has had having i've we've they've you've haven't hasn't hadn't he'd");
const plainOnly = splitWords(
  "didn't don't doesn't can can't couldn't won't wouldn't shouldn't could will would should might must cannot",
);
const pastTime =
  '(?:yesterday|last (?:week|night|year|weekend|month|summer|monday|tuesday|wednesday|thursday|friday|saturday|sunday))';

/** `I seen`, `he done`: the joined form alone. */
const bareJoined = [
  'seen',
  'done',
  'written',
  'eaten',
  'taken',
  'given',
  'broken',
  'fallen',
  'swum',
  'begun',
  'gone',
  'drunk',
  'forgotten',
];
const joinedRows = strongVerbs
  .filter(([, , joined]) => bareJoined.includes(joined))
  .map(
    ([plain, past, joined]): PhraseRow => ({
      rule: joined === 'seen' || joined === 'done' ? `${joined}-alone` : 'joined-verb-alone',
      kind: 'grammar',
      find: [
        phrase`${notHelped}(?<!(?:have|had|has|did|were|are) )${joined === 'gone' ? ['i', 'we'] : subject} (?:just |only |never |also )?(?<at>${[joined]})(?! (?:so|by|with(?! the| my)))`,
      ],
      fix: [past],
      wrong: [`Then we [${joined}] it.`],
      right: [`We have ${joined} it.`, `Have you ${joined} it?`, `They ${plain} it.`],
    }),
  );

const helpedRows = strongVerbs
  .filter(([, past, joined]) => past !== joined)
  .map(
    ([, past, joined]): PhraseRow => ({
      rule: 'past-after-have',
      kind: 'grammar',
      find: [
        phrase`(?:${helper}|(?:could|should|would|must|might)(?:n't)? have|could've|should've|would've) (?:just |already |never |also |all |not |always )?(?<at>${[past]})(?!-)`,
      ],
      fix: [joined],
      wrong: [`I have [${past}] there.`],
      right: [`I have ${joined} there.`, `I ${past} there.`],
    }),
  )
  .filter(({ fix }) => fix[0] !== 'bitten');

const plainRows = [...strongVerbs, ...weakVerbs].map(
  ([plain, past]): PhraseRow => ({
    rule: 'past-after-did',
    kind: 'grammar',
    find: [
      phrase`${plainOnly} (?:i |you |we |they |he |she |it |not |never |even |really |just )?(?<at>${[past]})(?!-)`,
      phrase`(?:did|does|do) (?:i|you|we|they|he|she|it|your @@|the @@) (?:ever |really )?(?<at>${[past]})`,
      ...(/^(went|came|ate|took|gave|knew|told|wrote|began|bought|brought|caught|kept|ran|swam|threw|flew|broke|slept|said|had)$/.test(
        past,
      )
        ? [
            phrase`(?:want|wants|wanted|going|need|needed|have|had|has|like|liked|love|tried|try|started|decided|able|used|ready|began|how|forgot) to (?<at>${[past]})`,
          ]
        : []),
    ],
    fix: [plain],
    wrong: [`I didn't [${past}] it.`, `Did you [${past}] it?`],
    right: [`I ${past} it.`, `I didn't ${plain} it.`],
  }),
);

/** `He like`, `my brother play`: the s that he, she and it ask for. */
const sRows = plainVerbs.map(
  (verb): PhraseRow => ({
    rule: 'missing-s-on-verb',
    kind: 'grammar',
    find: [
      phrase`(?:^^|because |but |,? and |when |if |so |that |then )(?<!(?:did|does|will|can|would|could|should|let|make|made|help|helped|saw|watch|watched|heard|had|suggest|suggested|recommend|important that|if|when) )(?:he|she|it) (?:always |never |often |also |really |only |usually |sometimes )?(?<at>${[verb]})(?!-)`,
      phrase`^^(?:my|his|her|our) (?:best |little |big |older |younger )?${kin} (?:always |never |often |also |really |only |usually |sometimes )?(?<at>${[verb]}) (?!and i)`,
    ],
    fix: [thirdPerson(verb)],
    wrong: [`He [${verb}] to be here.`, `My brother [${verb}] it.`],
    right: [`He ${thirdPerson(verb)} to be here.`, `They ${verb} it.`, `Does he ${verb} it?`],
  }),
);

const yesterdayRows = [
  ...strongVerbs,
  ...weakVerbs,
  ...([
    'visit',
    'play',
    'walk',
    'watch',
    'want',
    'like',
    'look',
    'help',
    'cook',
    'ask',
    'start',
    'finish',
    'learn',
    'celebrate',
  ].map((verb) => [verb, verb.endsWith('e') ? `${verb}d` : `${verb}ed`]) as [string, string][]),
].map(
  ([plain, past]): PhraseRow => ({
    rule: 'past-time',
    kind: 'grammar',
    find: [
      phrase`${pastTime},? (?:(?:i|we|they|he|she|you)|(?:me|my @@) and (?:i|my @@)|my @@) (?:also |just |always )?(?<at>${[plain, thirdPerson(plain)]})`,
    ],
    fix: [past],
    wrong: [`Yesterday I [${plain}] to the park.`],
    right: [`Yesterday I ${past} to the park.`],
  }),
);

/** Verbs in the wrong form. Written for Inkling. */
export const verbGrammar: readonly PhraseRow[] = [
  ...joinedRows,
  ...helpedRows,
  ...plainRows,
  ...sRows,
  ...yesterdayRows,
  {
    rule: 'was-were',
    kind: 'grammar',
    find: [
      phrase`(?<!(?:if|one of|of|and|like) )(?:we|they|you) (?:all |both |just |also |only |still )?(?<at>was)`,
      phrase`(?:we|they|you) (?<at>wasn't)`,
    ],
    fix: ['were'],
    wrong: ['We [was] going home.', 'They [was] tired.', 'You [was] late.'],
    right: ['We were late.', 'I was late.'],
  },
  {
    rule: 'dont-doesnt',
    kind: 'grammar',
    find: [
      phrase`(?<!(?:and|or|to|of|for|with|if|that|why) )(?:he|she|it|that|this|my (?:${kin})|everyone|everybody|nobody) (?:really |also |just )?(?<at>don't)`,
    ],
    fix: ["doesn't"],
    wrong: ["He [don't] like it.", "My dog [don't] bite."],
    right: ["They don't like it.", "Mum and he don't agree.", "He doesn't like it."],
  },
  {
    rule: 'have-has',
    kind: 'grammar',
    find: [
      phrase`(?<!(?:did|does|will|can|would|could|should|let|make|made|and|may|might|must|to|didn't) )(?:^^|because |but |and |that |so |when |if )(?:he|she|it|everyone|everybody) (?:also |always |only )?(?<at>have)`,
      phrase`^^(?:my|his|her|our) (?:best |little |big )?${kin} (?:also |always |only )?(?<at>have)`,
    ],
    fix: ['has'],
    wrong: ['She [have] a puppy.', 'My mum [have] brown hair.'],
    right: ['They have a dog.', 'Does she have one?', 'Should it have one?'],
  },
  {
    rule: 'be-agreement',
    kind: 'grammar',
    find: [phrase`(?:^^|because |but |that |so )i (?<at>is|are)(?! (?:the letter|a letter))`],
    fix: ['am'],
    wrong: ['I [is] the tallest.'],
    right: ['I am tall.', 'You and I are friends.'],
  },
  {
    rule: 'be-agreement',
    kind: 'grammar',
    find: [
      phrase`(?:^^|because |but |and |that |so |think |know )(?:they|we|you) (?<at>is|am)`,
      phrase`^^(?:the |my |our |all )?(?:people|children|kids|teachers|students|animals|dogs|cats|boys|girls|zoos|parents|friends|trees|men|women|books|games|humans) (?<at>is)`,
      phrase`(?:because|and|but|that) (?:people|children|kids|teachers|students|animals|dogs|cats|boys|girls|parents|friends) (?<at>is)`,
    ],
    fix: ['are'],
    wrong: ['They [is] my friends.', 'The teachers [is] kind.'],
    right: ['They are kind.', 'Feeding cats is fun.'],
  },
  {
    rule: 'be-agreement',
    kind: 'grammar',
    find: [phrase`(?:everyone|everybody|someone|nobody|no one|somebody|anyone) (?<at>were)`],
    fix: ['was'],
    wrong: ['Everyone [were] looking.'],
    right: ['Everyone was looking.'],
  },
  {
    rule: 'be-agreement',
    kind: 'grammar',
    find: [
      phrase`(?:everyone|everybody|someone|nobody|no one|somebody|he|she|it) (?<at>are)(?! (?:both|all|the same))`,
    ],
    fix: ['is'],
    wrong: ['Everybody [are] happy.'],
    right: ['Everybody is happy.'],
  },
  {
    rule: 'there-is-are',
    kind: 'grammar',
    find: [
      phrase`(?<!(?:in|over|out|up|down|was|is|from) )there (?<at>was) (?:so )?(?:many|lots of (?!water|fun|money|food|noise|mud|rain|time|snow|sand|dirt|smoke|blood)|two|three|four|five|six|ten|some @@s |a lot of (?:people|kids|\p{L}+s)|people|children|kids|no @@s (?!at))`,
    ],
    fix: ['were'],
    wrong: ['There [was] lots of people.', 'There [was] three dogs.'],
    right: ['There was lots of water.', 'There was a lot of mud.', 'There was one dog.'],
  },
  {
    rule: 'there-is-are',
    kind: 'grammar',
    find: [
      phrase`there (?<at>is) (?:so )?(?:many|lots of (?!water|fun|money|food|noise|mud|rain|time|snow|sand)|two|three|four|five|six|ten|a lot of (?:people|kids|\p{L}+s)|people|children|kids)`,
      phrase`(?<at>there's) (?:so )?(?:many|two|three|four)`,
    ],
    fix: ['are'],
    wrong: ['There [is] many reasons.'],
    right: ['There is one reason.', 'There are many reasons.'],
  },
  {
    rule: 'am-plain-verb',
    kind: 'grammar',
    find: [
      phrase`(?<!(?:that|what|all|who|where|how) )(?<who>i) (?<at>am (?<verb>agree|live|study|go|want|think|know|need|eat|play|believe|have|like to|love to))`,
    ],
    fix: ['$<verb>'],
    wrong: ['I [am agree] with this.', 'I [am live] here.'],
    right: ['I am going.', 'I agree.', 'Here I am, like you.'],
  },
  {
    rule: 'am-plain-verb',
    kind: 'grammar',
    find: [
      phrase`(?:^^|because )(?:he|she|it|my ${kin}) (?<at>is (?<verb>go|live|eat|play|want|work|study|like to|need|know|think|have|come))(?! (?:time|money|it|area|day))`,
    ],
    fix: ['$<verb>s'],
    wrong: ['My father [is go] to work.', 'She [is like to] cook.'],
    right: ['She is like a sister.', 'He is going.'],
  },
  {
    rule: 'not-ing',
    kind: 'grammar',
    find: [phrase`i (?<at>am liking|am loving|am wanting|am knowing|am needing|am believing|am hating)`],
    fix: [],
    wrong: ['I [am liking] this school.'],
    right: ['I like this school.'],
  },
  {
    rule: 'ing-after',
    kind: 'grammar',
    find: [
      phrase`(?:enjoy|enjoys|enjoyed|finish|finished|avoid|suggest|suggested|practise|practised|mind|dislike|keep|kept) (?<at>to (?<verb>@@))`,
    ],
    fix: ['$<verb>ing'],
    wrong: ['I enjoy [to read] books.'],
    right: ['I enjoy reading.', 'He kept the letter to read.'],
  },
  {
    rule: 'ing-after',
    kind: 'grammar',
    find: [
      phrase`look(?:ing|ed)? forward to (?<at>(?<verb>see|meet|hear|go|play|visit|read|learn|get|come|eat|have))(?! (?:day|game))`,
    ],
    fix: ['$<verb>ing'],
    wrong: ['I look forward to [see] you.'],
    right: ['I look forward to seeing you.'],
  },
];
