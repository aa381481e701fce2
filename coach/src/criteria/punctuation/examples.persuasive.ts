import type { ExamplesByBand } from '../../feedback/examples/example.ts';

export const persuasiveExamples: ExamplesByBand = {
  early: [
    {
      topics: ['soup', 'winter'],
      before: 'soup is good in winter it makes you warm',
      after: 'Soup is good in winter. It makes you warm.',
      why: 'A capital to start. A full stop to end.',
    },
    {
      topics: ['sharks', 'sea'],
      before: 'Do sharks like us. No they do not.',
      after: 'Do sharks like us? No, they do not!',
      why: 'A question gets “?”. A strong line can have “!”.',
    },
    {
      topics: ['hobart', 'aunt'],
      before: 'we should visit aunt rose in hobart in june.',
      after: 'We should visit Aunt Rose in Hobart in June.',
      why: 'Names of people, places and months have capitals.',
    },
    {
      topics: ['pencils', 'glue'],
      before: 'We need pencils glue paint and string.',
      after: 'We need pencils, glue, paint and string.',
      why: 'Commas split up the list.',
    },
    {
      topics: ['nap', 'cousin'],
      before: 'i dont like naps but i think naps are good for my cousin',
      after: 'I don’t like naps, but I think naps are good for my cousin.',
      why: '“I” is always a capital. “Don’t” needs its little mark for the missing “o”.',
    },
  ],
  growing: [
    {
      topics: ['chess', 'club'],
      before: 'Its time our school had a chess club, its members would meet on Tuesdays.',
      after: 'It’s time our school had a chess club. Its members would meet on Tuesdays.',
      why: '“It’s” is short for “it is”. “Its” shows belonging. A full stop splits two whole ideas.',
    },
    {
      topics: ['dams', 'fish'],
      before: 'However dams can harm fish. In fact some never return.',
      after: 'However, dams can harm fish. In fact, some never return.',
      why: 'Linking words at the start of a sentence are followed by a comma.',
    },
    {
      topics: ['ranger', 'campfire'],
      before: 'A ranger told us never leave a campfire alone.',
      after: 'A ranger told us, “Never leave a campfire alone.”',
      why: 'Her exact words go inside speech marks, after a comma.',
    },
    {
      topics: ['students', 'lockers'],
      before: 'The students lockers are broken so peoples bags get wet.',
      after: 'The students’ lockers are broken, so people’s bags get wet.',
      why: 'Many students: s’. The word “people” is already plural: ’s.',
    },
    {
      topics: ['tents', 'camp'],
      before: 'If we sleep in tents we learn to share, if we stay in cabins we do not.',
      after: 'If we sleep in tents, we learn to share. If we stay in cabins, we do not.',
      why: 'A comma after each “If” part, and a full stop between the two sentences.',
    },
  ],
  strong: [
    {
      topics: ['insects', 'pollination'],
      after:
        'Insects give us three things for nothing: pollination, clean soil and, as every frog knows, dinner.',
      why: 'The colon promises a list. The paired commas hold the joke.',
    },
    {
      topics: ['skyscrapers', 'shadows'],
      after: 'The tower’s owners call it “iconic”; the school in its shadow calls it something else.',
      why: 'Quotation marks show doubt, and the semicolon sets two views side by side.',
    },
    {
      topics: ['quotas', 'fishermen'],
      after:
        'Some fishermen (my grandfather was one) threw back half of every catch. Nobody made them. Why, then, do we need a law?',
      why: 'Brackets add proof, and the commas around “then” slow the question down.',
    },
    {
      topics: ['pianos', 'stations'],
      after:
        'Put a piano in a railway station, and what happens? Strangers stop. Someone plays, badly; someone else claps. It’s hard to hurry past that.',
      why: 'A question, a semicolon and short stops control the pace.',
    },
    {
      topics: ['scientists', 'antarctica'],
      after: '“We came for the ice,” one of Antarctica’s scientists told us, “and stayed for the silence.”',
      why: 'The quotation is split cleanly: a comma inside, a small letter after it.',
    },
  ],
};
