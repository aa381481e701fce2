import type { AnswersByKind } from './answer.ts';

/** About this chat, the cards, the steps and who sees it all. */
export const answersAboutTheSteps: Record<string, AnswersByKind> = {
  'what-to-do-here': {
    question: 'What do I do here?',
    any: {
      young:
        'You talk to me about your idea, and I ask about it. Your ideas go on idea cards, and you make the plan from them.',
      older:
        'You talk about your ideas, I ask questions, and your ideas are kept on idea cards. After that you use the cards for the plan.',
    },
  },
  'what-comes-next': {
    question: 'What comes next?',
    any: {
      young: 'After this chat you make the plan. Then you write, and then you get feedback.',
      older:
        'After this chat comes the plan, then your draft, then feedback on the draft. If you have enough ideas already, you can go on to the plan.',
    },
  },
  'why-plan': {
    question: 'Why do I need a plan?',
    any: {
      young:
        'A plan puts your ideas in order, so you don’t get stuck when you write. It only needs a few words.',
      older:
        'A plan decides what goes where, so that while writing you can think about how to say it. It is short and rough, and you may change it when something better comes.',
    },
  },
  'change-idea': {
    question: 'Can I change my idea?',
    any: {
      young:
        'Yes, you can change it now, in the plan and when you write. A topic your teacher gave you has to stay.',
      older:
        'Yes, you can change it now, in the plan and while you draft. If the topic itself was set for you, look for a part of it that you care about.',
    },
  },
  'change-text-type': {
    question: 'Can I write a different kind of text?',
    any: {
      young:
        'If you chose this kind of writing, you can choose again. If your teacher chose it, stay with it and make it your own.',
      older:
        'If you picked the kind of text yourself, you can pick another. If it was set for you, keep to it and put your freedom into the topic and details.',
    },
  },
  'what-are-cards': {
    question: 'What are the cards for?',
    any: {
      young:
        'An idea card keeps one of your ideas, so it doesn’t get lost. You use your cards to make the plan.',
      older:
        'Each idea card keeps one of your ideas from our chat, in your words. You use the cards for the plan, and you can change them.',
    },
  },
  'got-me-wrong': {
    question: 'What if you got me wrong?',
    any: {
      young: 'Sorry, I got that wrong. Tell me again in your own words, or change the words on the card.',
      older:
        'Sorry, I misunderstood, and your version is the one that counts. Say it again in your own words, or change the card yourself.',
    },
  },
  'leave-out': {
    question: 'Can I leave something out?',
    recount: {
      young:
        'You don’t have to tell it all. Pick the parts you remember best, and leave out or take away the rest.',
      older:
        'You don’t have to tell everything, so keep the moments that matter and pass over the rest. You can take away any card you don’t want.',
    },
    any: {
      young: 'You can leave out any idea, or take its card away. Keep the ones that matter most to you.',
      older:
        'You don’t have to use everything, and you can take any card away. Keep what helps the main thing you want to say.',
    },
  },
  'skip-question': {
    question: 'Can I skip this question?',
    any: {
      young: 'Yes, you can skip it. You choose what goes in your writing.',
      older:
        'Yes, leave any question that doesn’t help or that you don’t want to answer. You can come back to it if something occurs to you.',
    },
  },
  'dont-know-yet': {
    question: 'What if I don’t know yet?',
    any: {
      young: 'It’s fine not to know yet. You can guess now and change it later.',
      older:
        'You don’t have to know everything yet. Make a rough guess you can change, or leave that part open for the plan.',
    },
  },
  'right-answer': {
    question: 'Is there a right answer?',
    any: {
      young: 'There is no wrong answer here. Say the first thing you think of, and you can change it later.',
      older:
        'There is no hidden right answer, because you are deciding what your text will be. A rough first thought is useful, since it can be improved.',
    },
  },
  'dont-understand': {
    question: 'What does your question mean?',
    any: {
      young: 'Sorry, that was not clear. Just tell me anything you see or think about your idea.',
      older:
        'Sorry, I didn’t put that clearly. I only want to hear more about that part of your idea, so answer the bit that makes sense to you.',
    },
  },
  'why-so-many-questions': {
    question: 'Why do you ask so many questions?',
    any: {
      young:
        'I ask because a reader can’t see inside your head, and your answers help you write. A few words are enough.',
      older:
        'I ask what a curious reader would want to know, and each answer gives you something to write with. Keep answers short, and leave what doesn’t help.',
    },
  },
  'how-many-questions': {
    question: 'How many more questions are there?',
    any: {
      young: 'There is no set number. When you have a few good ideas, you can go on to the plan.',
      older:
        'There is no set number, because it depends on what you tell me. Once you have enough ideas, you can go on to the plan.',
    },
  },
  'already-told-you': {
    any: {
      young: 'Sorry, I sometimes say things twice. You don’t need to tell me again.',
      older:
        'Sorry, I do repeat myself sometimes. Your earlier answer still counts, and you don’t need to give it again.',
    },
  },
  'write-for-me': {
    question: 'Can you write it for me?',
    any: {
      young:
        'I don’t write any of it, because it’s your text and you learn by doing it. I help you find what you want to say.',
      older:
        'I don’t write any of it, not even one line, because you get better by doing it and it should sound like you. I can help you sort out what you want to say.',
    },
  },
  'go-now': {
    question: 'Can I finish this later?',
    any: {
      young: 'Bye for now, you can finish later. Your ideas are kept on your idea cards.',
      older: 'That’s fine, you can stop here. Your ideas are kept on your idea cards.',
    },
  },
  'is-it-saved': {
    question: 'Is my work saved?',
    any: {
      young: 'Yes, every word is saved, and your ideas are on your cards.',
      older:
        'Yes, every word is saved, and your ideas are on your cards. I only know this talk, not the ones before.',
    },
  },
  'who-reads': {
    question: 'Who can read this?',
    any: {
      young:
        'Your family and your teacher can read what you write here, so it is not secret. If something worries you, tell a grown-up you trust.',
      older:
        'This isn’t private: your family and your teacher can read what you write here. If something worries you, tell an adult you trust in person.',
    },
  },
  'marks-prizes': {
    question: 'Do I get a mark for this?',
    any: {
      young: 'There are no marks and no prizes here. We only collect ideas, so you can just try things.',
      older:
        'There are no marks or prizes in this chat. Ask your teacher whether the finished piece will be marked.',
    },
  },
  spelling: {
    question: 'How do I spell a word?',
    any: {
      young:
        'Spelling doesn’t matter in this chat, so just try the word. You can check it after you have written your text.',
      older:
        'Spelling and grammar don’t matter in this chat, so put the word down as well as you can. They get their turn once the draft is written.',
    },
  },
  'short-answers': {
    question: 'Can my answers be short?',
    any: {
      young: 'A few words are fine here. If more comes into your head, put that too.',
      older:
        'A few words will do, because these are notes and not the draft. Add a detail whenever one comes to mind.',
    },
  },
  'other-language': {
    question: 'Can I use my own language?',
    any: {
      young:
        'Use the English words you have. If one is missing, write it in your language and find the English word later.',
      older:
        'Simple or mixed English is fine here, and so is a word from your own language. You can look for the English word later, or keep yours if the reader can work it out.',
    },
  },
  'what-feedback': {
    question: 'Will you check my writing?',
    any: {
      young:
        'When your draft is done, you get feedback on what works and what you could try. You make the changes yourself.',
      older:
        'Once your draft is written, you get feedback on what works and what could be stronger. Deciding what to change stays with you.',
    },
  },
  'what-draft': {
    question: 'What is a draft?',
    any: {
      young:
        'A draft is your first go at the writing. It doesn’t have to be perfect, because you can make it better after.',
      older:
        'A draft is a first full version, written to get your ideas down. It is meant to be imperfect, because improving it comes afterwards.',
    },
  },
  'get-help': {
    question: 'Can someone else help me?',
    any: {
      young: 'You can talk about your ideas with someone. The words you write should be yours.',
      older:
        'Talking ideas over with someone is a good way to think. Keep the choices and the wording your own.',
    },
  },
  'no-time': {
    question: 'What if I have no time?',
    any: {
      young: 'Then say the most important thing first. A little plan is better than none.',
      older:
        'Then keep it tight: your main idea first, and a few words for the rest. Even a quick plan saves time once you’re writing.',
    },
  },
};
