import type { Questions } from './questions.ts';

/**
 * Of an information report: what a thing is and does. {topic} is what it is about; a question for animals, for events
 * or for places is left out where the topic is something else.
 */
export const reportQuestions: Record<string, Questions> = {
  topic: {
    ask: [
      'What do you want to tell us about {topic}?',
      'What is your report about?',
      'What will you write about?',
    ],
    older: ['Which part of the topic will you focus on?', 'What will your report be about?'],
    narrow: ['What do you know a lot about?', 'What would you like to find out?'],
    choose: ['Is it about an animal, a thing or a place?', 'Is it about something big or something small?'],
    example: ['One writer told us about snails. What will you tell us about?'],
    means: 'I mean the thing your report is about.',
  },
  'what it is': {
    ask: [
      'What do you know about {topic}?',
      'What {topicIs} {topic}, in a few words?',
      'What should a reader know first?',
      'What is it, in a few words?',
    ],
    older: ['What should a reader know first about {topic}?', 'What does a reader need to know first?'],
    narrow: [
      'What would you tell someone who never heard of {topic}?',
      'What would you tell a friend first?',
    ],
    choose: ['Do you know more about how it looks, or what it does?'],
    example: ['“A quokka is a small animal with a pouch.” What would you say about yours?'],
    means: 'I mean: say what it is, as if to someone new.',
  },
  where: {
    ask: [
      'Where {topicDoes} {animal} live?',
      'When and where is {event}?',
      'When was {history}, and where?',
      'Where {topicDoes} {force} happen?',
      'Where is {place}?',
      'Where would we find {topic}?',
      'Where would we find it?',
    ],
    narrow: [
      'What year or place comes to mind for {history}?',
      'Where have you seen or heard of {topic}?',
      'Where did you see or hear about it?',
    ],
    choose: ['Is it found in one place or in many?'],
    example: ['Penguins live on cold coasts. Where is yours?'],
    means: 'I mean the place or the time for it.',
  },
  looks: {
    ask: [
      'What {topicDoes} {animal} look like?',
      'What would we see at {event}?',
      'Who was part of {history}?',
      'What would we see and feel in {force}?',
      'What would we see at {place}?',
      'What {topicDoes} {topic} look like?',
      'What does it look like?',
    ],
    narrow: [
      'Which people matter in {history}?',
      'What colours or shapes would we see?',
      'Which parts does it have?',
    ],
    choose: ['Is it big or small?', 'Is it bright or plain?'],
    example: ['An echidna is round and has spikes. What would we see on yours?'],
    means: 'I mean its size, its colours and its parts.',
  },
  does: {
    ask: [
      'What {topicDoes} {animal} do or eat?',
      'What do people do at {event}?',
      'What happened in {history}?',
      'What {topicDoes} {force} do to people and places?',
      'What can people do at {place}?',
      'What {topicDoes} {topic} do?',
      'What does it do?',
    ],
    narrow: [
      'What {topicDoes} {animal} do all day?',
      'What happens first at {event}?',
      'What came after {history}?',
      'What happens there on a normal day?',
    ],
    choose: ['Is it busy by day or by night?'],
    example: ['Bees dance to show the way. What happens with yours?'],
    means: 'I mean what happens, or what it is for.',
  },
  surprise: {
    ask: ['What would surprise a reader about {topic}?', 'What is the best bit to tell a friend?'],
    older: ['What do most people get wrong about {topic}?', 'What would surprise a reader most?'],
    narrow: ['What surprised you?', 'What do most people not know?'],
    choose: ['Is the best bit funny or strange?'],
    example: ['One writer kept “an octopus has three hearts” for the end. What will you keep?'],
    means: 'I mean the part that makes people say wow.',
  },
};
