import type { ExamplesByBand } from '../../feedback/examples/example.ts';

export const persuasiveExamples: ExamplesByBand = {
  early: [
    {
      topics: ['shop', 'chips'],
      before: 'The sop has cips.',
      after: 'The shop has chips.',
      why: '“sh” and “ch” are each one sound made with two letters.',
    },
    {
      topics: ['game', 'rules'],
      before: 'It is a fun gam and the ruls are esy.',
      after: 'It is a fun game and the rules are easy.',
      why: 'The last “e” makes the vowel say its name: game, rule.',
    },
    {
      topics: ['helping', 'jobs'],
      before: 'We shud help wif jobs.',
      after: 'We should help with jobs.',
      why: 'Learn “should” with “could” and “would”. Put your tongue between your teeth for “th”.',
    },
    {
      topics: ['books', 'bag'],
      before: 'I thinc evryone needs a book bag.',
      after: 'I think everyone needs a book bag.',
      why: 'Two words hide in “everyone”: every and one.',
    },
    {
      topics: ['green', 'park'],
      before: 'Peple like a gren park becos it is nis.',
      after: 'People like a green park because it is nice.',
      why: 'Long “ee” has two letters in “green”. Learn “people” and “because” by heart.',
    },
  ],
  growing: [
    {
      topics: ['shopping', 'bags'],
      before: 'Shoping with plastic bags is hurtting animals.',
      after: 'Shopping with plastic bags is hurting animals.',
      why: 'Short vowel, one last letter: double it (shop, shopping). “Hurt” ends with two, so add no more.',
    },
    {
      topics: ['vegetables', 'dinner'],
      before: 'Vegtables are diffrent and intresting.',
      after: 'Vegetables are different and interesting.',
      why: 'Say the part we often swallow: veg-e-tables, diff-er-ent, int-er-esting.',
    },
    {
      topics: ['weather', 'uniform'],
      before: 'We don’t no weather too wear a jumper or not.',
      after: 'We don’t know whether to wear a jumper or not.',
      why: 'Sound-alikes: know or no, whether or weather, to or too. Ask which one fits the meaning.',
    },
    {
      topics: ['believe', 'piece'],
      before: 'I beleive a peice of fruit is enuff.',
      after: 'I believe a piece of fruit is enough.',
      why: 'There is a “lie” in believe and a “pie” in piece. “-ough” is one to learn.',
    },
    {
      topics: ['parties', 'families'],
      before: 'Familys enjoy partys becuase there exciteing.',
      after: 'Families enjoy parties because they’re exciting.',
      why: 'Change “y” to “ies”. Drop “e” before “-ing”. “They’re” means “they are”.',
    },
  ],
  strong: [
    {
      topics: ['government', 'environment'],
      before: 'The goverment must protect the enviroment.',
      after: 'The government must protect the environment.',
      why: 'Find the base word: govern + ment, environ + ment. Both keep their “n”.',
    },
    {
      topics: ['responsible', 'decisions'],
      before: 'It is neccessary to make responsable decisons.',
      after: 'It is necessary to make responsible decisions.',
      why: 'Necessary: one collar (c), two socks (s). Many “-ible” words follow an “s” sound.',
    },
    {
      topics: ['technology', 'beneficial'],
      before: 'Technology is benificial and conveniant for comunication.',
      after: 'Technology is beneficial and convenient for communication.',
      why: '“Benefit” is inside beneficial. Communication has a double m, like “common”.',
    },
    {
      topics: ['argument', 'knowledge'],
      before: 'My arguement comes from personel knowlege.',
      after: 'My argument comes from personal knowledge.',
      why: '“Argue” loses its “e” in argument. “Knowledge” has a silent d and a “know”.',
    },
    {
      topics: ['pollution', 'catastrophe'],
      before: 'Polution is a catastrofe that will eventualy occurr.',
      after: 'Pollution is a catastrophe that will eventually occur.',
      why: 'Greek words use “ph”. Add “-ly” to the whole word: eventual + ly.',
    },
  ],
};
