import { Tick } from '../art/icon.tsx';
import { type PlanCard, planPromises, plans } from '../content/plans.ts';
import { SectionHeading } from './section-heading.tsx';

const Plan = ({ plan }: { plan: PlanCard }) => (
  <li className={plan.isBest ? 'plan panel best' : 'plan panel'}>
    {plan.isBest && <p className="ribbon">Most writing for the money</p>}
    <h3>{plan.name}</h3>
    <p className="price">
      <b>{plan.price}</b> {plan.per}
    </p>
    <p>{plan.text}</p>
    <ul>
      {plan.benefits.map((benefit) => (
        <li key={benefit} className="ticked">
          <Tick />
          {benefit}
        </li>
      ))}
    </ul>
    <a href={plan.action.href} className={plan.isBest ? 'plain-button large' : 'plain-button large quiet'}>
      {plan.action.label}
    </a>
  </li>
);

export const Pricing = () => (
  <section id="pricing" className="band section" aria-labelledby="pricing-title">
    <div className="wrap">
      <SectionHeading id="pricing" eyebrow="Plans" title="Begin for nothing, stay for the stories" />
      <ul className="plans grid shelf">
        {plans.map((plan) => (
          <Plan key={plan.name} plan={plan} />
        ))}
      </ul>
      <ul className="promises">
        {planPromises.map((promise) => (
          <li key={promise} className="ticked">
            <Tick />
            {promise}
          </li>
        ))}
      </ul>
    </div>
  </section>
);
