import { screens } from '@inkling/contract';
import { useSite } from '../site-language.ts';
import { SectionHeading } from './section-heading.tsx';

const prompts = [
  { key: 'narrative', tone: 'coral' },
  { key: 'persuasive', tone: 'ink' },
  { key: 'wellbeing', tone: 'leaf' },
] as const;

const badges = [
  'first-page',
  'story-spinner',
  'bright-ideas',
  'sharp-eyes',
  'seven-day-streak',
  'challenge-champion',
];

export const WritingChallenges = () => {
  const { t, pathInApp } = useSite();
  return (
    <section
      id="writing-challenges"
      className="wrap section split"
      aria-labelledby="writing-challenges-title"
    >
      <div>
        <SectionHeading
          id="writing-challenges"
          eyebrow={t.challenges.eyebrow}
          title={t.challenges.title}
          text={t.challenges.text}
        />
        <a href={pathInApp(screens.register.path)} className="plain-button large">
          {t.challenges.join}
        </a>
      </div>
      <div className="challenge-board">
        <ul className="challenge-cards">
          {prompts.map(({ key, tone }) => (
            <li key={key} className="panel">
              <span className="tag" data-tone={tone}>
                {t.challenges[key].kind}
              </span>
              <p className="soft small">{t.challenges[key].due}</p>
              <h3>{t.challenges[key].title}</h3>
            </li>
          ))}
        </ul>
        <div className="badge-row" role="img" aria-label={t.challenges.badges}>
          {badges.map((name) => (
            <img key={name} src={`/badges/${name}.svg`} alt="" width="72" height="72" loading="lazy" />
          ))}
        </div>
      </div>
    </section>
  );
};
