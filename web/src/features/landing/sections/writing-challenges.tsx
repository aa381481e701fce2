import { screens } from '@inkling/contract';
import { SectionHeading } from './section-heading.tsx';

const prompts = [
  { kind: 'Narrative', title: 'The door that was not there yesterday', due: '3 days to go', tone: 'coral' },
  { kind: 'Persuasive', title: 'Should every school have a garden?', due: '5 days to go', tone: 'ink' },
  { kind: 'Wellbeing', title: 'A letter to my future self', due: 'Next week', tone: 'leaf' },
];

const badges = [
  'first-page',
  'story-spinner',
  'bright-ideas',
  'sharp-eyes',
  'seven-day-streak',
  'challenge-champion',
];

export const WritingChallenges = () => (
  <section id="writing-challenges" className="wrap section split" aria-labelledby="writing-challenges-title">
    <div>
      <SectionHeading
        id="writing-challenges"
        eyebrow="Writing challenges"
        title="A reason to write, every week"
        text="Short challenges with a theme and a date. Finish one, and a badge is waiting; write again next week, and the streak grows."
      />
      <a href={screens.register.path} className="plain-button large">
        Join a challenge
      </a>
    </div>
    <div className="challenge-board">
      <ul className="challenge-cards">
        {prompts.map(({ kind, title, due, tone }) => (
          <li key={title} className="panel">
            <span className="tag" data-tone={tone}>
              {kind}
            </span>
            <p className="soft small">{due}</p>
            <h3>{title}</h3>
          </li>
        ))}
      </ul>
      <div className="badge-row" role="img" aria-label="Six of the badges to earn">
        {badges.map((name) => (
          <img key={name} src={`/badges/${name}.svg`} alt="" width="72" height="72" loading="lazy" />
        ))}
      </div>
    </div>
  </section>
);
