import '@zampa/i18n/english/facilities-onboarding';
import { IconChevronLeft } from '@zampa/ui/icons/IconChevronLeft';
import { Link } from '@tanstack/react-router';
import { StepBar } from '@zampa/ui/stepper/StepBar.tsx';
import { HeadingLevel } from '@zampa/ui/kit/heading-level';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import type { ReactNode } from 'react';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './onboarding.module.css';
import { STEP_PAGES, type StepPage } from './steps.ts';
import { useStepTexts } from './use-step-texts.ts';

/** Renders the frame of an onboarding step: progress, title, purpose and a link back to the checklist. */
export function StepFrame({ step, children }: { step: StepPage; children: ReactNode }) {
  const { t } = useTranslation();
  const { title, why } = useStepTexts()[step];
  const place = STEP_PAGES.indexOf(step) + 1;
  return (
    <Stack>
      <Link to="/workspace/onboarding" className={styles['back']}>
        <IconChevronLeft size={18} aria-hidden="true" />
        {t('facilities:onboarding.back')}
      </Link>
      <StepBar
        step={place}
        steps={STEP_PAGES.length}
        label={t('common:words.stepOf', { step: place, steps: STEP_PAGES.length })}
      />
      <header className={styles['head']}>
        <h2 className="z-display">{title}</h2>
        <p className={styles['lead']}>{why}</p>
      </header>
      <HeadingLevel value="h3">{children}</HeadingLevel>
    </Stack>
  );
}
