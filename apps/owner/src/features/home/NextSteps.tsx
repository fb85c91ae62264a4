import {
  IconChevronRight,
  IconCircleCheckFilled,
  IconMessageCirclePlus,
  IconPaw,
  IconPencil,
  IconStethoscope,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { isApple, useInstallOffer } from '@zampa/client/device/install-offer';
import { lazy, Suspense } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import links from '@zampa/ui/kit/kit.module.css';
import type { NextStep } from './next-steps.ts';
import { currentStep } from './next-steps.ts';
import { useNextSteps } from './use-next-steps.ts';
import styles from './home.module.css';

/** Is for browsers that can do it. */
const InstallHint = lazy(async () => ({
  default: (await import('./InstallHint.tsx')).InstallHint,
}));

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

/** Shows the short list of what to do next, gone when nothing is left; and that the app can be on the home screen. */
export function NextSteps() {
  const offer = useInstallOffer();
  return (
    <>
      <StepList />
      {(offer || isApple()) && (
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
    <Section title={t('home-owner:next.title')}>
      <Stack as="ol" gap="8">
        {steps.map(({ step, done }) => (
          <li key={step} data-current={step === current} data-done={done}>
            {done ? <DoneStep step={step} /> : <OpenStep step={step} />}
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function DoneStep({ step }: { step: NextStep }) {
  const { t } = useTranslation();
  return (
    <div className={`${links['linkCard']} ${styles['step']}`}>
      <IconCircleCheckFilled size={24} aria-hidden="true" />
      <span>
        {t(`home-owner:next.${step}`)}
        <span className="z-visually-hidden">, {t('home-owner:next.done')}</span>
      </span>
    </div>
  );
}

function OpenStep({ step }: { step: NextStep }) {
  const { t } = useTranslation();
  const Icon = icons[step];
  return (
    <Link to={pages[step]} className={`${links['linkCard']} ${styles['step']}`}>
      <Icon size={24} aria-hidden="true" />
      <Stack as="span" gap="0" grow>
        <strong>{t(`home-owner:next.${step}`)}</strong>
        <Text as="span" tone="muted">
          {t(`home-owner:next.${step}Text`)}
        </Text>
      </Stack>
      <IconChevronRight size={20} aria-hidden="true" />
    </Link>
  );
}
