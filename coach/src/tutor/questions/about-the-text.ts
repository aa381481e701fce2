import type { KnownQuestion } from './question.ts';

/** About the child's own text: what it may hold, how much, and how it gets stronger. */
export const questionsAboutTheText: KnownQuestion[] = [
  {
    name: 'swear',
    sign: /\bswear\w*|\b(?:rude|bad|naughty|curse|f) words?\b/,
    answer: 'Leave swearing out at school. “He swore” says it too.',
  },
  {
    name: 'how many reasons',
    sign: /\b(?:how many|one|two|three|four|five|more|\d)\b.*\b(?:reasons?|points|facts|arguments)\b/,
    answer: 'Two or three strong ones are better than many weak ones.',
  },
  {
    name: 'too long',
    sign: /\btoo long\b|\b(?:written|write|wrote|that|it|this) too much\b(?! like)|\bcut some\b|\bmake it shorter\b/,
    answer: 'Read it out loud. If a part bores you, that part can go.',
  },
  {
    name: 'too short',
    sign: /\btoo short\b|\blong enough\b|\b(?:be|it|make it) longer\b|\b(?:one|two|three|\d) lines?\b/,
    answer: 'Look for a place where a reader would ask why or how. You can add a bit there.',
  },
  {
    name: 'repeats',
    sign: /\b(?:use|used|say|said)\b.*\btoo (?:many|often|much)\b|\bsame words?\b|\brepeat(?:ing)? (?:myself|words|the)\b|\btoo many (?:thens?|ands?|times)\b|\buse and then\b/,
  },
  {
    name: 'answer back',
    sign: /\b(?:how|what)\b.*\b(?:answer\b|argue (?:back|with|against (?:that|them|it))|say (?:to (?:that|them)|back)|say (?:they|theyre|its|it is|he is|she is)|disagree|sounding|concede|without losing|nicely|politely|without being (?:rude|mean))\b/,
    answer: 'Say first what is right in it. Then say why your side still counts for more.',
  },
  {
    name: 'persuade how',
    sign: /\bconvinc\w*|\bpersuade\b|\bagree with me\b|\bargument\b.*\bstronger\b|\bchange (?:their|peoples?) minds?\b/,
    answer: 'Give a reason that matters to your reader, and something real that shows it.',
  },
  {
    name: 'show it',
    sign: /\bhow (?:do|can|could|should|would) i show\b|\bshow\b.*\bwithout (?:just |really )?(?:saying|telling)\b/,
    answer: 'Let us see what someone does or says, and leave the rest for readers to guess.',
  },
  {
    name: 'cliche',
    sign: /\bclich[eé]s?\b/,
    answer: 'If you have read it often, try words that only you would use.',
  },
  {
    name: 'been done',
    sign: /\bbeen done\b|\bcop(?:y|ying|ied)\b|\bpredictable\b|\b(?:its|is|be|much) like (?:harry potter|an? \w+ (?:book|movie))\b|\bcheating\b|\bfrom (?:a|the|another) (?:book|movie|game|film|show|internet)\b|\b(?:about|like) (?:a (?:video )?game|minecraft|fortnite|roblox|pokemon)\b/,
    answer: 'You may borrow an idea. Change something big, so that it becomes yours, and use your own words.',
  },
  {
    name: 'too dark',
    sign: /\btoo\b.*\b(?:dark|bleak|grim|depressing|scary|sad|violent|creepy|frightening|gory|mean)\b|\b(?:die|dies|dying|death|dead|blood|kill\w*|gore|murder)\b|\bif it is (?:scary|sad)\b|\bappropriate\b/,
    answer: 'Sad and scary things may be in it. Show how people feel, and leave out the gory bits.',
    older:
      'Dark is fine when it serves the story. Show what it does to people, and leave out gore for its own sake.',
  },
  {
    name: 'clear enough',
    sign: /\b(?:confusing|unclear|complicated|hard to (?:follow|understand|read))\b/,
    answer: 'Let someone read it. Where they stop and wonder, add one short sentence.',
  },
  {
    name: 'boring',
    sign: /\bboring\b|\bdull\b|\b(?:interesting|exciting) enough\b/,
    answer: 'It gets less boring when something unexpected happens. One odd detail is enough.',
  },
  {
    name: 'too corny',
    sign: /\b(?:cheesy|cringe|lame|babyish|childish|corny|cheesey)\b/,
    answer: 'Keep it if it is what you want to say. Plain, exact words make it stronger.',
  },
  {
    name: 'too silly',
    sign: /\b(?:silly|weird|dumb|stupid|random|crazy|funny|jokes in)\b/,
    answer: 'Odd and funny ideas are allowed. If it makes you smile, it may do the same for a reader.',
  },
  {
    name: 'true',
    sign: /\b(?:be|really|it all) (?:true|real|have happened|happened)\b|\bma[dk]e\b.{0,18}\bup\b|\bcan i lie\b|\bexaggerate\b|\binvent\b/,
  },
  {
    name: 'naming',
    sign: /\b(?:call|name) (?:him|her|them|my (?:character|dog|dragon|hero|cat|main)|the (?:girl|boy|dog|character|dragon))\b|\bgood name\b|\bthink of a name\b|\bname for\b|\b(?:his|her) name be\b/,
    answer: 'You pick the name. Say a few out loud and take the one that fits.',
  },
  {
    name: 'characters',
    sign: /\bhow many (?:characters|heroes|people (?:should|do i|can|in|are in))\b|\bneed (?:a |more )?(?:bad guy|villain|main character|characters|name)\b|\bgive (?:him|her|them|it) a name\b/,
    answer: 'One or two people are enough for a short story. A name helps, and a villain is not a must.',
  },
  {
    name: 'evidence',
    sign: /\bevidence\b|\bproof\b|\bneed (?:any )?facts?\b|\bfacts or\b|\bprove\b|\bfind facts\b|\bstatistics?\b|\bsources?\b/,
    answer: 'Something you saw counts as proof. So does a fact you can check. Say where it comes from.',
  },
  {
    name: 'both sides',
    sign: /\b(?:both|other|pick a|which) sides?\b|\bagainst (?:myself|me|my)\b|\bother people (?:think|say)\b|\bin the middle\b|\bthe other ones think\b/,
    answer: 'Pick your side. Then name what others say and answer it. That makes you stronger.',
  },
  {
    name: 'explain a word',
    sign: /\b(?:should|do|need|have to|will|must)\b.*\b(?:explain|define)\b|\b(?:will|does|do) (?:the |my )?(?:readers?|people|teacher|they|everyone) (?:know|understand|get)\b|\bsay what it is\b/,
    answer: 'If a reader may not know it, explain it in one short sentence.',
  },
];
