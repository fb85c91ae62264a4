import { IconChevronRight } from '@zampa/ui/icons/IconChevronRight';
import { IconCircleCheckFilled } from '@zampa/ui/icons/IconCircleCheckFilled';
import { IconMessageCirclePlus } from '@zampa/ui/icons/IconMessageCirclePlus';
import { IconPaw } from '@zampa/ui/icons/IconPaw';
import { IconPencil } from '@zampa/ui/icons/IconPencil';
import { IconStethoscope } from '@zampa/ui/icons/IconStethoscope';
import { Link } from '@tanstack/react-router';
import { isAppleMobile, useInstallOffer } from '@zampa/client/device/install-offer';
import { Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import links from '@zampa/ui/kit/kit.module.css';
import type { NextStep } from './next-steps.ts';
import { currentStep } from './next-steps.ts';
import { useNextSteps } from './use-next-steps.ts';
import styles from './NextSteps.module.css';
import { lazyPart } from '@zampa/ui/states/lazy-part';

/** Lazy-loaded: only for browsers that can install the app. */
const InstallHint = lazyPart(async () => (await import('./InstallHint.tsx')).InstallHint);

const icons = {
  pet: IconPaw,
  clinic: IconStethoscope,
  ask: IconMessageCirclePlus,
  draft: IconPencil,
} as const satisfies Record<NextStep, typeof IconPaw>;

const pages = {
  pet: '/workspace/pets/new',
  clinic: '/workspace/vets',
  ask: '/workspace/ask',
  draft: '/workspace/ask',
} as const satisfies Record<NextStep, string>;

/** List of a newcomer's next steps, gone when all are done, and the hint to install the app. */
export function NextSteps() {
  const offer = useInstallOffer();
  return (
    <>
      <StepList />
      {(offer || isAppleMobile()) && (
        <Suspense>
          <InstallHint />
        </Suspense>
      )}
    </>
  );
}

function StepList() {
  const { t } = useTranslation();
  const steps = useNextSteps();
  const current = currentStep(steps);
  if (steps.length === 0) return null;
  return (
    <Section title={t('home:owner.next.title')}>
      <Stack as="ol" gap="8">
        {steps.map(({ step, isDone }) => (
          <li key={step} data-current={step === current} data-done={isDone}>
            {isDone ? <CompletedStep step={step} /> : <OpenStep step={step} />}
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function CompletedStep({ step }: { step: NextStep }) {
  const { t } = useTranslation();
  return (
    <div className={`${links['linkCard']} ${styles['step']}`}>
      <IconCircleCheckFilled size={24} aria-hidden="true" />
      <span>
        {t(`home:owner.next.${step}`)}
        <span className="z-visually-hidden">, {t('home:owner.next.done')}</span>
      </span>
    </div>
  );
}

function OpenStep({ step }: { step: NextStep }) {
  const { t } = useTranslation();
  const Icon = icons[step];
  return (
    <Link
      to={pages[step]}
      search={step === 'draft' ? { resume: true } : {}}
      className={`${links['linkCard']} ${styles['step']}`}
    >
      <Icon size={24} aria-hidden="true" />
      <Stack as="span" gap="0" grow>
        <strong>{t(`home:owner.next.${step}`)}</strong>
        <Text as="span" tone="muted">
          {t(`home:owner.next.${step}Text`)}
        </Text>
      </Stack>
      <IconChevronRight size={20} aria-hidden="true" />
    </Link>
  );
}
