import type { ExamplesByBand } from '../../feedback/examples/example.ts';

export const narrativeExamples: ExamplesByBand = {
  early: [
    {
      topics: ['wizard', 'hat'],
      before: 'There was a wizard.',
      after:
        'The wizard was so small that his hat hid his eyes. He bumped into things and said sorry to them.',
      why: 'How he looks and what he does show us who he is.',
    },
    {
      topics: ['beach', 'sand'],
      before: 'We were at the beach.',
      after: 'The sand was hot. We had to hop to the sea. I could smell hot chips.',
      why: 'Feeling and smell put the reader right there.',
    },
    {
      topics: ['nan', 'shed'],
      before: 'My nan is nice.',
      after:
        'My nan has paint on her shoes and a pencil in her hair. She sings in the shed when she fixes things.',
      why: 'We see Nan. The writer did not need to say “nice”.',
    },
    {
      topics: ['cave', 'bats'],
      before: 'It was a cave.',
      after: 'It was dark in the cave. Drip, drip, drip. Something with soft wings went past my ear.',
      why: 'Sounds help the reader feel the place.',
    },
    {
      topics: ['pirate', 'parrot'],
      before: 'Captain Jo was a pirate.',
      after: '“Who ate my toast?” said Captain Jo. She looked at the parrot. The parrot looked at the sky.',
      why: 'What they say and do makes them funny and real.',
    },
  ],
  growing: [
    {
      topics: ['goalkeeper', 'gloves'],
      before: 'Marcus was a nervous goalkeeper.',
      after:
        'Marcus pulled his gloves off, then on, then off again. “I’m fine,” he said, before anyone had asked.',
      why: 'His actions and his words show the nerves. The writer never names them.',
    },
    {
      topics: ['desert', 'uluru'],
      before: 'The desert was hot and big.',
      after:
        'Before sunrise, Uluru was a dark shape with no edges. Then the light climbed it, purple, rust and finally red, and the whole group of us stopped whispering.',
      why: 'The place changes as we watch, and the people’s silence shows respect.',
    },
    {
      topics: ['bakery', 'bread'],
      before: 'The bakery was nice and warm.',
      after:
        'The bakery windows were fogged with breath and bread. Behind the counter, old Mr Costa slapped each loaf on the base and listened to it like a doctor.',
      why: 'One exact action gives us the man and his shop at once.',
    },
    {
      topics: ['new', 'school', 'lunch'],
      before: 'Linh felt lonely at her new school.',
      after:
        'Linh opened her lunch very slowly, so it would last. All around her, people were moving over for people who were not her.',
      why: 'We feel how lonely she is through what she does and sees.',
    },
    {
      topics: ['storm', 'verandah'],
      before: 'A storm came to our house.',
      after:
        'The air went green. On the verandah, the dog put his head under the cushion, and far off, the tin sheds began to hum.',
      why: 'Colour, sound and the dog all say “storm” before the storm arrives.',
    },
  ],
  strong: [
    {
      topics: ['clockmaker', 'watches'],
      after:
        'The clockmaker never looked at faces. He looked at wrists. “You’re always late,” he told my uncle, not unkindly, “and you have stopped minding,” and he set the watch four minutes fast.',
      why: 'A single habit makes him unforgettable and tells us about the uncle too.',
    },
    {
      topics: ['reef', 'snorkel', 'coral'],
      after:
        'Below her the reef went about its business. Parrotfish scraped at the coral with a sound like chewing gravel. Ines hung above it all, a guest who had forgotten to knock.',
      why: 'The setting is busy and alive, and the image shows how the character feels in it.',
    },
    {
      topics: ['shearer', 'wool', 'sheep'],
      after:
        'Mick talked all day to the sheep and hardly at all to us. But when my lamb died, it was Mick who left a square of the softest wool on my pillow, and said nothing about it, ever.',
      why: 'He says little and does much, so we learn to read him as the child did.',
    },
    {
      topics: ['laneway', 'naarm', 'tram'],
      after:
        'Between the tram bell and the coffee machines, Naarm woke up. Rain had rinsed the laneway, and the painted faces on its walls shone as if someone had just told them good news.',
      why: 'The city is drawn through sound, light and one fresh comparison.',
    },
    {
      topics: ['doctor', 'hospital', 'ward'],
      after:
        'Doctor Osei wore odd socks on the children’s ward, always, and always pretended not to know. It was months before I noticed that on the hard days they matched.',
      why: 'A funny detail becomes a moving one. That is a character with an inside.',
    },
  ],
};
