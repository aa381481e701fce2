/** Words that make a story or a case vivid and that people hardly ever say, so the frequency list lacks them; written for Inkling. */
export const rareExpressiveWords: ReadonlySet<string> = new Set(
  `amble ambled ambles ambling bareheaded basked basks bellowed billow billowed billowing billows cackled cantered
  cantering canters caresses centimetre cheapness chirped chomped chomps chortle chortled chortles chortling
  chuckled cicada cicadas clamber clambered clambering clambers clanged clattered clinked clinks coaxes
  counterargument cowered cowers crackled cradled craggy crams creaked creasing creekbed cringed cringes crinkled
  crinkles crinkling crouches crumbly crumples crumpling dangles darted dawdled dawdles disproportionately
  doorframe downpour drenches drenching dribbled drizzly drooped drooping droops drowsily dumbfounded eaves ebbed
  ebbing ebbs elbowed elbowing estuary expensively faltered falters fastening fastens fidget fidgeted fidgets
  flickered flinches floury fluttered fundraisers galloped gape gaped gapes gawked gawks gazes gingerly glares
  gleamed gleams gleefully glided glimmered glimmering glimmers glimpsing glinted glinting glints glistened
  glistens glittered glower glowered glowering glowers gnarled gnaws gobbles gobsmacked grasps greedily grimaced
  grimaces grimacing growled gruffly grumbled grumbles guffaw guffawed guffawing gulped gumboot gumboots gushed
  gushes hailstone hailstones haversack headland heaves hesitantly hexagon hexagons hoarsely hobbled hobbles
  hooted hovers huddles huddling hunching hungrily hurdled hurdling hurls hurtle hurtles huskily implored implores
  imploring influencer influencers jangled jangles jeer jeered jingled jostle jostled jostles jostling kelpie
  kilogram kilograms kilometre kneaded kneads knobbly letterbox lichen limped limps litre lobbed lobbing lobs
  loomed lunchboxes lunges lunging lurched lurches lurching lurked matted meander meandered meanders mischievously
  misunderstands moderated moderates moderating muggy mumbled munches murmured musky nonplussed nudged nudges
  nuzzle nuzzled nuzzles o'clock oozed panted plod plodded plodding plods plummets pollutant pounces pouncing
  prickle prickled prickles prickling prowled prowls quivered rafter ramshackle recoiled recoiling recoils
  renewables rhinoceroses rippled ruffling rumbled rummaged rummages rustled rustles sagged sags sandpit sauntered
  sauntering saunters savoured savouring savours scampered scampers sceptic sceptics schoolbag scoffing scorches
  scowled scowling scowls scrambles scrawling scrawls screeched scribbles scrolled scrolling scrunched scrunches
  scrunching scurried scurries scuttles seeped sheepish sheepishly shimmered shimmers shimmery shivered shrieked
  shrilly shrugs shuddered shuffles singes sizzled skitter skittered skittering skitters slinks slithers slouched
  slouches sluggishly slumps slurped slurps smirked smirks smoulder smouldered smoulders smudging snarled sneering
  sneers snickered sniffled snigger sniggered snuffle snuffled snuffles snuffling sparkled spattering spatters
  spirals splattering splatters splutter spluttered sprawl sprawling sprawls sprinted spurted sputter sputtered
  sputters squashes squawked squelched squelches squelching squelchy squinted squints squirmed squirms squishes
  stammered sternly stormwater strummed strums sunburnt sunhat swaps swats sways swerves swigged swigging swigs
  swipes swirled swivels swoops tangles tangling teeter teetered teetering teeters tendril thirstily thrashes
  threadbare thumped thumps timidly tingled tinkered tinkers tiptoed topples totter tottered tottering totters
  towered tramped tramples treehouse trickled trickles trill trilled trills trudged trudges tussled tussles
  tussling twinkled twinkles twirls twittered twittering twitters undergrowth unfurl unfurling unfurls unhurried
  unsustainable untangled untangles untangling verandah waddled waddles waddling wailed warily wearily wedging
  wheezed whimpered whirled whirls whirr whirred whisking whisks wilting wilts winced wincing wobbled wolfed
  wordless wordlessly wriggled wriggles wriggly wrinkling yelp yelped yowl yowled yowls zigzags zooms`.split(
    /\s+/,
  ),
);
