import type { Family } from './interview/interview.ts';
import { startsWhere } from './place-words.ts';
import { readStory } from './read-story.ts';
import { feelingWords } from './story-lexicon.ts';

/** A part of the text that a message tells something about, with the child's words for it. */
export interface FoundSlot {
  name: string;
  text: string;
  /** Its words leave no doubt, so that it counts also where something else was asked. */
  isPlain: boolean;
}

/** The pieces a message falls into: each tells one thing. */
export const clausesOf = (message: string): string[] =>
  message
    .split(
      /[.,;:!?\n]+|\s(?=(?:but|because|becos|becoz|becuse|cause|cuz|bc|cos|coz|so that|so (?:he|she|they|it|we|i)|and then|and (?:they|it|he|she|we|i|there)|until|when)\s)/i,
    )
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');

interface Sign {
  name: string;
  /** Where it is found, its clause belongs to this part. */
  sign: RegExp;
  /** The child's words begin where the sign does, and not with the clause. */
  fromSign?: boolean;
  /** The child's words are the sign alone. */
  onlySign?: boolean;
  isPlain: boolean;
}

const sign = (name: string, pattern: string, options: Partial<Sign> = {}): Sign => ({
  name,
  sign: new RegExp(`(?<![\\p{L}'])(?:${pattern})(?!\\p{L})`, 'iu'),
  isPlain: true,
  ...options,
});

const closeOnes =
  'mum|mom|dad|mother|father|parents|nan|nana|pop|brother|sister|cousin|friend|uncle|aunt|aunty|grandma|grandpa|grandmother|grandfather|neighbour|teacher';

const signs: Record<Family, Sign[]> = {
  narrative: [
    sign(
      'ending',
      'in the end|at the end(?! of)|the end is|finally|at last|it ends|(?:all )?lived? happily|ever after',
    ),
    sign(
      'wants',
      'wants?|wanted|wishes|wished|hopes?|hoped|dreams of|dreamed of|longs|is looking for|looks for|searching for',
      { fromSign: true },
    ),
    sign(
      'tries',
      'tr(?:y|ies|ied) to|decides? to|decided to|makes? a plan|has a plan|so (?:he|she|they|it|we|i) \\p{L}+|asks? .{1,20} for help',
    ),
    sign(
      'trouble',
      "(?:gets?|got|is|are|was|were) (?:lost|stolen|stuck|trapped|hurt|hit|caught|captured|cursed|broken|kidnapped|missing|attacked)|stole|steals|keeps? stealing|loses|lost (?:his|her|their|its|the|my)|attack(?:s|ed)|chase[sd]|crash(?:es|ed)|disappear(?:s|ed)|vanish(?:es|ed)|breaks|broke|broken down|(?:is|are|goes|went) dead|out of (?:fuel|battery|air|oxygen|food)|too? (?:big|small|late|heavy) (?:for|to)|explode[sd]|drown(?:s|ing)|goes wrong|fell|falls|sinks?|sank|runs? out|ran out|(?:don.?t|doesn.?t|won.?t|stops?|stopped|isn.?t) (?:work|working|open|start|stop)|oops|laughs? at|can't|cannot|couldn't|cant",
    ),
  ],
  recount: [
    sign('ending', 'in the end|at the end(?! of)|finally|at last|then we went home'),
    sign(
      'feeling',
      'i (?:felt|feel)|(?:i|we) (?:was|were) (?:so |very |really )?(?:happy|sad|scared|excited|nervous|proud|angry|shocked|surprised|mad|upset)|i (?:cried|laughed)|(?:didn.?t|almost|nearly) cry|it was the (?:best|worst|\\p{L}+est|most)|it (?:hurt|hert|was (?:so |really )?(?:fun|scary|sad|exciting|funny))|my (?:heart|tummy|hands|face|legs|knees|cheeks|stomach|throat|chest)',
    ),
    sign(
      'where',
      "(?<=(?:went|go|goes|going|drove|walked|flew|travelled) )to (?!bed|sleep)(?:(?:the|my|our|an?|his|her) )?[\\p{L}'-]+(?: (?!and|with|to|see|for|because|when|on|in|then|but|we|i|yesterday|last|by|at|after)[\\p{L}'-]+){0,2}",
      { onlySign: true, isPlain: false },
    ),
    sign('small thing', 'i remember|it smelt|it smelled|i could (?:hear|smell|see)'),
    sign(
      'who',
      `me and (?!then|we|i|it|the|they)(?:my )?\\p{L}+(?: and (?!then|we|i|it|the|they)(?:my )?\\p{L}+)?|(?:with )?my (?:\\p{L}+ )?(?:${closeOnes}|family|dog|cat)|(?:mum|dad|nan|pop)(?= \\p{L}+)`,
      { onlySign: true, isPlain: false },
    ),
  ],
  persuasive: [
    sign(
      'other side',
      'some (?:people|kids|parents|teachers)|others? (?:say|think|might)|(?:people|teachers?|parents?|adults|grown-?ups|they|mum|dad|my \\p{L}+) (?:might |may |will |would |could )?(?:says?|thinks?)(?! i)|\\p{L}+ (?:will|would|might|may|could) (?:say|argue)|\\p{L}+s (?:say|argue|believe)|critics|on the other hand',
    ),
    sign(
      'evidence',
      `for example|for instance|(?:we|i) (?:had|saw|did|tried)|at my (?:old )?school|in year \\d+|once|one time|last (?:week|year|month|term)|when i|stud(?:y|ies)|scientists|research|a survey|my (?:\\p{L}+ )?(?:${closeOnes})|\\d+ ?(?:%|percent|per cent|kids|people|students|hours|minutes|dollars)`,
    ),
    sign(
      'reason',
      'because|becos|becoz|becuse|becaus|cause|cos|coz|so that|(?:it|they|that|this) (?:helps?|makes?|gives?|hurts?|costs?|wastes?)|it would',
    ),
    sign(
      'opinion',
      "i (?:really |strongly )?(?:think|believe|reckon|agree|disagree)|should|shouldn't|should not|shouldnt|must|(?:is|are) better|needs? to be|banned",
      { isPlain: false },
    ),
  ],
  report: [
    sign(
      'surprise',
      "did you know|the (?:best|coolest|weirdest|strangest|most \\p{L}+)|amazing|(?:don'?t|dont|doesn'?t) (?:even )?have",
    ),
    sign('where', '(?:lives?|found|grows?) (?:in|on|at|near|under)|it is (?:in|on|near)', { isPlain: false }),
    sign(
      'looks',
      'looks? like|colou?rs?|(?:has|have|with|got) (?:[\\p{L}\\d]+ )?(?:arms|legs|teeth|fur|wings|eyes|tail|fins|spikes|scales)|\\d+ ?(?:cm|m|metres?|meters?|kg)',
      { isPlain: false },
    ),
    sign(
      'looks',
      '(?:dark |light |bright )?(?:green|red|blue|brown|black|white|grey|yellow|orange|pink|purple)',
    ),
    sign(
      'does',
      'eats?|hunts?|hops?|jumps?|swims?|fly|sleeps?|lays?|catch(?:es)?|barks?|people (?:\\p{L}+ )?(?:go|eat|make|give|wear|buy|dance)',
      { isPlain: false },
    ),
  ],
  explanation: [
    sign(
      'surprise',
      'did you know|the (?:best|coolest|weirdest|strangest|most \\p{L}+)|amazing|misconception|people think',
    ),
    sign('why it matters', 'important|we need|without (?:it|them)|matters'),
    sign('how or why', 'because|cos|first|it works|they work|by \\p{L}+ing|so that', { isPlain: false }),
  ],
  poem: [
    sign(
      'sound',
      '(?:hear|sounds?|noise|noisy|loud|quiet|silent|whispers?|hums?|roars?|crash\\p{L}*|breathing|sings?|scream\\p{L}*|shout\\p{L}*|squeal\\p{L}*|bark\\p{L}*|croak\\p{L}*|humming|(\\p{L}{3,}) \\1|pitter|patter|drip\\p{L}*|splash\\p{L}*|bang\\p{L}*|boom\\p{L}*|whoosh|swish|tapp\\p{L}*|crackl\\p{L}*|buzz\\p{L}*|hiss\\p{L}*|rumbl\\p{L}*)',
    ),
    sign('comparison', "(?:is|are|it'?s|its) like (?:an?|the|my)|like (?:an?|the|my) \\p{L}+|as \\p{L}+ as"),
    sign('feeling', 'makes? me|i feel|i (?:love|miss)|it feels|(?:calm|lonely|happy|sad|scared|peaceful)'),
    sign('last line', 'in the end|at the end|the last line|it ends'),
    sign(
      'image',
      'see|looks?|red|blue|green|yellow|purple|orange|pink|black|white|golden|silver|grey|moon|sun|sky|dark|bright|light',
      { isPlain: false },
    ),
  ],
  descriptive: [
    sign(
      'sound, smell, touch',
      '(?:hear|smells?|sounds?|tastes?|smelly)|(?:feels|felt) (?:\\p{L}+ )?(?:soft|rough|cold|warm|smooth|sticky|wet|hot)|quiet|noisy|loud|crunchy|squeaky',
    ),
    sign('how it feels', 'i feel|makes? me|i love|i miss|reminds me|feels? (?:safe|scary|calm|like home)'),
    sign(
      'what we see',
      'see|looks? like|red|blue|green|yellow|purple|orange|pink|black|white|golden|silver|brown|grey|shiny|tall|tiny',
      { isPlain: false },
    ),
  ],
  wellbeing: [],
};

/** "happy even tho i was last": what begins with a feeling tells one. */
const feelingSlots: Partial<Record<Family, string>> = {
  recount: 'feeling',
  poem: 'feeling',
  descriptive: 'how it feels',
};

/** Which parts of a text a message tells something about, the plainest first. */
export function findSlots(message: string, family: Family): FoundSlot[] {
  const clauses = clausesOf(message);
  const found = signs[family].flatMap(({ name, sign: wanted, fromSign, onlySign, isPlain }): FoundSlot[] => {
    const clause = clauses.find((each) => wanted.test(each));
    const match = clause === undefined ? null : wanted.exec(clause);
    const text = onlySign ? match?.[0] : fromSign ? clause?.slice(match?.index) : clause;
    return text && text.length > 2
      ? [{ name, text: text.replace(/^(?:but|and then|and|so)\s+/i, ''), isPlain }]
      : [];
  });
  // Lions at the zoo were not with the child: in a recount only the signs tell who was.
  const named =
    family === 'narrative'
      ? peopleAndPlaces(message)
      : family === 'recount'
        ? peopleAndPlaces(message).filter(({ name }) => name === 'where')
        : [];
  const company =
    family === 'recount' ? /\bwith (\p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)*)/u.exec(message)?.[1] : undefined;
  if (company) found.push({ name: 'who', text: company, isPlain: false });
  const feeling = feelingSlots[family];
  const [firstWord = ''] = message.toLowerCase().match(/\p{L}+/u) ?? [];
  if (feeling && feelingWords.has(firstWord))
    found.unshift({ name: feeling, text: message.trim(), isPlain: true });
  const all =
    family === 'recount'
      ? [...found.filter(({ isPlain }) => isPlain), ...found, ...named]
      : [...found.filter(({ isPlain }) => isPlain), ...named, ...found];
  return all.filter(({ name }, index) => all.findIndex((other) => other.name === name) === index);
}

const placed =
  /(?<!\p{L})(?:in|at|on|under|inside|near|behind|beside|by|into|outside|through|underneath)\s(?:(?:an?|the|my|our|his|her|their|this|some|old|big)\s)*[\p{L}'-]+(?:\s[\p{L}'-]+){0,2}?(?=\s(?:who|and|but|because|when|where|with|that|to|for|is|was|gets?|got|near|so|after|before|while|at|in|on|under)\s|[.,;!?\n]|$)/giu;

/** "my dog biscuit got lost": someone of the child's own, where no one is named in another way. */
const ownOne = new RegExp(
  String.raw`(?<!\p{L})my (?:\p{L}+ )?(?:${closeOnes}|dog|cat|puppy|kitten|horse|dragon|rabbit|fish|bird)(?!\p{L})`,
  'iu',
);

/** Who is in it and where it happens, as far as the words name them. */
function peopleAndPlaces(message: string): FoundSlot[] {
  const { characters, places } = readStory(message);
  const [who] = characters;
  const named = who ? naming(message, who.head) : ownOne.exec(message)?.[0];
  const place = (message.match(placed) ?? []).find((phrase) =>
    places.some(({ head }) => phrase.toLowerCase().includes(head)),
  );
  // "in the school toilets": a short message that begins with where is a place, whatever it names.
  const isPlace = startsWhere.test(message.trim()) && message.trim().split(/\s+/).length <= 7;
  const where = place ?? (isPlace ? message.trim().replace(/[.! ]+$/, '') : undefined);
  return [
    ...(named ? [{ name: 'who', text: named, isPlain: false }] : []),
    ...(where ? [{ name: 'where', text: where, isPlain: isPlace }] : []),
  ];
}

/** "a dragon called Fizz": someone with the words around the name. */
function naming(message: string, head: string): string | undefined {
  const escaped = head
    .replace(/[^\p{L}'-]/gu, '')
    .replace(/^./, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
  if (escaped === '') return undefined;
  const pattern = new RegExp(
    String.raw`(?:(?<!\p{L})(?:[Aa]n?|[Tt]he|[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]wo|[Tt]hree|[Ss]ome)\s(?:(?!(?:and|then|but|with|to|in|on|at|is|was|were|has|had|when|who|for|my|the|a|our|his|her)\s)[\p{L}-]+\s){0,3}?)?(?<!\p{L})${escaped}(?:s|es)?(?!\p{L})(?:\s(?:called|named)\s\p{L}+(?:\s[A-Z]\p{L}+)?|\s[A-Z]\p{L}+)?`,
    'u',
  );
  return pattern.exec(message)?.[0]?.trim();
}
