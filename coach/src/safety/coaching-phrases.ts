/** A sentence with one of these talks about the writing; it is no prose that a child could hand in. */
export const talkAboutWriting: RegExp[] = [
  /\byour? (?:own )?(?:story|draft|writing|ideas?|characters?|reasons?|opening|ending|beginning|sentences?|words?|plan|paragraphs?|piece|reader|narrator|setting|title|argument|opinion|essay|text|list|answer|turn|work|hero|villain|problem|next|first|last|voice|notes?|question)\b/i,
  /\byou (?:wrote|said|told|have|could|can|might|want|already|chose|used|picked|mention|mentioned|described|started|did|made|know|need|may|just)\b/i,
  /\b(?:try|think about|look at|read it|read that|pick one|choose|imagine|picture it|tell me|jot|underline|circle|add one|have a go|start with|begin with|check|ask yourself|go back|find one|write down|make a list)\b/i,
  /\b(?:sentences?|paragraphs?|readers?|verbs?|nouns?|adjectives?|adverbs?|commas?|full stops?|capital letters?|punctuation|spelling|spelt|dialogue|speech marks|paragraphing|connectives?|simile|metaphor|conclusion|introduction|orientation|complication|resolution|genre|narrative|persuasive|writers?|authors?|draft|plot|draft|tense)\b/i,
  /\b(?:a story|one part|a part|this part|more detail|one more detail|second look|first line|last line|your draft|in your plan|you planned|the box|is still empty|stays with me|goes on our list|makes me want to know)\b/i,
  /\b(?:that|this|it) (?:helps|tells|shows|makes (?:me|us|the reader)|gives (?:me|us))\b/i,
  /\bI (?:am a computer|can't write|cannot write|won't write|wonder|noticed|notice|can see|like how|see that|hear you)\b/i,
  /\b(?:a good|a strong|great|nice|well done|good) (?:start|choice|idea|detail|word|thinking|work|question|reason|point)\b/i,
];

export const questionOpeners =
  /^(?:what|who|where|when|why|how|which|whose|do|does|did|is|are|was|were|can|could|will|would|should|has|have|had|if)\b/i;

export const ghostWrittenOpeners =
  /^(?:firstly|secondly|thirdly|finally|furthermore|moreover|in addition|in conclusion|to begin with|to conclude|therefore|in my opinion|i (?:strongly |firmly |truly )?believe|i think|some people|it is clear|another reason|all in all|that is why|everyone (?:should|knows))\b/i;
