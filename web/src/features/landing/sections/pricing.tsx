import { Tick } from '../art/icon.tsx';
import { bestPlan, plans } from '../content/plans.ts';
import { useSite } from '../site-language.ts';
import { SectionHeading } from './section-heading.tsx';

const Plan = ({ plan: { key, price, href } }: { plan: (typeof plans)[number] }) => {
  const { t, pathInApp } = useSite();
  const { name, per, text, benefits, action } = t.plans[key];
  const isBest = key === bestPlan;
  return (
    <li className={isBest ? 'plan panel best' : 'plan panel'}>
      {isBest && <p className="ribbon">{t.plans.best}</p>}
      <h3>{name}</h3>
      <p className="price">
        <b>{price}</b> {per}
      </p>
      <p>{text}</p>
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit} className="ticked">
            <Tick />
            {benefit}
          </li>
        ))}
      </ul>
      <a href={pathInApp(href)} className={isBest ? 'plain-button large' : 'plain-button large quiet'}>
        {action}
      </a>
    </li>
  );
};

export const Pricing = () => {
  const { t } = useSite();
  return (
    <section id="pricing" className="band section" aria-labelledby="pricing-title">
      <div className="wrap">
        <SectionHeading id="pricing" eyebrow={t.plans.eyebrow} title={t.plans.title} />
        <ul className="plans grid shelf">
          {plans.map((plan) => (
            <Plan key={plan.key} plan={plan} />
          ))}
        </ul>
        <ul className="promises">
          {t.plans.promises.map((promise) => (
            <li key={promise} className="ticked">
              <Tick />
              {promise}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
