import { Mascot } from '../../../ui/mascot/mascot.tsx';
import { heroScene } from '../content/hero-scene.ts';
import type { SampleDraft } from '../content/sample-drafts.ts';
import { useSite } from '../site-language.ts';

/** The new sentence begins when the question has been read, and comes word by word. */
const startSeconds = 2;
const wordSeconds = 0.18;

const marksOf = (drafts: readonly SampleDraft[]) =>
  drafts.map(({ criteria }) => criteria.find(({ criterion }) => criterion === heroScene.criterion));

/** What the coach gave the two drafts that stand further down, so that the hero promises nothing else. */
const Gain = ({ drafts }: { drafts: readonly SampleDraft[] }) => {
  const { t } = useSite();
  const [first, second] = marksOf(drafts);
  if (!first || !second || second.mark <= first.mark) return null;
  return (
    <p className="hero-gain panel raised">
      <b>{t.demo.youDidIt}</b>{' '}
      {t.demo.gain(
        t.sample.criteria[heroScene.criterion],
        t.markOf(first.mark, first.maximum),
        t.markOf(second.mark, second.maximum),
      )}
    </p>
  );
};

/**
 * The product in five seconds: a sentence, a question, a better sentence. Style rules alone play it, once,
 * and it ends as it would stand still; the box starts it again.
 */
export const HeroDemo = ({ drafts }: { drafts: readonly SampleDraft[] }) => {
  const { t, langOfEnglish } = useSite();
  return (
    <figure className="hero-sheet">
      <figcaption className="hidden">{t.demo.caption}</figcaption>
      <div className="paper panel raised">
        <p className="paper-title" lang={langOfEnglish}>
          {heroScene.title}
        </p>
        <p lang={langOfEnglish}>
          {heroScene.before} <del>{heroScene.was}</del>
        </p>
        <p lang={langOfEnglish}>
          <ins>
            {heroScene.now.split(' ').map((word, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the words of one sentence never move
              <span key={place} style={{ animationDelay: `${startSeconds + place * wordSeconds}s` }}>
                {word}{' '}
              </span>
            ))}
          </ins>
          <span className="caret" />
        </p>
        <p className="saved">{t.demo.saved}</p>
      </div>
      <Gain drafts={drafts} />
      <div className="hero-coach">
        <p className="bubble" lang={langOfEnglish}>
          {heroScene.question}
        </p>
        <Mascot mood="hello" size={128} />
      </div>
      <label className="again over">
        <input type="checkbox" />
        <span>{t.demo.again}</span>
      </label>
    </figure>
  );
};
