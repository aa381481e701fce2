import { type SiteSettings, screens } from '@inkling/contract';
import { Mascot } from '../../../ui/mascot/mascot.tsx';

/** A glimpse of the product: a draft, and the coach asking about it. */
const SampleSheet = () => (
  <div
    className="hero-sheet"
    role="img"
    aria-label="A child’s draft with a question from the coach beside it"
  >
    <div aria-hidden="true">
      <div className="paper">
        <p className="paper-title">The Lost Lantern</p>
        <p>
          The lantern flickered once, and then <mark>the whole street went dark</mark>. Tom held his breath.
        </p>
        <p>
          Somewhere behind the old mill, a small green light blinked back
          <span className="caret" />
        </p>
        <p className="saved">Auto saved</p>
      </div>
      <div className="hero-mark">
        <b>Vocabulary</b>
        <span className="dots">
          <i />
          <i />
          <i />
          <i className="open" />
          <i className="open" />
        </span>
      </div>
      <div className="hero-coach">
        <p className="bubble">
          Your reader can see it. <strong>What could Tom hear?</strong>
        </p>
        <Mascot mood="hello" size={150} />
      </div>
    </div>
  </div>
);

const Claims = ({ site }: { site: SiteSettings }) => (
  <div className="claims">
    <dl>
      {site.claims.map(({ figure, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
    {site.samples && <p className="sample-note">Sample figures of a demonstration site.</p>}
  </div>
);

export const Hero = ({ site }: { site: SiteSettings }) => (
  <section className="hero" aria-labelledby="hero-title">
    <div className="wrap hero-columns">
      <div>
        <p className="eyebrow">A writing coach for school children</p>
        <h1 id="hero-title">Big stories start as a drop of ink.</h1>
        <p className="lead">
          Inkling asks the right question at the right moment, from the first idea to the last full stop. Your
          child writes every word.
        </p>
        <div className="actions">
          <a href={screens.register.path} className="plain-button large">
            Start for free
          </a>
          <a href={screens['sample-writing'].path} className="plain-button large quiet">
            Try a sample writing
          </a>
        </div>
        <p className="fine">Free plan with 4 AI writing challenges per month. No card needed.</p>
      </div>
      <SampleSheet />
    </div>
    {site.claims.length > 0 && (
      <div className="wrap">
        <Claims site={site} />
      </div>
    )}
  </section>
);
