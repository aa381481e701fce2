/** Words that every child says, though no list of school words has them; written for Inkling. */
export const everydayWordsOfChildren: ReadonlySet<string> = new Set(
  `mum mums dad dads nan nans pop grandma grandpa maths homework recess footy soccer netball cricket iphone ipad phone
  google youtube tiktok minecraft roblox internet online website video videos game games gamer tv telly lolly lollies
  chips pizza burger icecream undies toilet poo bum teacher teachers kid kids guy guys mate mates cop cops bored boring
  yuck yucky yummy cute cool silly funny scary awesome amazing super annoying annoyed grumpy shopping everyone everybody
  everything everywhere anything anyone someone something somewhere nothing yesterday tomorrow sometimes anymore
  monday tuesday wednesday thursday friday saturday sunday birthday christmas easter holiday holidays weekend
  january february april june july august september october november december`.split(/\s+/),
);

/** Talk that has no place among words chosen with care. */
export const slangWords: ReadonlySet<string> = new Set(
  `gonna wanna gotta kinda sorta dunno coz cuz cos bout em ya yeah yep nah nope bruh bro bros dude lol omg wow haha hey
  freaking freakin freaked frickin heck crap crappy damn sucks sucky stuff heaps lotsa legit chill chilled vibe vibes
  basically literally whatever dumb stupid chucked sittin stickin ain't y'all arvo`.split(/\s+/),
);
