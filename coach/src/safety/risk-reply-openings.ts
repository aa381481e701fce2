import type { RiskCategory } from './risk-pattern.ts';

/** How a worry is met, for children who just learned to read and for older ones. */
export const riskReplyOpenings: Record<RiskCategory, { young: string; older: string }> = {
  self_harm: {
    young:
      'Thank you for telling me. It sounds like you feel very, very sad. You matter. Please go to a grown-up you trust now and stay close to them.',
    older:
      "Thank you for telling me. What you wrote sounds really painful, and I'm glad you said it. Please tell someone you trust today, and don't stay alone with it.",
  },
  abuse: {
    young: 'Thank you for telling me. Nobody is allowed to do that to you. It is not your fault.',
    older:
      'Thank you for telling me. What you describe is not okay, no matter who does it, and it is not your fault. You have a right to be safe.',
  },
  being_hurt: {
    young: 'Thank you for telling me. Nobody is allowed to hurt you. It is not your fault.',
    older:
      "Thank you for telling me. Nobody has the right to hurt you. It isn't your fault, and people can help to make it stop.",
  },
  grooming: {
    young:
      'Thank you for telling me. You did nothing wrong. You do not have to keep that secret. Please do not answer or meet that person.',
    older:
      "Thank you for telling me. Someone who asks you for secrets, pictures or a meeting is doing something wrong, not you. You don't have to answer them. Keep the messages: they help people to help you.",
  },
  bullying: {
    young: 'Thank you for telling me. That is not fair, and it is not your fault.',
    older:
      'Thank you for telling me. Nobody deserves to be treated like that, and it is not your fault. It should not be left to you to stop it.',
  },
  neglect: {
    young:
      'Thank you for telling me. Every child needs food, and someone to look after them. You did nothing wrong.',
    older:
      'Thank you for telling me. Looking after you is a job for adults, and it should not be left to you. It is right to say it.',
  },
  friend_in_danger: {
    young:
      'Thank you for telling me. You are a good friend. You do not have to fix this alone. Grown-ups can help.',
    older:
      "Thank you for telling me. Speaking up for a friend is brave, and it isn't betraying them. It is too much for you to carry alone.",
  },
  violence: {
    young:
      'Thank you for telling me. It sounds like you are very, very angry. It is okay to feel angry. Please do not hurt anyone. Go to a grown-up you trust now.',
    older:
      'Thank you for telling me. It sounds as if a lot of anger has built up. It can be talked about before anyone gets hurt: please step away now and find someone you trust.',
  },
  running_away: {
    young:
      'Thank you for telling me. It sounds like things are too hard right now. Please stay somewhere safe. Tell a grown-up you trust before you go anywhere.',
    older:
      'Thank you for telling me. It sounds as if things have become too much. Before you go anywhere, please talk to someone you trust, so that you stay safe.',
  },
  eating_disorder: {
    young:
      'Thank you for telling me. Your body needs food to grow, and you are good just as you are. You do not have to worry about this alone.',
    older:
      'Thank you for telling me. Worries about food and your body can take up a lot of room, and they are hard to carry alone. People who understand them can help.',
  },
};
