import type { ExamplesOfKind } from './example.ts';

/** For pieces that explain or inform: facts and how things work, and nobody's opinion. */
export const explanationExamples: ExamplesOfKind = {
  audience: {
    early: [
      {
        topics: ['snail', 'slime'],
        before: 'It makes it when it moves.',
        after: 'A snail makes slime when it moves. Slime is a wet, sticky path.',
        why: 'Now the reader knows who “it” is and what slime is.',
      },
      {
        topics: ['magnet', 'fridge'],
        before: 'They stick.',
        after: 'Why does a magnet stick to the fridge? The door has iron in it, and magnets pull iron.',
        why: 'It asks what the reader may ask, and then it tells.',
      },
    ],
    growing: [
      {
        topics: ['glacier', 'ice'],
        before: 'A glacier moves because of its weight and it is made of ice.',
        after:
          'A glacier is a river of ice. It is so heavy that it slides downhill, slower than you can see.',
        why: 'A hard word is explained at once, for a reader who has never met it.',
      },
      {
        topics: ['zip', 'teeth'],
        before: 'A zip has a slider.',
        after:
          'Look at the zip on your bag. The slider pushes two rows of teeth together, and each tooth locks between two others.',
        why: 'It begins with something that the reader can look at.',
      },
    ],
    strong: [
      {
        topics: ['lightning', 'thunder'],
        before: 'Lightning comes before thunder because of the speed of light.',
        after:
          'You see lightning at once, but thunder needs three seconds for each kilometre. Count the seconds, divide by three, and you know how far away the storm is.',
        why: 'The reader is shown what to do with what they have learned.',
      },
    ],
  },
  text_structure: {
    early: [
      {
        topics: ['popcorn', 'corn'],
        before: 'It goes pop. There is water in it. It gets hot.',
        after:
          'This is how popcorn pops. First, the corn gets hot. Next, the water in it turns to steam. Then it goes pop!',
        why: 'The first line says what it is about. Then each thing comes in its turn.',
      },
      {
        topics: ['nest', 'twigs'],
        before: 'Birds sit in it. They get twigs. The end.',
        after: 'A bird makes a nest in two parts. The outside is twigs. The inside is soft grass.',
        why: 'It says that there are two parts, and then it tells about each one.',
      },
    ],
    growing: [
      {
        topics: ['compost', 'worms'],
        before: 'Worms eat scraps. Compost is good soil. You need a bin. Worms are pink.',
        after:
          'A worm farm needs three things: scraps, air and worms. The scraps are the food. Air keeps it from smelling. The worms turn it all into compost.',
        why: 'The opening names three parts, and one sentence follows for each.',
      },
      {
        topics: ['kites', 'tail'],
        before: 'Kites have tails. That is all I know.',
        after:
          'A kite needs a tail to stay steady. Without it, the kite spins. So the tail is not there to look pretty: it keeps the kite in the sky.',
        why: 'The last sentence leaves the reader with what matters most.',
      },
    ],
    strong: [
      {
        topics: ['lock', 'canal'],
        before: 'A canal lock lifts boats. It has gates. Water comes in. There is a lock near my house.',
        after:
          'A canal lock is a lift made of water. To go up, a boat enters the empty lock and the gates close behind it. Water then flows in from above until the boat is level with the next stretch.',
        why: 'It says what the thing is, and then follows one boat through it from start to finish.',
      },
    ],
  },
  ideas: {
    early: [
      {
        topics: ['frogs', 'skin'],
        before: 'Frogs are wet.',
        after: 'Frogs are wet because they drink with their skin. If it gets dry, the frog gets sick.',
        why: '“Because” tells why. The next line tells more.',
      },
      {
        topics: ['soap', 'germs'],
        before: 'Soap is good for germs.',
        after: 'Soap makes germs slip off your hands. Then the water takes them away.',
        why: 'It tells how it works, one bit at a time.',
      },
    ],
    growing: [
      {
        topics: ['camels', 'hump'],
        before: 'Camels have humps.',
        after:
          'Many people think a camel’s hump is full of water. It is really fat. When food runs out, the camel lives on it for weeks, and the hump goes floppy.',
        why: 'One idea is followed all the way: what it is, what it is for, and what happens then.',
      },
      {
        topics: ['helmets', 'foam'],
        before: 'Helmets protect your head.',
        after:
          'The foam in a helmet is made to be crushed. It squashes in a fall, so your head slows down more gently. That is why a cracked helmet must be replaced.',
        why: 'It gives the reason behind the fact, and what follows from it.',
      },
    ],
    strong: [
      {
        topics: ['salmon', 'stream'],
        before: 'Salmon swim back to where they were born. It is amazing.',
        after:
          'A salmon finds the stream where it hatched by its smell. Every stream has its own mix of plants and stones. Scientists tested this by blocking the noses of some fish: those ones got lost.',
        why: 'A claim, how it is possible, and how people found out.',
      },
    ],
  },
  persuasive_devices: {
    early: [
      {
        topics: ['ants', 'carry'],
        before: 'Ants are strong.',
        after:
          'An ant can carry a leaf ten times as heavy as it is. It is like you with a pony on your back!',
        why: 'It says what the thing is like, so we can see it.',
      },
      {
        topics: ['feather', 'owl'],
        before: 'Owls are quiet.',
        after: 'Did you know? An owl has soft feathers. No mouse can hear it come.',
        why: 'The best fact stands where we will see it.',
      },
    ],
    growing: [
      {
        topics: ['heart', 'beats'],
        before: 'Your heart beats a lot.',
        after:
          'Your heart beats about 100 000 times a day. It pushes with the strength you need to squeeze a tennis ball, again and again.',
        why: 'A number and a comparison say more than “a lot”.',
      },
      {
        topics: ['bamboo', 'grows'],
        before: 'Bamboo grows fast and that is interesting.',
        after:
          'Some bamboo grows almost a metre in one day. If you sat still beside it, you could watch it move.',
        why: 'It does not say that the fact is interesting. It lets the reader see why.',
      },
    ],
    strong: [
      {
        topics: ['atoms', 'empty'],
        before: 'Atoms are mostly empty space, which is surprising.',
        after:
          'If an atom were as big as a football stadium, its middle would be a pea on the centre spot. Almost everything else would be empty, even in a block of steel.',
        why: 'One comparison makes something that nobody can see easy to picture.',
      },
    ],
  },
  vocabulary: {
    early: [
      {
        topics: ['spider', 'web'],
        before: 'The spider makes a thing to get food.',
        after: 'The spider spins a web to catch flies.',
        why: '“Spins”, “web” and “catch” are just the right words.',
      },
      {
        topics: ['seed', 'bean'],
        before: 'The bean gets bits on it.',
        after: 'The seed of the bean grows a root and a shoot.',
        why: '“Root” and “shoot” are the names of the bits.',
      },
    ],
    growing: [
      {
        topics: ['turtle', 'shell'],
        before: 'The turtle goes inside when there is an animal.',
        after: 'The turtle pulls its head into its shell when a predator comes near.',
        why: '“Predator” is the exact word for an animal that hunts.',
      },
      {
        topics: ['caterpillar', 'butterfly'],
        before: 'The caterpillar changes into another thing.',
        after: 'Inside its chrysalis the caterpillar changes shape. Weeks later a butterfly struggles out.',
        why: 'The words of science tell each stage by its name.',
      },
    ],
    strong: [
      {
        topics: ['dam', 'electricity'],
        before: 'Water goes down and makes power in the dam.',
        after:
          'Water stored behind the dam plunges through pipes and spins a turbine. The turbine drives a generator, which produces electricity.',
        why: 'Each part has its technical name, and each verb says exactly what that part does.',
      },
    ],
  },
  cohesion: {
    early: [
      {
        topics: ['icicle', 'drip'],
        before: 'Snow melts. Water drips. It is cold. It is an icicle.',
        after: 'First, the snow melts. Then the water drips down. It is so cold that each drip turns to ice.',
        why: '“First”, “then” and “so” show how it goes on.',
      },
      {
        topics: ['bats', 'squeak'],
        before: 'Bats squeak. Bats hear. Bats find bugs.',
        after: 'Bats squeak, and the sound comes back. That is how they find bugs.',
        why: '“They” means the bats. “That is how” joins the two.',
      },
    ],
    growing: [
      {
        topics: ['wool', 'sheep'],
        before: 'The sheep is shorn. The wool is washed. The wool is combed. The wool is spun.',
        after:
          'After the sheep is shorn, its wool is washed and combed. Only then can it be spun into long threads.',
        why: '“After” and “only then” carry the reader from one step to the next.',
      },
      {
        topics: ['desert', 'night'],
        before: 'The desert is hot in the day. The desert is cold at night. There are no clouds.',
        after:
          'The desert is hot by day but cold at night. This happens because there are no clouds to keep the heat in.',
        why: '“This happens because” ties the reason to the fact before it.',
      },
    ],
    strong: [
      {
        topics: ['antarctica', 'ice', 'krill'],
        before: 'There is less ice. There are fewer krill. There are fewer penguins.',
        after:
          'Krill feed on plants that live under the ice. As the ice shrinks, so does their food. Penguins, in turn, find fewer krill to eat.',
        why: '“As”, “so” and “in turn” make a chain of causes out of three facts.',
      },
    ],
  },
  paragraphing: {
    early: [
      {
        topics: ['goats', 'milk'],
        before: 'Goats eat grass. Goats give milk. Milk makes cheese.',
        after: 'Goats eat grass and leaves.\n\nGoats also give milk. You can make cheese with it.',
        why: 'Food is in one part. Milk is in the next.',
      },
    ],
    growing: [
      {
        topics: ['whales', 'sing'],
        before: 'Whales breathe air. They come up. They sing too. Songs go far.',
        after:
          'Whales breathe air, so they must come up to the top.\n\nThey also sing. One song can travel for hundreds of kilometres.',
        why: 'Each paragraph answers one question: how whales breathe, and how they sing.',
      },
    ],
    strong: [
      {
        topics: ['paper', 'recycled'],
        before:
          'Paper is recycled. It gets mixed with water. Ink comes off. Fibres get short after seven times.',
        after:
          'Old paper is first stirred with water until it falls apart. Then the ink is washed out.\n\nThis cannot go on for ever. Each time, the fibres get shorter, and after about seven rounds they no longer hold together.',
        why: 'The second paragraph begins with its main point, and the facts behind it follow.',
      },
    ],
  },
  sentence_structure: {
    early: [
      {
        topics: ['duck', 'feathers'],
        before: 'A duck has oil it goes on its feathers.',
        after: 'A duck has oil on its feathers. Water runs off.',
        why: 'Two things, and each one has its own sentence.',
      },
    ],
    growing: [
      {
        topics: ['rust', 'nail'],
        before: 'A nail gets wet. It gets air. It goes red. It is rust.',
        after: 'When a nail gets wet and air reaches it, a red layer forms. This is rust.',
        why: 'A long sentence tells how. A short one gives the name.',
      },
    ],
    strong: [
      {
        topics: ['satellite', 'orbit'],
        before: 'A satellite goes round. It is falling. It also moves sideways. So it misses the Earth.',
        after:
          'A satellite is always falling, but because it also moves sideways so fast, it keeps missing the Earth.',
        why: 'One sentence holds a fact, what works against it and what comes of it.',
      },
    ],
  },
  punctuation: {
    early: [
      {
        topics: ['crab', 'legs'],
        before: 'a crab has ten legs it walks to the side',
        after: 'A crab has ten legs. It walks to the side.',
        why: 'A capital starts each sentence. A full stop ends it.',
      },
    ],
    growing: [
      {
        topics: ['orchestra', 'strings'],
        before: 'An orchestra has four parts strings woodwind brass and drums.',
        after: 'An orchestra has four parts: strings, woodwind, brass and drums.',
        why: 'The colon opens the list, and commas keep its parts apart.',
      },
    ],
    strong: [
      {
        topics: ['octopus', 'hearts'],
        before: 'An octopus has three hearts two pump blood to the gills one pumps it round the body.',
        after: 'An octopus has three hearts: two pump blood to the gills; one pumps it round the body.',
        why: 'A colon leads to the details, and a semicolon keeps two equal ones apart.',
      },
    ],
  },
  spelling: {
    early: [
      {
        topics: ['sheep', 'lamb'],
        before: 'A sheep has a lam.',
        after: 'A sheep has a lamb.',
        why: 'You do not hear the b in “lamb”. Look at the whole word.',
      },
    ],
    growing: [
      {
        topics: ['island', 'sea'],
        before: 'An iland has see all around it.',
        after: 'An island has sea all around it.',
        why: '“Island” has a silent s. “Sea” is water, and you “see” with your eyes.',
      },
    ],
    strong: [
      {
        topics: ['temperature', 'thermometer'],
        before: 'A thermomiter mesures the temprature.',
        after: 'A thermometer measures the temperature.',
        why: 'Say all four beats: “tem-per-a-ture”. “Thermo” means heat, and it opens the name of the tool.',
      },
    ],
  },
};
