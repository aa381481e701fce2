import type { ExamplesByBand } from '../../feedback/examples/example.ts';

export const persuasiveExamples: ExamplesByBand = {
  early: [
    {
      topics: ['bread', 'toast'],
      before: 'Toast is good.',
      after: 'Toast is warm, crunchy and quick.',
      why: 'Three clear words tell us just why it is good.',
    },
    {
      topics: ['bikes', 'street'],
      before: 'Cars go fast and it is bad for bikes.',
      after: 'Cars zoom down our street. It is unsafe for kids on bikes.',
      why: '“Zoom” and “unsafe” are stronger than “go fast” and “bad”.',
    },
    {
      topics: ['ducks', 'pond'],
      before: 'Bread makes ducks feel bad.',
      after: 'Bread makes ducks sick. Give them oats or peas.',
      why: 'The exact words (sick, oats, peas) help the reader.',
    },
    {
      topics: ['desk', 'tidy'],
      before: 'A tidy desk is nice.',
      after: 'A tidy desk is calm. You can find your pencil and begin.',
      why: '“Calm” says more than “nice”.',
    },
    {
      topics: ['beach', 'glass'],
      before: 'Glass at the beach is not good.',
      after: 'Sharp glass at the beach can cut your feet.',
      why: '“Sharp” and “cut” make the danger real.',
    },
  ],
  growing: [
    {
      topics: ['factories', 'smoke'],
      before: 'Factories make bad smoke that is not good for us.',
      after: 'Factories release toxic smoke that damages our lungs.',
      why: 'Exact words (release, toxic, damages) sound sure and informed.',
    },
    {
      topics: ['volunteering', 'nursing', 'home'],
      before: 'Helping at the nursing home is good for old people.',
      after: 'Volunteering at the nursing home brings company to lonely residents.',
      why: '“Volunteering”, “company” and “residents” are the right words for the topic.',
    },
    {
      topics: ['cyclists', 'lane'],
      before: 'A bike lane would make it better for people.',
      after: 'A separate lane would protect cyclists and reduce accidents.',
      why: 'Two exact verbs, “protect” and “reduce”, replace “make it better”.',
    },
    {
      topics: ['endangered', 'bilby'],
      before: 'There are not many bilbies and it is sad.',
      after: 'The bilby is endangered. Feral cats have wiped it out across most of its old range.',
      why: 'Science words (endangered, feral, range) show the writer knows the subject.',
    },
    {
      topics: ['gadgets', 'repair'],
      before: 'People throw things out when they could fix them.',
      after: 'We discard gadgets that a simple repair would rescue.',
      why: '“Discard” and “rescue” pull against each other and make the point.',
    },
  ],
  strong: [
    {
      topics: ['advertising', 'toys'],
      after:
        'Toy advertising does not inform children; it recruits them. By breakfast it has enlisted a whole army of small, tireless salespeople, and stationed one in every home.',
      why: 'The war words (recruits, enlisted, stationed) work together as one image.',
    },
    {
      topics: ['wetlands', 'developers'],
      after:
        'Developers call the wetland “vacant”. It is occupied by ninety species of birds, and they have been resident considerably longer than we have.',
      why: '“Vacant”, “occupied” and “resident” come from housing and are turned against it.',
    },
    {
      topics: ['examinations', 'memory'],
      after:
        'An examination rewards recall. It cannot measure curiosity, stamina or the humble willingness to be wrong, yet these are what a working life demands.',
      why: 'The abstract nouns are exact, and not one is there just to sound clever.',
    },
    {
      topics: ['graffiti', 'wall', 'murals'],
      after:
        'Scrub it off and it returns by Thursday. Commission it, and the same hands that scrawled will guard the wall they painted.',
      why: '“Scrawled” and “guard” show two sides of the same person.',
    },
    {
      topics: ['shirt', 'fashion', 'clothes'],
      after:
        'A four-dollar shirt is not cheap. It is merely subsidised: by the river that carries the dye, by the seamstress, and by whoever inherits the landfill.',
      why: 'Technical words (subsidised, landfill) sit beside plain ones, so the point stays clear.',
    },
  ],
};
