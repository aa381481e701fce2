import { type Step, screens, stepUrlHash } from '@inkling/contract';
import { Button, Text, Title } from '@mantine/core';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { StepNavigation } from '../../shared/step-navigation/step-navigation.tsx';
import frame from '../../shared/step-navigation/step-page-layout.module.css';
import { headingOf } from '../../shared/steps/step-headings.ts';
import { showConfetti } from '../../ui/confetti.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { sampleStepViews } from './sample-step-views.tsx';
import { type SampleTourStop, sampleTourId, sampleTourIntro, sampleTourStops } from './sample-tour-stops.ts';
import { forgetTour } from './tour-player/finished-tours.ts';
import { Tour } from './tour-player/tour.tsx';
import { introDelayMs } from './tour-player/tour-timing.ts';
import { useSampleWriting } from './use-sample-writing.ts';

const DiscountOfferDialog = lazyComponent(
  async () => (await import('./discount-offer-dialog.tsx')).DiscountOfferDialog,
);

/** The demo's tour starts again with each visit. */
const useFreshTour = (): void => {
  useEffect(() => forgetTour(sampleTourId), []);
};

const Head = ({ step }: { step: Step }) => (
  <div className={frame.head}>
    <div>
      <Title order={1}>{headingOf(step)}</Title>
      {step.type !== 'chat' && (
        <Text c="dimmed" mt={4} maw="46rem">
          {step.instructions}
        </Text>
      )}
    </div>
  </div>
);

/** A whole writing to look at: everything is in the page, the server is never asked. */
export const SampleWritingPage = () => {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [stop, setStop] = useState<SampleTourStop | null>(null);
  const [isOffered, setIsOffered] = useState(false);
  const { writing, steps, step, next, complete } = useSampleWriting(hash);
  useFreshTour();

  const open = async (one: Step) => {
    await navigate({ hash: stepUrlHash(one.title) });
    window.scrollTo({ top: 0 });
  };
  const finish = (completed: Step) => {
    setIsOffered(false);
    if (complete()) void showConfetti();
    void open(completed);
  };
  const goOn = () => {
    if (next?.type === 'completed' && writing.status !== 'completed') setIsOffered(true);
    else if (next) void open(next);
  };
  const onStop = (reached: SampleTourStop) => {
    setStop(reached);
    const wanted = steps.find(({ id }) => id === reached.step);
    if (wanted && wanted.id !== step.id)
      void navigate({ hash: stepUrlHash(wanted.title) }, { replace: true });
  };
  const View = sampleStepViews[step.type];
  return (
    <div className={frame.frame}>
      <StepNavigation writing={writing} steps={steps} step={step} data={writing.data} isGuest />
      <main id="main" tabIndex={-1} className={frame.main}>
        {step.type !== 'completed' && <Head step={step} />}
        {View && (
          <View
            key={step.id}
            writing={writing}
            step={step}
            shown={stop?.step === step.id ? stop.shown : undefined}
          />
        )}
        {next && (
          <div className={frame.foot}>
            <Button
              color="coral"
              size="md"
              data-tour="next"
              onClick={goOn}
              rightSection={
                next.type === 'completed' ? (
                  <IconCheck size={18} aria-hidden />
                ) : (
                  <IconArrowRight size={18} aria-hidden />
                )
              }
            >
              {next.type === 'completed' ? 'Mark as Complete' : `Continue to ${next.title}`}
            </Button>
          </div>
        )}
      </main>
      <Suspense>
        {isOffered && next && (
          <DiscountOfferDialog
            onAccept={() => void navigate(screens['parent-billing'].path)}
            onDecline={() => finish(next)}
            onClose={() => setIsOffered(false)}
          />
        )}
      </Suspense>
      <Tour
        id={sampleTourId}
        stops={sampleTourStops}
        intro={{ ...sampleTourIntro, delayMs: introDelayMs(hash) }}
        onStop={onStop}
        onEnd={() => setStop(null)}
      />
    </div>
  );
};
