import type { AnswersByKind } from './answer.ts';

/** About this chat, the cards, the steps and who sees it all. */
export const answersAboutTheSteps: Record<string, AnswersByKind> = {
  'what-to-do-here': {
    question: 'What do I do here?',
    any: {
      young:
        'Here you tell me your ideas, and I ask questions. After that you make a plan, and then you write.',
      older:
        'Here you tell me your ideas and I ask questions, and they go on idea cards. After that you plan, and then write.',
    },
  },
  'what-comes-next': {
    question: 'What comes next?',
    any: {
      young: 'After this chat you make a plan. Then you write, and then you get feedback.',
      older:
        'After this chat come the plan, your draft and feedback. If you have enough ideas, you can go on to the plan now.',
    },
  },
  'why-plan': {
    question: 'Why do I need a plan?',
    any: {
      young: 'A plan puts your ideas in order, so you don’t get stuck later. It can be a short list.',
      older:
        'A plan settles what goes where, so that you don’t get stuck. Keep it short, and change it whenever you like.',
    },
  },
  'change-idea': {
    question: 'Can I change my idea?',
    any: {
      young:
        'You can change your ideas any time, even when you write. Keep the topic if your teacher gave you one.',
      older:
        'You can change your ideas at any time, even while you write. Only a topic set by your teacher has to stay.',
    },
  },
  'change-text-type': {
    question: 'Can I write a different kind of text?',
    any: {
      young: 'If you chose it yourself, you can start another kind. If your teacher chose it, ask first.',
      older: 'If you chose it yourself, you can start another kind. If your teacher set it, ask first.',
    },
  },
  'what-are-cards': {
    question: 'What are the cards for?',
    any: {
      young:
        'Each card keeps one of your ideas, so it doesn’t get lost. You use the cards to make your plan.',
      older:
        'Each card keeps one idea from our chat, in your words. You use them for your plan, and you can change or remove them.',
    },
  },
  'got-me-wrong': {
    question: 'What if you got me wrong?',
    any: {
      young: 'Sorry, I got that wrong. Tell me again, or change the words on the card.',
      older: 'Sorry, I got that wrong. Say it again in other words, or change the card yourself.',
    },
  },
  'leave-out': {
    question: 'Can I leave something out?',
    recount: {
      young: 'You don’t have to tell everything. Keep the parts you remember best, and leave out the rest.',
      older:
        'You don’t have to tell everything, and you can remove any card. Keep the moments that matter, and leave out the rest.',
    },
    any: {
      young: 'You can leave out any idea, and you don’t have to use every card. Keep the ones you like best.',
      older:
        'You can leave out anything, and you can remove any card. Keep what helps the main thing you want to say.',
    },
  },
  'skip-question': {
    question: 'Can I skip this question?',
    any: {
      young: 'You can skip it. You choose what you tell me.',
      older: 'You can skip it. Come back to it later if you like.',
    },
  },
  'dont-know-yet': {
    question: 'What if I don’t know yet?',
    any: {
      young: 'It’s fine not to know yet. You can guess now and change it later.',
      older: 'It’s fine not to know yet. Make a rough guess, or leave that part for the plan.',
    },
  },
  'right-answer': {
    question: 'Is there a right answer?',
    any: {
      young: 'There is no right or wrong answer here. You choose, and you can change it later.',
      older:
        'There is no right or wrong answer here, because it’s your text. Say your first thought, and you can change it later.',
    },
  },
  'dont-understand': {
    question: 'What does your question mean?',
    any: {
      young: 'Sorry, that was not clear. Tell me anything you know about that part of your idea.',
      older: 'Sorry, that wasn’t clear. Tell me anything you know about that part of your idea.',
    },
  },
  'why-so-many-questions': {
    question: 'Why do you ask so many questions?',
    any: {
      young:
        'I ask so that you find more to write about. You can skip any question, and a few words are enough.',
      older:
        'I ask what a reader would want to know, so that you find more to write. Skip any question that doesn’t help.',
    },
  },
  'how-many-questions': {
    question: 'How many more questions are there?',
    any: {
      young: 'There is no set number. When you have a few good ideas, you can go on to the plan.',
      older: 'There is no set number. As soon as you have enough ideas, you can go on to the plan.',
    },
  },
  'already-told-you': {
    any: {
      young: 'Sorry, I sometimes say things twice. You don’t need to tell me again.',
      older: 'Sorry, I do repeat myself sometimes. What you told me still counts.',
    },
  },
  'write-for-me': {
    question: 'Can you write it for me?',
    any: {
      young: 'No, I don’t write it for you, because it’s your writing. I help you find what you want to say.',
      older:
        'No, I don’t write any of it, because it should be your work. I can help you work out what to say.',
    },
  },
  'go-now': {
    question: 'Can I finish this later?',
    any: {
      young: 'Bye! You can finish later, because your ideas are saved.',
      older: 'That’s fine, you can stop here and finish later. Your ideas are saved.',
    },
  },
  'is-it-saved': {
    question: 'Is my work saved?',
    any: {
      young:
        'Your work is saved, and you don’t need to press anything. Open the same piece of writing to find it again.',
      older:
        'Everything you write is saved by itself. Open the same piece of writing to find it again; I only know what is in it.',
    },
  },
  'who-reads': {
    question: 'Who can read this?',
    any: {
      young:
        'Your teacher and your family can read this, so it’s not a secret. If something worries you, tell a grown-up you trust.',
      older:
        'Your teacher and your family can read this, so it isn’t private. If something worries you, tell an adult you trust.',
    },
  },
  'marks-prizes': {
    question: 'Do I get a mark for this?',
    any: {
      young: 'There are no marks or prizes in this chat. It is just for your ideas.',
      older:
        'There are no marks or prizes in this chat. Ask your teacher if the finished piece will be marked.',
    },
  },
  spelling: {
    question: 'How do I spell a word?',
    any: {
      young:
        'Spelling doesn’t matter in this chat, so just try. You can check it when you have written your text.',
      older: 'Spelling and grammar don’t matter in this chat. You can check them once your draft is written.',
    },
  },
  'short-answers': {
    question: 'Can my answers be short?',
    any: {
      young: 'A few words are fine here. Tell more when you want to.',
      older: 'A few words are fine, because these are only notes. Add more whenever you like.',
    },
  },
  'other-language': {
    question: 'Can I use my own language?',
    any: {
      young:
        'You can put in words from your language, in your writing too. I only understand English, and simple English is fine.',
      older:
        'You can use words from your own language, in your text too. I only understand English, and simple English is fine.',
    },
  },
  'what-feedback': {
    question: 'Will you check my writing?',
    any: {
      young:
        'When you have written it, you get feedback: what is good, and what you could make better. You fix it yourself.',
      older:
        'Once your draft is written, you get feedback: what works and what could be better. You make the changes yourself.',
    },
  },
  'what-draft': {
    question: 'What is a draft?',
    any: {
      young: 'A draft is your first try, so mistakes are fine. You make it better after that.',
      older:
        'A draft, or rough copy, is your first full version, and mistakes are fine in it. Improving it comes afterwards.',
    },
  },
  'get-help': {
    question: 'Can someone else help me?',
    any: {
      young: 'You can talk about your ideas with anyone. The words you write should be your own.',
      older: 'You can talk your ideas over with anyone. The choices and the words should be your own.',
    },
  },
  'no-time': {
    question: 'What if I have no time?',
    any: {
      young: 'Then do the most important part first. A few words are enough.',
      older:
        'Then do the most important part first, in a few words. Even a two-minute plan saves time when you write.',
    },
  },
};
