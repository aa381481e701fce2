import type { Questions } from './interview-questions.ts';

/**
 * Of an information report: what a thing is and does. {topic} is what it is about; a question for animals, for events
 * or for places is left out where the topic is something else.
 */
export const informationReportQuestions: Record<string, Questions> = {
  topic: {
    ask: ['What is your report about?', 'What will you write about?'],
    older: ['What will your report be about?', 'Which part of your topic will you focus on?'],
    narrow: ['What do you know a lot about?', 'What would you like to find out?'],
    choose: [
      'Is your report about an animal, a thing or a place?',
      'Will you write about something big or something small?',
    ],
    example: ['One writer told us about snails. What will you tell us about?'],
    means: 'I mean the thing your report is about.',
  },
  'what it is': {
    ask: [
      'What do you already know about {topic}?',
      'What {topicIs} {topic}, in a few words?',
      'What do you know about {topic}?',
      'What do you know about your topic?',
      'What would you tell a friend about your topic?',
    ],
    older: [
      'What should a reader know first about {topic}?',
      'What should a reader know first about your topic?',
    ],
    narrow: [
      'What would you tell someone who has never heard of {topic}?',
      'What would you tell a friend about your topic?',
    ],
    choose: [
      'Do you know a fact or a story about {topic}?',
      'Do you know a fact or a story about your topic?',
    ],
    example: [
      'One writer said that a quokka is small and has a pouch. What would you say about {topic}?',
      'One writer said that a quokka is small and has a pouch. What would you say?',
    ],
    means: 'I mean: say what your topic is, as if to someone new.',
  },
  where: {
    ask: [
      'Where {topicDoes} {animal} live?',
      'When and where is {event}?',
      'When was {history}, and where?',
      'Where {topicDoes} {force} happen?',
      'Where is {place}?',
      'Where would we see or hear of {topic}?',
      'Which place goes with your topic?',
    ],
    narrow: [
      'What year or place comes to mind for {history}?',
      'Where have you seen or heard of {topic}?',
      'Where did you hear about your topic?',
    ],
    choose: [
      'Would we find {topic} in one place or in many?',
      'Does your topic go with one place or with many?',
    ],
    example: ['Penguins live on cold coasts. Which place goes with your topic?'],
    means: 'I mean the place or the time that goes with your topic.',
  },
  looks: {
    ask: [
      'What {topicDoes} {animal} look like?',
      'What would we see at {event}?',
      'Who was part of {history}?',
      'What would we see and feel in {force}?',
      'What would we see at {place}?',
      'What {topicDoes} {topic} look like?',
      'What does your topic look like?',
    ],
    narrow: [
      'Which people matter in {history}?',
      'What parts {topicDoes} {animal} have?',
      'What colours or shapes would we see?',
    ],
    choose: ['Would we see something big or something small?', 'Would we see bright colours or plain ones?'],
    example: ['An echidna is round and has spikes. What would we see in your report?'],
    means: 'I mean the size, the colours and the parts we would see.',
  },
  does: {
    ask: [
      'What {topicDoes} {animal} do or eat?',
      'What do people do at {event}?',
      'What happened in {history}?',
      'What {topicDoes} {force} do to people and places?',
      'What can people do at {place}?',
      'What {topicDoes} {topic} do?',
      'What does your topic do?',
    ],
    narrow: [
      'What {topicDoes} {animal} do all day?',
      'What happens first at {event}?',
      'What came after {history}?',
      'What is one thing that happens in your report?',
    ],
    choose: [
      'When {topicIs} {animal} busy: by day or by night?',
      'Will you tell about a normal day or a special one?',
    ],
    example: ['Bees dance to show the way. What happens in your report?'],
    means: 'I mean what happens, or what your topic does.',
  },
  surprise: {
    ask: [
      'What would surprise a reader about {topic}?',
      'What would surprise a reader about your topic?',
      'What fact would surprise a friend?',
    ],
    older: [
      'What do most people get wrong about {topic}?',
      'What would surprise a reader most about your topic?',
    ],
    narrow: ['What surprised you about {topic}?', 'What is one fact that most people do not know?'],
    choose: ['Is your best fact funny or strange?'],
    example: ['One writer kept “an octopus has three hearts” for the end. What will you keep?'],
    means: 'I mean the part that makes people say wow.',
  },
};
