import type { ActivityType } from '@inkling/contract';

export interface PlainDraft {
  type: ActivityType;
  year: number;
  text: string;
}

/** First drafts of children, weak to good, written for this measurement. */
export const drafts: PlainDraft[] = [
  {
    type: 'narrative',
    year: 3,
    text: `My dog Biscuit is brown. He likes to run. One day we went to the park and he ran away. I was sad. I looked in the bushes and I looked at the pond. Mum said dont worry. Then a man came with Biscuit. He was all muddy. I was happy. We went home.`,
  },
  {
    type: 'narrative',
    year: 4,
    text: `The Lost Tooth

On Friday I lost my tooth at school. It fell out when I was eating an apple. I put it in a tissue. Then I put the tissue in my pocket. After lunch I looked in my pocket and it was gone! I was worried. I looked under the table. I looked in the bin. It smelt very bad.

My friend Ravi helped me. We went to the oval and we went to the library. Then Ravi said look in your hat. The tooth was in my hat. I laughed. That night the tooth fairy came and gave me two dollars.`,
  },
  {
    type: 'narrative',
    year: 5,
    text: `The Storm on the Farm

My grandpa has a farm near Dubbo. Every summer I stay with him for two weeks. He has sheep, chickens and an old horse named Captain. Last summer there was a storm that I will never forget.

It started with a dark cloud behind the hill. Grandpa looked at the sky and he told me to shut the gate. I ran to the gate. The wind was very strong and the dust got in my eyes. Captain was scared. He kicked the fence and he jumped over it.

I ran after him with a rope. The rain came down and I could not see much. I called his name again and again. Finally I saw him under the big gum tree. I put the rope around his neck and we walked home slowly. Grandpa gave me a towel and some soup.`,
  },
  {
    type: 'narrative',
    year: 6,
    text: `Nobody believed Tilda when she said that the statue in the park had moved. She had seen it with her own eyes. On Monday its arm pointed at the river, and on Tuesday it pointed at the school. She told her brother about it, but he only laughed.

On Wednesday night she took a torch and walked to the park. It was cold. She sat behind a bench and waited. For a long time nothing happened. Then there was a scraping sound. The statue turned its head and looked at her. She wanted to scream but she could not.

"You are the first one who waited," said the statue. It gave her a small key. Tilda went home and hid the key under her pillow. In the morning the statue was gone.`,
  },
  {
    type: 'narrative',
    year: 2,
    text: `i went to the beech with my dad. we made a big sand casel. a wave came and it brok. i was sad. dad said we can make a nuther one. we did. it was good`,
  },
  {
    type: 'narrative',
    year: 4,
    text: `One day a girl called Amina found a box and it was under her bed and it was old and it had a lock. She went to the shed and she got a hammer and she hit the lock and it opened. Inside there was a map and it had a red cross on it. Amina was excited. She went to get her friend Joe and they went to the creek and they dug a hole. They found a tin. It was full of old coins, they took it to the museum. The museum lady was surprised and she said thank you.`,
  },
  {
    type: 'persuasive',
    year: 5,
    text: `Schools should have a longer lunch. I think lunch is too short. Kids need time to eat and play. When lunch is short kids eat too fast. They get a sore tummy. Some kids do not finish there food and it goes in the bin.

Playing is good for you. You get fit. You make friends. After playing it is easier to listen in class.

So I think lunch should be longer.`,
  },
  {
    type: 'persuasive',
    year: 4,
    text: `Cats are the best pets. Cats are soft and they are clean. They wash them selfs. You do not have to walk a cat. My cat sleeps on my bed. Dogs bark all night. Cats are quiet. Cats catch mice. Everyone should get a cat.`,
  },
  {
    type: 'persuasive',
    year: 6,
    text: `Should Phones Be Allowed at School?

I believe that phones should not be allowed at school. Many students bring a phone every day, and it causes lots of problems.

The first reason is that phones distract us. When a phone buzzes you look at it. Then you do not hear what the teacher says. Students who look at their phones get bad marks.

The second reason is that phones can be lost or stolen. A phone costs a lot of money. Parents get angry when a phone is lost.

Also people can be mean on phones. They send messages and take photos. This makes students feel sad.

For these reasons phones should stay at home.`,
  },
  {
    type: 'persuasive',
    year: 7,
    text: `Our town needs a skate park. At the moment there is nothing for teenagers to do after school. We sit at the shops, and the shop owners complain about us. A skate park would give us a place of our own.

Skating is good exercise. It is also a sport in the Olympics now. If we had a skate park, young people could train and maybe one of us would become a champion. Other towns already have one, and theirs is always full.

A skate park is not that expensive. Concrete lasts for a long time, and it does not need much care. The council has money for flower beds every year. I think some of that money could be spent on young people.

Please build a skate park in our town.`,
  },
  {
    type: 'persuasive',
    year: 3,
    text: `I think we should have a class pet. A pet is fun. We can feed it and we can clean it. it would make us happy. I want a rabit. Rabits are nice. They eat carots. Please can we have a class pet`,
  },
  {
    type: 'narrative',
    year: 5,
    text: `Jonah lived in a lighthouse with his father. Every night his father lit the big lamp so that the ships would not hit the rocks. One night his father was sick. He had a fever and he could not get up. Jonah had to light the lamp himself.

He climbed the stairs. There were two hundred stairs. At the top he found that the matches were wet. He could see a ship coming closer and closer. He looked around the room. There was a mirror on the wall and the moon was bright. Jonah held the mirror up to the window.

The ship turned away just in time. The next day the captain came to thank him. His father was very proud.`,
  },
];
