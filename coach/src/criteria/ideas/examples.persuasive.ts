import type { ExamplesByBand } from '../../feedback/examples/example.ts';

export const persuasiveExamples: ExamplesByBand = {
  early: [
    {
      topics: ['teeth', 'brush'],
      before: 'Brush your teeth. It is good.',
      after: 'Brush your teeth each night. If you do not, you may get a sore tooth and miss your party.',
      why: 'It tells what could happen. That is a real reason.',
    },
    {
      topics: ['walking', 'school'],
      before: 'Walk to school. Walking is good. I like it.',
      after: 'Walk to school. You will wake up, and you may see a friend on the way.',
      why: 'Now there are two reasons in place of “I like it”.',
    },
    {
      topics: ['cats', 'mice'],
      before: 'Cats are the best because they are the best.',
      after: 'Cats are good pets because they keep mice away. My cat got two last week.',
      why: 'The second sentence proves the first one.',
    },
    {
      topics: ['milk', 'bones'],
      before: 'Drink milk.',
      after: 'Drink milk because it helps your bones. Strong bones help you run and jump.',
      why: '“Because” gives a reason. The next line tells more about it.',
    },
    {
      topics: ['slide', 'park'],
      before: 'The park needs a slide. Slides are fun. Fun is good.',
      after:
        'The park needs a slide. Right now big kids have nothing to do, so they sit on the little swings.',
      why: 'The reader sees what is wrong and how a slide would help.',
    },
  ],
  growing: [
    {
      topics: ['reading', 'aloud'],
      before: 'Teachers should read to us because it is good for learning.',
      after:
        'Teachers should read to us every day. When Ms Ford read us one chapter a day, six people went and borrowed the next book. No worksheet has ever done that.',
      why: 'One true example makes the reason strong.',
    },
    {
      topics: ['chickens', 'scraps'],
      before: 'Our school should get chickens. They lay eggs.',
      after:
        'Chickens would solve two problems at once. Our class bin fills with scraps every day, and the breakfast club buys eggs every week. Chickens turn one into the other.',
      why: 'The idea is developed: two problems, one clever answer.',
    },
    {
      topics: ['sports', 'girls', 'team'],
      before: 'Girls should play in the team too because it is fair.',
      after:
        'Fair is not the only reason for girls to be in the team. Last year we lost our two fastest runners because there was nowhere for them to play. A mixed team would be a better team.',
      why: 'It goes past the first idea (fair) to one the reader may not expect.',
    },
    {
      topics: ['noise', 'fireworks'],
      before: 'Fireworks are bad for dogs. They are loud. They are bad.',
      after:
        'Fireworks last for ten minutes. For our neighbour’s dog, they last all night: she shakes until morning. A light show would give us the colours without the fear.',
      why: 'It gives a reason, a real case and another way. That is three layers.',
    },
    {
      topics: ['pocket', 'money', 'saving'],
      before: 'Kids should get pocket money so they can buy things.',
      after:
        'Pocket money is not really about buying things. It is about choosing. When I wanted a ball and a game and could only have one, I had to think for a week.',
      why: 'It digs under the obvious reason to find a better one.',
    },
  ],
  strong: [
    {
      topics: ['mistakes', 'erasers'],
      after:
        'Ban the eraser. Not because it is wasteful, though it is, but because a page with no crossings-out is a page with no history. We learn from the path, and the eraser sweeps it away.',
      why: 'A surprising claim is built up until it makes sense.',
    },
    {
      topics: ['museums', 'entry', 'free'],
      after:
        'A five-dollar ticket does not keep out the people who are not interested. It keeps out the people who are not sure. Those are exactly the people a museum is for.',
      why: 'It draws a careful line between two groups and turns a small fee into a big idea.',
    },
    {
      topics: ['teenager', 'nurse', 'exam'],
      after:
        'We would never ask a night-shift nurse to sit an exam at midnight after her shift. Yet a teenager’s body clock at eight in the morning tells it much the same thing.',
      why: 'An exact comparison lets adults feel the problem.',
    },
    {
      topics: ['heritage', 'trees', 'highway'],
      after:
        'The road will save each driver four minutes. The fig tree took two hundred years. We should at least say the sum out loud: which of these can we make more of?',
      why: 'It weighs two unlike things and leaves the reader to do the last step.',
    },
    {
      topics: ['robots', 'jobs'],
      after:
        'The question is not whether robots will take our jobs; some will. The question is who gets the time they save. Answer that well and the robot is a gift.',
      why: 'It replaces the usual question with a better one.',
    },
  ],
};
