const list = (names: string): ReadonlySet<string> =>
  new Set(names.split(/[,\n]/).flatMap((name) => (name.trim() === '' ? [] : [name.trim().toLowerCase()])));

/** Words for one's own people: they name a place in a family, not a person. */
export const familyTitles = list(`
  mum, mummy, mom, mam, mama, ma, dad, daddy, papa, pa, baba, abba, abbu, ammi, amma, appa, nan, nana, nanna, nanny, nain, taid, gran, granny, grandma, grandpa, grandad, granddad, pop, poppy, poppa,
  grandmother, grandfather, aunt, aunty, auntie, uncle, sis, bro, dada, dadi, nana ji, nani, chacha, chachi, tauji, taiji, mamu, mami, masi, mausi, bua, bhaiya, didi, thatha, paati, ajji, teta, jiddo, jido, sido, tata,
  khalo, khalto, ammo, amto, bibi, bobo, ye ye, yeye, nai nai, nainai, po po, popo, gong gong, gonggong, por por, ah ma, ah gong, gege, jiejie, didi, meimei, ba, me, ong noi, ba noi, ong ngoai, ba ngoai, bà, ông, ông nội, bà nội,
  bà ngoại, ông ngoại, lola, lolo, tita, tito, kuya, ate, oma, opa, nonna, nonno, yiayia, papou, baba, babcia, abuela, abuelo, halmoni, koro, kui, nan, tutu, sister, brother, miss, sir, teacher
`);
