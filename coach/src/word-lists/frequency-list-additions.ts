/** Words Australian children use that the frequency list lacks; written for Inkling. */
export const frequencyListAdditions: ReadonlySet<string> = new Set(
  `powerlines powerline slurpee carpark carparks squishy squishies flathead flatheads whiting trevally arvo ambo anzac aussie aussies barbie barra barramundi bathers billabong billabongs bilby bilbies bindi
  bludger bogan boomerang boomerangs brekkie brekky brolga bunyip budgie budgies bushfire bushfires bushwalk
  bushwalking canberra cockatoo cockatoos corroboree cuppa daggy darwin didgeridoo dingo dingoes dreamtime
  dropbear echidna echidnas emu emus esky eucalypt eucalyptus eucalypts footy fortnite galah galahs geelong
  goanna goannas hobart homeschool iphone ipad kindy kookaburra kookaburras koala koalas lamington lamingtons
  lego lollies lolly magpie magpies mangroves maths milo minecraft mozzie mozzies mum mums mummy mummys naarm
  naplan naidoc netball ngarrindjeri noongar numbat nulla outback pademelon pavlova perth platypus playdough
  playground pokemon possum possums potoroo prac prep quokka quokkas rego roblox roo roos sanga sausage-roll
  servo skibidi smoko snags soccer sunnies sunscreen swimmers tafe tassie tasmania tasmanian thongs tiktok
  tradie tradies trackies uluru ute utes vegemite wallaby wallabies waratah wattle wetsuit wombat wombats
  woolies woolworths yabby yabbies yakka youtube youtuber youtubers zoom app apps blog blogs email emails emoji
  emojis google googled internet laptop laptops online offline screenshot selfie selfies smartphone smartphones
  website websites wifi covid lockdown lockdowns homeschooling vape vapes vaping recycling recyclable reusable
  sustainable sustainability biodegradable microplastics`
    .split(/\s+/)
    .filter(Boolean),
);
