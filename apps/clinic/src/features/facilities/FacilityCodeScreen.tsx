import '@zampa/i18n/english/facilities';
import { useTranslation } from '@zampa/i18n/use-translation';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { FacilityCode } from './FacilityCode.tsx';
import styles from './FacilityCodeScreen.module.css';

/** Shows the clinic's code to display, print or send, and the next steps. */
export function FacilityCodeScreen() {
  const { t } = useTranslation();
  const { name } = useFacility();
  const steps = [
    t('facilities:code.steps.share'),
    t('facilities:code.steps.join'),
    t('facilities:code.steps.answer'),
  ];
  return (
    <div className={styles['screen']}>
      <section className={styles['card']}>
        <h2 className="z-display">{name}</h2>
        <p>{t('facilities:code.lead', { name })}</p>
        <FacilityCode />
      </section>
      <section className={styles['next']}>
        <h3>{t('facilities:code.next')}</h3>
        <ol className={styles['steps']}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
    </div>
  );
}
