import type { FindingKind } from '../finding.ts';

/** Single words that are always a slip, by the rule that explains them; `word: first idea / second`. Written for Inkling. */
export interface WordFixes {
  rule: string;
  kind: FindingKind;
  fixes: string;
}

export const wordFixes: readonly WordFixes[] = [
  {
    rule: 'irregular-past',
    kind: 'grammar',
    fixes: `brang: brought, brung: brought, bringed: brought, broughted: brought, bended: bent, bited: bit, blowed: blew,
      breaked: broke, broked: broke, builded: built, buyed: bought, boughted: bought, buildt: built, catched: caught,
      caughted: caught, choosed: chose, comed: came, costed: cost, creeped: crept, cutted: cut, digged: dug, doed: did,
      drawed: drew, drinked: drank, drived: drove, droved: drove, eated: ate, ated: ate, falled: fell,
      feeded: fed, feeled: felt, fighted: fought, finded: found, flied: flew, flewed: flew, forgetted: forgot,
      forgotted: forgot, freezed: froze, getted: got, gived: gave, goed: went, wented: went, growed: grew, grinded: ground,
      haved: had, heared: heard, hided: hid, hitted: hit, holded: held, hurted: hurt, keeped: kept, knowed: knew,
      leaded: led, leaved: left, letted: let, losed: lost, maked: made, meeted: met, payed: paid, putted: put,
      readed: read, rided: rode, rised: rose, runned: ran, ranned: ran, selled: sold, sended: sent,
      setted: set, shaked: shook, shooted: shot, shutted: shut, sinked: sank, sitted: sat, sleeped: slept,
      slided: slid, speaked: spoke, spended: spent, spreaded: spread, standed: stood, stealed: stole, sticked: stuck,
      sweeped: swept, swimmed: swam, swinged: swung, swang: swung, taked: took, tooked: took, teached: taught, teared: tore,
      telled: told, thinked: thought, throwed: threw, threwed: threw, thunk: thought, understanded: understood,
      waked: woke, weared: wore, winned: won, writed: wrote, wroted: wrote, stucked: stuck, splitted: split, stoled: stole, camed: came, gotted: got, losted: lost, foughted: fought, seened: saw,
      sanged: sang, swammed: swam, grewed: grew, drewed: drew, shooked: shook, woked: woke, hidded: hid`,
  },
  {
    rule: 'irregular-comparison',
    kind: 'grammar',
    fixes: `gooder: better, goodest: best, gooderest: best, badder: worse, baddest: worst, worser: worse, worsest: worst,
      worstest: worst, bestest: best, betterer: better, funner: more fun, funnest: most fun, beautifuller: more beautiful,
      beautifullest: most beautiful, farest: farthest`,
  },
  {
    rule: 'irregular-plural',
    kind: 'grammar',
    fixes: `childs: children, childrens: children / children's, mans: men, womans: women, mens: men / men's,
      womens: women / women's, foots: feet, feets: feet, tooths: teeth, teeths: teeth, mouses: mice, mices: mice,
      gooses: geese, sheeps: sheep, deers: deer, persones: people, informations: information,
      homeworks: homework, furnitures: furniture, equipments: equipment, advices: advice, luggages: luggage,
      knowledges: knowledge, stuffs: stuff, evidences: evidence, aircrafts: aircraft, musics: music,
      leafs: leaves, knifes: knives, wolfs: wolves, thiefs: thieves, shelfs: shelves, wifes: wives, loafs: loaves,
      calfs: calves, halfs: halves, elfs: elves, scarfs: scarves, themselfs: themselves, yourselfs: yourselves,
      ourselfs: ourselves`,
  },
  {
    rule: 'self-word',
    kind: 'grammar',
    fixes: `hisself: himself, theirself: themselves, theirselves: themselves, themself: themselves, ourself: ourselves,
      meself: myself, itselfs: itself`,
  },
  {
    rule: 'two-words',
    kind: 'spelling',
    fixes: `alot: a lot, alots: a lot, aswell: as well, infact: in fact, incase: in case, atleast: at least,
      eachother: each other, noone: no one, ofcourse: of course, thankyou: thank you, abit: a bit, nevermind: never mind,
      everytime: every time, inorder: in order, infront: in front, insted: instead,
      alittle: a little, allof: all of, bestfriend: best friend, iceream: ice cream, icecream: ice cream, highschool: high school,
      dinningroom: dining room, livingroom: living room, intime: in time, byfar: by far,
      forexample: for example, afew: a few, asoon: as soon, thenext: the next, inthe: in the, ontop: on top, atall: at all,
      rightaway: right away, eventhough: even though, aslong: as long, outof: out of, upto: up to, soo: so`,
  },
  {
    rule: 'informal-word',
    kind: 'spelling',
    fixes: `gonna: going to, wanna: want to, gotta: have to, kinda: kind of, coulda: could have, shoulda: should have,
      woulda: would have, lotsa: lots of, hafta: have to, dunno: don't know, cos: because, coz: because, cuz: because,
      tho: though, u: you, plz: please, pls: please, ppl: people, bc: because, idk: I don't know, ur: your / you're,
      thru: through, nite: night, lite: light, luv: love`,
  },
  {
    rule: 'missing-apostrophe',
    kind: 'punctuation',
    fixes: `dont: don't, doesnt: doesn't, didnt: didn't, cant: can't, cannt: can't, wont: won't, isnt: isn't, arent: aren't,
      wasnt: wasn't, werent: weren't, hasnt: hasn't, havent: haven't, hadnt: hadn't, couldnt: couldn't,
      shouldnt: shouldn't, wouldnt: wouldn't, mustnt: mustn't, neednt: needn't, aint: isn't / am not, im: I'm, ive: I've,
      youre: you're, youve: you've, youll: you'll, theyre: they're, theyve: they've, theyll: they'll, weve: we've,
      hes: he's, shes: she's, itll: it'll, thats: that's, whats: what's, theres: there's, heres: here's,
      wheres: where's, whos: who's, hows: how's, oclock: o'clock,
      couldve: could have / could've, shouldve: should have / should've, wouldve: would have / would've`,
  },
  {
    rule: 'possessive-apostrophe',
    kind: 'punctuation',
    fixes: `everyones: everyone's, someones: someone's, everybodys: everybody's, somebodys: somebody's, nobodys: nobody's,
      anyones: anyone's, todays: today's, tomorrows: tomorrow's, yesterdays: yesterday's`,
  },
  {
    rule: 'moved-apostrophe',
    kind: 'punctuation',
    fixes: `do'nt: don't, does'nt: doesn't, did'nt: didn't, ca'nt: can't, is'nt: isn't, are'nt: aren't, was'nt: wasn't,
      were'nt: weren't, has'nt: hasn't, have'nt: haven't, had'nt: hadn't, could'nt: couldn't, should'nt: shouldn't,
      would'nt: wouldn't, wo'nt: won't, its': it's / its, your's: yours, her's: hers, their's: theirs, our's: ours,
      the're: they're, ther'e: they're, they'er: they're, thier's: theirs, dont': don't, cant': can't,
      didnt': didn't, wont': won't`,
  },
  {
    rule: 'rare-word',
    kind: 'spelling',
    fixes: `wen: when, wot: what, woz: was, hav: have, sed: said, tha: the / they, sof: soft,
      wer: were / where, ther: there / their, wich: which / witch, thay: they, thier: their, gud: good,
      wat: what, thort: thought, sum1: someone,
      defiantly: definitely, teh: the, hte: the,
      adn: and, nad: and, taht: that, yuo: you, waht: what, si: is, ti: it, fo: of / for, sor: saw, relly: really`,
  },
];
