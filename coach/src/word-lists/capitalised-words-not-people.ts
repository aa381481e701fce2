/** Words with a capital that name nobody; written for Inkling. */
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Places a child writes about, each by any one word of its name. */
export const capitalisedPlaces = list(`
  australia sydney melbourne brisbane perth adelaide hobart darwin canberra cairns geelong newcastle wollongong
  ballarat bendigo dubbo townsville broome tasmania queensland victoria uluru bali indonesia china japan tokyo india
  vietnam thailand singapore malaysia philippines korea nepal pakistan afghanistan syria lebanon iraq iran africa
  egypt kenya sudan somalia america canada mexico brazil england london britain scotland ireland wales france paris
  italy rome spain greece germany europe asia antarctica russia ukraine fiji samoa tonga zealand auckland hawaii
  california texas york hollywood disneyland legoland dreamworld seaworld earth mars jupiter saturn hogwarts narnia
  kmart woolworths coles bunnings mcdonalds bondi kakadu gallipoli
`);

/** Days, feasts, subjects, tongues, brands and the words that close a story. */
export const capitalisedThings = list(`
  easter halloween ramadan diwali eid hanukkah anzac naidoc english maths science history geography latin french
  chinese japanese italian spanish arabic mandarin hindi vietnamese greek german aboriginal noongar yolngu naplan
  google youtube tiktok minecraft roblox fortnite netflix instagram facebook internet ipad iphone xbox playstation
  nintendo lego covid end item chapter part term year grade room number god ok tv bbq god
`);
