import type { Intent } from './conversation.ts';

/** Tried from the top; messages are in lower case, without stretched letters and with straight apostrophes. */
export const intentCues: { intent: Intent; cues: RegExp[] }[] = [
  {
    intent: 'jailbreak',
    cues: [
      /\b(ignore|forget|disregard|override|bypass|break)\b (all |any |the |these |those |my |your |of |everything in )*(previous |prior |above |earlier |system |safety |last )*(instructions?|rules?|prompts?|guidelines)\b/,
      /\bforget everything (you|i|above|before)\b/,
      /\b(system prompt|developer mode|jailbreak|dan mode|do anything now|admin mode|debug mode|your (secret )?(rules|instructions|prompt))\b/,
      /\b(pretend|act|role ?play)\b.{0,20}\b(you('re| are)?|as|like)\b.{0,40}\b(chatgpt|gpt|teacher who|no rules|author|writer|evil|human|different|an? ai)\b/,
      /\byou are (now|no longer)\b/,
      /\bpretend (that )?you('re| are)\b/,
      /\b(can|could|will) (you|u) be (her|him|them|my (?!friend)\w+)\b/,
      /\bfrom now on you\b/,
      /^(repeat|say) after me\b/,
      /^(ok |now |please )*act (like|as) (an?|my|the)\b/,
      /^sudo\b/,
      /<\/?(system|instructions?|assistant)>/,
      /\b(my teacher|the teacher|mum|my mum|dad) (said|says|told me|lets|wants) (that )?you (can|should|have to|must|to)( (write|do|give)\b|[.!]*$)/,
      /\bi('m| am) (the|a|your) (teacher|developer|admin|principal|creator)\b/,
    ],
  },
  {
    intent: 'asks_feedback',
    cues: [/^how (can|could|do|should|would|might) (i|we)\b.{0,12}\b(make|improve|fix|change)\b/],
  },
  {
    intent: 'asks_spelling',
    cues: [
      /\bhow (do|d|would|can) (you|i|u|we) (spell|write) (the word )?["'“]?[a-z'-]+["'”]?\??$/,
      /\bhow (do|d|would|can) (you|i|u|we) spell\b/,
      /\b(how is|hows|how's|is) .{1,30} (spelt|spelled)\b/,
      /^spell\b/,
      /\bspelling of\b/,
      /\b(can|could) you spell\b/,
    ],
  },
  {
    intent: 'asks_meaning',
    cues: [
      /\bwhat (does|do|dose) .{1,40} mean\b/,
      /\bwhat('s| is| are)? (the )?meaning of\b/,
      /\bwhat('s| is|s)? an? [a-z -]{2,25}\??$/,
      /\bwhat (is|are|s) (orientation|complication|resolution|dialogue|setting|evidence|persuasi\w+|similes?|metaphors?|adjectives?|verbs?|nouns?|paragraphs?|connectives?|cohesion)\b/,
      /\b(define|meaning of)\b/,
      /^how (do |can |could |to )?(i |you |we )?(say|call)\b.{3,60}$/,
      /\bwhat (is |are |does |do )?mean(ing|s)? [a-z]/,
      /^(so |but |ok |and )?what('s| is|s) [a-z-]{3,20}( then)?\?$/,
      /\b(better|stronger|another|different|other) word (for|than|instead of) /,
      /\bi (don't|dont|do not) (know|get|understand) what ["'“]?[a-z -]{2,25}["'”]? means?\b/,
    ],
  },
  {
    intent: 'asks_to_write',
    cues: [
      /\b(can|could|will|would|please|pls|plz|just|you)\b(?! i\b).{0,18}\b(write|rewrite|finish|complete|continue|do|make|type|create|generate)\b (it|this|that|my|the|a|an|me|one|some|all|more|3|5|the whole|everything)\b(?! better for)(?!.{0,20}\b(better word|sense)\b)/,
      /^(write|rewrite|finish|complete|continue|improve|do|fix|generate|create|type) (it|this|that|my|the|a|an|me|one|some|all|more|everything|another)\b/,
      /\b(write|do|finish|fix|make|say) (it|this|that|everything) for me\b/,
      /^(\w+ )?write (a |my |the )?(story|essay|text|paragraph)[.!]*$/,
      /\bgive me (a|an|the|some|your|one|another|my)\b.{0,20}\b(sentences?|paragraphs?|story|stories|intro\w*|ending|beginning|start|title|answers?|essay|lines?|words? to write|conclusion|example sentence|ideas? to copy)\b/,
      /\b(make|improve|fix) (it|this|that|my [a-z]+|the [a-z]+)( sound)? (better|good|longer|perfect|nicer|more)\b/,
      /\b(improve|fix|correct|edit|polish) (it|this|my|the)\b/,
      /\b(just )?tell me what to (write|put|say)\b/,
      /\bwhat (should|do|shoud|shud|can) i (write|put|say|right)\b.{0,15}(exactly|word for word)/,
      /\b(i want|i need|i'd like) you to (write|do|finish|make|fix)\b/,
      /\b(the|an?) (ending|beginning|intro|paragraph|sentence|story|essay) please\b/,
      /\bwrite\b.{0,30}\bfor me\b/,
      /\b(translate|rephrase|reword|paraphrase)\b.{0,20}\b(this|it|that|my|into|to)\b/,
      /\bshow me (what|how) .{0,50}\b(look|looks|sound|sounds|go|goes|be|written)\b/,
      /\b(what|which|give|tell|list|show)\b.{0,20}\b(two|three|four|five|\d+|some|a few) (good |possible )?(sentences?|lines?|paragraphs?|openings?|endings?)\b/,
      /\bwhat would (you|u) (write|put|say|add)\b/,
      /^(pls |please |just |only |ok |but )*(one|a|1|another|the (first|next|last)) (sentence|line|paragraph|bit)( pls| please| then)*[.!]*$/,
      /\bi can copy\b|\bcan i copy\b/,
      /\b(finish|complete|continue) (this|my|the) (sentence|paragraph|story|essay|line)\b/,
    ],
  },
  {
    intent: 'personal',
    cues: [
      /\bare (you|u) (real|a real|human|a human|a person|a robot|an? ai|a bot|a computer|alive|chatgpt|a girl|a boy|my friend|there|smart|ok|okay|a teacher|even)\b/,
      /\b(who|what) (are|r) (you|u)\b/,
      /\b(what|which) (ai|model|bot|version|program|language model)\b.{0,8}\b(are|r|is) (you|u|this|it)\b/,
      /\bwho (made|built|created) (you|u)\b/,
      /\b(what's|whats|what is) (your|ur) (name|favou?rite)\b/,
      /\bhow old (are|r) (you|u)\b/,
      /\bwhere do (you|u) live\b/,
      /\bdo (you|u) (like|love|have|eat|sleep|know|play|feel|hate|want)\b(?!.{0,25}\b(it|this|story|idea|my|title|ending|draft)\b)/,
      /\b(can|will) (you|u) be my friend\b/,
      /\bsorry\b.{0,20}\bmy (english|spelling|writing)\b/,
      /\bwhy (do|are|r) (you|u) (keep |always |still )*(ask|asking|questioning)\b/,
      /\bi love (you|u)$/,
    ],
  },
  {
    intent: 'rude',
    cues: [
      /\b(you|u)( are|'re|r| r)? (so |really |very |just |such an? )*(suck|sux|stupid|dumb|useless|annoying|idiot|trash|bad|boring|ugly|the worst|lame|crap)\b/,
      /\b(stupid|dumb|useless|idiot|trash|annoying) (bot|ai|robot|computer|thing|coach|app|question|questions)\b/,
      /\b(ur|your|these|the) (\w+ )?(questions?|app|bot|coach) (is|are|r|so)\b.{0,12}\b(stupid|dumb|bad|boring|annoying|lame|trash|useless)\b/,
      /\bthis (sucks|is rubbish)\b/,
      /\b(shut up|go away|leave me alone|stop asking|stop it|i hate (you|this|u|writing|it)|hate this|this is (so |really |very )*(dumb|stupid|boring|annoying|crap|trash|lame|pointless))\b/,
      /\b(fuck|shit|bitch|wtf|stfu|bullshit)\w*\b/,
      /\b(i )?(don't|dont|do not) (want|wanna) (to )?(do|write) (this|it|anything|that|any)\b/,
      /\bi('m| am)? (not|never) (doing|writing) (this|it|anything)\b/,
      /\bmy teacher (hates|(doesn't|doesnt) like) me\b/,
      /^no+!+$/,
    ],
  },
  {
    intent: 'asks_example',
    cues: [
      /\b(give|show|tell) (me )?(an? |some |one |another )?examples?\b/,
      /\b(like what|such as what|for example what)\b/,
      /\bcan (i|you) (have|get|see|give) an? example\b/,
      /^(an )?examples?( please| pls)?\??$/,
    ],
  },
  {
    intent: 'asks_task',
    cues: [
      /\bwhat (do|am|should) i (do|have to do|supposed to do|meant to do|need to do|doing)( now| here| first| next| in this step)?\??$/,
      /\bwhat('s| is|s) (this|the task|the activity|this step|the point)\b/,
      /\bhow (long|many words|many sentences|many paragraphs|much)\b.{0,40}/,
      /\bi (don't|dont|do not) (get|understand) (it|this|what|the|how)\b/,
      /\bwhat (does|do) (this|it|you) mean$/,
      /\bhow does this work\b/,
      /^(but |ok |and )?why (do|must|should) (i|we) (have to |need to |even )*(do|write|learn)\b/,
    ],
  },
  {
    intent: 'asks_feedback',
    cues: [
      /^(does|do|did) (my|the|this) (opening|ending|beginning|title|start|middle|end)\b.{0,12}\b(work|make sense|fit)\b/,
      /^is (it|this|my \w+) (finished|done|complete|long enough)\b/,
      /\b(is|was) (it|this|that|my [a-z]+|the [a-z]+) (good|ok|okay|right|fine|bad|enough|alright|too \w+|any good|better)\b/,
      /\b(do|did) (you|u) (like|think)\b.{0,25}\b(it|this|story|idea|my|title|ending|draft|good)\b/,
      /\bwhat do (you|u) think\b/,
      /\bwhy (did|do) i (only |just )?(get|got)\b.{0,20}\b(mark|marks|score|low|that|this)\b/,
      /\bwhat would (you|u) (cut|change|remove|keep|drop|take out)\b/,
      /\bwhat (was|were|did) (my|i)\b.{0,25}\b(idea|ideas|say|said|pick|picked)\b/,
      /\b(is|was|are) (my|the) \w+ (strong|clear|interesting|long|funny|scary|exciting)\b/,
      /\b(can|could|please|pls) ?(you|u)? ?(check|read|look at|mark|grade|rate|review)\b/,
      /\b(check|read|rate|mark|review) (it|this|my)\b/,
      /\bhow (can|do|could|should) (i|we) (make|improve|fix|get|change) (it|this|my|the)\b/,
      /\b(what|anything)( else)? (can|should|could|do) i (improve|fix|change|add|do better|work on)\b/,
      /\bhow (is|was|am i|did i)\b.{0,15}(it|this|that|going|doing|do|my \w+)\b/,
      /\bany (feedback|suggestions?|tips?)\b/,
      /^(ok |and |so )?what('s| is|s)? (else|next|now|missing|left out)\??$/,
      /^(which|what) (?!should i write).{0,30}\b(best|better|next|strongest|first|fix)\b/,
      /\bgive me (some |a )?(feedback|tips?|suggestions?|advice)\b/,
    ],
  },
  {
    intent: 'finished',
    cues: [
      /^i('ve| have|ve)? (already |just )*(fixed|changed|edited) (it|that|this|them)[.!]*$/,
      /^(i('m| am)? |im |ok |yay |now |all )*(done|finished|finish|complete|completed)( it| now| my \w+| writing| with .{1,25}| the \w+)?[.!]*$/,
      /\bi('ve| have|ve)? (just )?(finished|done|completed|wrote) (it|my|the|everything|all)\b(?!.{0,30}\b(because|when|but)\b)/,
      /^the end[.!]*$/,
      /\bcan i (submit|hand it in|stop|go|move on|finish)( now)?\b/,
      /\bcan i (just )?(write|start writing|go write|start)( it)?( now)?\??$/,
      /^(ok |okay )?(bye+|goodbye|good bye|cya|see (you|ya)|gtg)\b.{0,15}$/,
      /\bthat('s| is|s) (it|all|everything)( i (have|got|know|wrote))?[.!]*$/,
      /\bi('m| am|m) (done|finished)\b/,
    ],
  },
  {
    intent: 'disagrees',
    cues: [
      /^(but |no |hey )?(you|u) (said|told me|say)\b/,
      /^(no )?(that's|thats|that is|it's|its) not (true|fair|what i (said|meant|wrote))\b/,
      /^(that's|thats|that is|it's|its|this is) (so |really )*(unfair|mean|wrong)[.!]*$/,
      /\b(you're|you are|your|ur) wrong\b/,
    ],
  },
  {
    intent: 'declines',
    cues: [
      /^(no |but )?i (don't|dont|do not|really don't) (really )?(want to|wanna|want)[.!]*$/,
      /\b(don't|dont|do not|rather not) (want to |wanna |like to )?(talk|say|tell|share|write) ?(about|you)?\b(?!.{0,20}\b(but|because)\b)/,
      /\b(it's|its|that's|thats) private\b/,
      /\b(talk|write|do|think) (about )?something else\b/,
      /\bchange (the |my )?(topic|subject)\b/,
      /^(please |pls )?stop[.!]*$/,
    ],
  },
  {
    intent: 'thanks',
    cues: [/^(ok |okay |oh |cool )?(thanks?|thank (you|u)|ty|thx|tysm|cheers|ta)\b.{0,30}$/],
  },
  {
    intent: 'stuck',
    cues: [
      /^(i )?(dk|idk|idek|dunno|donno|dno|idc|uh+|um+|er+|hm+|meh|hmm+)\b.{0,25}$/,
      /^(ok |well |but |so |um |sorry )*i (still |really |just )?(don't|dont|do not|dnt|didnt|don) ?(really |even )?(no|know|now|kno)\b.{0,45}$/,
      /^(really |still )?(don't|dont|do not) (really |even )?(know|kno)\b.{0,45}$/,
      /^i (am )?(not|no|never) (know|understand|have idea)\b.{0,45}$/,
      /\b(no|not any|haven't any|dont have any|don't have any|out of|got no|have no) (ideas?|idears?|clue)\b/,
      /\b(i'm|i am|im) (so |really |totally |still )?(stuck|confused|lost|blank|not sure|unsure)\b/,
      /\b(can't|cant|cannot|can not|couldn't) (think|do|decide|come up|write)\b/,
      /^(please |pls |can (you|u) )?help( me)?( please| pls)?[.!?]*$/,
      /\bi need (some )?help\b/,
      /^(nothing|not sure|no idea|nope idk|anything|whatever|i forgot|i forget|i give up|pass|skip|skip it|next|(i )?(really )?(dont|don't) care|who cares)[.!?]*$/,
      /^[?.!]+$/,
      /\bwhat (should|do|shoud|shud|can|could) i (write|right|put|say|talk)\b/,
      /\bmy (mind|brain|head) is (blank|empty)\b/,
      /\bgive me (just |only )?(one|an?|some|another|\d+) (good |strong )?(reasons?|facts?|arguments?|points?|ideas?)\b/,
      /\b(no|not|don't|dont) (have |has |got )?(any )?more (words?|ideas?)\b/,
      /\bit('s| is) (too |so |really )?hard\b/,
      /\bi (don't|dont|do not) (have|get) (one|any|it)\b/,
      /\bhow (do|should|can|would|could) i (even |ever )?(start|begin)\b/,
    ],
  },
  {
    intent: 'greeting',
    cues: [
      /^(hi+|hey+|hello+|hiya|yo|sup|g'?day|good (morning|afternoon|evening)|heya)( there| coach| inkling| again| bot| teacher| sir| miss| everyone)*[.!]*$/,
    ],
  },
  {
    intent: 'off_topic',
    cues: [
      /\b(tell|say) (me )?a (joke|riddle|secret|story)\b/,
      /^(can|let's|lets|could|wanna|do you want to|i want to) (we |you |u )?(play|chat|watch|be friends)\b/,
      /\b(what's|whats|what is|who won|who is|what time|when is) (the )?(time|weather|footy|lunch|score|game|capital|recess|date|news)\b/,
      /\bwhat('s| is|s)? \d+ ?(\+|x|times|plus|minus|-|\*|divided)/,
      /\b(can i|may i) (go|eat|have a break|play|watch|get a drink)\b/,
      /^(i'?m (so )?(hungry|tired|bored)|i need to (go|pee|wee).*)$/,
      /\bdo (you|u) (play|watch|know|like|have) (minecraft|roblox|fortnite|youtube|tiktok|footy|soccer|pizza|pets?)\b/,
      /\b(guess what|did you know)\b/,
      /^my \w+ (just|is|keeps) .{3,40}\b(lol|haha+|lmao|rn|right now)[.!]*$/,
      /\bwho (would|do you think will) win\b/,
    ],
  },
];

export const yesWords =
  /^(yes+|yeah|yea|yep|yup|ye|sure|ok|okay|k|kk|of course|(ok )?i (have |just )?(started|did|did it|wrote it|am writing)|true|right|correct|i (think|guess) so|maybe|probably|alright|fine|cool|nice|good|great|wow|lol|a?(ha){2,}h?|haha+|hehe+|oh|same|both|poo+p?|bum(bum)?|farts?|wee|butts?|fart noises?)[.! ]*$/;
export const noWords =
  /^(no+|nah|nope|not really|never|none|neither|i don't think so|no thanks?|no thank you)[.! ]*$/;

/** Function words that give away a text in another language written in our letters. */
export const foreignWords: Set<string> = new Set(
  `je ne pas qui une les des est suis nous vous avec dans pour mais tres il elle c'est sais quoi
  el los las una por para pero como esta muy yo qué porque está soy tengo quiero mucho
  der und nicht ich ein eine auf für wir wie che non sono questo gli molto
  não uma você isso meu minha estou xie yao zhe shenme ang mga ako ikaw hindi
  toi khong mot cua saya tidak yang itu aku kamu için çok değil`.split(/\s+/),
);
