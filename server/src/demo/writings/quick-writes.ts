import type { DemoWriting } from './demo-writing.ts';

type QuickWriter = 'lani_f' | 'oliver_b' | 'aisha_r' | 'noah_t' | 'ruby_c' | 'jasper_l';

interface QuickWrite {
  draft: string;
  /** The teacher's, on the criteria of a story in their order. */
  blindMarks: number[];
}

/** The Key. */
const key: Record<QuickWriter, QuickWrite> = {
  lani_f: {
    draft: `The key was warm, as if somebody had just let go of it.

I turned it over in my palm. On one side a tiny 9 was scratched into the brass. There are only eight houses in our street.

At dusk I walked past them all, counting under my breath, and there, between the bakery and the wall, stood a door as narrow as a book. The key slid in without a sound.

"You are late," said a voice inside. "We kept your soup hot."`,
    blindMarks: [4, 3, 4, 3, 3, 3, 2, 4, 4, 4],
  },
  oliver_b: {
    draft: `I found a key in the sandpit at school. It was gold and very old. I showed it to my friend Max and he said it must open something.

We tried the shed and the gate but it did not fit. Then we saw a little box under the big tree. I put the key in and it opened!

Inside there was a letter. It said, "Well done, you are the first to look." We wrote our names on it and hid the key again for the next person.`,
    blindMarks: [3, 3, 3, 2, 2, 3, 2, 3, 4, 3],
  },
  aisha_r: {
    draft: `My grandmother wore the key on a ribbon, and she never told us what it was for.

"It opens yesterday," she would say, and laugh.

When she moved to the flat we helped her to pack. Behind the piano I found a small cupboard. She nodded slowly, and I turned the key.

There was no gold in it. There were shoes: my mother's first pair, my uncle's, and mine. They were all in a row, like a family waiting for a bus.`,
    blindMarks: [5, 3, 4, 3, 3, 3, 2, 4, 4, 4],
  },
  noah_t: {
    draft: `One day I found a key on the bus. I put it in my pocket and forgot about it.

At night I heard a noise. It came from my pocket! The key was shaking. It wanted to go to the wall. I held it to the wall and a door opened and there was a train.

The driver said get in so I did. We went to the moon and back. In the morning the key was gone.`,
    blindMarks: [3, 2, 3, 2, 2, 2, 1, 3, 3, 3],
  },
  ruby_c: {
    draft: `I got a key from my nan. It was rusty. I wondered what it was for so I tried all the doors in the house.

It opened the shed. There was a bike in there with a red seat. Nan said it was hers when she was little and now it is mine. I ride it every day after school.`,
    blindMarks: [2, 2, 2, 2, 2, 2, 1, 3, 3, 3],
  },
  jasper_l: {
    draft: `there was a key and it was magic. I found it and i opend a chest and there was tresure in it. Then a pirate came and said thats mine so i ran and ran. I jumped in a boat and the pirate fell in the water and i got away and i was rich and i bort a skate park the end.`,
    blindMarks: [2, 1, 2, 1, 1, 1, 0, 2, 1, 2],
  },
};

/** The Day the Lights Went Out. */
const lights: Record<QuickWriter, QuickWrite> = {
  lani_f: {
    draft: `First the fridge stopped humming. Then the whole street held its breath.

Dad swore at the toaster. My sister cried, because the dark had come in without knocking. I felt along the wall to the drawer and found three candles and one match.

We ate cold rice by candlelight. Nana told us how she crossed the lagoon at night with only the stars to follow, and her shadow on the wall was as tall as a sail.

When the lights jumped back on, nobody cheered. I leaned over and blew out the lamp.`,
    blindMarks: [5, 3, 4, 3, 4, 3, 2, 5, 4, 4],
  },
  oliver_b: {
    draft: `It was seven o'clock and I was winning my game when all the lights went out. "Oh no!" I shouted.

Mum got a torch and we went outside. All the neighbours were there too. Mr Lee brought sausages and cooked them on his barbecue because his freezer was melting.

We played spotlight with the torches until it was late. When the power came back everyone said goodnight. I did not even finish my game.`,
    blindMarks: [3, 3, 3, 3, 3, 3, 2, 3, 4, 4],
  },
  aisha_r: {
    draft: `The hospital never goes dark, my mother says, because it has its own engine in the cellar.

So when our street went black that Tuesday, I knew she was the only one of us sitting in the light. I pictured her walking along the white corridor in her quiet shoes.

I put a candle in the window, in case she looked out. She could not have seen it from there, of course. But when she came home in the morning she said, "I knew you were awake."`,
    blindMarks: [5, 3, 4, 3, 3, 3, 2, 4, 4, 4],
  },
  noah_t: {
    draft: `The lights went out at school. Everyone screamed. Our teacher said stay calm but she sounded a bit scared.

Me and Sam made a shadow puppet with his torch. It was a dog and it barked. Then everybody wanted a turn and we made a whole zoo on the wall.

When the lights came on we all said awww.`,
    blindMarks: [3, 2, 3, 2, 2, 2, 2, 3, 3, 3],
  },
  ruby_c: {
    draft: `The lights went out when I was in the bath. It was so dark I could not see my hand. I yelled for my mum.

She came with her phone and I got out. We sat on the couch with a blanket and told jokes. My brother was asleep and he missed it all. Then the lights came on and I had to go to bed.`,
    blindMarks: [2, 2, 2, 2, 2, 2, 1, 3, 3, 3],
  },
  jasper_l: {
    draft: `The lights went of and it was dark. I cudnt see anything. I fell over the dog and he barkt. Dad said wait there and he got the torch. Then we had chips becos the oven didnt work. It was the best night. I hope it hapens again.`,
    blindMarks: [2, 1, 2, 1, 1, 1, 0, 3, 2, 2],
  },
};

/** A Strange Visitor. */
const visitor: Record<QuickWriter, QuickWrite> = {
  lani_f: {
    draft: `A pelican was standing in our kitchen, reading the calendar.

"You have written dentist on my birthday," it said.

Mum dropped the kettle. I had once read that visitors should be offered something, so I opened a tin of sardines. The pelican bowed, swallowed the tin, and looked around politely.

"Do you know the way to Lake Eyre?" it asked. "They say it fills once in ten years, and I am already late."

I drew it a map on my homework. That, Miss Daly, is why I have none.`,
    blindMarks: [5, 3, 4, 3, 4, 3, 2, 5, 5, 4],
  },
  oliver_b: {
    draft: `On Saturday somebody knocked at our door. I opened it and there was a man in a silver suit.

"Is this Earth?" he asked. I said yes. He looked happy and wrote it down in a little book.

He wanted to see a dog, so I showed him ours. He patted Biscuit for an hour. Then he said, "We have no dogs at home," and he was a bit sad.

He went away in a silver car, and now I think he will come back.`,
    blindMarks: [3, 3, 3, 3, 3, 3, 2, 3, 4, 3],
  },
  aisha_r: {
    draft: `The girl who came to stay with us had one suitcase and no words.

She had words, my father explained, but not ours. So on the first evening we pointed at things. Spoon, I said. She said it back as if it were made of glass.

On the second day she pointed at the rain and told me its name. I have forgotten many things since then, but not that.

She stayed for a month. When she left, the house had two names for everything.`,
    blindMarks: [5, 3, 5, 3, 4, 3, 2, 5, 4, 4],
  },
  noah_t: {
    draft: `A kangaroo came into our garden. It was huge. It ate all of Mum's roses and she was very angry.

I gave it some grass so it would stop. It looked at me and I looked at it. Then it hopped over the fence like it was nothing.

The next day it came back with a baby. Mum said they can have the roses.`,
    blindMarks: [3, 3, 3, 2, 2, 2, 2, 3, 3, 3],
  },
  ruby_c: {
    draft: `My strange visitor was a goat. It came to our school. It walked into the hall when we were singing and it ate the music.

Everyone laughed and the principal chased it around the chairs. It went out of the window. We had to sing without music but it was more fun. I think the goat was a good visitor.`,
    blindMarks: [3, 2, 3, 2, 2, 2, 1, 3, 3, 3],
  },
  jasper_l: {
    draft: `A robot came to my house and he said hi my name is zed. He was a nice robot he did my jobs for me. He washt the dishes and made my bed. Then he ran out of batry and stopd. I put new ones in but they were the rong size. So he is stil in my room and he duznt move.`,
    blindMarks: [2, 2, 2, 1, 1, 1, 0, 2, 2, 1],
  },
};

/** My Best Mistake. */
const mistake: Record<QuickWriter, QuickWrite> = {
  lani_f: {
    draft: `I got on the wrong bus, and it was the best thing I did all year.

By the time I noticed, the sea was on the wrong side. I should have pressed the button. Instead I sat very still and watched the shops turn into paddocks.

The driver stopped at a gate. "Last stop," he said. A woman was selling mandarins, and she let me use her phone while I peeled one.

Mum was furious for exactly as long as the drive home. We stopped at that gate again, though, and bought two bags.`,
    blindMarks: [4, 3, 4, 3, 4, 3, 2, 5, 4, 4],
  },
  oliver_b: {
    draft: `My best mistake was when I put salt in the cake instead of sugar. It was for my sister's birthday.

Everyone took a bite and made a funny face. My sister started laughing and she could not stop. Then we all laughed.

Dad drove to the shop and bought ice cream. We gave the cake to the chickens, but they did not like it either. My sister says it was the best party she ever had.`,
    blindMarks: [3, 3, 3, 2, 2, 3, 2, 3, 4, 3],
  },
  aisha_r: {
    draft: `I painted the sky green because I had mixed up the jars.

At first I wanted to throw the picture away. My brush was already in the water when Mr Osei stopped beside my table. He did not say that it was wrong. He asked, "What has happened there?"

So I told him. A storm had pulled the sea up by its corners, I said, and hung it over the town to dry.

The picture is in the corridor now. People stop in front of it and look up.`,
    blindMarks: [5, 3, 4, 3, 4, 3, 2, 5, 5, 4],
  },
  noah_t: {
    draft: `I kicked the ball the wrong way and it went over the fence into Mrs Kent's yard. I was scared because people say she is mean.

I knocked on the door. She opened it and she had the ball. She said do you want to see something. She had ten rabbits! She let me hold the small one.

Now I go there every Friday. I am glad I missed.`,
    blindMarks: [3, 3, 3, 3, 2, 2, 2, 3, 3, 3],
  },
  ruby_c: {
    draft: `I wore my pyjamas to school because I thought it was pyjama day. It was not. It was the next week. I was so embarrassed and I wanted to go home.

Then my friend said she would wear hers the next day so I was not the only one. And she did! Now we do it every year.`,
    blindMarks: [3, 2, 3, 2, 2, 2, 1, 3, 3, 4],
  },
  jasper_l: {
    draft: `I fell of my skate bord and I landed on my back. But the bord kept going and it did a trick by its self. My frends thort I did it on purpos. They said do it agen but I cant. It was my best mistake becos now they call me the trick master.`,
    blindMarks: [2, 2, 2, 1, 1, 1, 0, 3, 2, 2],
  },
};

const quickWrites = { key, lights, visitor, mistake };
/** Days ago on which each was written: one a week. */
const dayOf = { key: 63, lights: 56, visitor: 49, mistake: 42 };

export const isQuickWriter = (name: string): name is QuickWriter => name in key;

/** What a child wrote in ten minutes each in last year's class, marked by the teacher before she saw the coach's marks. */
export const quickWritesOf = (screenName: string): DemoWriting[] =>
  !isQuickWriter(screenName)
    ? []
    : (['key', 'lights', 'visitor', 'mistake'] as const).map((name) => ({
        of: name,
        at: 'completed',
        days: [dayOf[name]],
        minutes: [10],
        reviews: [{ action: 'reviewed' }],
        ...quickWrites[name][screenName],
      }));
