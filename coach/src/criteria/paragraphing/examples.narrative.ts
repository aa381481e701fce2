import type { ExamplesByBand } from '../../feedback/examples/example.ts';

export const narrativeExamples: ExamplesByBand = {
  early: [
    {
      topics: ['zoo', 'monkey'],
      before: 'We went to the zoo. We saw a monkey. That night I had a dream about the monkey.',
      after: 'We went to the zoo. We saw a monkey.\n\nThat night I had a dream about the monkey.',
      why: 'A new time gets a new paragraph.',
    },
    {
      topics: ['shop', 'milk'],
      before: 'Mum sent me to the shop. I got the milk. When I got home the door was open.',
      after: 'Mum sent me to the shop. I got the milk.\n\nWhen I got home, the door was open.',
      why: 'A new place gets a new paragraph. It makes the reader stop and look.',
    },
    {
      topics: ['snow', 'sled'],
      before: 'We saw snow.\nIt was cold.\nWe made a sled.\nThen we went in.',
      after: 'We saw snow. It was cold, so we made a sled.\n\nThen we went in to get warm.',
      why: 'Lines about the same thing now sit together.',
    },
    {
      topics: ['fairy', 'wish'],
      before: 'The fairy said I could have a wish. I said I want a horse. Then bang! A horse was in my room.',
      after: 'The fairy said I could have a wish. I asked for a horse.\n\nBang! A horse was in my room.',
      why: 'The surprise starts a new paragraph, so it feels bigger.',
    },
    {
      topics: ['bus', 'excursion'],
      before: 'We got on the bus. It was a long way. At the farm we fed a calf.',
      after: 'We got on the bus. It was a long way.\n\nAt the farm, we fed a calf.',
      why: 'One paragraph is for the bus. One is for the farm.',
    },
  ],
  growing: [
    {
      topics: ['maze', 'hedge'],
      before:
        'We ran into the maze laughing. After ten minutes nobody was laughing. “Which way?” said Kit. I did not know.',
      after:
        'We ran into the maze laughing.\n\nAfter ten minutes, nobody was laughing.\n\n“Which way?” said Kit.\n\nI did not know.',
      why: 'A change of time and each new speaker start a fresh paragraph.',
    },
    {
      topics: ['canoe', 'river', 'paddle'],
      before:
        'The river was calm and we ate our sandwiches. Around the bend the water was white. I grabbed my paddle.',
      after:
        'The river was calm, and we ate our sandwiches.\n\nAround the bend, the water was white. I grabbed my paddle.',
      why: 'The break falls exactly where calm turns into danger.',
    },
    {
      topics: ['drone', 'camera'],
      before:
        'Dad gave me a drone. It had four lights and a camera. The next day I flew it over the creek and saw something shiny.',
      after:
        'Dad gave me a drone. It had four lights and a camera.\n\nThe next day, I flew it over the creek. Something shiny winked in the reeds.',
      why: 'The first paragraph describes. The second begins the action.',
    },
    {
      topics: ['netball', 'whistle'],
      before:
        'The whistle blew and we were two goals down. Coach called us in. She did not shout. She told us about the worst match she ever played.',
      after:
        'The whistle blew. We were two goals down.\n\nCoach called us in. She did not shout. She told us about the worst match she ever played.',
      why: 'The match is one focus. What Coach does is another.',
    },
    {
      topics: ['tunnel', 'torch'],
      before:
        'The tunnel got smaller and smaller and my torch was going yellow. Then it went out. I could hear someone breathing.',
      after:
        'The tunnel got smaller and smaller, and my torch was going yellow.\n\nThen it went out.\n\nI could hear someone breathing.',
      why: 'A one-line paragraph makes the reader stop in the dark too.',
    },
  ],
  strong: [
    {
      topics: ['theatre', 'curtain'],
      after:
        'I had learned every line. I had practised in the shower, on the bus, and once, by accident, in maths. There was no way I could forget.\n\nThe curtain rose.\n\nI forgot.',
      why: 'A long paragraph of confidence, then two tiny ones: the shape itself is the joke.',
    },
    {
      topics: ['cyclone', 'shelter'],
      after:
        'All afternoon the radio counted the cyclone down the coast, town by town, like a teacher calling a roll.\n\nThen it called ours.',
      why: 'The second paragraph is short because the waiting is over.',
    },
    {
      topics: ['detective', 'footprints'],
      after:
        'The footprints went as far as the gate, turned once, and stopped. Detective Hall studied them until his tea went cold.\n\nAcross town, a girl was cleaning mud from a pair of boots that did not fit her.',
      why: 'The break changes scene and lets the reader know more than the detective.',
    },
    {
      topics: ['astronaut', 'orbit', 'station'],
      after:
        'From orbit there are no fences. I wrote that in my diary on the first day, and was rather proud of it.\n\nBy the ninetieth day I would have given anything for a fence, a gate, and a dog to bark behind it.',
      why: 'Each paragraph holds one mood, and the gap between them is three months.',
    },
    {
      topics: ['recipe', 'curry'],
      after:
        'Aunty never wrote the curry down. “You taste,” she said. “You adjust. You taste.”\n\nThis year the kitchen is mine. I lift the spoon. I adjust.\n\nI taste, and there she is.',
      why: 'The paragraphs get shorter as the moment gets closer.',
    },
  ],
};
