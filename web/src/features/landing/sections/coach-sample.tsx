import type { SampleCriterion, SampleDraft } from '../content/sample-drafts.ts';
import { useSite } from '../site-language.ts';
import { splitAtHighlightedPassages } from '../split-at-highlighted-passages.ts';
import { SectionHeading } from './section-heading.tsx';

const Paper = ({ draft, criterion }: { draft: SampleDraft; criterion: SampleCriterion }) => (
  <div className="paper panel" lang={useSite().langOfEnglish}>
    <p className="paper-title">{draft.title}</p>
    {splitAtHighlightedPassages(draft.text, criterion.evidence).map((paragraph) => (
      <p key={paragraph.start}>
        {paragraph.pieces.map(({ start, text, evidence }) =>
          evidence ? (
            <mark key={start} className={evidence.speaks} title={evidence.label}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
    ))}
  </div>
);

const Mark = ({ criterion }: { criterion: SampleCriterion }) => {
  const { t, langOfEnglish } = useSite();
  const { mark, maximum, comment, praise, suggestion } = criterion;
  const places = Array.from({ length: maximum }, (_, index) => index + 1);
  return (
    <div className="sample-mark">
      <p className="sample-score soft">
        <b>{mark}</b>
        {t.sample.outOf(maximum)}
        <span className="dots" aria-hidden="true">
          {places.map((place) => (
            <i key={place} className={place > mark ? 'open' : undefined} />
          ))}
        </span>
      </p>
      <div className="why">
        <h4>{t.sample.why}</h4>
        <p lang={langOfEnglish}>{comment}</p>
      </div>
      {praise && (
        <>
          <h4>{t.sample.whatWorks}</h4>
          <p className="says" data-tone="leaf" lang={langOfEnglish}>
            {praise}
          </p>
        </>
      )}
      <h4>{t.sample.whatEarnsTheNext}</h4>
      <p className="says" data-tone="sun" lang={langOfEnglish}>
        {suggestion}
      </p>
    </div>
  );
};

const View = ({ draft, criterion }: { draft: SampleDraft; criterion: SampleCriterion }) => {
  const { sample } = useSite().t;
  const name = sample.view(sample.drafts[draft.key], sample.criteria[criterion.criterion]);
  return (
    <article className={`sample-view on-${criterion.criterion}`} aria-label={name}>
      <h3 className="hidden">{name}</h3>
      <Paper draft={draft} criterion={criterion} />
      <Mark criterion={criterion} />
    </article>
  );
};

const Choice = ({ group, items }: { group: string; items: readonly { key: string; label: string }[] }) => (
  <fieldset className="choice">
    <legend className="soft small">{group}</legend>
    {items.map(({ key, label }, index) => (
      <label key={key} className="over">
        <input type="radio" name={`sample-${group}`} value={key} defaultChecked={index === 0} />
        <span>{label}</span>
      </label>
    ))}
  </fieldset>
);

/** Radio buttons and style rules choose what is shown, so the sample is alive without any script. */
export const CoachSample = ({ drafts }: { drafts: readonly SampleDraft[] }) => {
  const { sample } = useSite().t;
  const criteria = (drafts[0]?.criteria ?? []).map(({ criterion }) => ({
    key: criterion,
    label: sample.criteria[criterion],
  }));
  return (
    <section id="coach" className="wrap section" aria-labelledby="coach-title">
      <SectionHeading id="coach" eyebrow={sample.eyebrow} title={sample.title} text={sample.text} />
      <div className="sample panel">
        <div className="sample-choices">
          <Choice
            group={sample.draft}
            items={drafts.map(({ key }) => ({ key, label: sample.drafts[key] }))}
          />
          <Choice group={sample.criterion} items={criteria} />
        </div>
        {drafts.map((draft) => (
          <div key={draft.key} className={`on-${draft.key}`}>
            {draft.criteria.map((criterion) => (
              <View key={criterion.criterion} draft={draft} criterion={criterion} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
};
