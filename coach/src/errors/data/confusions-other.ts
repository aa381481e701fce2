import { confusion, type PhraseRow, phrase, splitWords } from '../rules/phrase.ts';
import { belongings } from './word-families.ts';

const who = splitWords('i we he she they you who');
const thing = splitWords('the a an my his her our their your it him them me us this that some');
const clause = splitWords(
  'how that what where why when who if i he she we they you it the about something everything nothing',
);
const may = splitWords(
  "to can could can't couldn't will would won't wouldn't should shouldn't might must don't didn't doesn't not never",
);
const walking = splitWords(
  'walk walked walking go goes went going run ran running came climbed climb looked look drove fly flew flying crawled crawl swam peeked rode ride raced got get marched dashed sneaked crept travelled',
);

/** Other words that sound or look alike, each found only where its neighbours make it certain. Written for Inkling. */
export const otherConfusions: readonly PhraseRow[] = [
  confusion('here', 'hear', {
    find: [
      phrase`(?:could|can|can't|couldn't|to|did you|did|didn't|you) (?<at>here) (?:the|a|my|his|her|it|him|them|me|you|that|something|noises|someone|people|footsteps|any|about)`,
    ],
    wrong: ['I could [here] the waves.'],
    right: ['You can come here.', 'I was here the whole time.'],
  }),
  confusion('hear', 'here', {
    find: [
      phrase`(?:come|over|right|came|live|lived|sit|stay|stand|wait|around|been|get|got|up|out of|in|from|down) (?<at>hear)(?: (?:and|to|with|for|because|now|by|at|on)|$$)`,
      phrase`^^(?<at>hear) (?:is|are|comes|they|we)`,
    ],
    wrong: ['Come over [hear] and look.', '[Hear] is my dog.'],
    right: ['I can hear you.', 'I came to hear it.', 'Did you hear?'],
  }),
  confusion('no', 'know', {
    find: [
      phrase`(?:i|we|they|you|don't|didn't|doesn't|to|not|even) (?<at>no) (?:how|that|what|where|why|who|when|if|it|you|him|her|them|the|my|he|she|this)`,
    ],
    wrong: ['I [no] how to ride a bike.'],
    right: ['I said no.', 'They had no idea.', 'You no longer live here.'],
  }),
  confusion('new', 'knew', {
    find: [
      phrase`${who} (?:also |already |never |always |just )?(?<at>new) (?:${clause}|my|his|her|exactly|them|him|this)`,
    ],
    wrong: ['She [new] the answer.', 'He [new] it was late.'],
    right: ['The new one is mine.', 'I like new things.'],
  }),
  confusion('now', 'know', {
    find: [
      phrase`(?:don't|didn't|doesn't|to|you|did not|do not|not) (?<at>now) (?:what|how|where|why|who|if)`,
    ],
    wrong: ["He didn't [now] what to do."],
    right: ['I know now what to do.', 'Now what?'],
  }),
  confusion('through', 'threw', {
    find: [phrase`(?:^^|and |then |so |but )(?:i|he|she|we|they|dad|mum|tom) (?<at>through) ${thing}`],
    wrong: ['I [through] the ball.'],
    right: ['We went through the door.', 'I got through it.'],
  }),
  confusion('threw', 'through', {
    find: [
      phrase`${walking} (?:right |straight |all the way )?(?<at>threw)`,
      phrase`(?:halfway|all|way|right) (?<at>threw)`,
    ],
    wrong: ['We walked [threw] the tunnel.'],
    right: ['He ran and threw it.', 'She threw the ball.'],
  }),
  confusion('hole', 'whole', {
    find: [
      phrase`(?:the|my|a|our|his|her) (?<at>hole) (?:day|time|pizza|world|class|school|family|thing|way|night|year|week|house|town|team|cake|story|place|city|bag|packet|lot|life|summer|book|morning|country|game|weekend|holiday|crowd|village|box|room|body|trip)`,
    ],
    wrong: ['I ate the [hole] pizza.'],
    right: ['The hole was deep.', 'He dug the hole in the sand.'],
  }),
  confusion('quite', 'quiet', {
    find: [
      phrase`(?:very|so|really|too|be|keep|stay|stayed|kept|nice and|dead) (?<at>quite)(?: (?:in|and|when|so|that|as|for|because|on|at)|$$)`,
      phrase`(?:was|is|were|are|be|it's) (?<at>quite)$$`,
    ],
    wrong: ['It was very [quite] in here.', 'Please be [quite].'],
    right: ['It was quite big.', 'I quite like it.'],
  }),
  confusion('loose', 'lose', {
    find: [
      phrase`${may} (?<at>loose) (?!tooth|teeth|change|clothes|ends)(?:@@|$$)`,
      phrase`${may} (?<at>loose)$$`,
    ],
    wrong: ["I don't want to [loose] the game.", 'We might [loose].'],
    right: ['My tooth is loose.', 'The dog got loose.'],
  }),
  confusion('brake', 'break', {
    find: [
      phrase`${may} (?<at>brake) (?:my|the|it|your|his|her|down|into|free|a|in|out|up|any|our|their|them|rules|bones)`,
      phrase`(?:lunch|coffee|school|a|summer|take a) (?<at>brake)(?: (?:from|and|time|before)|$$)`,
    ],
    wrong: ["Don't [brake] my toy.", 'We had a lunch [brake].'],
    right: ['The brake on my bike.', 'He hit the brake.'],
  }),
  confusion('peace', 'piece', {
    find: [phrase`(?<at>peace) of (?!mind|the world|god|heart|christ)@@`],
    wrong: ['I want a [peace] of cake.'],
    right: ['Peace of mind.', 'We want peace.'],
  }),
  confusion('whether', 'weather', {
    find: [
      phrase`(?:the|this|hot|cold|nice|bad|good|sunny|rainy|stormy|wet|windy|lovely) (?<at>whether)(?: (?:was|is|got|will|today|outside|and|report|forecast|in|for|here)|$$)`,
    ],
    wrong: ['The [whether] was cold.'],
    right: ['I asked whether it was.', 'The question whether to go.'],
  }),
  confusion('weather', 'whether', {
    find: [
      phrase`(?:know|decide|wonder|wondered|asked|ask|see|sure|knew|care|matter) (?<at>weather) (?:i|you|he|she|it|we|they|to|or|the)`,
    ],
    wrong: ["I don't know [weather] to go."],
    right: ['I like the weather.', 'I asked about the weather.'],
  }),
  confusion('past', 'passed', {
    find: [
      phrase`(?:^^|and |then |but |when |so )(?:i|he|she|we|they|it|you) (?<at>past) (?:the|a|me|him|her|it|them|us|away|out|my|his|by|to)`,
      phrase`(?:time|days|weeks|years|hours|months) (?:had |have )?(?<at>past)(?: (?:and|by|quickly|slowly|since)|(?=[.!,]|$))`,
    ],
    wrong: ['He [past] the ball to me.', 'The days [past].'],
    right: ['We ran past the shop.', 'It is half past two.', 'In the past I did.'],
  }),
  confusion('passed', 'past', {
    find: [
      phrase`(?:walk|walked|walking|went|ran|run|drove|flew|go|going|swam|rode|came|get|got|raced|rushed|crept|sneaked|half|quarter|looked|zoomed|marched|jogged|right|just) (?<at>passed) (?:@@)`,
    ],
    wrong: ['We walked [passed] the house.'],
    right: ['He just passed.', 'She passed the ball.'],
  }),
  confusion('brought', 'bought', {
    find: [
      phrase`(?<at>brought) (?:@@ ){1,5}?(?:at|from) (?:the|a) (?:shop|shops|store|supermarket|market|mall|canteen)`,
    ],
    wrong: ['Mum [brought] a new car at the shop.'],
    right: ['I brought my dog to the shop.', 'He brought me home.'],
  }),
  confusion('bought', 'brought', {
    find: [
      phrase`(?<at>bought) (?:me|him|her|us|them|it|back|my \p{L}+|his \p{L}+) (?:back |home )?to (?:school|the (?:hospital|vet|doctor|office|park|beach|zoo)|home|my house|life)`,
    ],
    wrong: ['I [bought] it to school.'],
    right: ['I bought it at school.', 'She bought me a toy.'],
  }),
  confusion('by', 'buy', {
    find: [
      phrase`(?:want to|wanted to|going to|can|could|will|would|to|should|let's|must|can't|cannot|might) (?<at>by) (?:a|an|some|me|it|my|new|two|three|lots|him|her|one|lollies|food|things|stuff|chips|toys|ice)`,
    ],
    wrong: ['I want to [by] a game.'],
    right: ['I stood by a tree.', 'He came by bus.'],
  }),
  confusion('buy', 'by', {
    find: [
      phrase`(?:was|were|is|are|made|written|bitten|chased|eaten|stand|standing|sat|sitting|stood|lived|live|walked|ran|drove|went|attacked|surrounded) (?<at>buy) (?:the|a|my|his|her|our|myself|himself|herself|it|car|bus|train|an|themselves)`,
    ],
    wrong: ['It was made [buy] a robot.'],
    right: ['We went to buy a hat.'],
  }),
  confusion('which', 'witch', {
    find: [
      phrase`(?:a|an|wicked|evil|old|ugly|mean|bad|scary|good) (?<at>which)(?: (?:on|with|and|who|named|called|was|had|came|lived|flew)|$$)`,
    ],
    wrong: ['There was a [which] on a broom.'],
    right: ['I know which one.', 'The dog which was old.'],
  }),
  confusion('witch', 'which', {
    find: [
      phrase`(?<!(?:a|the|wicked|evil|old|ugly|mean|bad|good|white|another|that|this|my|scary|young) )(?<at>witch) (?:way|one|is|was|are|means|made|i|we|you|makes|has|can|will|team|colour|side|were)`,
    ],
    wrong: ["I didn't know [witch] way to go.", 'We had a party, [witch] was fun.'],
    right: ['The witch was evil.', 'A witch made it.'],
  }),
  confusion('are', 'our', {
    find: [
      phrase`(?:to|in|at|of|with|from|for|on|into|near|took|outside|inside) (?<at>are) (?:new |old |own |big |little |best |whole )?(?!friends (?:with|and)|home$)(?:${belongings}|yard|town|cubby|tent|trip|holiday|street|planet|world|bags|class)`,
    ],
    wrong: ['We went to [are] house.', 'I saw a snake in [are] yard.'],
    right: ['They are friends.', 'The kids I saw are home.', 'We are family.'],
  }),
  confusion('our', 'are', {
    find: [
      phrase`(?:we|they|you|there|these|those) (?<at>our) (?:going|all|so|very|not|really|the|a|my|playing|having|happy|good|many|lots|two|three|coming|best|in)`,
    ],
    wrong: ['We [our] going to the zoo.'],
    right: ['They love our house.', 'We said our names.'],
  }),
  confusion('want', 'went', {
    find: [
      phrase`(?:i|we|he|she|they|mum|dad) (?<at>want) (?:to (?:the|my|a|bed|school|his|her|our|sydney|melbourne)|home|outside|inside|there|swimming|fishing|camping|shopping|on a|for a|with my|back to|into|up|down|over)(?! (?:now|please))`,
    ],
    wrong: ['I [want] to the shops yesterday.', 'We [want] on a boat.'],
    right: ['I want to go.', 'I want a dog.'],
  }),
  confusion('went', 'want', {
    find: [
      phrase`(?:i|we|you|they|don't|didn't|really) (?<at>went) (?:you to|him to|her to|them to|a (?:dog|puppy|cat|pet|phone|new|bike|pony)|some(?! (?:where|way|distance)))`,
    ],
    wrong: ['I [went] a dog for my birthday.'],
    right: ['We went a long way.', 'I went to bed.'],
  }),
  confusion('thrown', 'throne', {
    find: [
      phrase`(?:his|her|the|a|king's|queen's|golden|my) (?<at>thrown)(?: (?:and|in|of|room|with|was|next|beside)|$$)`,
    ],
    wrong: ['The king sat on his [thrown].'],
    right: ['The ball was thrown.', 'He has thrown it.'],
  }),
  confusion('except', 'accept', {
    find: [
      phrase`(?:${may}|i|please) (?<at>except) (?:the|a|your|my|it|that|this|his|her|any|our)(?! (?:one|last|first))`,
    ],
    wrong: ["He couldn't [except] the prize."],
    right: ['All of us except my dad.', 'Everyone can except me.'],
  }),
  confusion('affect', 'effect', {
    find: [
      phrase`(?:a|an|the|big|bad|huge|good|side|special|this|no|positive|negative|major|harmful) (?<at>affect)(?: (?:on|of|is|was|that|in)|$$)`,
    ],
    wrong: ['It had a big [affect] on me.'],
    right: ['It will affect me.', 'These things affect us.'],
  }),
  confusion('effects', 'affects', {
    find: [
      phrase`(?:it|this|that|which|smoking|pollution|litter|weather|homework|technology) (?:also |really |badly )?(?<at>effects) (?:me|us|you|our|my|your|the|people|everyone|future|children|kids|animals|how|their)`,
    ],
    wrong: ['It [effects] our health.'],
    right: ['It has effects on us.', 'The effects are bad.'],
  }),
  confusion('effect', 'affect', {
    find: [
      phrase`(?:will|can|could|may|would|might|does|doesn't|to|don't|not) (?<at>effect) (?:me|us|you|our|my|your|the|people|everyone|children|kids|animals|how|their|them)`,
    ],
    wrong: ['It will [effect] our health.'],
    right: ['The effect on us.', 'It had an effect.'],
  }),
  confusion('one', 'won', {
    find: [
      phrase`(?:i|we|he|she|they|team|you) (?<at>one) (?:the|a|first|second|it|against|by|and|every|gold|our|all|lots)(?! (?:more|day|time))`,
    ],
    wrong: ['I [one] the race.'],
    right: ['The one the dog had.', 'We had one.', 'I saw one.'],
  }),
  confusion('red', 'read', {
    find: [
      phrase`(?:i|we|he|she|they|mum|dad|teacher) (?<at>red) (?:a|the|it|my|about|us|me|him|her|his|our|books|to)`,
    ],
    wrong: ['I [red] a book.'],
    right: ['He had red hair.', 'The red one.'],
  }),
  confusion('see', 'sea', {
    find: [
      phrase`(?:the|blue|deep|rough|calm|salty|stormy|open) (?<at>see)(?: (?:was|is|and|water|shell|monster|creatures?|side|weed|with|had|looked|to|in|for|level)|$$)`,
    ],
    wrong: ['The [see] was blue.'],
    right: ['I see the dog.', 'The things we see are big.'],
  }),
  confusion('bean', 'being', {
    find: [
      phrase`(?:like|love|hate|enjoy|of|from|for|stop|about|about|am|is|was|were|are|without) (?<at>bean) (?:at|in|on|a|the|mean|nice|with|my|so|scared|chased|bullied|able|there|here|alone|naughty|silly|kind)`,
    ],
    wrong: ['I like [bean] at the beach.'],
    right: ['I like bean bags.', 'A bean plant.'],
  }),
  confusion('bean', 'been', {
    find: [
      phrase`(?:have|has|had|have never|has never|had never|i've|we've|never|they've|he's|she's) (?<at>bean|bin|being)(?= (?:to|at|in|on|a|the|there|here|so|very|my|going|waiting|playing|living|looking|gone|good|bad|sick|taken|stolen|eaten))`,
    ],
    wrong: ['I have [bin] to Sydney.', 'We had [bean] there.'],
    right: ['He has a bin.'],
  }),
  confusion('an', 'and', {
    find: [
      phrase`@@ (?<at>an) (?:then|i|we|he|she|they|my|the|me|his|her|our|so|chips|fish|dad|mum|went|got|played|ran|dogs|cats|bread|butter|sand|water)`,
    ],
    wrong: ['We had chips [an] fish.', 'I ran [an] then fell.'],
    right: ['I had an apple.', 'An hour.'],
  }),
  confusion('as', 'has', {
    find: [
      phrase`^^(?:(?:my|the|his|her|our) @@|he|she|it|dad|mum|tom) (?<at>as) (?:a (?:big|new|red|blue|dog|cat|car|truck|little|small|long|pet|bike|black|white|brown)|two|three|four|got|brown|blue|long|black|green|lots|been)`,
    ],
    wrong: ['My dad [as] a big truck.'],
    right: ['He works as a vet.', 'As a child he ran.', 'She was as big as me.'],
  }),
  confusion('his', 'is', {
    find: [
      phrase`^^(?:he|she|it|this|that|there|my @@|the @@|name) (?<at>his) (?:a|an|the|my|very|so|not|going|called|named|really|big|nice|too)`,
    ],
    wrong: ['He [his] my best friend.'],
    right: ['I like his big dog.', 'He hurt his nice car.'],
  }),
  confusion('advise', 'advice', {
    find: [
      phrase`(?:good|bad|some|my|the|of|best|great|any|much|his|her|for|gave me|give me|gave us|this) (?<at>advise)(?! (?:you|him|her|them|people|us|me))`,
    ],
    wrong: ['She gave me good [advise].'],
    right: ['I advise you to go.', 'I would advise it.'],
  }),
  confusion('principle', 'principal', {
    find: [
      phrase`(?:school|our|my|school's|deputy|assistant) (?<at>principle)`,
      phrase`the (?<at>principle) (?:said|told|came|spoke|asked|yelled|called|gave|walked|is|was|mr|mrs|ms)(?! that)`,
    ],
    wrong: ['The school [principle] spoke to us.'],
    right: ['It is a good principle.', 'The principle of it.'],
  }),
  {
    rule: 'use-to',
    kind: 'grammar',
    find: [
      phrase`(?:i|we|he|she|they|it|you|there|mum|dad) (?:always )?(?<at>use) to (?:be|live|have|go|play|like|think|love|hate|do|get|eat|watch|say|walk|work|come|know)`,
    ],
    fix: ['used'],
    wrong: ['I [use] to live in Darwin.'],
    right: ["I didn't use to like it.", 'It is the one I use to cook.', 'What do you use to dig?'],
  },
  confusion('breath', 'breathe', {
    find: [
      phrase`(?:${may}|hardly|barely) (?<at>breath)(?: (?:in|and|again|because|under|properly|air|deeply|fire)|$$)`,
    ],
    wrong: ['He could hardly [breath].'],
    right: ['I took a breath.', 'Out of breath.'],
  }),
  confusion('breathe', 'breath', {
    find: [phrase`(?:a|deep|my|his|her|of|last|bad|big) (?<at>breathe)(?: (?:and|of|in|before|as|was)|$$)`],
    wrong: ['I took a deep [breathe].'],
    right: ['I can breathe.'],
  }),
  confusion('desert', 'dessert', {
    find: [
      phrase`(?:for|chocolate|ate|eat|had|have|yummy|delicious|favourite|my) (?<at>desert)(?! (?:island|sand|animals|storm))`,
    ],
    wrong: ['We had cake for [desert].'],
    right: ['The desert is hot.', 'We had desert sand in our shoes.'],
  }),
  confusion('dairy', 'diary', {
    find: [phrase`(?:dear|my|her|his|secret|a) (?<at>dairy)(?! (?:farm|cow|product|free|food|milk))`],
    wrong: ['I wrote it in my [dairy].'],
    right: ['A dairy farm.', 'I eat dairy.'],
  }),
  confusion('tail', 'tale', {
    find: [phrase`(?:fairy|folk|tall|bedtime) (?<at>tail)`],
    wrong: ['It was a fairy [tail].'],
    right: ['The dog has a tail.'],
  }),
  confusion('meat', 'meet', {
    find: [
      phrase`(?:to|nice to|can|could|will|would|let's|might) (?<at>meat) (?:you|him|her|them|my|new|people|the|up|me|us|a|at|with)`,
    ],
    wrong: ['It was nice to [meat] you.'],
    right: ['I like to eat meat.', 'He sells meat.'],
  }),
  confusion('weak', 'week', {
    find: [
      phrase`(?:last|next|this|every|per|a|one|each|all|whole|school|first) (?<at>weak)(?= (?:ago|later|we|i|my|the|after|before|at|in|off|he|she|they)|$$)`,
    ],
    wrong: ['Last [weak] I swam.', 'A [weak] ago.'],
    right: ['I was weak.', 'He has a weak leg.'],
  }),
  confusion('wood', 'would', {
    find: [
      phrase`(?:i|we|he|she|they|you|it|that|who|what) (?<at>wood) (?:like|be|have|love|not|go|never|always|get|you|say|make|take|want|eat|play|help|do|see)`,
      phrase`^^(?<at>wood) you`,
    ],
    wrong: ['I [wood] like a dog.'],
    right: ['The wood is wet.', 'He cut wood.'],
  }),
  confusion('our', 'hour', {
    find: [
      phrase`(?:an|half an|one|every|per|each) (?<at>our)(?: (?:ago|later|and|to|of|before|we|i|for|or)|$$)`,
    ],
    wrong: ['It took an [our] to get there.'],
    right: ['It is our house.'],
  }),
  confusion('right', 'write', {
    find: [
      phrase`(?:to|can|could|will|would|can't|i|we|please|should) (?<at>right) (?:a|an|my|your|his|her|down|about|this|it|the|to|stories|letters)(?: (?:story|letter|name|names|book|words?|things?|sentence|you|text|song|poem|note|down|stories)|$$)`,
      phrase`(?:to|can|could|will|i'll) (?<at>right) (?:down|about|stories|letters)`,
    ],
    wrong: ['I can [right] my name.'],
    right: ['Turn right to the park.', 'You were right about it.'],
  }),
  confusion('write', 'right', {
    find: [
      phrase`(?:the|my|his|her|all|your|turn|turned) (?<at>write)(?: (?:hand|side|answer|way|now|one|thing|time|leg|arm|foot|place|person|path)|$$)`,
    ],
    wrong: ['He hurt his [write] hand.'],
    right: ['I write now.'],
  }),
  confusion('thing', 'think', {
    find: [phrase`(?:i|we|you|they|don't) (?<at>thing) (?:that|it|he|she|i|we|you|they|my|the|about|so|of)`],
    wrong: ['I [thing] that dogs are good.'],
    right: ['The thing I like.', 'One thing that I like.'],
  }),
  confusion('where', 'wear', {
    find: [
      phrase`(?:to|can|could|should|must|will|don't|have to|not) (?<at>where|were|ware) (?:(?:a|an|my|our|your|their|his|her|school|any) )?(?:hat|hats|uniform|uniforms|clothes|shoes|jumper|coat|dress|mask|masks|helmet|helmets|school|sunscreen|jacket|glasses|what)`,
    ],
    wrong: ['We have to [where] a hat.'],
    right: ['I know where a hat is.', 'Go to where the hat is.'],
  }),
  confusion('cause', 'course', {
    find: [phrase`of (?<at>cause)(?:$$| (?:i|we|he|she|they|it|you|not|the))`],
    wrong: ['Of [cause] I went.'],
    right: ['A lot of cause and effect.'],
  }),
  confusion('herd', 'heard', {
    find: [
      phrase`(?:i|we|he|she|they|you|boy|girl|man|woman|mum|dad|have|had|has|never|and|it) (?<at>herd) (?:a|an|the|my|his|her|something|someone|that|him|it|them|of|footsteps|noises|about)(?! (?:cows|sheep|cattle|elephants|goats|animals))`,
    ],
    wrong: ['I [herd] a noise.'],
    right: ['A herd of cows.', 'The herd ran.'],
  }),
  confusion('hugh', 'huge', {
    find: [phrase`(?:a|so|really|very|it was|it is) (?<at>hugh)`],
    wrong: ['It was [hugh]!'],
    right: ['I saw Hugh.', 'My friend Hugh ran.'],
  }),
  confusion('exited', 'excited', {
    find: [phrase`(?:so|very|was|were|really|am|i'm|are|too|got|felt|is) (?<at>exited)`],
    wrong: ['I was so [exited].'],
    right: ['He exited the room.'],
  }),
  confusion('scarred', 'scared', {
    find: [phrase`(?:so|very|was|were|really|am|i'm|are|too|got|felt|is) (?<at>scarred)(?! for life)`],
    wrong: ['I was so [scarred].'],
    right: ['His face was badly scarred.'],
  }),
  confusion('beech', 'beach', {
    find: [phrase`(?:the|sandy|a|our|bondi) (?<at>beech)(?! (?:tree|forest|leaf|leaves|wood))`],
    wrong: ['We went to the [beech].'],
    right: ['I sat under the beech tree.'],
  }),
  confusion('lightening', 'lightning', {
    find: [phrase`(?:the|of|and|saw|by) (?<at>lightening)(?! (?:the|his|her|my|up))`],
    wrong: ['The [lightening] lit up the sky.'],
    right: ['The sky was lightening.'],
  }),
  confusion('peaked', 'peeked', {
    find: [
      phrase`(?<at>peaked) (?:out|inside|around|through|in|at|over|under|behind|into)(?! (?:number|value))`,
    ],
    wrong: ['I [peaked] out of the tent.'],
    right: ['The noise peaked.', 'I peeked out.'],
  }),
  confusion('strait', 'straight', {
    find: [phrase`(?<at>strait) (?:at|to|away|ahead|into|home|up|back|after|for|out|down|through)`],
    wrong: ['It stared [strait] at me.'],
    right: ['Torres Strait is in the north.'],
  }),
  confusion('effected', 'affected', {
    find: [phrase`(?:are|is|was|were|be|been|badly|not) (?<at>effected) by`],
    wrong: ['Many are [effected] by it.'],
    right: ['He effected a change.'],
  }),
  confusion('cloths', 'clothes', {
    find: [phrase`(?:new|my|his|her|our|their|wear|wearing|dirty|nice|school|your|wet|warm) (?<at>cloths)`],
    wrong: ['We wear new [cloths].'],
    right: ['I put the cloths in the sink.'],
  }),
  confusion("who's", 'whose', {
    find: [phrase`(?<at>who's) (?!home|class)${belongings}`],
    wrong: ["A man [who's] ship sank."],
    right: ["Who's there?"],
  }),
];
