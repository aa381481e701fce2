export const lighthouseDrafts = {
  strong: `Nobody had told Finch that the lighthouse had two lights.

The first was the big one, the one that swept over the sea like a slow white broom. The second was in the cellar. It was blue, and it was breathing.

"You were not supposed to see that," said Aunt Rosalind. She was standing on the last step with a bucket of fish in her hand.

Finch wanted to run, but his boots seemed to be nailed to the floor. The blue light grew brighter. He heard a hum, so deep that he felt it in his teeth.

"What is it?"

"A piece of the sea that got lost," said his aunt. "It came in with a wave the year I moved here. I leave the window open every night so it can go home, but it always stays. I think it is lonely."

She tipped out the fish. The blue light swirled around them and turned them to silver dust, and for one moment it had a face.

That night, Finch carried his blanket to the cellar. He told the light about his school, and about the friend who had moved away. The hum became softer and softer.

In the morning the cellar was dark. The window was open. Far out, past the rocks, a blue spark danced on the waves, and it was not alone.`,
  middle: `Old Tom was the keeper of the lighthouse and he had a secret. In the top room he had a map that showed where a ship full of gold had sunk.

One night a man came up the stairs. He had a black coat and a scar on his cheek. "Give me the map," he said.

Tom's hands were shaking but he had an idea. "It is behind the lamp," he said. When the man leaned over the lamp Tom switched it on. The man shouted and covered his eyes because it was so bright.

Tom ran down the stairs and locked the door. Then he rang the big bell and the police came in a boat.

After that Tom burned the map. "Gold only brings trouble," he said, and he went up to clean the lamp.`,
  careful: `My grandfather keeps the lighthouse at Cape Sorrow, and I am not allowed in the third room.

The first room has his bed and his boots. The second room has the machine that turns the lamp. The third room has a padlock as big as my fist, and at night I can hear him in there, hammering.

On Sunday, I found the padlock open. My heart was beating quickly, but I pushed the door with one finger. Inside it smelled of paint and fresh wood. In the middle of the room, under a sheet, stood something long and curved.

"You have spoiled your birthday," said Grandfather's voice behind me. He pulled the sheet away. It was a boat, small and red, with my name on the side.

"Mum says I can't go on the water," I whispered. "Because of Dad."

He was quiet for a long time. "Your father loved the sea," he said. "I can't bring him back. But I can teach you how to read it."

We painted the oars together that afternoon. They are blue, because that was his favourite colour.`,
  short: `There was a lighthouse keeper called Jim. He had a secret he was afraid of the sea. Every day he looked out the window and felt sick.

One day a boat crashed and a boy was in the water. Jim had to go in the sea to save him. He closed his eyes and jumped. It was cold but he did it.

He saved the boy. After that he was not scared any more.`,
};

export const petDrafts = {
  strong: `My guinea pig Toffee was gone. The cage door was open and there was only a bit of carrot left.

First I looked behind the couch. I found a sock and a pencil but no Toffee. Then I looked in the garden with my torch because it was getting dark. "Toffee!" I called. I felt like crying.

Suddenly the long grass moved. Two shiny eyes looked at me. It was Toffee, and next to him was a baby rabbit!

Dad said the rabbit was wild so it had to stay outside. Now I put a carrot in the grass every night, just in case Toffee's friend is hungry.`,
  middle: `I lost my dog Rex at the park. He saw a cat and he ran and ran. I called him but he did not come back.

We looked for a long time. We asked a lady and she said she saw a brown dog near the icecream van. We went there and Rex was sitting next to the van. The man gave him a cone!

I was happy and I put his lead on. Rex had ice cream on his nose.`,
  short: `My fish was lost. He jumped out of the tank. I looked on the floor. I fownd him and I put him back in the water. He was ok. I am glad.`,
};

export const otherDrafts = {
  homeworkFor: `Dear Mr Haddad,

Homework should be banned, and I can prove it with my own kitchen table.

To begin with, homework takes time from families. On Tuesdays, my dad comes home early, and it is the only night we could play cards. Instead he says, "Have you finished?" and I say, "Nearly," until it is bedtime.

Furthermore, tired brains do not learn. After six lessons I read the same line three times. Would you ask a footballer to train after the match?

Above all, learning is everywhere. When I cook with Nana I use fractions. When I write to my cousin in Samoa I use spelling. Nobody has to staple it.

You might say that practice makes perfect. I agree. Give us ten minutes at the end of the day to practise, while there is somebody to ask.

Please let the kitchen table be a kitchen table again.

Yours sincerely,
Lani Faleolo`,
  homeworkAgainst: `I believe that homework should stay, but it should be short.

Firstly, practice helps you remember. If I do five sums at home, I still know them on Friday. Secondly, my parents can see what I am learning. My mother did not go to school in English, so we read my book together and we both get better. Finally, homework teaches you to plan. I write it in my diary and I do it before dinner.

Some children say there is no time. However, fifteen minutes is shorter than one cartoon.

In conclusion, do not ban homework. Make it small, make it useful, and let us choose our own book.`,
  storm: `The heat lies on the street like a heavy blanket. Nothing moves except a line of ants, hurrying under the fence as if somebody had told them something.

Then the light changes. The white wall across the road turns yellow, then green, then grey. A sheet of newspaper lifts its corner and puts it down again. Far away there is a sound like furniture being moved upstairs.

The smell comes before the rain. It is dust and metal and cut grass. The dog next door crawls under the steps. A door slams. The first drop falls on the footpath, as big as a coin, and it leaves a dark star. One more. One more. Then the sky tears open.`,
  classPet: `I think our class should get a guinea pig.

The first reason is that we would learn to look after it. We could take turns to feed it and clean the cage, because animals can't do it by themselves.

The second reason is that it would help people who feel sad or shy. When I was new I had nobody to play with. If there was a guinea pig I could have sat with it.

Guinea pigs are small and they don't cost much. So please Ms Nguyen, can we have one?`,
};

/** Drafts that stop where somebody was called to dinner. */
export const unfinishedDrafts = {
  lighthouse: `The fog came in at six o'clock. Mr Quill lit the lamp and sat down with his soup, and that was when he heard`,
  storm: `First the birds go quiet. Then the washing on the line starts to`,
  homework: `I think homework should be banned because we do enough work at school. Also`,
  classPet: `Our class needs a rabbit because they are soft and`,
  lostPet: `My cat was lost on Tusday. I looked in the shed and`,
};
