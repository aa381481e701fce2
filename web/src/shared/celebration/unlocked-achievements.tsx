import type { Achievement } from '@inkling/contract';
import classes from './celebration.module.css';

const shownBadges = 3;

/** The badges that were just won, and what for. */
export const UnlockedAchievements = ({ achievements }: { achievements: Achievement[] }) => (
  <div className={classes.unlocked}>
    <div className={classes.badges}>
      {achievements.slice(0, shownBadges).map(({ id, unlocked_badge_image }) => (
        <img key={id} src={unlocked_badge_image.url} alt="" width={72} height={72} />
      ))}
    </div>
    <div className={classes.words}>
      <strong>
        {achievements.length === 1 ? 'You unlocked an achievement!' : 'You unlocked achievements!'}
      </strong>
      <ul>
        {achievements.map(({ id, name, points }) => (
          <li key={id}>
            {name} <span>{points} points</span>
          </li>
        ))}
      </ul>
    </div>
  </div>
);
