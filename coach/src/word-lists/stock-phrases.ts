/** What many stories say at the same moments: it shows a moment, and nothing that is this story's own. */
const stockPhrases = [
  '(?:my|his|her|their|the) hearts? (?:was |were |is |began |started |starts )?(?:pounding|pounded|racing|raced|thumping|beating|sank|skipped a beat|to (?:pound|race|beat))',
  '(?:everything|it all|the world) (?:went|goes|turned) black',
  'blood ran cold',
  '(?:sent )?(?:a )?(?:shivers?|chills?) (?:ran |went |running |going )?(?:up|down) (?:my|his|her|their) spine',
  'a thousand (?:needles|knives|suns)',
  'tears? (?:rolled|ran|running|rolling|streamed|streaming|slid|trickled) down (?:my|his|her|their) (?:face|cheeks?)',
  "(?:could(?: not|n[’']?t)) believe (?:my|his|her|their) eyes",
  'time (?:stood still|froze|seemed to stop)',
  '(?:my|his|her|their) jaws? dropped',
  'butterflies in (?:my|his|her) stomach',
  'in the blink of an eye',
  'frozen (?:in|with) (?:fear|terror|shock)',
  '(?:as )?(?:quick|fast) as lightning',
  '(?:ran|run|running) for (?:my|his|her|our|their) (?:life|lives)',
  'dark and stormy',
  'pitch black',
  'the wind howled',
  'eyes (?:widened|grew wide|went wide)',
  'it was all (?:just )?a dream',
  'out of the corner of (?:my|his|her) eye',
  "a breath (?:i|he|she) (?:did not|didn[’']?t) know",
  '(?:deafening|eerie|dead) silence',
  'little did (?:i|he|she|they|we) know',
  'weight (?:was )?(?:lifted )?off (?:my|his|her) shoulders',
];

export const stockPhrase = new RegExp(`\\b(?:${stockPhrases.join('|')})\\b`, 'giu');
