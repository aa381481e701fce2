import { kinshipWords } from '../../word-lists/grammar-rule-words.ts';
import { type PhraseRule, phrasePattern, splitAtSpaces } from '../rules/phrase-rule.ts';

const countable = splitAtSpaces(
  `dog cat thing brother sister friend book boy girl animal toy tree bird car bike house apple
  reason person student teacher kid game story idea problem way place country language rule brick coin egg eye leg
  kitten horse cousin uncle flower star door window room shop school lolly biscuit goal team player`,
);
const plural = (noun: string): string =>
  noun === 'person' ? 'people' : /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`;
const many = splitAtSpaces(
  'two three four five six seven eight nine ten twelve twenty many several these those both few',
);
const compare = splitAtSpaces(
  'better worse bigger smaller taller shorter faster slower older younger stronger harder easier longer smarter nicer cooler funnier scarier happier louder hotter colder',
);
const most = splitAtSpaces(
  'best worst biggest smallest tallest fastest oldest strongest hardest easiest longest nicest coolest funniest scariest happiest',
);
const verbs = splitAtSpaces(
  'went go goes was were is are am had have has ran run played play saw see did made make got get came come like likes love loved found decided started walked looked ate said can could will would wanted want live lived sat built jumped fell watched swam rode took laughed talked thought heard',
);
const negative = splitAtSpaces(
  "don't doesn't didn't can't couldn't won't wouldn't isn't wasn't aren't weren't haven't hasn't hadn't ain't never",
);

const units = splitAtSpaces('day week month year hour minute kilometre metre dollar');
const size = '(?:big |little |small |new |old |good |different |more |important )?';

const pluralRow: PhraseRule = {
  rule: 'more-than-one',
  kind: 'grammar',
  find: [
    phrasePattern`${many} ${size}(?<at>${countable})(?!s|'s|-)(?! (?:\p{L}{4,}s|old|trip|break|house|food|race|game|bowl|club|park|shop|show|time|team|collar))`,
    phrasePattern`${many} (?:more )?(?<at>${units})(?: (?:ago|later|and|in|at|before|after|of|with|for|we|i|to|because)|$$)`,
    phrasePattern`one of (?:my|the|his|her|our|your|these|those) (?:best |good |new |old |favourite |most \p{L}+ )?(?<at>${countable})(?!s|'s|-)(?! \p{L}{4,}s )`,
  ],
  fix: (at) => [plural(at)],
  wrong: [
    'I have two [dog] and a cat.',
    'There are many [thing] to do.',
    'One of my [friend] is here.',
    'I waited two [hour].',
  ],
  right: ['I saw two dogs there.', 'I saw one dog.', 'A three year plan.', 'He has two dog bowls.'],
};

/** Nouns, pronouns, little words and comparisons in the wrong form. Written for Inkling. */
export const nounGrammar: readonly PhraseRule[] = [
  pluralRow,
  {
    rule: 'me-and',
    kind: 'grammar',
    find: [
      phrasePattern`(?:^^|because |then |so |when |but |and |where )(?<at>me and (?<other>my @@(?: @@)??|the @@|@@)) (?=${verbs})`,
      // "On the weekend me and my family went": a time stands before.
      phrasePattern`^^(?:on|in|at|after|during|one|last|this|every|yesterday|today)(?: (?!me )@@){0,3},? (?<at>me and (?<other>my @@(?: @@)??|the @@|@@)) (?=${verbs})`,
    ],
    fix: ['$<other> and I'],
    wrong: [
      '[Me and my sister] made a cubby.',
      '[Me and Jack] played footy.',
      'On the weekend [me and my family] went camping.',
    ],
    right: [
      'He saw me and Jack.',
      'Jack and I played.',
      'It was for me and my sister.',
      'After lunch Mum drove me and my sister home.',
    ],
  },
  {
    rule: 'me-and',
    kind: 'grammar',
    find: [phrasePattern`(?:^^|because |then |so |when |but )(?<at>(?<other>my @@|@@) and me) (?=${verbs})`],
    fix: ['$<other> and I'],
    wrong: ['[My sister and me] went home.'],
    right: ['It was my sister and me.'],
  },
  {
    rule: 'him-and',
    kind: 'grammar',
    find: [
      phrasePattern`(?:^^|because |then |so |when |but )(?<at>him) and (?:his |her |the |my )?@@ (?=${verbs})`,
      phrasePattern`^^(?<at>him) (?:is|was|has|had|went|ran|said|likes)`,
    ],
    fix: ['he'],
    wrong: ['[Him] and his dog ran home.', '[Him] is the captain.'],
    right: ['I saw him and his dog.', 'He and his dog ran.'],
  },
  {
    rule: 'her-and',
    kind: 'grammar',
    find: [
      phrasePattern`(?:^^|because |then |so |when |but )(?<at>her) and (?:his |her |the |my )?@@ (?=${verbs})`,
      phrasePattern`^^(?<at>her) (?:is|was|has|had|went|ran|said|likes|came|gave|took|told)`,
    ],
    fix: ['she'],
    wrong: ['[Her] and her friend were laughing.', '[Her] ran to the door.'],
    right: ['Her friend and I ran.', 'I like her and Tom.'],
  },
  {
    rule: 'us-we',
    kind: 'grammar',
    find: [phrasePattern`(?:^^|because |when )(?<at>us) (?:kids |boys |girls |children |students )?${verbs}`],
    fix: ['we'],
    wrong: ['[Us] kids wanted to stay.'],
    right: ['He let us kids stay.', 'They gave us lunch.'],
  },
  {
    rule: 'and-i-me',
    kind: 'grammar',
    find: [
      phrasePattern`(?:to|for|with|gave|told|between|from|at|behind|beside|near|let|asked) (?:my @@|him|her|you|the @@|mum|dad|\p{Lu}\p{L}+) and (?<at>i)(?=[.!?,]|$| (?:on|at|in|for|when|because|to) )`,
    ],
    fix: ['me'],
    wrong: ['He gave it to my brother and [I].'],
    right: ['My brother and I ran.', 'I went with my dad and I saw it.'],
  },
  {
    rule: 'them-those',
    kind: 'grammar',
    find: [
      phrasePattern`^^(?<at>them) (?:\p{L}+s|people|children|kids|men) @@`,
      phrasePattern`(?:want|like|love|hate|saw|see|of|with|all) (?<at>them) (?:shoes|dogs|cats|kids|boys|girls|people|lollies|toys|books|games|cars|birds|things|chips|trees)`,
    ],
    fix: ['those'],
    wrong: ['[Them] dogs are noisy.', 'I want [them] shoes.'],
    right: ['I gave them dogs.', 'I like them.'],
  },
  {
    rule: 'this-these',
    kind: 'grammar',
    find: [
      phrasePattern`(?<at>this) (?:two |three |big |little |new |old |kind )?(?:things|shoes|boys|girls|dogs|cats|people|children|kids|books|games|toys|animals|reasons|days|friends|trees|birds|words|rules|ideas|problems|places|clothes|students|teachers|lollies|stories|flowers|pictures|foods|countries|parents|phones|devices|activities|subjects|skills|chips|shops|cars|houses|feelings|questions|answers|examples|sports)`,
    ],
    fix: ['these'],
    wrong: ['[This] things are important.', 'I like [this] shoes.'],
    right: ['I like this dog.', 'These things are good.'],
  },
  {
    rule: 'that-those',
    kind: 'grammar',
    find: [
      phrasePattern`^^(?<at>that) (?:boys|girls|dogs|cats|people|children|kids|books|games|toys|animals|things|shoes|birds|trees|houses|cars) (?:is|are|was|were|have|had)`,
    ],
    fix: ['those'],
    wrong: ['[That] boys are in my team.'],
    right: ['That boy is tall.', 'I think that boys are fun.'],
  },
  {
    rule: 'kinds-of',
    kind: 'grammar',
    find: [phrasePattern`(?:many|different|all|two|three|these|lots of) (?<at>kind|type|sort)(?= of)`],
    fix: ['kinds'],
    wrong: ['We eat many [kind] of food.'],
    right: ['This kind of food.', 'Many kinds of food.'],
  },
  {
    rule: 'irregular-plural',
    kind: 'grammar',
    find: [
      phrasePattern`(?<!(?:first nations|indigenous|aboriginal|islander|nations|first|all|of|ancient|native|world's) )(?<at>peoples)(?! (?:of|who))`,
    ],
    fix: ['people', "people's"],
    wrong: ['There were many [peoples] there.'],
    right: ['First Nations peoples live here.', 'The people ran.'],
  },
  {
    rule: 'more-er',
    kind: 'grammar',
    find: [phrasePattern`(?<at>more (?<word>${compare}))`],
    fix: ['$<word>'],
    wrong: ['It is [more better] than that.', 'She is [more taller].'],
    right: ['It is better.', 'It is more fun.'],
  },
  {
    rule: 'most-est',
    kind: 'grammar',
    find: [
      phrasePattern`(?<at>most (?<word>${most}|@@(?<!for|inter|hon|mod|for)est))(?<!most forest|most honest|most modest|most interest)`,
    ],
    fix: ['$<word>'],
    wrong: ['He is the [most tallest] boy.'],
    right: ['Most forests are green.', 'He is the most honest boy.', 'The most interesting book.'],
  },
  {
    rule: 'most-est',
    kind: 'grammar',
    find: [phrasePattern`(?<at>(?:most|more) (?:funnest|funner))`],
    fix: ['most fun', 'more fun'],
    wrong: ['It was the [most funnest] day.'],
    right: ['It was the most fun.'],
  },
  {
    rule: 'more-er',
    kind: 'grammar',
    find: [
      phrasePattern`(?<at>more (?<stem>bi)g|more (?<stem2>tall|small|fast|old|young|strong|short|slow|cold|long|hard)) than`,
    ],
    fix: [],
    wrong: ['I am [more big] than you.'],
    right: ['I am more careful than you.'],
  },
  {
    rule: 'double-negative',
    kind: 'grammar',
    find: [
      phrasePattern`${negative} (?:@@ )?(?<at>nothing)(?! (?:but|like|wrong))`,
      phrasePattern`${negative} (?:do|see|hear|say|know|want|have|get|eat|find|need|got) (?<at>nothing)`,
    ],
    fix: ['anything'],
    wrong: ["I didn't do [nothing] wrong.", "He can't see [nothing]."],
    right: ["I didn't do anything.", 'He did nothing.'],
  },
  {
    rule: 'double-negative',
    kind: 'grammar',
    find: [phrasePattern`${negative} (?:@@ )?(?<at>nobody)`],
    fix: ['anybody'],
    wrong: ["I didn't see [nobody]."],
    right: ['I saw nobody.'],
  },
  {
    rule: 'double-negative',
    kind: 'grammar',
    find: [
      phrasePattern`${negative} (?:have|want|got|need|get|see|eat|like|know|had|hurt|do|take) (?<at>no)(?= @@)(?! (?:longer|matter|more than|one))`,
    ],
    fix: ['any'],
    wrong: ["We don't have [no] milk."],
    right: ['We have no milk.', "I don't say no to cake."],
  },
  {
    rule: 'well-not-good',
    kind: 'grammar',
    find: [
      phrasePattern`(?:did|played|play|plays|playing|sang|sings|swam|worked|works|slept|sleep|going|went|behaved|runs|ran|draws|dance|danced|writes|reads) (?:really |very |so |pretty )?(?<at>good)(?: (?:in (?:the|my|our)|at school|today|this|because|together|and)|$$)`,
    ],
    fix: ['well'],
    wrong: ['We did [good] in the test.', 'The team played really [good].'],
    right: ['It was good.', 'We did good things.', 'The cake tasted good.'],
  },
  {
    rule: 'how-word',
    kind: 'grammar',
    find: [
      phrasePattern`(?:run|runs|ran|walk|walked|swim|swam|went|moved|drove|talk|talked|ate|eat|eats|speak|spoke|grew|running|moves|flew|came|climbed) (?:very |really |so |too )(?<at>(?<word>quick|slow|quiet|careful|loud|nice|bad|sad|brave|proud))(?! @@)`,
    ],
    fix: ['$<word>ly'],
    wrong: ['He runs very [quick].'],
    right: ['He is very quick.', 'He ran very quickly.', 'She grew very tall.'],
  },
  {
    rule: 'interested-in',
    kind: 'grammar',
    find: [
      phrasePattern`(?:(?:i|he|she|we|they|you|people|kids|students|children) (?:am|is|are|was|were)|i'm|he's|she's) (?:very |really |so |not )?(?<at>interesting) in`,
    ],
    fix: ['interested'],
    wrong: ['I am very [interesting] in science.'],
    right: ['Science is interesting in class.'],
  },
  {
    rule: 'extra-word',
    kind: 'grammar',
    find: [
      phrasePattern`(?<at>(?<verb>discuss|discussed|discussing) about)`,
      phrasePattern`(?<at>(?<verb>told|tell|tells) to) (?:me|him|us|them) (?:that|about)`,
      phrasePattern`(?<at>(?<verb>explain|explained) about)(?= how)`,
      phrasePattern`(?<at>(?<verb>phone|call|called|phoned) to) (?:me|my|him|us|the police)`,
    ],
    fix: ['$<verb>'],
    wrong: ['We [discussed about] the problem.', 'He [told to] me that he was sick.'],
    right: ['We talked about it.', 'He told me.'],
  },
  {
    rule: 'arrive-at',
    kind: 'grammar',
    find: [phrasePattern`(?:arrive|arrived|arrives|arriving) (?<at>to)`],
    fix: ['at', 'in'],
    wrong: ['I arrived [to] the station.'],
    right: ['I arrived at the station.', 'I came to the station.'],
  },
  {
    rule: 'good-at',
    kind: 'grammar',
    find: [
      phrasePattern`(?:am|is|are|was|were|i'm|very|really|not) good (?<at>in) (?:maths|english|science|sport|drawing|art|running|swimming|reading|writing|soccer|football|spelling|music|cooking|singing|dancing)`,
    ],
    fix: ['at'],
    wrong: ['I am good [in] maths.'],
    right: ['I am good at maths.', 'It looks good in art.'],
  },
  {
    rule: 'for-since',
    kind: 'grammar',
    find: [
      phrasePattern`(?<at>since) (?:two|three|four|five|six|seven|ten|many|a few|several|a long) (?:years?|months?|weeks?|days?|hours?|time)(?! ago)`,
    ],
    fix: ['for'],
    wrong: ['I have lived here [since] two years.'],
    right: ['Since two years ago.', 'I have lived here for two years.', 'Since Monday.'],
  },
  {
    rule: 'named-twice',
    kind: 'grammar',
    find: [
      phrasePattern`(?:^^|and )(?:my|the|our|his|her) ${kinshipWords} (?<at>he|she|it|they) (?:is|was|has|are|were|had|likes?|loves?|went|always|goes?|can|will|said|came|stays?|works?|lives?|cooks?)`,
    ],
    fix: [],
    wrong: ['My cat [she] is lazy.'],
    right: ['My cat is lazy.'],
  },
  {
    rule: 'a-an',
    kind: 'grammar',
    find: [
      phrasePattern`(?<at>a) (?=(?:[aeio](?!ne(?:-|\b)|nce\b|u[rk]|uro|wed)|u(?:mb|gl|nc|nd|nu|nh|nk|ps|nf|ns)|ho(?:ur|nest|nour)|heir)\p{L}*)(?!(?:[aeio]\p{L}?)(?!\p{L}))(?!(?:eu|ewe|one|once|oui|amazingly|iii)\p{L}*)`,
    ],
    fix: ['an'],
    wrong: ['I saw [a] elephant.', 'It took [a] hour.', 'She ate [a] apple.'],
    right: ['I saw a dog.', 'A one-eyed man.', 'A European.', 'A unicorn.', 'A uniform.'],
  },
  {
    rule: 'a-an',
    kind: 'grammar',
    find: [
      phrasePattern`(?<at>an) (?=[bcdfgjklmnpqrstvwyz](?!-)\p{Ll}{2,}|h(?!our|onest|eir|onour|erb)\p{Ll}{2,}|uni(?:corn|form|que|t|vers)|use|one\b)(?![fhlmnrsx](?:bi|dtv)\b)`,
    ],
    fix: ['a'],
    wrong: ['He has [an] big house.', 'I saw [an] unicorn.'],
    right: ['He has an apple.', 'An hour.', 'An honest man.', 'An old man.'],
  },
  {
    rule: 'run-on',
    kind: 'grammar',
    find: [
      phrasePattern`(?<=@@ @@ )(?<at>(?!(?:what|how|why|know|knew|forgot|said|says|remember|remembered|that|because|and|but|so|when|if|think|of|is|was|in|where|to|asked|told|me|him|her|us|them|say|call|write|wrote|shouted|yelled|heard|hear|then|since|or|like|whose|yet|with) )@@ (?:his|her|its|their)) name (?:is|was)`,
    ],
    fix: (at) => [at.replace(/\s+(\p{L})/u, (_, letter: string) => `. ${letter.toUpperCase()}`)],
    wrong: ['I have a [dog his] name is Max.', 'We have a big [festival its] name is Diwali.'],
    right: ['I have a dog. His name is Max.', 'I forgot what his name was.', 'He told me his name was Tom.'],
  },
];
