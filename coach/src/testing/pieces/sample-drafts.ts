import type { Genre } from '@inkling/contract';

export interface SampleDraft {
  name: string;
  genre: Genre;
  year: number;
  text: string;
}

/** Drafts written for the tests in the manner of real children: mistakes and charm included. */
export const sampleDrafts: SampleDraft[] = [
  {
    name: 'a Year 2 scrap of a story',
    genre: 'narrative',
    year: 2,
    text: `my cat is calld Pip. He is orang and he likes fish
one day pip went up the big tree and he got stuk. i was sad. dad got the lader and he got pip down. I gave pip a fish`,
  },
  {
    name: 'a Year 4 story',
    genre: 'narrative',
    year: 4,
    text: `The Cave at Sandy Bay

One day me and my dog Max went to the beach at Sandy Bay. It was very hot. Max ran into the water and he was barking and I was laughing. Then Max was gone! I looked everywhere but I could not see him. I was so sad.

"Max!" I shouted. Suddenly I heard a bark behind the rocks. He was stuck in a dark cave, the water was coming in. I crawled inside and grabbed his collar. The waves were getting bigger and my heart was thumping.

When we got home Mum gave us a big hug. I will never let go of Max again.`,
  },
  {
    name: 'a Year 5 argument',
    genre: 'persuasive',
    year: 5,
    text: `Should Kids Have Homework?

I think that homework should be banned in primary school because kids are tired after school. Do you want your kids to be sad?

Firstly, kids need time to play outside. If they play they get fit and healthy. Homework makes kids sit down for to long and that is not good for there body.

Secondly, homework makes familys fight. My mum always says hurry up and do your maths and I get angry and she gets angry. It is really bad.

Also some kids dont have a computer so it is not fair.

In conclusion, homework should be banned because kids need to play and families need to be happy.`,
  },
  {
    name: 'a strong Year 7 argument',
    genre: 'persuasive',
    year: 7,
    text: `Every Saturday, while the rest of the town is still asleep, forty volunteers gather beside the Maribyrnong with gloves and garbage bags. By noon they have filled a skip. By the following Saturday the banks are covered again. Our council does not need more volunteers; it needs a ban on single-use plastic at every event it licenses.

The first reason is simple arithmetic. According to the river care group, three quarters of everything they collect is plastic cups, forks and wrappers. Most of it comes from markets and festivals held within a kilometre of the water. Nobody drops a ceramic mug and walks away from it. If the cup is worth something, it comes back.

Some stallholders will argue that reusable cups are expensive and inconvenient. I understand that concern, because my aunt runs a coffee cart and works impossibly long hours. Yet when she joined the deposit scheme last winter, her costs fell within two months, since she was no longer buying boxes of lids that became rubbish ten minutes later.

Finally, consider what we are teaching. Children are told at school to reduce and reuse, and then handed a plastic fork at the council's own carnival. Which lesson do you imagine they remember?

A ban costs less than a clean-up. It asks for one decision instead of a thousand tired mornings. Councillors, the volunteers have done their share. It is time you did yours.`,
  },
];

export const wellbeingDraft = {
  year: 5,
  text: `This week I was nervous about the swimming carnival because last year I came last. I practised with my cousin on Tuesday and she told me to count my breaths. On the day I was still shaky but I counted and I finished. I came sixth which is not last! I felt proud and my legs were like jelly. Next time I want to try diving off the block.`,
};
