import { criterionLabels } from '@inkling/contract';
import type { SampleCriterion, SampleDraft } from '../content/sample-drafts.ts';
import { splitAtHighlightedPassages } from '../split-at-highlighted-passages.ts';
import { SectionHeading } from './section-heading.tsx';

const Paper = ({ draft, criterion }: { draft: SampleDraft; criterion: SampleCriterion }) => (
  <div className="paper panel">
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
  const { mark, maximum, comment, praise, suggestion } = criterion;
  const places = Array.from({ length: maximum }, (_, index) => index + 1);
  return (
    <div className="sample-mark">
      <p className="sample-score soft">
        <b>{mark}</b> of {maximum}
        <span className="dots" aria-hidden="true">
          {places.map((place) => (
            <i key={place} className={place > mark ? 'open' : undefined} />
          ))}
        </span>
      </p>
      <div className="why">
        <h4>Why this mark</h4>
        <p>{comment}</p>
      </div>
      {praise && (
        <>
          <h4>What works</h4>
          <p className="says" data-tone="leaf">
            {praise}
          </p>
        </>
      )}
      <h4>What earns the next one</h4>
      <p className="says" data-tone="sun">
        {suggestion}
      </p>
    </div>
  );
};

const View = ({ draft, criterion }: { draft: SampleDraft; criterion: SampleCriterion }) => {
  const name = `${draft.label}: ${criterionLabels[criterion.criterion]}`;
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
  const criteria = (drafts[0]?.criteria ?? []).map(({ criterion }) => ({
    key: criterion,
    label: criterionLabels[criterion],
  }));
  return (
    <section id="coach" className="wrap section" aria-labelledby="coach-title">
      <SectionHeading
        id="coach"
        eyebrow="See it at work"
        title="One story, two drafts, marks with reasons"
        text="We wrote two drafts of a Year 5 story. The marks, the marked words and the questions are what Inkling’s coach really said about them."
      />
      <div className="sample panel">
        <div className="sample-choices">
          <Choice group="Draft" items={drafts} />
          <Choice group="Criterion" items={criteria} />
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
