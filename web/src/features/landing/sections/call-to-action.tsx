import { Mascot } from '../../../ui/mascot/mascot.tsx';
import type { Target } from '../content/navigation.ts';

interface InvitationProps {
  title: string;
  text: string;
  actions: readonly Target[];
}

export const CallToAction = ({ title, text, actions }: InvitationProps) => (
  <section className="wrap" aria-labelledby="invitation-title">
    <div className="invitation">
      <span className="disc round">
        <Mascot mood="happy" size={120} />
      </span>
      <div>
        <h2 id="invitation-title">{title}</h2>
        <p>{text}</p>
      </div>
      <div className="actions">
        {actions.map(({ label, href }, index) => (
          <a
            key={label}
            href={href}
            className={index === 0 ? 'plain-button large' : 'plain-button large quiet'}
          >
            {label}
          </a>
        ))}
      </div>
    </div>
  </section>
);
