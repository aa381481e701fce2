import { belongingWords, ownerWords } from '../../word-lists/grammar-rule-words.ts';
import { type PhraseRule, phrasePattern } from '../rules/phrase-rule.ts';

/** Apostrophes, commas and marks that a phrase shows to be missing. Written for Inkling. */
export const punctuationPhrases: readonly PhraseRule[] = [
  {
    rule: 'possessive-apostrophe',
    kind: 'punctuation',
    find: [
      phrasePattern`(?:my|the|his|her|our|your|a|their|that|this|old|best|little|big) (?<at>(?<owner>${ownerWords})s) (?:new |old |big |little |favourite |red |blue |black |white |broken |left |right |long |best )?${belongingWords}(?! (?:and (?:cats|dogs)|together))`,
      phrasePattern`^^(?<at>(?<owner>mum|dad|nan|grandma|grandpa|pop)s) (?:new |old |big |favourite )?${belongingWords}`,
    ],
    fix: ["$<owner>'s"],
    wrong: ['The [dogs] tail was wagging.', 'My [brothers] bike is broken.', 'I saw the old [dogs] tail.'],
    right: ["The dog's tail wagged.", 'My brothers are kind.', 'The dogs ran to the house.'],
  },
  {
    rule: 'plural-apostrophe',
    kind: 'punctuation',
    find: [
      phrasePattern`(?:some|many|two|three|four|five|six|ten|lots of|these|those|all the|several|most|few|a lot of|other) (?:\p{L}+ )?(?<at>(?<noun>\p{L}{3,})'s)(?=(?: (?:at|in|on|to|and|were|are|for|that|from|who|have|with|because|but|as|can|will|should)|\s*[.,!?]|$))`,
      phrasePattern`(?:the|my|our|his|her|their) (?<at>(?<noun>(?!everyone|everybody|someone|nobody)\p{L}{3,})'s) (?:were|are|have been)`,
    ],
    fix: ['$<noun>s'],
    wrong: ["We bought some [apple's] at the market.", "The [bird's] were singing."],
    right: ["The bird's nest is big.", "It is my friend's house."],
  },
  {
    rule: 'lets-apostrophe',
    kind: 'punctuation',
    find: [
      phrasePattern`^^(?<at>lets) (?:go|all|play|get|see|make|do|have|not|run|start|try|find|eat|work|talk|be|keep|stop|say|move|take|dig|look|help|just)`,
    ],
    fix: ["let's"],
    wrong: ['[Lets] go to the park.'],
    right: ['She lets us play.', "Let's go."],
  },
  {
    rule: 'opening-comma',
    kind: 'punctuation',
    find: [
      phrasePattern`^^(?<at>however) (?!(?:much|many|hard|long|big|small|often|far|you|he|she|they|i|we|it) )(?=@@ @@)`,
      phrasePattern`^^(?<at>firstly|secondly|thirdly|lastly|furthermore|moreover|in conclusion|first of all|for example|in addition|on the other hand|in my opinion|to conclude|in summary|as a result|in fact|for instance|most importantly|to begin with|to sum up) (?=(?:i|we|you|he|she|they|it|the|a|an|my|our|your|their|there|this|that|these|those|some|many|most|people|children|kids|students|animals|zoos|school|schools|homework|dogs|cats|if|when|all|plastic|no|it's|having|phones|uniforms|parents|teachers|everyone|\p{L}+ing) |\p{L}+s )`,
    ],
    fix: ['$<at>,'],
    wrong: [
      '[However] some people disagree.',
      '[In conclusion] we should stop.',
      '[First of all] animals need space.',
    ],
    right: ['However, some disagree.', 'However much I try.', 'First of all, we ate.'],
  },
  {
    rule: 'around-however',
    kind: 'punctuation',
    find: [
      phrasePattern`^^(?:when|if|while|although|since|as|because|after|before|unless) (?:@@ ){1,12}@@(?<at>, however) (?=@@)`,
    ],
    fix: [', however,'],
    wrong: ['When everyone must vote[, however] the worker counts too.'],
    right: ['When it rains, however, we stay in.', 'Homework takes time, however it helps.'],
  },
  {
    rule: 'unmarked-speech',
    kind: 'punctuation',
    find: [
      phrasePattern`(?<at>(?<verb>said|yelled|shouted|screamed|replied|answered|whispered) (?:who|what|where|why) (?:is|are|was|were|do|did|ate|took|made|has|can|will|happened))`,
      phrasePattern`(?<!if (?:i|you|we|he|she|they) (?:had |have |had of |had have )?)(?<at>(?<verb>said|yelled|shouted|replied|answered) (?:yes|no|ok|okay)) (?:you|we|i|it|he|she|they|let's|lets|don't|dont) `,
      phrasePattern`(?<!(?:she|he|they|i|we) )(?<!has |have )(?:he|she|they|i|we|mum|dad|monster|dragon|boy|girl|man|lady|teacher|friend) (?<at>(?<verb>said|yelled|shouted|screamed|replied) (?:i'm|im|hello|hi|come on|go away|look out|watch out|help me|stop it|let's|lets|where are you|who are you|are you|do you|can you|can i|what's))`,
    ],
    fix: (at) => [
      at.replace(/^(\S+)\s+(\S)/, (_, verb: string, first: string) => `${verb}, "${first.toUpperCase()}`),
    ],
    wrong: [
      'Mum [said who ate] all the food.',
      'I [said yes] you can stay.',
      'He [said hello] and sat down.',
    ],
    right: [
      'Mum said that I ate it.',
      'He said, "Who are you?"',
      'He asked who was there.',
      'She said yes.',
      'If I had said yes we would be there.',
    ],
  },
  {
    rule: 'comma-before-however',
    kind: 'punctuation',
    find: [
      phrasePattern`(?<before>@@)(?<at>, (?<word>however|therefore|furthermore|moreover)) (?=(?:i|we|you|he|she|they|it|the|this|that|there|some|many|my|our)(?: |'))`,
    ],
    fix: (at) => [`. ${at.charAt(2).toUpperCase()}${at.slice(3)},`, `; ${at.slice(2)},`],
    wrong: ['Homework takes time[, however] it helps.'],
    right: ['It is, however, good.', 'It rains; however, it is fun.'],
  },
];
