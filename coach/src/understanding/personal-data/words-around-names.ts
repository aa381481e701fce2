/** Words around a name that say whose it is; written for Inkling. */
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const personTitles = list(
  `mr mrs ms miss mister dr doctor prof professor coach aunty auntie aunt uncle sir madam pastor father sister brother imam rabbi reverend rev nan nana
  nanna pop poppy grandma grandpa granny gran teta jido dadi nani didi bhaiya bhai anna akka chacha mausi ba ong co chu bac anh chi cô chú bác bà ông principal
  constable sergeant officer nurse captain cpl sgt fr ustad ustaz ustadh sheikh guru ayi shushu laoshi teacher sensei tita tito yiayia nonna nonno ammo khalo khalto amma appa mum dad`,
);

export const relationWords = list(
  `friend friends freind frend bff bestie besties mate mates sister sisters sis brother brothers bro cousin cousins cuz mum mom mummy dad daddy nan nanna nana pop grandma grandpa
  grandmother grandfather granny aunt aunty auntie uncle stepdad stepmum stepbrother stepsister teacher coach tutor neighbour neighbours neighbor classmate classmates partner buddy babysitter twin twins niece nephew
  principal doctor dentist girlfriend boyfriend gf bf crush captain driver boss carer nurse ta aide son daughter baby little big older younger best mates' deputy librarian roommate`,
);

export const wordsBeforeNames =
  list(`called named name names nicknamed call calls im i'm i’m its it's it’s hi hello hey dear from love by sincerely truly regards signed cheers xoxo ps
  thanks faithfully invite invited with and me`);

export const verbsAfterNames =
  list(`said says say told tell tells asked ask asks reckons reckon thinks goes went got gets was is has had wants likes came comes laughed laughs cried cries yelled
  shouted gave sits sat lives lived plays played picked taught helped`);

export const schoolWords =
  list(`school primary public secondary college academy grammar high kindergarten kindy preschool montessori intermediate ps hs shs sps campus convent vidyalaya vidyalay vidya
  mandir lycee madrasa madrasah juniors infants state catholic christian tafe uni university elementary comprehensive sixth form p-12 k-12 middle`);

export const clubWords =
  list(`club fc afc sc cc rfc netball soccer football footy cricket rugby league union hockey swimming swim squad team tigers lions sharks bulldogs eagles panthers hawks dragons
  warriors stars comets united city rovers wanderers scouts guides cubs brownies joeys cadets dance ballet studio gymnastics gym choir band orchestra church mosque masjid temple gurdwara parish ministry
  youth group karate taekwondo judo dojo martial arts academy under u10s u12s u14s drama theatre company juniors boxing basketball hoops surf lifesaving nippers pony riding athletics harriers squadron troop kinder`);

export const placeNameWords =
  list(`park reserve oval beach creek river lake pool shops plaza mall centre center market bakery cafe café shop store library hospital station village road estate hill hills heights valley
  bay point island farm playground skatepark cinema hardware pharmacy chemist takeaway kebabs fish chips supermarket servo pub hotel hall gardens garden field fields green common wharf jetty showgrounds
  tip dam ground grounds baths rec leisure restaurant bowl crossing square arcade lane street court north south east west upper lower mount mt port point st saint great little new old`);

export const streetWords =
  list(`street st road rd avenue ave av parade pde drive dr lane ln court ct crescent cres place pl way close cl highway hwy boulevard blvd terrace tce circuit cct grove gr esplanade
  esp square sq track loop row walk rise mews nagar marg colony gali sector block flat unit apartment lot society enclave chowk layout postcode gardens`);

export const storyWords =
  list(`once story stories character characters chapter book books novel novels movie movies film films read reading reads author poem play scene hero villain wizard witch dragon princess prince king queen
  kingdom castle magic detective alien aliens planet robot robots pirate pirates vampire ghost monster spell sword knight fairy legend myth plot narrator protagonist theme essay series episode game games
  level show song songs album singer actor history historical war century ancient invented famous empire president minister player players scored goal world fan team movie sequel theory`);

export const firstPersonWords = list(`i im i'm i’m ive i've i’ve my me we our us mine id i'd ill`);
