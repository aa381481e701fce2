import type { MarkedPiece } from './marked-piece.ts';

/** Persuasive pieces of Years 2 to 11, weak to strong, with a marker's marks; written for Inkling. */
export const markedPersuasives: MarkedPiece[] = [
  {
    name: 'a wish of Year 2',
    genre: 'persuasive',
    year: 2,
    text: `I want a cat becos cats are cute. Thay are soft. I will feed it. Pleas can I hav one.`,
    marks: {
      audience: 2,
      text_structure: 1,
      ideas: 1,
      persuasive_devices: 1,
      vocabulary: 1,
      cohesion: 1,
      paragraphing: 0,
      sentence_structure: 2,
      punctuation: 2,
      spelling: 2,
    },
    why: 'A wish with a reason or two, in simple sentences; twenty words, most of the simple ones right.',
  },
  {
    name: 'opinions of Year 3',
    genre: 'persuasive',
    year: 3,
    text: `I think that we should not have school uniforms. School uniforms are boring and itchy. It is not fair because teachers do not have to wear them. If you get it dirty you get in trouble and your mum has to wash it. I like to wear my own clothes because they are comfy and I can choose the colour. Uniforms cost alot of money to. So I think we should not have uniforms.`,
    marks: {
      audience: 3,
      text_structure: 2,
      ideas: 2,
      persuasive_devices: 2,
      vocabulary: 2,
      cohesion: 2,
      paragraphing: 0,
      sentence_structure: 3,
      punctuation: 3,
      spelling: 3,
    },
    why: 'A side taken and taken up again at the end; several bare reasons in one block; all sentence marks right, nothing else.',
  },
  {
    name: 'a weak argument of Year 6',
    genre: 'persuasive',
    year: 6,
    text: `I reckon kids should be aloud to have phones at school because what if theres a emergancy and you need to ring your mum and also you can look stuff up on google if you dont know it. Teachers say there bad for you but they have there phones all the time so its not fair. My frend got in trouble because his phone rang in class but it wasnt his fault his nan was calling him. Phones are good for games to and you can listen to music when your doing your work it helps you concentrate. So yeah kids should be aloud phones because its there phone and they payed for it.`,
    marks: {
      audience: 3,
      text_structure: 2,
      ideas: 2,
      persuasive_devices: 2,
      vocabulary: 2,
      cohesion: 2,
      paragraphing: 0,
      sentence_structure: 2,
      punctuation: 2,
      spelling: 3,
    },
    why: 'Several reasons said once each; run-ons, missing apostrophes and homophones; talk written down in one block.',
  },
  {
    name: 'a middling argument of Year 5',
    genre: 'persuasive',
    year: 5,
    text: `I believe that every school should have a longer lunch break. Here are my reasons why.

Firstly, students need more time to eat. At my school we only get ten minutes to eat our lunch and then we have to go outside. Some kids don't finish their food and they are hungry all afternoon. That is not good for their brains.

Secondly, playing is good for your health. If we had more time we could play longer games like soccer and basketball. Exercise makes you strong and it helps you to sleep at night.

Lastly, teachers need a break too. They work very hard and they get tired of us. If they had a longer break they would be happier in class.

In conclusion, I think lunch should be longer because we need to eat, play and rest. Please make our lunch break longer!`,
    marks: {
      audience: 4,
      text_structure: 3,
      ideas: 3,
      persuasive_devices: 3,
      vocabulary: 3,
      cohesion: 3,
      paragraphing: 2,
      sentence_structure: 4,
      punctuation: 4,
      spelling: 4,
    },
    why: 'The frame is complete and each reason gets two plain sentences; correct throughout, little that surprises.',
  },
  {
    name: 'an argument by a learner of English in Year 9',
    genre: 'persuasive',
    year: 9,
    text: `In my opinion, students should to work in group because is better for learn. When you work with other peoples you can to share ideas and help each others. Some students prefers to work alone but I think this is not good for them.

First, if you don't understand something, you friend can explain you. For example, in my math class I was not understand the problem and my partner she help me. The teacher don't have time for help all the students.

Second, in the future we going to work with others in the job. Is important to learn how to communicate with the people and respect the opinions of everyone. If you always work alone you will not have this skill.

In conclusion, work in group is the best way because students learn more, they make friends and they prepare for the future.`,
    marks: {
      audience: 3,
      text_structure: 3,
      ideas: 3,
      persuasive_devices: 3,
      vocabulary: 3,
      cohesion: 3,
      paragraphing: 2,
      sentence_structure: 2,
      punctuation: 4,
      spelling: 5,
    },
    why: 'Well framed with an example; nearly every sentence has a slip of grammar, while spelling and ends are sound.',
  },
  {
    name: 'a strong argument of Year 8',
    genre: 'persuasive',
    year: 8,
    text: `Plastic bottles are choking our rivers, and we are the ones holding the lids. Every single day, Australians throw away millions of bottles that took seconds to empty and will take centuries to break down. Our school must stop selling bottled water, because it is wasteful, expensive and completely unnecessary.

To begin with, consider the damage that our rubbish causes. A bottle that blows out of the schoolyard does not simply vanish; it washes into the creek, drifts down to the bay and breaks into fragments that fish mistake for food. According to marine scientists, these tiny particles have now been found in the deepest parts of the ocean. Is one cold drink really worth that price?

Furthermore, bottled water is a waste of our money. The canteen charges three dollars for something that flows freely from every tap in the building. Over a year, a student who buys one bottle a day will spend more than five hundred dollars. Imagine what a family could do with that! In contrast, a sturdy refillable bottle costs less than fifteen dollars and lasts for years.

Some people argue that bottled water is cleaner and more convenient. However, our tap water is tested daily and is among the safest in the world. As for convenience, two new refill stations beside the oval would solve the problem completely.

We cannot clean every river in the country, but we can clean up our own canteen. It is time for this school to act. Therefore, I urge the council to ban bottled water before the summer begins, so that the only thing we leave behind is a better example.`,
    marks: {
      audience: 5,
      text_structure: 4,
      ideas: 4,
      persuasive_devices: 4,
      vocabulary: 4,
      cohesion: 4,
      paragraphing: 3,
      sentence_structure: 6,
      punctuation: 5,
      spelling: 6,
    },
    why: 'Devices of many kinds on every paragraph, tight links, a rebuttal and a call; accurate throughout.',
  },
  {
    name: 'a middling argument of Year 7',
    genre: 'persuasive',
    year: 7,
    text: `Should Zoos Be Banned?

Zoos are a topic that many people disagree about. I think zoos should not be banned because they protect animals and they teach people.

One reason is that zoos look after endangered animals. In the wild there are hunters and there forests are being cut down. In a zoo they are safe and they get food every day. The zoo in Melbourne has helped to save the orange-bellied parrot from becoming extinct.

Another reason is that kids can learn about animals at the zoo. You can read about animals in a book, but it is not the same as seeing a real one. When I was little I saw a gorilla up close and I have never forgotten it. Because of that I want to be a vet.

Some people say that it is cruel to keep animals in cages, but modern zoos have big enclosures with trees and water. The keepers also give them toys so that they don't get bored.

That is why I think zoos are a good thing and they should stay open.`,
    marks: {
      audience: 4,
      text_structure: 3,
      ideas: 3,
      persuasive_devices: 3,
      vocabulary: 3,
      cohesion: 3,
      paragraphing: 2,
      sentence_structure: 5,
      punctuation: 4,
      spelling: 4,
    },
    why: 'Reasons with an example each and a rebuttal; sound sentences; a thin opening and a one-line end.',
  },
  {
    name: 'a rushed argument of Year 10',
    genre: 'persuasive',
    year: 10,
    text: `Homework is a waste of time and it should be banned. Students already spend six hours a day at school, they don't need to do more work when they get home. Most teenagers have jobs and sport after school so they don't have time for it anyway. Also homework causes stress. I know heaps of people who stay up until midnight doing assignments and then they are exhausted the next day, this means they can't concentrate in class. Teachers don't even mark it half the time so what's the point. If schools want students to do well they should let us relax at home. In conclusion homework is pointless and it should be banned.`,
    marks: {
      audience: 3,
      text_structure: 3,
      ideas: 3,
      persuasive_devices: 3,
      vocabulary: 3,
      cohesion: 2,
      paragraphing: 0,
      sentence_structure: 3,
      punctuation: 3,
      spelling: 4,
    },
    why: 'Clear case with some force in one block; two comma splices and a question without its mark.',
  },
  {
    name: 'a polished argument of Year 11',
    genre: 'persuasive',
    year: 11,
    text: `The Quiet Theft

Nobody noticed when the library closed. There was no protest, no headline, no grieving crowd on the steps; one Friday the lights were on, and on the following Monday they were not. Yet what disappeared that weekend was more valuable than any building. If we continue to treat public libraries as sentimental luxuries, we will discover, far too late, that we have dismantled the last genuinely democratic room in our cities.

Consider who actually walks through those doors. A retired machinist learns to email his grandchildren. A newly arrived mother practises English beneath the geography shelves, her toddler asleep against her shoulder. A sixteen-year-old whose home contains four siblings and a single table finds, at last, the extraordinary gift of silence. Where else in our society may a person sit for an entire afternoon without being expected to buy something?

Critics insist that technology has made such places redundant. After all, they argue, every fact imaginable now resides in our pockets. This objection is seductive but fundamentally mistaken. Information is not knowledge, and access is not understanding. According to the most recent national survey, one in four low-income households has no reliable internet connection at home. For these families, the library is not an alternative to the digital world; it is the entrance.

Furthermore, the economics are embarrassingly simple. Independent analysis has repeatedly demonstrated that every dollar invested in libraries returns approximately four to the community through literacy, employment and reduced isolation. Few government programs can claim half as much. To abolish them in the name of efficiency is, therefore, rather like selling the well in order to save on buckets.

We must not mistake quietness for irrelevance. The services that shout loudest are seldom those that matter most. Let us demand that our council restore its funding, reopen those doors and turn on the lights, because a city that cannot afford a reading room has become poor in ways that no budget will ever reveal.`,
    marks: {
      audience: 6,
      text_structure: 4,
      ideas: 5,
      persuasive_devices: 4,
      vocabulary: 5,
      cohesion: 4,
      paragraphing: 3,
      sentence_structure: 6,
      punctuation: 5,
      spelling: 6,
    },
    why: 'A shaped and sustained case with exact words, a rebuttal and a call; nothing wrong anywhere.',
  },
];
