import type { AnswersByKind } from './answer.ts';

/** About the coach itself. */
export const answersAboutTheCoach: Record<string, AnswersByKind> = {
  'are-you-real': {
    question: 'Are you a real person?',
    any: {
      young:
        'I’m a computer program that people made to help children plan. I’m not a person, and nobody is typing here.',
      older:
        'I’m a computer program, built by people to help students plan before they write. Nobody is typing these replies, and the thinking stays yours.',
    },
  },
  'who-are-you': {
    question: 'Who are you?',
    any: {
      young: 'I’m your writing coach, so you can call me Coach. I’m a computer program, not a teacher.',
      older:
        'I’m a writing coach, so Coach will do. I’m a program and not a teacher, so if your teacher says something different, go with that.',
    },
  },
  'coach-life': {
    question: 'Do you eat, sleep and play?',
    any: {
      young:
        'I’m a computer program, so I don’t eat, sleep, play or have birthdays and favourites. You do, and you can use them in your writing.',
      older:
        'I’m a program, so I have no age, home, team or favourites, and I can’t eat, play or watch anything. You can, and that is useful for your writing.',
    },
  },
  'coach-feelings': {
    question: 'Do you have feelings?',
    any: {
      young:
        'I’m a computer program, so I have no feelings and can’t be a real friend. I can help you with your writing.',
      older:
        'I’m a program, so I have no feelings to hurt and can’t be a friend the way a person can. I can be a helpful coach while you plan.',
    },
  },
  'are-you-listening': {
    question: 'Did you read what I wrote?',
    any: {
      young:
        'I’m here, and I read the words you send. If I missed something, I’m sorry, and you can say it again in other words.',
      older:
        'I’m here, and I read every message, but I can miss what you mean. Sorry about that, and try it once more in other words.',
    },
  },
  'can-you-see-me': {
    question: 'Can you see me?',
    any: {
      young: 'No, I can’t see you or look inside your head. I only know the words you send.',
      older:
        'No, I can’t see you, your page or your thoughts. All I have are the words you send, so tell me anything you want me to know.',
    },
  },
  chatgpt: {
    question: 'Can I use ChatGPT or other AI?',
    any: {
      young:
        'Some programs write for you, but then it isn’t your writing. I ask questions, so that you can write it yourself.',
      older:
        'Some programs write the text for you, while I ask questions so you can write your own. Your teacher sets the rules on using AI, so ask first.',
    },
  },
  'coach-wrong': {
    question: 'Are you ever wrong?',
    any: {
      young: 'I make mistakes, so I can be wrong. If your teacher says something else, go with your teacher.',
      older:
        'I know a bit about planning texts, and I do get things wrong. On your own ideas you’re the expert, and for facts go with your teacher or a good book.',
    },
  },
  'coach-insult': {
    any: {
      young:
        'I ask a lot and I get things wrong, so I know I can be annoying. Please use kind words here all the same.',
      older:
        'I ask a lot and I get things wrong, so that is fair to say. You can tell me what bothered you without the insult, because people read this chat too.',
    },
  },
  'thanks-coach': {
    any: {
      young: 'Thank you, that’s kind. The ideas are all yours.',
      older: 'Thanks, that’s kind of you. You’re the one doing the thinking.',
    },
  },
  'play-or-jokes': {
    question: 'Can we play a game?',
    any: {
      young:
        'I can’t play, sing or laugh at jokes, because planning is all I do. A good joke can go in your text if it fits.',
      older:
        'Games, songs and jokes are not my strength, because planning is all I’m built for. Put the play into your ideas as far as the task allows.',
    },
  },
  'other-subject': {
    question: 'Can you help with other homework?',
    any: {
      young:
        'I only help with planning your writing, so I’m not the one to ask. Ask your teacher or someone at home, or look in a book.',
      older: 'I only help with planning texts. Ask a teacher or your family, or look it up in a book.',
    },
  },
  'silly-talk': {
    any: {
      young: 'All right, that was for fun. A few real words about your idea will help us now.',
      older:
        'All right, I’ll take that as a bit of fun. A few real words about your idea will get us further.',
    },
  },
  'sharing-news': {
    any: {
      young: 'Thank you for telling me. If it fits your topic, you can use it.',
      older: 'Thanks for telling me. If it has anything to do with your topic, it can make good material.',
    },
  },
  greeting: {
    any: {
      young: 'Hello, it’s good that you’re here. I’m a program, so I’m always ready for ideas.',
      older: 'Hello, and good that you’re here. I’m a program, so I’m always ready for ideas.',
    },
  },
};
