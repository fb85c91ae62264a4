import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@zampa/i18n/use-translation';
import { FacilityCode, type FacilityCodeProps } from './FacilityCode.tsx';
import styles from './FacilityCodeScreen.module.css';

export interface FacilityCodeScreenProps extends FacilityCodeProps {
  /** Just opened: says so and offers to go on. */
  opened: boolean;
}

/** The code of a clinic, ready to be shown, printed or sent, and what happens with it. */
export function FacilityCodeScreen({ facility, opened }: FacilityCodeScreenProps) {
  const { t } = useTranslation();
  const { name } = facility;
  const steps = [
    t('facilities:code.steps.share'),
    t('facilities:code.steps.join'),
    t('facilities:code.steps.answer'),
  ];
  return (
    <div className={styles['screen']}>
      <section className={styles['card']}>
        <h2 className="z-display">{opened ? t('facilities:code.opened', { name }) : name}</h2>
        <p>{t('facilities:code.lead', { name })}</p>
        <FacilityCode facility={facility} />
      </section>
      <section className={styles['next']}>
        <h3>{t('facilities:code.next')}</h3>
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {opened && (
          <div className={styles['actions']}>
            <Button renderRoot={(props) => <Link to="/workspace/onboarding" {...props} />}>
              {t('facilities:code.setUp')}
            </Button>
            <Button variant="default" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
              {t('facilities:code.goHome')}
            </Button>
          </div>
        )}
      </section>
    </div>
  );
}
