/**
 * Words Australian children write that the dictionaries lack or file under capitals only.
 * Written for Inkling from general knowledge of Australian English, games, food and sounds.
 */
export const dictionaryAdditions: ReadonlySet<string> = new Set(
  `skink skinks chainring chainrings quokka quokkas bilby bilbies bettong numbat quoll quolls drongo drongos brolga brolgas currawong currawongs
  lorikeet lorikeets rosella rosellas cassowary cassowaries yabbie yabbies witchetty bluebottle bluebottles
  bluey huntsman redback redbacks taipan taipans mulga spinifex bottlebrush banksia banksias jacaranda
  flathead flatheads whiting snapper trevally yellowtail barra goanna goannas meerkat meerkats backflip backflips cartwheel cartwheels joey joeys roo roos croc crocs stingers cockie cockies swag swags billy esky eskies
  naarm noongar eora gadigal wurundjeri yolngu arrernte wiradjuri kamilaroi gamilaraay pitjantjatjara torres
  palawa kaurna boonwurrung bundjalung koori kooris murri nunga anangu uluru kakadu daintree bondi ningaloo
  larapinta katoomba dubbo wagga toowoomba bendigo ballarat cairns townsville fremantle parramatta wollongong
  rego tradie tradies ambo ambos firie firies garbo garbos postie posties servo servos bottlo arvo arvos
  brekkie brekky barbie barbies snag snags sanga sangas chook chooks doona doonas dunny thongs ugg uggs bathers
  togs trackies trackie jumper jumpers jocks undies sunnies mozzie mozzies cuppa bikkie bikkies lolly lollies
  icy zooper dooper fairybread pavlova pav lamington lamingtons vegemite milo cheezels twisties tim tams anzac
  portaloo portaloos fifthly sixthly seventhly smoko uni kindy prep preps oval ovals tuckshop canteen bubblers bubbler tanbark downball handball footy afl
  nrl netball netballers auskick milko bogan daggy dag dags bludge bludged bludger reckon reckons heaps stoked
  yakka dob dobbed dobber dobbing stickybeak whinge whinged whinging whingeing ripper fossick bushwalk
  bushwalks bushwalking bushwalker bushranger bushrangers billabong billabongs corroboree didgeridoo woomera
  naplan naidoc acara anzacs nippers schoolies homeschool homeschooled
  minecraft roblox fortnite pokemon pikachu lego legos playstation xbox nintendo netflix disney spiderman batman
  superman ironman hulk elsa olaf shrek sonic mario luigi yoshi zelda creeper creepers enderman endermen
  redstone obsidian spawned spawn respawn respawned noob noobs gamer gamers gaming youtube youtuber youtubers
  tiktok tiktoks snapchat instagram whatsapp google googled googling wifi app apps iphone ipad ipads iphones
  chromebook chromebooks laptop email emails emoji emojis selfie selfies vlog vlogs livestream online offline
  screenshot hashtag podcast podcasts robux pewdiepie bluetooth
  ok okay yay yey yeah yep nope nah hooray woohoo yahoo yippee wow woah whoa ouch oof eek eww ew yuck yucky yum
  yummy aargh argh arrgh aagh ahh ahhh aww ooh oohh ohh uh uhh um umm hmm hmmm shh shhh psst brr haha hahaha
  hehe lol omg boo boohoo phew ugh meh blah gosh golly geez kaboom kapow boom whoosh swoosh splat splosh thwack
  thud vroom beep boing pow wham zap zzz ding dong woof meow miaow moo baa oink quack ribbit tweet nom noms
  mum mums mummy mumma mama dad dads daddy nan nans nana nanna nannas nanny pop pops poppy pa gran grans granny
  grandma grandmas grandpa grandpas gramps oma opa yiayia papou nonna nonno lola lolo abuela abuelo halmoni
  popo gong dadi nani auntie aunty unc bro bros sis bestie besties cuz
  sleepover sleepovers pyjamas pjs slushie slushies smoothie smoothies nachos taco tacos burrito burritos sushi
  ramen pho dumplings dumpling naan roti curry biryani samosa samosas halal kebab kebabs hummus falafel nutella
  oreo oreos mcdonalds maccas kfc spaghetti bolognese gelato icypole icypoles smarties maltesers fanta sprite
  unicorn unicorns zombie zombies ninja ninjas mermaid mermaids hoverboard jetpack superhero superheroes
  supervillain lightsaber lightsabers portal portals wormhole spaceship spaceships lifeguard rollercoaster
  rollercoasters trampoline trampolining trampolines skatepark playdate playdates cubbyhouse treehouse treehouses
  goalie goalies offside diwali eid ramadan hanukkah lunar matariki haka kapa kiwi kiwis
  microplastic microplastics biodegradable reusable deforestation co2 sunscreen sunsmart bullying cyberbullying cyber
  screentime helpline fidget spinners fluoro hi-vis tv dvd dvds usb pc pcs ps4 ps5 3d 2d am pm km kms cm kg ml
  tyre tyres zucchini zucchinis chilli chillies muesli sultanas capsicum rockmelon anymore alright
  snuck fave faves programme programmes mic mics goodbye goodnight
  esport esports stormwater floodwater floodwaters doorframe doorframes sunburnt influencer influencers vlogger vloggers livestreamed
  livestreaming unfollow passcode ebike ebikes upcycle upcycled upcycling renewables rainforest rainforests creekbed
  laneway laneways cubby cubbies heeler heelers boardies netballer softballer smartboard laminator gluestick pencilcase
  trackpants gangly wellbeing inclusivity neurodivergent adhd gurdwara laksa kimchi stormtrooper stormtroopers
  pandemic covid coronavirus lockdown lockdowns quarantine sanitiser
  wizarding quidditch hogwarts muggle muggles taekwondo karate judo parkour
  tui pavlovas kea pukeko iwi marae tamariki whanau kumara
  bok choy pak choi tofu tempeh miso edamame onigiri bento mochi gyoza udon soba teriyaki wasabi nori bulgogi bibimbap
  tteokbokki japchae dosa dosas idli idlis chapati chapatis paratha parathas pakora pakoras gulab jamun jamuns lassi
  lassis ghee paneer dal daal masala tandoori jollof fufu injera egusi plantain plantains sadza bobotie biltong
  shawarma tabbouleh kibbeh kofta koftas baklava halva haloumi halloumi tzatziki souvlaki spanakopita moussaka
  pierogi pierogis borscht schnitzel strudel croquembouche macaron macarons eclair eclairs churro churros empanada
  empanadas tamale tamales arepa arepas ceviche chimichurri hangi sipi lumpia adobo pancit banh gelati cannoli
  arancini gnocchi focaccia wattleseed muntry muntries quandong quandongs finger-lime bushfood damper lilly-pilly
  brushtail ringtail boobook boobooks kookaburra kookaburras galah galahs potoroo potoroos pademelon pademelons
  antechinus dunnart dunnarts bandicoot bandicoots wobbegong gummy stonefish clownfish parrotfish cuttlefish
  wagtail wagtails willie willy tawny frogmouth thornbill fairywren magpie-lark ibis corella corellas
  waratah waratahs grevillea grevilleas kurrajong coolabah wattle paperbark ironbark stringybark saltbush bluebush
  pigface tiggy brandy bullrush elastics knucklebones mancala mah-jong mahjong sudoku uno jenga tetris dodgeball
  pickleball goalball futsal kabaddi sepak takraw capoeira muay jiu jitsu abseil abseiling bouldering slackline
  parkrun rashie rashies boogie bodyboard bodyboarding kayaking
  djembe sitar tabla gamelan suling kenong ageng koto shamisen erhu ukulele ukuleles marimba glockenspiel
  plink plonk plip plop drip-drop hic tick tock clickety clack thump thumpety rat-a-tat scritch scritchy ratchety
  pitter patter whirr clunk clang squelch squelched splish fizz sizzle crackle
  slime slimes bakugan beyblade beyblades lunchables diorama dioramas papier-mache tie-dye spirograph
  stepmum stepmums stepdad stepdads stepbro stepsis stepsibling stepsiblings stepfamily stepfamilies stepparent stepparents
  stepnan stepkid stepkids stepgrandma stepgrandpa stepgran stepcousin stepcousins volcanos mangos flamingos tornados
  mosquitos donut donuts zongzi mooncake mooncakes hongbao cheongsam guzheng laisee jiaozi baozi dabke mansaf
  maqluba zaghareet knafeh kunafa darbuka abaya abayas thobe taraweeh suhoor iftar sabzeh nowruz samanu tahdig ghormeh
  khoresh halmeoni hanbok gayageum songpyeon chuseok kimbap gimbap pupusas pupusa quinceanera pinatas mariachi ajiaco
  lechon bagoong tinikling kulintang sinigang kameez lehenga lehengas sherwani dupatta dholki bhangra rangoli mehndi
  mehendi kathak bharatanatyam diyas ladoo ladoos kheer bhaji raita sambar payasam pongal ugali kitenge djembes
  krar berbere habesha lavalava siapo bunraku taiko yukata hakama ikebana onsen banitsa burek byrek cevapi cevapcici
  tamburica borek simit ayran lokum mins secs texta textas jaffle jaffles demountable demountables donga dongas toastie
  toasties granda didge didges catio catios there'll there'd weetbix poddy
  whare wharenui koro kuia tangi tangihanga waka taiaha hongi karakia waiata powhiri moana aotearoa pakeha mokopuna paua pipi pipis
  hinaki kereru weka taniwha kia ora wee`
    .split(/\s+/)
    .filter(Boolean),
);
