import type { FindingKind } from '../finding.ts';
import { splitAtSpaces } from '../rules/phrase-rule.ts';

/** Why a place is worth another look, by rule: short, kind, no grammar terms beyond what Year 3 knows. Written for Inkling. */
export const reasonsByRule: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'to-home': '“Home” says where to all by itself, so it needs no “to”.',
    'for-plain-verb': 'Before what someone does, English says “to”: to make, to see.',
    'missing-subject': 'Who or what is it? Here English always names it, even if only with “it”.',
    'missing-subject-sentence':
      'Who or what is it? In English even a short sentence names it, if only with “It”.',
    'modal-to': 'After words like “must” and “can” the next word comes without “to”.',
    'modal-ing': 'After words like “should” and “can” the next word stays plain, with no -ing.',
    'is-plain-verb': 'After “am”, “is” or “are” this word ends in -ing. Or leave that small word out.',
    'was-plain-verb': 'After “was” this word ends in -ing. Or leave “was” out and change it.',
    'unmarked-speech': 'If someone is speaking here, speech marks show where the words begin and end.',
    'around-however': 'This word breaks in, so it has a comma on each side.',
    'do-homework': 'English says it another way: we do our homework.',
    'make-mistake': 'English says it another way: we make mistakes.',
    'years-old': 'In English we are an age; we don’t have it.',
    'on-the-other-hand': 'When you turn to the other side, you say “on the other hand”.',
    'depend-on': 'The small word that goes with “depend” is “on”.',
    'explain-to': 'You explain something to someone.',
    'no-plain-verb': 'To say no to what someone does, English uses “don’t”.',
    spelling: 'This word doesn’t look quite right. Which part of it are you not sure of?',
    'unknown-word':
      'I don’t know this word. If it is a name or comes from another language, leave it. If not, check its letters.',
    'australian-spelling': 'That is how Americans spell it. In Australia we spell it a little differently.',
    'rare-word': 'It sounds right, but it is spelled another way. Do you know which letters are missing?',
    'informal-word': 'We say it like this, but in a story or a letter we write the whole word.',
    'two-words': 'This is really two words. Where would you put the space?',
    'one-word': 'These two belong together as one word.',
    'missing-apostrophe':
      'Two words are squeezed together here. An apostrophe (’) shows where letters are missing.',
    'moved-apostrophe': 'The apostrophe (’) sits in the wrong spot. It goes where the letters were left out.',
    'lets-apostrophe': '“Let’s” is short for “let us”, so it needs an apostrophe (’).',
    'possessive-apostrophe': 'Something belongs to someone here. An apostrophe (’) shows who owns it.',
    'plural-apostrophe':
      'This is just more than one, and nobody owns anything here. So no apostrophe (’) is needed.',
    'irregular-past':
      'This verb changes in its own way when it has already happened. How would you say it aloud?',
    'irregular-comparison': 'This word has its own special way to compare. How would you say it aloud?',
    'irregular-plural': 'This word has its own special form for more than one.',
    'self-word': 'Nearly! This “self” word has a special form.',
    'could-of': 'It sounds like “of”, but it is really “have”: could have, should have, would have.',
    'use-to': 'It sounds the same, but it needs a d: “used to” tells about long ago.',
    'seen-alone': '“Seen” needs a helper like “have”. On its own, write “saw”.',
    'done-alone': '“Done” needs a helper like “have”. On its own, write “did”.',
    'joined-verb-alone': 'This word needs a helper like “have”. Which form works on its own?',
    'past-after-have': 'After “have” or “had” this word changes once more. Say it aloud: I have …',
    'past-after-did': 'The word before it already shows the time, so this word stays plain.',
    'past-time': 'You are telling about something that is over. Does this word show that?',
    'missing-s-on-verb': 'With “he”, “she” or “it”, this word ends in s. If it is over already, it changes.',
    'pronoun-verb-agreement':
      'The verb has to fit who does it: I go, she goes, they go. If it is over already: went.',
    'modal-be-adjective': 'After “will”, “can” and “must” the verb stays plain: I will tell.',
    'nominal-wants': 'With “he”, “she” or “it”, this word ends in s. If it is over already, it changes.',
    'there-is-agreement': 'You are writing about more than one. Which word fits more than one?',
    'did-past': 'The word before it already shows the time, so this word stays plain.',
    'since-duration': 'Use “for” with how long, and “since” with the day it began.',
    'was-were': 'With “we”, “you” and “they”, and with more than one thing, we write “were”.',
    'dont-doesnt': 'With “he”, “she” or “it” we write “doesn’t”.',
    'have-has': 'With “he”, “she” or “it” we write “has”.',
    'be-agreement': 'Am, is, are, was or were? Check which one goes with the person or thing before it.',
    'there-is-are': 'You are writing about more than one. Which word fits more than one?',
    'am-plain-verb': 'These two words don’t go together. Leave the first one out, or add -ing to the second.',
    'not-ing': 'With feelings and thoughts we use the plain word: “I like”, not “I am liking”.',
    'ing-after': 'After this word, the next one ends in -ing.',
    'more-than-one': 'There is more than one here. Does the word show that?',
    'kinds-of': 'There is more than one kind here. Does the word show that?',
    'me-and':
      'Try it with only yourself: would you say “me went” or “I went”? And it’s polite to put yourself last.',
    'him-and': 'Try it alone: would you say “him went” or “he went”?',
    'her-and': 'Try it alone: would you say “her went” or “she went”?',
    'us-we': 'Try it alone: would you say “us wanted” or “we wanted”?',
    'and-i-me': 'Try it with only yourself: would you say “to I” or “to me”?',
    'them-those': '“Them” stands alone. In front of a thing, use “those”.',
    'this-these': '“This” is for one thing. For more than one, use “these”.',
    'that-those': '“That” is for one thing. For more than one, use “those”.',
    'more-er': 'One way to compare is enough: “more”, or the ending -er.',
    'most-est': 'One way to compare is enough: “most”, or the ending -est.',
    'double-negative': 'Two “no” words turn each other around. One is enough.',
    'well-not-good': 'When you say how something was done, use “well”.',
    'how-word': 'This tells how something is done, so it ends in -ly.',
    'interested-in': 'Things are interesting. People are interested.',
    'extra-word': 'There is one little word too many here.',
    'arrive-at': 'We arrive “at” a place, or “in” a city.',
    'good-at': 'We are good “at” something.',
    'for-since': 'Use “for” with how long (for two years) and “since” with when it started (since Monday).',
    'named-twice':
      'You have named them already, so the sentence works without this little word. Try it aloud.',
    'a-an': 'Say “an” before a, e, i, o and u sounds: an apple. Say “a” before the rest: a pear.',
    'double-word': 'The same word is here twice. Is one enough?',
    'capital-i': 'When you write about yourself, “I” is always a capital.',
    'sentence-capital': 'A new sentence starts with a capital letter.',
    'speech-capital': 'When someone starts to speak, their first word has a capital letter.',
    'small-after-speech': 'The sentence goes on after the speech marks, so this word starts small.',
    'stray-capital':
      'There is a capital in the middle here. Does a new sentence start, or should it be small?',
    'day-capital': 'Days of the week start with a capital letter.',
    'month-capital': 'Months start with a capital letter.',
    'place-capital': 'Names of places start with a capital letter.',
    'language-capital': 'Names of languages and peoples start with a capital letter.',
    'holiday-capital': 'Names of special days start with a capital letter.',
    'name-capital': 'Names start with a capital letter.',
    'end-mark': 'Your sentence stops here. Which mark should end it?',
    'question-mark': 'This sentence asks something. Which mark shows that?',
    'speech-question': 'This speech asks something. Which mark shows that?',
    'speech-comma': 'Put a mark inside the speech marks before you tell who is speaking.',
    'comma-before-speech': 'A comma goes before the speech begins.',
    'close-speech': 'The speaking stops here. Where do the closing speech marks go?',
    'open-speech': 'Someone says this out loud. Speech marks go around the words they say.',
    'comma-splice':
      'Two whole sentences are joined by only a comma. Use a full stop, or a joining word like “and” or “because”.',
    'run-on': 'Two sentences run into each other here. Read it aloud: where do you take a breath?',
    'long-sentence': 'This sentence is very long. Where could you stop and start a new one?',
    'comma-before-however':
      'A new sentence starts with this word. A comma alone can’t hold the two together.',
    'opening-comma': 'Read it aloud: there is a little pause after these first words. A comma shows it.',
    'list-comma': 'You are listing things. Commas keep them apart.',
    'space-before-mark': 'No space is needed before this mark.',
    'space-after-mark': 'Leave a space after this mark.',
  }),
);

/** For what the grammar checker finds and we have no words of our own. */
export const reasonsByKind: Record<FindingKind, string> = {
  spelling: 'Is this the word you mean? Some words sound or look alike.',
  grammar: 'These words don’t quite fit together. Read it aloud: how would you say it?',
  punctuation: 'Look at the marks and capital letters here. Is something missing?',
};

/** Ways people really talk; in a character's mouth they may be meant. */
export const dialectRules: ReadonlySet<string> = new Set(
  splitAtSpaces(
    `seen-alone done-alone joined-verb-alone was-were dont-doesnt me-and him-and her-and them-those double-negative
    irregular-past well-not-good more-er most-est could-of missing-s-on-verb be-agreement two-words`,
  ),
);
export const okInDialogueText = 'If your character really talks like this, leave it.';
