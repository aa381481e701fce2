import { screens } from '@inkling/contract';
import { Link } from 'react-router';
import { useIsBuilt } from '../../ui/built-screens.ts';
import { Logo } from '../../ui/logo.tsx';
import { MascotDisc } from '../../ui/mascot/mascot-disc.tsx';
import buttons from '../../ui/plain-button.module.css';
import { LandingFooter } from './landing-footer.tsx';
import classes from './landing-page.module.css';
import { SampleSheet } from './sample-sheet.tsx';
import { steps } from './steps.ts';

const Header = () => {
  const isBuilt = useIsBuilt();
  return (
    <header className={classes.header}>
      <Logo />
      <nav aria-label="Main" className={classes.nav}>
        <a href="#how-it-works" className={classes.wide}>
          How it works
        </a>
        {isBuilt('guide') && (
          <Link to={screens.guide.path} className={classes.wide}>
            Try it
          </Link>
        )}
        {isBuilt('subscription') && (
          <Link to={screens.subscription.path} className={classes.wide}>
            Plans
          </Link>
        )}
        <Link to={screens.login.path}>Sign in</Link>
      </nav>
    </header>
  );
};

const Hero = () => {
  const isBuilt = useIsBuilt();
  return (
    <section className={classes.hero}>
      <div>
        <h1>Big stories start as a drop of ink.</h1>
        <p className={classes.lead}>
          Inkling is the writing coach that asks the right question at the right moment, from the first idea
          to the last full stop. Your child writes every word.
        </p>
        <div className={classes.actions}>
          <Link to={screens.register.path} className={buttons.button}>
            Start for free
          </Link>
          <Link to={isBuilt('guide') ? screens.guide.path : screens.login.path} className={buttons.quiet}>
            {isBuilt('guide') ? 'Try a sample writing' : 'Sign in'}
          </Link>
        </div>
        <p className={classes.small}>Free plan with 4 AI writing challenges per month. No card needed.</p>
      </div>
      <SampleSheet />
    </section>
  );
};

const HowItWorks = () => (
  <section id="how-it-works" className={classes.how} aria-labelledby="how-title">
    <h2 id="how-title">Four steps, one finished piece</h2>
    <ol className={classes.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className={classes.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);

const Invitation = () => (
  <section className={classes.invitation}>
    <MascotDisc mood="happy" />
    <div>
      <h2>Ready for the first sentence?</h2>
      <p>Create a parent account, add your child, and write the first page today.</p>
    </div>
    <Link to={screens.register.path} className={buttons.quiet}>
      Create your account
    </Link>
  </section>
);

export const LandingPage = () => (
  <div className={classes.page}>
    <Header />
    <main id="main" tabIndex={-1}>
      <Hero />
      <HowItWorks />
      <Invitation />
    </main>
    <LandingFooter />
  </div>
);
