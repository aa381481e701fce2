import { belongingWords } from '../../word-lists/grammar-rule-words.ts';
import { confusionRule, type PhraseRule, phrasePattern, splitAtSpaces } from '../rules/phrase-rule.ts';

const be = splitAtSpaces(
  "is are was were isn't aren't wasn't weren't will has have had must might could would may",
);
const doing = splitAtSpaces(
  `going coming playing having making doing getting looking trying running talking waiting leaving eating being
  allowed supposed gonna about`,
);
const feeling = splitAtSpaces(
  'hungry thirsty tired sad happy angry mad bored late sick lost scared lucky ready sure wrong nice mean crazy amazing afraid excited alone safe welcome kidding joking lying',
);
const degree = splitAtSpaces('so very too really always never just not still all only');
const knowing = splitAtSpaces(
  'think thinks thought know knew hope because if when that say said says believe guess',
);

/** their, there, they're; your, you're; its, it's. Written for Inkling. */
export const thereConfusions: readonly PhraseRule[] = [
  confusionRule('their', 'there', {
    find: [
      phrasePattern`(?<at>their) ${be}`,
      phrasePattern`(?:anyone|someone|anybody|somebody|nobody|is|was|stand|stood|sat|stay|stayed|wait|waited) (?<at>their)$$`,
      phrasePattern`(?:over|up|down|out|in|from|right|almost|nearly|get|got|go|went|going|be) (?<at>their)(?: (?:by|near|with|at|on|behind|under|when|because|until|to|for|was|were|is)|$$)`,
    ],
    wrong: ['[Their] was a big dog.', 'We sat over [their] by the tree.', 'I want to go [their].'],
    right: ['Their dog was big.', 'They went in their car.', 'It was up their sleeve.'],
  }),
  confusionRule('there', 'their', {
    find: [
      phrasePattern`(?:put|lost|wagged|found|took|take|got|get|packed|ate|eat|left|washed|opened|closed|brought|bring|do|did|show|showed|learn|use|used|need|love|loved|ride|rode|protect|hurt|with|of|for|from|in|to|into|on|at|about|by|and|all|lose|spend|change|shut|finish|finished|clean|share|visit|feed|help|see|like|told|tell|asked|ask|hold|held|shook|waved|raised|saved|live|lived|wear|wore|pack|that|believe) (?<at>there) (?!(?:was|were|is|are|will|would|could|should|can|may|might|must|has|had|have|came|comes|stood|stands|sat|sits|lay|lies|went|goes|hung|seemed) )(?:\p{L}+ )??${belongingWords}`,
      phrasePattern`(?<at>there) own`,
      phrasePattern`^^(?<at>there) (?:bad|mean|old|little|big|new|best|older|younger|favourite) (?:\p{L}+ ){1,3}?(?:was|had|has|said|told|lived|looked|ran|came|went|wanted|liked)`,
      phrasePattern`^^(?<at>there) (?:mum|dad|mother|father|parents|house|dog|cat|teacher|friends|names|family|school|home|teeth|eyes) (?:was|were|is|are|had|has|said|told|lived|looked)`,
    ],
    wrong: [
      'They put [there] bags away.',
      'The dogs wagged [there] tails.',
      'They have [there] own room.',
      '[There] bad neighbour had told them.',
    ],
    right: [
      'We went there with friends.',
      'I saw it there.',
      'There are dogs in there.',
      'She lived there and loved it.',
      'I looked out and there was mum on the sand.',
    ],
  }),
  confusionRule('there', "they're", {
    kind: 'punctuation',
    find: [
      phrasePattern`(?:^^|${knowing} )(?<at>there) (?:${degree} )?(?:going to|coming|allowed|trying|leaving|gonna)`,
      phrasePattern`(?:${knowing} )(?<at>there) (?:${degree} )?(?:${feeling}|${doing})`,
      phrasePattern`^^(?<at>there) (?:not |so |very |all |really |always )?(?!mean|nice|safe|ready)${feeling}`,
      phrasePattern`(?:and|but|so) (?<at>there) (?:all|both|so|very|really|always) (?:${feeling}|cold|hot|wet|poor)`,
    ],
    wrong: [
      'I think [there] going to win.',
      'I know [there] hungry.',
      'I have twelve children and [there] all cold.',
    ],
    right: ['They are there, playing.', 'I went there because I was hungry.', 'There was a dog.'],
  }),
  confusionRule('their', "they're", {
    kind: 'punctuation',
    find: [
      phrasePattern`(?<at>their) (?:a|an|the|not|so|very|really|always|never|just|still|also|${doing}|my|your|our)(?! own)`,
      phrasePattern`(?<at>their) ${feeling}$$`,
    ],
    wrong: ['[Their] not allowed to swim.', 'I hope [their] coming soon.'],
    right: ['Their very own house.', 'Their only friend left.', 'It was their going-away party.'],
  }),
  confusionRule("they're", 'their', {
    find: [phrasePattern`(?<at>they're) (?:own |new |old |best |little |big )?${belongingWords}(?! with)`],
    wrong: ["All of [they're] friends came."],
    right: ["They're friends with me.", "They're good friends.", "They're happy."],
  }),
  confusionRule('theirs', "there's", {
    kind: 'punctuation',
    find: [phrasePattern`(?<at>theirs) (?:a|an|no|lots|many|some|so|something|nothing|always|only)`],
    wrong: ['[Theirs] a monster under my bed.'],
    right: ['The ball is theirs.', 'Theirs was bigger.'],
  }),
  confusionRule('your', "you're", {
    kind: 'punctuation',
    find: [
      phrasePattern`(?<at>your) (?:going|coming|welcome|not|the|a|an|so|too|gonna|supposed|allowed|kidding|joking|lying|wondering|my|really|always|never|being|doing|making|getting|just|probably|still|trying)`,
      phrasePattern`(?:${knowing}) (?<at>your) ${feeling}`,
      phrasePattern`(?<at>your) ${feeling}$$`,
    ],
    wrong: ['I think [your] my best friend.', '[Your] going to love it.', 'If [your] hungry you can eat.'],
    right: ['Your best friend is here.', 'Is this your only hat?', 'Your lucky day has come.'],
  }),
  confusionRule("you're", 'your', {
    find: [
      phrasePattern`(?<at>you're) (?:own |new |old |best |little |big |favourite )?(?!friends|family|home|class|children|kids)${belongingWords}(?! with)`,
    ],
    wrong: ["Is this [you're] hat?", "Put [you're] phones away."],
    right: ["You're my friend.", "You're friends with Tom.", "You're home!", "You're family."],
  }),
  confusionRule('its', "it's", {
    kind: 'punctuation',
    find: [
      phrasePattern`(?<at>its) (?:a|an|the|not|been|going|my|your|his|her|our|so|too|really|because|just|like|about|almost|nearly|always|never|time|called|raining|snowing|hot|cold|fun|good|bad|hard|easy|great|important|nice|cool|okay|ok|true|amazing|crucial|wrong|better|worth|got|that|what|where|when|why|how|up to|in the|on the|only a|only the|very (?!own)\p{L}+|all (?:the|about|over|my|your|good))(?! own)`,
    ],
    wrong: ['[Its] a very hot day.', 'I think [its] time to go.', '[Its] been a long time.'],
    right: ['The dog hurt its leg.', 'Its very own nest.', 'It lost its only tail.'],
  }),
  confusionRule("it's", 'its', {
    kind: 'punctuation',
    find: [
      phrasePattern`(?:in|on|of|with|from|into|to|by|at|off|under|around|over|for|lost|hurt|opened|wagged|wagging|flapped|licked|closed|shook|broke|spread|has|have|had|wagging|eat|eats|ate|lift|lifted|showed|moved|find|found|out of|using|left|made|raised|protect|near|behind|inside|through|all) (?<at>it's) (?:own|\p{L}+ )??${belongingWords}`,
      phrasePattern`(?<at>it's) own`,
      phrasePattern`(?:has|have|lost|hurt|on|in|of|with|shook|wagged) (?<at>it's) (?:big |little |long |sharp |old |new |huge |tiny |left |right )?${belongingWords}`,
    ],
    wrong: ["The dog hurt [it's] leg.", "Every school has [it's] own rules.", "The ship lost [it's] sail."],
    right: ["It's a dog.", "I think it's food.", "It's home time."],
  }),
];
