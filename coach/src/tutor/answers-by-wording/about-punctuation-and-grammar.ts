import type { KnownQuestion } from './known-question.ts';

/** Questions whose own words give them away: about punctuation, grammar and words, and what is counted or worked out. */
export const questionsAboutLanguage: KnownQuestion[] = [
  {
    name: 'letter',
    sign: /\byours (?:sincerely|faithfully|truly)\b|\b(?:start|begin|end|sign) (?:a|my|the) letter\b|\bdear (?:sir|madam|mr|mrs)\b|\baddress the\b/,
    answer:
      'Start with “Dear” and the name. With a name, end “Yours sincerely”; without one, “Yours faithfully”.',
  },
  {
    name: 'speech marks',
    sign: /\b(?:speech|talking|quot\w+) ?marks?\b|\bdialogue\b|\b(?:people|someone|somebody|characters?) (?:talk|talks|talking|speak|speaks|speaking)\b|\binverted commas\b/,
    answer:
      'Put speech marks around the words someone says, the comma or full stop inside. New speaker, new line.',
  },
  {
    name: 'semicolon',
    sign: /\b(?:semi ?-?)?colons?\b|\bdash(?:es)?\b/,
    answer: 'A semicolon joins two whole sentences that belong together. A colon says: here it comes.',
  },
  {
    name: 'apostrophe',
    sign: /\bapostrophes?\b|\b(?:its|it is) (?:and|or) (?:its|it is)\b|\byour or youre\b|\blittle line before the s\b/,
    answer: '“It’s” is short for “it is”. For what belongs to someone: “the dog’s bone”, but “its bone”.',
  },
  {
    name: 'capital',
    sign: /\bcapitals?\b|\b(?:big|small|upper|lower) ?-?(?:letters?|case)\b/,
    answer: 'Capitals go at the start of a sentence and on names of people, places and days.',
  },
  {
    name: 'comma',
    sign: /\bcommas?\b|\bbefore the and\b/,
    answer: 'A comma goes between things in a list, or where a sentence takes a small breath.',
  },
  {
    name: 'end mark',
    sign: /\b(?:question|exclamation) marks?\b/,
    answer: 'A question ends with a question mark. An exclamation mark is for a shout or a big surprise.',
  },
  {
    name: 'full stop',
    sign: /\bfull ?stops?\b|\bput (?:a|the|in) dots?\b/,
    answer: 'A full stop goes where a whole idea ends. Read it out loud: where your voice stops, put one.',
  },
  {
    name: 'rhyme',
    sign: /\brhym\w*|\brimes?\b|\bverses?\b|\blines in (?:a|my|the) poem\b/,
    answer: 'A poem need not rhyme. Say the lines out loud and keep what sounds good.',
  },
  {
    name: 'simile',
    sign: /\bsimiles?\b|\bmetaphors?\b/,
    answer: 'A simile says “like” or “as”: thin as paper. A metaphor says it is: the moon is a lamp.',
  },
  {
    name: 'tense',
    sign: /\btense\b|\bpast or\b|\bin the (?:past|present)\b|\b(?:went or go|go or went|was or is|is or was|am or was)\b/,
    answer: 'Tell what is over in the past: “we went”. Do as your teacher asked, and keep to it all the way.',
  },
  {
    name: 'person',
    sign: /\b(?:first|second|third) person\b(?! (?:on|to|who))|\bpoint of view\b|\bas (?:i|me|myself)\b|\bi or (?:he|she)\b|\bwho tells the story\b/,
    answer: '“I” lets us hear what you think. “He” or “she” shows it from outside. Pick one and keep it.',
  },
  {
    name: 'other language',
    sign: /\b(?:my|own|other|another|home) language\b|\b(?:in|some|use|some in) (?:arabic|chinese|mandarin|vietnamese|samoan|hindi|punjabi|dari|farsi|spanish|french|italian|greek|korean|japanese|tagalog|urdu|tamil|somali|maori|tongan)\b|\bhave to write in english\b/,
    answer: 'Yes, think or write it in your own language first. A word of it may stay in your text too.',
  },
  {
    name: 'sound alike',
    sign: /\b(?:there|their|theyre) or\b|\bthe[na] or the?[na]n?\b|\bto or too\b|\bwhere or were\b/,
    answer:
      'They sound alike and mean different things. A dictionary or your teacher can show you which one.',
  },
  {
    name: 'a and the',
    sign: /\ba (?:or|and) (?:an|the)\b/,
    answer: '“A” is for any one, “the” for the one we know. Before a, e, i, o, u say “an”.',
  },
  {
    name: 'better word',
    sign: /\b(?:better|other|another|different|stronger|fancier|fancy|nicer|interesting|cooler) words?\b|\bsynonyms?\b|\binstead of (?:said|nice|big|good|happy|sad|then|and)\b|\bdescribing words\b|\b(?:boring|weak|bad|wrong|silly) (?:a )?word\b|\badjectives?\b/,
    answer:
      'Think how it looks or sounds: “whispered” and “shouted” both say more than “said”. Which is yours?',
  },
  {
    name: 'spelling matters',
    sign: /\bspell\w*\b.*\b(?:matters?|important|counts?|bad|wrong|mistakes?)\b|\b(?:matters?|care|mind|bad|worry|have to|mistakes?)\b.*\bspell/,
    answer: 'Not yet. Ideas come first, spelling can be fixed later.',
  },
  {
    name: 'is it right',
    sign: /\b(?:grammar|spelling|spelled|spelt|english|punctuation)\b.*\b(?:right|ok|okay|good|correct|fine)\b|\b(?:good|right|correct|proper) english\b|\b(?:this|that|it|my|the) ?(?:sentence|line)? (?:right|correct)\b|\bany mistakes\b|\bcheck (?:my|this|the|it)\b|\bi am agree\b|^is (?:right|correct)\b/,
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
    name: 'true',
    sign: /\b(?:be|really|it all) (?:true|real|have happened|happened)\b|\bma[dk]e\b.{0,18}\bup\b|\bcan i lie\b|\bexaggerate\b|\binvent\b/,
  },
  {
    name: 'picture',
    sign: /\bpi(?:c|cs|ch\w*|ct\w*)\b|\bdraw(?:ing|ings)?\b|\bphotos?\b|\billustrat\w*/,
    answer: 'I can’t make pictures here. You could draw one on paper and then tell me what is in it.',
  },
  {
    name: 'deadline',
    sign: /\bdue\b|\bhand(?:ed)? (?:it )?in\b|\bhow much time\b|\bhow long (?:have|do) (?:i|we) (?:got|have)\b|\bwhen do (?:we|i) have to\b|\bdeadline\b/,
    answer: 'I don’t know that. Your teacher can tell you.',
  },
];
