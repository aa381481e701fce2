import { belongingWords } from '../../word-lists/grammar-rule-words.ts';
import { confusionRule, type PhraseRule, phrasePattern, splitAtSpaces } from '../rules/phrase-rule.ts';

const may = splitAtSpaces(
  "to can could can't couldn't will would won't wouldn't should shouldn't might must don't didn't doesn't not never",
);

/** Words that look alike or are slurred into each other, found only where the neighbours make it certain. Written for Inkling. */
export const lookAlikeConfusions: readonly PhraseRule[] = [
  confusionRule('now', 'know', {
    find: [
      phrasePattern`(?:don't|didn't|doesn't|to|you|did not|do not|not) (?<at>now) (?:what|how|where|why|who|if)`,
    ],
    wrong: ["He didn't [now] what to do."],
    right: ['I know now what to do.', 'Now what?'],
  }),
  confusionRule('quite', 'quiet', {
    find: [
      phrasePattern`(?:very|so|really|too|be|keep|stay|stayed|kept|nice and|dead) (?<at>quite)(?: (?:in|and|when|so|that|as|for|because|on|at)|$$)`,
      phrasePattern`(?:was|is|were|are|be|it's) (?<at>quite)$$`,
    ],
    wrong: ['It was very [quite] in here.', 'Please be [quite].'],
    right: ['It was quite big.', 'I quite like it.'],
  }),
  confusionRule('loose', 'lose', {
    find: [
      phrasePattern`${may} (?<at>loose) (?!tooth|teeth|change|clothes|ends)(?:@@|$$)`,
      phrasePattern`${may} (?<at>loose)$$`,
    ],
    wrong: ["I don't want to [loose] the game.", 'We might [loose].'],
    right: ['My tooth is loose.', 'The dog got loose.'],
  }),
  confusionRule('brought', 'bought', {
    find: [
      phrasePattern`(?<at>brought) (?:@@ ){1,5}?(?:at|from) (?:the|a) (?:shop|shops|store|supermarket|market|mall|canteen)`,
    ],
    wrong: ['Mum [brought] a new car at the shop.'],
    right: ['I brought my dog to the shop.', 'He brought me home.'],
  }),
  confusionRule('bought', 'brought', {
    find: [
      phrasePattern`(?<at>bought) (?:me|him|her|us|them|it|back|my \p{L}+|his \p{L}+) (?:back |home )?to (?:school|the (?:hospital|vet|doctor|office|park|beach|zoo)|home|my house|life)`,
    ],
    wrong: ['I [bought] it to school.'],
    right: ['I bought it at school.', 'She bought me a toy.'],
  }),
  confusionRule('are', 'our', {
    find: [
      phrasePattern`(?:to|in|at|of|with|from|for|on|into|near|took|outside|inside) (?<at>are) (?:new |old |own |big |little |best |whole )?(?!friends (?:with|and)|home$)(?:${belongingWords}|yard|town|cubby|tent|trip|holiday|street|planet|world|bags|class)`,
    ],
    wrong: ['We went to [are] house.', 'I saw a snake in [are] yard.'],
    right: ['They are friends.', 'The kids I saw are home.', 'We are family.'],
  }),
  confusionRule('our', 'are', {
    find: [
      phrasePattern`(?:we|they|you|there|these|those) (?<at>our) (?:going|all|so|very|not|really|the|a|my|playing|having|happy|good|many|lots|two|three|coming|best|in)`,
    ],
    wrong: ['We [our] going to the zoo.'],
    right: ['They love our house.', 'We said our names.'],
  }),
  confusionRule('want', 'went', {
    find: [
      phrasePattern`(?:i|we|he|she|they|mum|dad) (?<at>want) (?:to (?:the|my|a|bed|school|his|her|our|sydney|melbourne)|home|outside|inside|there|swimming|fishing|camping|shopping|on a|for a|with my|back to|into|up|down|over)(?! (?:now|please))`,
    ],
    wrong: ['I [want] to the shops yesterday.', 'We [want] on a boat.'],
    right: ['I want to go.', 'I want a dog.'],
  }),
  confusionRule('went', 'want', {
    find: [
      phrasePattern`(?:i|we|you|they|don't|didn't|really) (?<at>went) (?:you to|him to|her to|them to|a (?:dog|puppy|cat|pet|phone|new|bike|pony)|some(?! (?:where|way|distance)))`,
    ],
    wrong: ['I [went] a dog for my birthday.'],
    right: ['We went a long way.', 'I went to bed.'],
  }),
  confusionRule('except', 'accept', {
    find: [
      phrasePattern`(?:${may}|i|please) (?<at>except) (?:the|a|your|my|it|that|this|his|her|any|our)(?! (?:one|last|first))`,
    ],
    wrong: ["He couldn't [except] the prize."],
    right: ['All of us except my dad.', 'Everyone can except me.'],
  }),
  confusionRule('affect', 'effect', {
    find: [
      phrasePattern`(?:a|an|the|big|bad|huge|good|side|special|this|no|positive|negative|major|harmful) (?<at>affect)(?: (?:on|of|is|was|that|in)|$$)`,
    ],
    wrong: ['It had a big [affect] on me.'],
    right: ['It will affect me.', 'These things affect us.'],
  }),
  confusionRule('effects', 'affects', {
    find: [
      phrasePattern`(?:it|this|that|which|smoking|pollution|litter|weather|homework|technology) (?:also |really |badly )?(?<at>effects) (?:me|us|you|our|my|your|the|people|everyone|future|children|kids|animals|how|their)`,
    ],
    wrong: ['It [effects] our health.'],
    right: ['It has effects on us.', 'The effects are bad.'],
  }),
  confusionRule('effect', 'affect', {
    find: [
      phrasePattern`(?:will|can|could|may|would|might|does|doesn't|to|don't|not) (?<at>effect) (?:me|us|you|our|my|your|the|people|everyone|children|kids|animals|how|their|them)`,
    ],
    wrong: ['It will [effect] our health.'],
    right: ['The effect on us.', 'It had an effect.'],
  }),
  confusionRule('bean', 'being', {
    find: [
      phrasePattern`(?:like|love|hate|enjoy|of|from|for|stop|about|about|am|is|was|were|are|without) (?<at>bean) (?:at|in|on|a|the|mean|nice|with|my|so|scared|chased|bullied|able|there|here|alone|naughty|silly|kind)`,
    ],
    wrong: ['I like [bean] at the beach.'],
    right: ['I like bean bags.', 'A bean plant.'],
  }),
  confusionRule('bean', 'been', {
    find: [
      phrasePattern`(?:have|has|had|have never|has never|had never|i've|we've|never|they've|he's|she's) (?<at>bean|bin|being)(?= (?:to|at|in|on|a|the|there|here|so|very|my|going|waiting|playing|living|looking|gone|good|bad|sick|taken|stolen|eaten))`,
    ],
    wrong: ['I have [bin] to Sydney.', 'We had [bean] there.'],
    right: ['He has a bin.'],
  }),
  confusionRule('an', 'and', {
    find: [
      phrasePattern`@@ (?<at>an) (?:then|i|we|he|she|they|my|the|me|his|her|our|so|chips|fish|dad|mum|went|got|played|ran|dogs|cats|bread|butter|sand|water)`,
    ],
    wrong: ['We had chips [an] fish.', 'I ran [an] then fell.'],
    right: ['I had an apple.', 'An hour.'],
  }),
  confusionRule('as', 'has', {
    find: [
      phrasePattern`^^(?:(?:my|the|his|her|our) @@|he|she|it|dad|mum|tom) (?<at>as) (?:a (?:big|new|red|blue|dog|cat|car|truck|little|small|long|pet|bike|black|white|brown)|two|three|four|got|brown|blue|long|black|green|lots|been)`,
    ],
    wrong: ['My dad [as] a big truck.'],
    right: ['He works as a vet.', 'As a child he ran.', 'She was as big as me.'],
  }),
  confusionRule('his', 'is', {
    find: [
      phrasePattern`^^(?:he|she|it|this|that|there|my @@|the @@|name) (?<at>his) (?:a|an|the|my|very|so|not|going|called|named|really|big|nice|too)`,
    ],
    wrong: ['He [his] my best friend.'],
    right: ['I like his big dog.', 'He hurt his nice car.'],
  }),
  confusionRule('advise', 'advice', {
    find: [
      phrasePattern`(?:good|bad|some|my|the|of|best|great|any|much|his|her|for|gave me|give me|gave us|this) (?<at>advise)(?! (?:you|him|her|them|people|us|me))`,
    ],
    wrong: ['She gave me good [advise].'],
    right: ['I advise you to go.', 'I would advise it.'],
  }),
  {
    rule: 'use-to',
    kind: 'grammar',
    find: [
      phrasePattern`(?:i|we|he|she|they|it|you|there|mum|dad) (?:always )?(?<at>use) to (?:be|live|have|go|play|like|think|love|hate|do|get|eat|watch|say|walk|work|come|know)`,
    ],
    fix: ['used'],
    wrong: ['I [use] to live in Darwin.'],
    right: ["I didn't use to like it.", 'It is the one I use to cook.', 'What do you use to dig?'],
  },
  confusionRule('breath', 'breathe', {
    find: [
      phrasePattern`(?:${may}|hardly|barely) (?<at>breath)(?: (?:in|and|again|because|under|properly|air|deeply|fire)|$$)`,
    ],
    wrong: ['He could hardly [breath].'],
    right: ['I took a breath.', 'Out of breath.'],
  }),
  confusionRule('breathe', 'breath', {
    find: [
      phrasePattern`(?:a|deep|my|his|her|of|last|bad|big) (?<at>breathe)(?: (?:and|of|in|before|as|was)|$$)`,
    ],
    wrong: ['I took a deep [breathe].'],
    right: ['I can breathe.'],
  }),
  confusionRule('desert', 'dessert', {
    find: [
      phrasePattern`(?:for|chocolate|ate|eat|had|have|yummy|delicious|favourite|my) (?<at>desert)(?! (?:island|sand|animals|storm))`,
    ],
    wrong: ['We had cake for [desert].'],
    right: ['The desert is hot.', 'We had desert sand in our shoes.'],
  }),
  confusionRule('dairy', 'diary', {
    find: [phrasePattern`(?:dear|my|her|his|secret|a) (?<at>dairy)(?! (?:farm|cow|product|free|food|milk))`],
    wrong: ['I wrote it in my [dairy].'],
    right: ['A dairy farm.', 'I eat dairy.'],
  }),
  confusionRule('our', 'hour', {
    find: [
      phrasePattern`(?:an|half an|one|every|per|each) (?<at>our)(?: (?:ago|later|and|to|of|before|we|i|for|or)|$$)`,
    ],
    wrong: ['It took an [our] to get there.'],
    right: ['It is our house.'],
  }),
  confusionRule('thing', 'think', {
    find: [
      phrasePattern`(?:i|we|you|they|don't) (?<at>thing) (?:that|it|he|she|i|we|you|they|my|the|about|so|of)`,
    ],
    wrong: ['I [thing] that dogs are good.'],
    right: ['The thing I like.', 'One thing that I like.'],
  }),
  confusionRule('cause', 'course', {
    find: [phrasePattern`of (?<at>cause)(?:$$| (?:i|we|he|she|they|it|you|not|the))`],
    wrong: ['Of [cause] I went.'],
    right: ['A lot of cause and effect.'],
  }),
  confusionRule('hugh', 'huge', {
    find: [phrasePattern`(?:a|so|really|very|it was|it is) (?<at>hugh)`],
    wrong: ['It was [hugh]!'],
    right: ['I saw Hugh.', 'My friend Hugh ran.'],
  }),
  confusionRule('exited', 'excited', {
    find: [phrasePattern`(?:so|very|was|were|really|am|i'm|are|too|got|felt|is) (?<at>exited)`],
    wrong: ['I was so [exited].'],
    right: ['He exited the room.'],
  }),
  confusionRule('scarred', 'scared', {
    find: [phrasePattern`(?:so|very|was|were|really|am|i'm|are|too|got|felt|is) (?<at>scarred)(?! for life)`],
    wrong: ['I was so [scarred].'],
    right: ['His face was badly scarred.'],
  }),
  confusionRule('lightening', 'lightning', {
    find: [phrasePattern`(?:the|of|and|saw|by) (?<at>lightening)(?! (?:the|his|her|my|up))`],
    wrong: ['The [lightening] lit up the sky.'],
    right: ['The sky was lightening.'],
  }),
  confusionRule('effected', 'affected', {
    find: [phrasePattern`(?:are|is|was|were|be|been|badly|not) (?<at>effected) by`],
    wrong: ['Many are [effected] by it.'],
    right: ['He effected a change.'],
  }),
  confusionRule('cloths', 'clothes', {
    find: [
      phrasePattern`(?:new|my|his|her|our|their|wear|wearing|dirty|nice|school|your|wet|warm) (?<at>cloths)`,
    ],
    wrong: ['We wear new [cloths].'],
    right: ['I put the cloths in the sink.'],
  }),
];
