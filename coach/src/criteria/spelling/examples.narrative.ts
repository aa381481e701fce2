import type { ExamplesByBand } from '../../feedback/examples/example.ts';

export const narrativeExamples: ExamplesByBand = {
  early: [
    {
      topics: ['ship', 'fish'],
      before: 'The sip had a fis on it.',
      after: 'The ship had a fish on it.',
      why: 'Say it slowly. “sh” is one sound made with two letters.',
    },
    {
      topics: ['jump', 'log'],
      before: 'I jupt ovr the log.',
      after: 'I jumped over the log.',
      why: 'Clap the beats: o-ver has two, so both beats need a vowel.',
    },
    {
      topics: ['lake', 'night'],
      before: 'At nite we went to the lak.',
      after: 'At night we went to the lake.',
      why: 'The “e” at the end of “lake” makes the “a” say its name. Learn “night” with “light”.',
    },
    {
      topics: ['brother', 'bridge'],
      before: 'My bruver ran on the brij.',
      after: 'My brother ran on the bridge.',
      why: 'Listen for “th” in brother. The end of bridge is “dge”, like fudge.',
    },
    {
      topics: ['horse', 'cart'],
      before: 'Wen the hors cam, we sed hello.',
      after: 'When the horse came, we said hello.',
      why: '“When”, “came” and “said” turn up all the time. Learn them as whole words.',
    },
  ],
  growing: [
    {
      topics: ['picnic', 'ants'],
      before: 'Their were ants everywere and they ate there lunch.',
      after: 'There were ants everywhere and they ate their lunch.',
      why: '“There” has “here” in it, for places. “Their” shows who owns it.',
    },
    {
      topics: ['diving', 'pearl'],
      before: 'He was diveing and hopping to find a pearl, but he was geting cold.',
      after: 'He was diving and hoping to find a pearl, but he was getting cold.',
      why: 'Drop the “e” before “-ing” (hope, hoping). Double the last letter after a short vowel (get, getting).',
    },
    {
      topics: ['castle', 'knight'],
      before: 'The nite new the casel well.',
      after: 'The knight knew the castle well.',
      why: 'Say the silent letters in your head: k-night, k-new, cas-t-le.',
    },
    {
      topics: ['friend', 'birthday'],
      before: 'I was suprised becos my freind rememberd.',
      after: 'I was surprised because my friend remembered.',
      why: 'Break long words into beats: sur-prised, re-mem-bered. There is an “end” in “friend”.',
    },
    {
      topics: ['babies', 'foxes'],
      before: 'Three babys and two foxs ran past the bushs.',
      after: 'Three babies and two foxes ran past the bushes.',
      why: 'Change “y” to “ies”. After x, sh and ch, add “es”.',
    },
  ],
  strong: [
    {
      topics: ['expedition', 'jungle'],
      before: 'The expidition was definately dangerus.',
      after: 'The expedition was definitely dangerous.',
      why: 'Find the word inside: ex-pedi-tion, de-finite-ly, danger-ous.',
    },
    {
      topics: ['restaurant', 'chef'],
      before: 'The restraunt had a peculier atmosfere.',
      after: 'The restaurant had a peculiar atmosphere.',
      why: 'Some words keep letters from their first language: rest-au-rant, atmos-phere.',
    },
    {
      topics: ['scientist', 'laboratory'],
      before: 'The scientist payed no attension in her labratory.',
      after: 'The scientist paid no attention in her laboratory.',
      why: 'You can hear “labor” in laboratory if you say every part. “Pay” becomes “paid”.',
    },
    {
      topics: ['audience', 'applause'],
      before: 'The audiance aplauded enthusiasticly.',
      after: 'The audience applauded enthusiastically.',
      why: 'Words that end in “-ic” take “-ally”. Audience comes from “audio”: things we hear.',
    },
    {
      topics: ['neighbours', 'mischief'],
      before: 'Our nieghbours recieved news of the mischeif imediately.',
      after: 'Our neighbours received news of the mischief immediately.',
      why: 'Check ei and ie one at a time: n-ei-ghbours, rec-ei-ved, misch-ie-f. Immediately has a double m.',
    },
  ],
};
