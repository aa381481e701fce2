/** What can be seen, heard, smelt, tasted or touched. */
export const sensePattern =
  /\b(?:see|saw|seen|watch\w*|look\w*|star(?:ed|ing)|glanc\w*|hear|heard|listen\w*|sound\w*|nois[ey]\w*|loud\w*|quiet\w*|silen\w*|whisper\w*|creak\w*|crack\w*|crunch\w*|buzz\w*|hiss\w*|bang\w*|thud\w*|rustl\w*|roar\w*|echo\w*|smel[lt]\w*|stink\w*|stank|scent|tast\w*|salty|sweet|sour|felt|feel\w*|touch\w*|cold|icy|warm|hot|wet|damp|dry|soft|rough|smooth|sticky|slimy|sharp|dark\w*|bright\w*|shin\w*|shone|glow\w*|glitter\w*|gleam\w*|sparkl\w*|shimmer\w*|shadow\w*|light|red|orange|yellow|green|blue|purple|pink|black|white|grey|gold\w*|silver\w*|brown|tall|tiny|huge|dusty|muddy|foggy|misty|cloud\w*|rain\w*|wind\w*|sun\w*|storm\w*|thunder\w*|snow\w*|sky)\b/i;

/** What a body does when it feels. */
export const bodilyFeelingPattern =
  /\b(?:heart|hands?|fingers?|face|eyes?|eyebrows?|mouth|lips?|teeth|cheeks?|stomach|tummy|belly|knees?|legs?|feet|foot|arms?|shoulders?|chest|throat|skin|hair|breath\w*|tears?|tear|sweat\w*|shak\w*|shook|trembl\w*|shiver\w*|blush\w*|smil\w*|grin\w*|frown\w*|cried|cry\w*|sob\w*|gulp\w*|gasp\w*|sigh\w*|jump\w*|bounc\w*|froze|frozen|clench\w*|swallow\w*|red|pale|butterflies)\b/i;

/** What goes on inside a head. */
export const thinkingPattern =
  /\b(?:thought|think\w*|wonder\w*|hop(?:e|ed|ing)|wish\w*|want\w*|knew|know\w*|remember\w*|imagin\w*|decid\w*|believ\w*|realis\w*|realiz\w*|worr\w*|guess\w*|dream\w*|felt|feel\w*|afraid|scared|proud|nervous|excited|asked myself|told myself)\b/i;

/** Why something is so, or what it leads to. */
export const reasonPattern =
  /\b(?:because|since|so that|so|as a result|therefore|that is why|that's why|that’s why|this means|which means|means that|leads? to|led to|caus\w+|in order to|due to|otherwise|if|reason|to (?:save|help|stop|make|get|keep|show))\b/i;

/** An example, announced as one, or a number. */
export const examplePattern = /\b(?:for example|for instance|such as|like when|imagine|one time|once)\b|\d/i;

/** An example that is called one. */
export const statedExamplePattern = /\b(?:for example|for instance|such as|like when|e\.g\.)/i;

/** Why something is so, said in so many words. */
export const statedReasonPattern =
  /\b(?:because|becos|becuse|cause|cos|cuz|that is why|that['’]s why|this means|which means|the reason)\b/i;

/** Proof: an example, a number, a source, a memory. */
export const proofPattern =
  /\b(?:for example|for instance|such as|like when|in fact|according to|studies|research|scientists|experts|survey|percent|per cent|last (?:week|month|year|summer|winter|term)|once|one (?:day|time)|yesterday|my (?:mum|dad|brother|sister|friend|cousin|nan|aunt|uncle|teacher|school|class)|our (?:school|class|town|family)|hundred|thousand|million|half|most|every (?:day|week|year))\b|\d/i;

/** Whom it is about when a case is made. */
export const peoplePattern =
  /\b(?:you|your|we|us|our|everyone|everybody|people|kids|children|students|families|parents|teachers|they|them|their|animals|community|neighbours|world|planet|myself)\b/i;

/** What gets in the way. */
export const troublePattern =
  /\b(?:but|suddenly|lost|gone|missing|vanish\w*|disappear\w*|stuck|trapped|broke\w*|crash\w*|fell|fall\w*|scream\w*|attack\w*|chas\w*|danger\w*|trouble|problem|monster|hurt|bleed\w*|couldn['’]?t|could not|can['’]?t|didn['’]?t|wouldn['’]?t|would not|unfortunately|oh no|scared|terrified|worse|wrong|stole\w*|storm|fire|flood\w*|failed|slipp\w*|snapp\w*|too (?:late|high|deep|dark|heavy|far|fast|small|big)|locked|jammed|again|stopped|closer|angry|afraid|cold|dark)\b/i;

/** What makes trouble worse: not only "but" or a feeling. */
export const harderPattern =
  /\b(?:worse|even|suddenly|nobody|no one|lost|gone|missing|vanish\w*|stuck|trapped|broke\w*|crash\w*|fell|chas\w*|couldn['’]?t|could not|can['’]?t|cudnt|wouldn['’]?t|closer|too (?:late|high|deep|heavy|far|fast)|locked|jammed|failed|slipp\w*|snapp\w*|flood\w*|rising|tried)\b/i;

/** How an argument closes. */
export const argumentClosingPattern =
  /\b(?:in conclusion|to conclude|to sum up|in summary|overall|all in all|for (?:all )?these reasons|so (?:please|let|next time|remember)|therefore|that is why|that['’]s why|please|should|must|it is time|let['’]?s|in short|finally)\b/i;

/** A comparison. */
export const comparisonPattern =
  /\b(?:(?<!\b(?:i|you|we|they|would|don['’]?t|really|also|do|to|people|kids) )like (?:an?|the|my|his|her|our|two|some|someone|something|tiny|little|big|old|wet|\w+ing)|as \w+ as|as if|as though|than an?|remind(?:s|ed) (?:me|him|her|us) of)\b/i;

/** What has changed. */
export const lastingChangePattern =
  /\b(?:now|different\w*|chang\w*|same|still|again|any ?more|no longer|never|ever since|back|learn(?:ed|t)|grew|became|once|used to)\b/i;
